import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DroleDeFromageEvent, DroleDeFromageView } from '../../src/fromagerie/games/drole_de_fromage/web/generated';
import { Turning, turnOrder } from '../../src/fromagerie/games/drole_de_fromage/web/turning.svelte';
import { NOTHING, sinceNow, type Since } from '../../src/fromagerie/games/drole_de_fromage/web/ways';

const START = ['e8', 'd1'];
const at = (...mice: string[]): DroleDeFromageView => ({ mice }) as DroleDeFromageView;
const rolled = (seat: number, stuck = false): DroleDeFromageEvent => ({ was: 'rolled', seat, faces: ['2'], steps: 2, stuck });
const stepped = (seat: number, cell: string, left: number): DroleDeFromageEvent => ({ was: 'stepped', seat, to: 'N', cell, pushed: [], left });
const fell = (piece: string): DroleDeFromageEvent => ({ was: 'fell', piece, side: 'S', seat: 0 });

/** Seat 1 has walked from d1 over e1 to e2, and pushed something down. */
function walked(): Since {
  let since = sinceNow(NOTHING, START, at('e8', 'd1'), [rolled(1)], 0);
  since = sinceNow(since, START, at('e8', 'e1'), [stepped(1, 'e1', 1)], 0);
  return sinceNow(since, ['e8', 'e1'], at('e8', 'e2'), [stepped(1, 'e2', 0), fell('L1'), rolled(0)], 0);
}

describe('what the others did', () => {
  it('is a way from where the mouse stood, and what fell', () => {
    const { ways, fell: down } = walked();
    expect([...ways]).toEqual([[1, ['d1', 'e1', 'e2']]]);
    expect([...down]).toEqual(['L1']);
  });

  it('stays while one walks oneself, and goes with the last step', () => {
    const since = sinceNow(walked(), ['e8', 'e2'], at('e7', 'e2'), [stepped(0, 'e7', 1)], 0);
    expect(since.ways.get(1)).toEqual(['d1', 'e1', 'e2']);
    const after = sinceNow(since, ['e7', 'e2'], at('e6', 'e2'), [stepped(0, 'e6', 0), rolled(1)], 0);
    expect([[...after.ways], after.fell.size]).toEqual([[[1, ['e2']]], 0]);
  });

  it('goes also when one is stuck, and when a game begins', () => {
    expect(sinceNow(walked(), ['e8', 'e2'], at('e8', 'e2'), [rolled(0, true)], 0).ways.size).toBe(0);
    expect(sinceNow(walked(), ['e8', 'e2'], at('e8', 'd1'), [{ was: 'gamebegan', game: 2, first: 0 }], 0).fell.size).toBe(0);
  });

  it('ends where the mouse is, if steps were taken back or not seen', () => {
    expect(sinceNow(walked(), ['e8', 'e2'], at('e8', 'e1'), [], 0).ways.get(1)).toEqual(['d1', 'e1']);
    expect(sinceNow(walked(), ['e8', 'e2'], at('e8', 'h8'), [], 0).ways.get(1)).toEqual([]);
  });

  it('begins where it was seen, and never goes across the board', () => {
    const late = sinceNow(NOTHING, [], at('e8', 'e2'), [stepped(1, 'e1', 1), stepped(1, 'e2', 0)], 0);
    expect(late.ways.get(1)).toEqual(['e1', 'e2']);
    const away = sinceNow(NOTHING, START, at('e8', 'g5'), [stepped(1, 'g4', 1), stepped(1, 'g5', 0)], 0);
    expect(away.ways.get(1)).toEqual(['g4', 'g5']);
  });

  it('is told in the order in which they went last', () => {
    const twice = [rolled(2), stepped(2, 'a2', 0), rolled(1), stepped(1, 'e1', 0), rolled(2), stepped(2, 'a3', 0)];
    const since = sinceNow(NOTHING, ['e8', 'd1', 'a1'], at('e8', 'e1', 'a3'), twice, 0);
    expect([...since.ways.keys()]).toEqual([1, 2]);
  });

  it('is everybody’s way for somebody who watches', () => {
    const since = sinceNow(NOTHING, START, at('e7', 'd1'), [rolled(0), stepped(0, 'e7', 1)], null);
    expect(since.ways.get(0)).toEqual(['e8', 'e7']);
  });
});

describe('a game is counted', () => {
  const score = { game: 1, harvest: [['L1', 'M1'], [], ['S1']], wormy: ['L1'], points: [2, 0, 2] };
  const turned: [string, boolean][] = [];
  const turning = (): Turning => new Turning((piece, wormy) => turned.push([piece, wormy]));

  beforeEach(() => {
    vi.useFakeTimers();
    turned.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('player by player, worms last', () => {
    expect(turnOrder(score)).toEqual(['M1', 'L1', 'S1']);
  });

  it('after the last piece has landed, one by one, within the time', () => {
    const count = turning();
    count.begin(score, 500, 1000);
    expect([count.score, count.running]).toEqual([null, true]);
    vi.advanceTimersByTime(500);
    expect([count.score, count.turned.size]).toEqual([score, 0]);
    vi.advanceTimersByTime(210);
    expect([...count.turned]).toEqual(['M1']);
    vi.advanceTimersByTime(400);
    expect([count.turned.size, count.running]).toEqual([3, true]);
    vi.advanceTimersByTime(400);
    expect([count.running, turned]).toEqual([false, [['M1', false], ['L1', true], ['S1', false]]]);
  });

  it('at once, if somebody will not wait', () => {
    const count = turning();
    count.begin(score, 500, 1000);
    count.finish();
    expect([count.running, count.score, [...count.turned]]).toEqual([false, score, ['L1', 'M1', 'S1']]);
    vi.runAllTimers();
    expect(turned).toEqual([]);
    count.begin(score, 0, 0);
    expect(count.running).toBe(false);
  });

  it('and is forgotten', () => {
    const count = turning();
    count.begin(score, 500, 1000);
    count.forget();
    vi.runAllTimers();
    expect([count.running, count.score]).toEqual([false, null]);
  });
});
