import { describe, expect, it, vi } from 'vitest';
import type { CheeseRescueView, Lying, Placed } from '../../src/fromagerie/games/cheese_rescue/web/generated';
import { area, around, camera, follow, lately, settled, spot, stacks, towards } from '../../src/fromagerie/games/cheese_rescue/web/table';
import { Ending } from '../../src/fromagerie/games/cheese_rescue/web/ending.svelte';
import { speedOf } from '../../src/fromagerie/games/cheese_rescue/web/arrive';
import { Drag } from '../../src/fromagerie/games/cheese_rescue/web/drag.svelte';
import { LEFT, chase, lookOf, sheetAt, waves } from '../../src/fromagerie/games/cheese_rescue/web/waves';

const lying = (cell: string, card: Lying['card'], seat: number | null = null): Lying => ({ cell, card, seat });

it('reads cells and what they span', () => {
  expect(spot('c4')).toEqual({ x: 2, y: 3 });
  expect(spot('m13')).toEqual({ x: 12, y: 12 });
  expect(area(['c4', 'e3', 'd9'])).toEqual({ x: 2, y: 2, wide: 3, high: 7 });
});

describe('where one looks', () => {
  const cloth = area(['a1', 'm13']);

  it('is the middle of what matters, as many cells as the square will have', () => {
    const seen = camera(area(['f6', 'h8']), cloth, 7);
    expect(seen.span).toBeCloseTo(7.12);
    expect(seen.x + seen.span / 2).toBeCloseTo(6.5);
  });

  it('always holds all that matters', () => {
    const seen = camera(area(['b1', 'i8']), area(['a1', 'j8']), 7);
    expect(seen.x).toBeLessThanOrEqual(1);
    expect(seen.x + seen.span).toBeGreaterThanOrEqual(9);
    expect(seen.y).toBeLessThanOrEqual(0);
    expect(seen.y + seen.span).toBeGreaterThanOrEqual(8);
    // Eight cells and a rim: large enough for a finger on the smallest phone that is promised.
    expect(348 / seen.span).toBeGreaterThanOrEqual(39);
  });

  it('does not leave the cloth without need', () => {
    const seen = camera(area(['a1', 'c3']), cloth, 5);
    expect(seen.x).toBeCloseTo(-0.06);
    expect(seen.y).toBeCloseTo(-0.06);
  });

  it('has a cloth that is smaller than the view in its middle', () => {
    const seen = camera(area(['c3', 'g5']), area(['c3', 'g5']), 5);
    expect(seen.y + seen.span / 2).toBeCloseTo(3.5);
  });

  it('stays as long as all that matters is in sight', () => {
    const before = camera(area(['f6', 'h8']), cloth, 7);
    const grown = area(['f6', 'i8']);
    expect(follow(before, camera(grown, cloth, 7), grown)).toBe(before);
    const beyond = area(['f6', 'k8']);
    const wanted = camera(beyond, cloth, 7);
    expect(follow(before, wanted, beyond)).toBe(wanted);
    const larger = area(['d4', 'k11']);
    expect(follow(before, camera(larger, cloth, 7), larger).span).toBeCloseTo(8.12);
  });
});

it('moves between places with the arrow keys', () => {
  const cells = ['c3', 'e3', 'd2', 'd4', 'f7'];
  expect(towards('c3', 'ArrowRight', cells)).toBe('e3');
  expect(towards('c3', 'ArrowDown', cells)).toBe('d4');
  expect(towards('c3', 'ArrowLeft', cells)).toBeNull();
  expect(towards('c3', 'Enter', cells)).toBeNull();
});

it('holds a hand in stacks, each in its place', () => {
  expect(stacks(['D', 'M', 'M', '1', '1', '3'])).toEqual([
    { kind: 'D', count: 1 },
    { kind: 'C', count: 0 },
    { kind: 'M', count: 2 },
    { kind: '1', count: 2 },
    { kind: '2', count: 0 },
    { kind: '3', count: 1 },
  ]);
});

