/** What the page asks of the server, and in which order. */
import { afterEach, expect, test, vi } from 'vitest';
import { introduce, newTable } from '../src/lib/api';

afterEach(() => vi.unstubAllGlobals());

test('nothing is asked for before the house has said who asks', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise((done) => answers.push(() => done(new Response('{}'))));
  });
  const first = introduce();
  expect(introduce()).toBe(first);
  const table = newTable({ game: 'cheez-tricks', players: 2 });
  await Promise.resolve();
  expect(asked).toEqual(['/api/guests']);
  answers[0]?.();
  await vi.waitFor(() => expect(asked).toEqual(['/api/guests', '/api/tables']));
  answers[1]?.();
  await table;
});
