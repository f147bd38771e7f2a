import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Retelling } from '../src/lib/retelling.svelte';
import type { Frame, GameInfo, LastMoves } from '../src/generated/wire';

const game = (version: number, ...events: string[]): GameInfo => ({ version, view: { version }, events, legal: [], claims: [], awaited: [], undo: null, deadline: null, window: null, result: null, timing: [], shown: [], left: null });
const frame = (entries: number, ...lines: string[]): Frame => ({ entries, seat: 1, game: game(entries, `event ${entries}`), lines, moment: false });
const last = (...frames: Frame[]): Promise<LastMoves> => Promise.resolve({ frames, moves: frames.length - 1 });

let table = { game: game(9, 'event 9'), skips: 0 };
let retelling: Retelling;

beforeEach(() => {
  vi.useFakeTimers();
  table = { game: game(9, 'event 9'), skips: 0 };
  retelling = new Retelling(table);
});

afterEach(() => vi.useRealTimers());

/** What is told, and for how many ms each. */
async function followed(ms: number): Promise<[number, number][]> {
  const seen: [number, number][] = [];
  for (let at = 0; at < ms; at += 10) {
    await vi.advanceTimersByTimeAsync(10);
    const now = retelling.now?.entries ?? 0;
    const before = seen.at(-1);
    if (before?.[0] === now) before[1] += 10;
    else seen.push([now, 10]);
  }
  return seen;
}

it('tells one move after the other, the last one and long ones a little longer', async () => {
  void retelling.tell(last(frame(5), frame(6, 'a'), frame(7, 'a', 'b', 'c'), frame(8, 'a')));
  const seen = await followed(3500);
  expect(seen.map(([entries]) => entries)).toEqual([5, 6, 7, 8, 0]);
  [350, 350, 1050, 1050].forEach((ms, nth) => expect(Math.abs((seen[nth]?.[1] ?? 0) - ms)).toBeLessThan(30));
});

it('shows what was, and then the game as it is, without telling its last move twice', async () => {
  const now = table.game;
  expect(retelling.shown(now)).toBe(now);
  void retelling.tell(last(frame(5), frame(6, 'a')));
  await vi.advanceTimersByTimeAsync(400);
  expect(retelling.shown(now).version).toBe(6);
  await vi.advanceTimersByTimeAsync(2000);
  expect(retelling.shown(now)).toEqual({ ...now, events: [] });
  const next = game(10, 'event 10');
  expect(retelling.shown(next)).toBe(next);
});

it('ends at once for who has seen enough, and lets what was shown make room', async () => {
  const told = retelling.tell(last(frame(5), frame(6, 'a'), frame(7, 'b')));
  await vi.advanceTimersByTimeAsync(400);
  const skips = table.skips;
  retelling.stop();
  expect(retelling.now).toBeNull();
  expect(table.skips).toBe(skips + 1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await told).toBe(true);
  expect(retelling.now).toBeNull();
});

it('says so if there is nothing to tell', async () => {
  expect(await retelling.tell(Promise.resolve({ frames: [], moves: 0 }))).toBe(false);
  expect(await retelling.tell(Promise.reject(new Error('busy')))).toBe(false);
  expect(table.skips).toBe(0);
});