it('sees everybody in turn, oneself first', () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

describe('the last moves', () => {
  const put = (seat: number, cell: string, card: Placed['card'] = 'M'): Placed => ({ was: 'placed', seat, cell, card });
  const table = (...moves: Placed[]): CheeseRescueView => ({ players: 3, board: moves.map(({ cell, card }) => lying(cell, card)) }) as unknown as CheeseRescueView;
  const [mine, second, third] = [put(0, 'a1'), put(1, 'b1'), put(2, 'c1')];

  it('are those since one has moved', () => {
    expect(lately([second], [third, mine], table(second, third, mine), 0)).toEqual([]);
    expect(lately([], [mine, second], table(mine, second), 0)).toEqual([second]);
    expect(lately([second], [third], table(mine, second, third), 0)).toEqual([second, third]);
  });

  it('are one of everybody for who only looks', () => {
    const fourth = put(0, 'd1');
    expect(lately([mine, second, third], [fourth], table(mine, second, third, fourth), null)).toEqual([second, third, fourth]);
  });

  it('are told once, and not if they were taken back', () => {
    expect(lately([second], [second, third], table(mine, second, third), 0)).toEqual([second, third]);
    expect(lately([second, third], [], table(mine, second), 0)).toEqual([second]);
    // Another card on the same cell is another move.
    expect(lately([second], [], table(mine, put(1, 'b1', 'D')), 0)).toEqual([]);
  });
});

it('lets nobody wait long for cards that come', () => {
  expect([1, 7, 8, 19, 20].map((cards) => speedOf(cards, false))).toEqual([1, 1, 2, 2, Infinity]);
  expect(speedOf(1, true)).toBe(Infinity);
});

describe('the waves', () => {
  const board = [lying('b2', 'D'), lying('c2', 'C'), lying('c3', 'M'), lying('d3', 'C'), lying('b3', '2', 0), lying('b4', 'M'), lying('d4', '3', 1)];
  const removed = [['c2'], ['c3'], ['b3']];

  it('have somebody who goes, and somebody who comes', () => {
    expect(chase(board, removed, 1)).toEqual({ gone: new Map([['c2', { x: 1, y: 0 }]]), by: new Map([['b2', { x: 1, y: 0 }]]) });
  });

  it('are the work of those who are still there', () => {
    // The cat on c2 has run off: only the one on d3 is left to pounce.
    expect([...chase(board, removed, 2).by.keys()]).toEqual(['d3']);
    expect([...chase(board, removed, 3).by.keys()]).toEqual(['b4']);
  });

  it('tell nobody what it comes to before they are over', () => {
    const view = { board: [...board, lying('e4', '1', 1)], removed, points: [0, 4], cheeses: [[2], []], turn: null } as unknown as CheeseRescueView;
    expect(sheetAt(view, 3)).toEqual({ points: [null, null], cheeses: [[], []] });
    expect(sheetAt(view, LEFT)).toEqual({ points: [0, 4], cheeses: [[], [1, 3]] });
    expect(sheetAt({ ...view, turn: 1 }, LEFT)).toEqual({ points: [0, 4], cheeses: [[2], []] });
  });

  it('are seen one after the other', () => {
    const of = waves({ removed } as unknown as CheeseRescueView);
    const looks = (step: number, over = true): string[] => {
      const acted = over && step < LEFT ? chase(board, removed, step) : null;
      return board.filter(({ cell }) => ['b2', 'c2', 'b3', 'd4'].includes(cell)).map((one) => lookOf(one, of.get(one.cell), over, step, acted));
    };
    expect(looks(1)).toEqual(['acts wave-1', 'goes wave-1', '', '']);
    expect(looks(3)).toEqual(['', 'gone', 'goes wave-3', '']);
    expect(looks(LEFT)).toEqual(['', 'gone', 'gone', 'rescued']);
    expect(looks(LEFT, false)).toEqual(['', 'threat', 'threat', '']);
  });
});

it('knows when the square can lie nowhere else', () => {
  expect(settled({ reach: ['b2', 'h8'], side: 7 } as unknown as CheeseRescueView)).toBe(true);
  expect(settled({ reach: ['b2', 'i8'], side: 7 } as unknown as CheeseRescueView)).toBe(false);
});

it('shows the end step by step, and any step again', () => {
  vi.useFakeTimers();
  const ending = new Ending();
  const steps: number[] = [];
  ending.show(0);
  while (ending.step < LEFT) {
    steps.push(ending.step);
    vi.advanceTimersToNextTimer();
  }
  expect(steps).toEqual([0, 1, 2, 3]);
  ending.show(2);
  expect(ending.step).toBe(2);
  ending.skip();
  vi.runAllTimers();
  expect(ending.step).toBe(LEFT);
  vi.useRealTimers();
});

describe('a card in the hand', () => {
  const at = (x: number, y: number): PointerEvent => ({ button: 0, clientX: x, clientY: y, pointerId: 1, currentTarget: Object.assign(document.createElement('button'), { setPointerCapture: () => undefined }) }) as unknown as PointerEvent;
  const cell = document.createElement('button');
  cell.dataset.cell = 'c4';

  function dragged(to: [number, number]): { taken: string[]; dropped: string[] } {
    const taken: string[] = [];
    const dropped: string[] = [];
    const drag = new Drag((kind) => taken.push(kind), (where) => dropped.push(where));
    document.elementFromPoint = (x) => (x > 50 ? cell : document.body);
    drag.down(at(10, 10), 'C');
    drag.move(at(...to));
    drag.up();
    expect(drag.kind).toBeNull();
    return { taken, dropped };
  }

  it('is played where it is let go', () => expect(dragged([90, 90])).toEqual({ taken: ['C'], dropped: ['c4'] }));
  it('stays there if it is let go elsewhere', () => expect(dragged([10, 40])).toEqual({ taken: ['C'], dropped: [] }));
  it('is only tapped if it hardly moves', () => expect(dragged([13, 12])).toEqual({ taken: [], dropped: [] }));
});
