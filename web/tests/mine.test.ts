import { beforeEach, expect, test, vi } from 'vitest';
import { introduce } from '../src/lib/api';
import { keepPage, keptPage, link, makeFile, pack, readFile, unpack } from '../src/lib/mine';
import { pageAt } from '../src/lib/route.svelte';
import { keep, recall } from '../src/lib/storage';
import type { MyPage } from '../src/generated/wire';

const PAGE: MyPage = { games: [], streak: 2, longest: 3, medals: [], badges: [], history: { games: [], before: null }, uncounted: 0 };

function answer(body: unknown): void {
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify(body))));
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('one has a page', () => {
  expect(pageAt('/me')).toEqual({ name: 'me' });
});

test('what is taken along is how one likes it here, and nothing of a table', () => {
  keep('name', 'Zoé');
  keep('settings', '{"sound":"off"}');
  keep('pins', '[["table",{}]]');
  keep('mine', '{}');
  const luggage = pack();
  expect(JSON.parse(luggage)).toEqual({ name: 'Zoé', settings: '{"sound":"off"}' });
  localStorage.clear();
  unpack(luggage);
  expect([recall('name'), recall('settings'), recall('pins')]).toEqual(['Zoé', '{"sound":"off"}', null]);
});

test.each(['', 'null', '[]', '7', '{"name":7}', '{"name":{}}', '{"pins":"[]"}', `{"name":"${'x'.repeat(2000)}"}`])('luggage that is none changes nothing: %s', (luggage) => {
  unpack(luggage);
  expect(localStorage).toHaveLength(0);
});

test('a key file is read back, and nothing else is one', async () => {
  answer({ kind: 'file', key: 'a-long-key', until: 1_800_000_000, seconds: 9 });
  const file = await makeFile('what it is');
  expect(file.until).toBe('2027-01-15T08:00:00.000Z');
  expect(readFile(JSON.stringify(file))).toEqual(file);
  for (const text of ['', '{}', '[]', 'null', '{"fromagerie":"key"}', '{"key":"x"}', '{"records":[]}']) expect(readFile(text)).toBeNull();
});

test('a linked device has the luggage of the other and no page of who it was', async () => {
  keepPage(PAGE);
  expect(keptPage()).toEqual(PAGE);
  answer({ luggage: '{"name":"Zoé"}' });
  await link('BCDF-GHJK-LMNP');
  expect([recall('name'), keptPage()]).toEqual(['Zoé', null]);
});

test('a kept page that is none is not shown', () => {
  for (const text of ['', '7', '[]', '{}', '{"games":[]}', 'null']) {
    keep('mine', text);
    expect(keptPage()).toBeNull();
  }
});

test('whoever was forgotten elsewhere is forgotten here', async () => {
  keep('name', 'Zoé');
  answer({ tables: [], forgotten: false });
  await introduce();
  expect(recall('name')).toBe('Zoé');
  answer({ tables: [], forgotten: true });
  await introduce();
  expect(localStorage).toHaveLength(0);
});
