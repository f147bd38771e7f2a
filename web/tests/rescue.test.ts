import { describe, expect, it, vi } from 'vitest';
import type { CheeseRescueView, Lying } from '../../src/fromagerie/games/cheese_rescue/web/generated';
import { area, camera, settled, spot, stacks, towards } from '../../src/fromagerie/games/cheese_rescue/web/table';
import { Ending } from '../../src/fromagerie/games/cheese_rescue/web/ending.svelte';
import { COUNTING, LEFT, chase, lookOf, rescued, sheetAt, waves } from '../../src/fromagerie/games/cheese_rescue/web/waves';

const lying = (cell: string, card: Lying['card'], seat: number | null = null): Lying => ({ cell, card, seat });

it('reads cells and what they span', () => {
  expect(spot('c4')).toEqual({ x: 2, y: 3 });
  expect(spot('m13')).toEqual({ x: 12, y: 12 });
  expect(area(['c4', 'e3', 'd9'])).toEqual({ x: 2, y: 2, wide: 3, high: 7 });
});

describe('where one looks', () => {
  const cloth = area(['a1', 'm13']);

  it('is the middle of what matters, with cells no larger than they should be', () => {
    const seen = camera(area(['f6', 'h8']), cloth, 360, 60);
    expect(seen.span).toBeCloseTo(6.24);
    expect(seen.x + seen.span / 2).toBeCloseTo(6.5);
  });

  it('always holds all that matters', () => {
    const seen = camera(area(['b1', 'i8']), area(['a1', 'j8']), 360, 60);
    expect(seen.x).toBeLessThanOrEqual(1);
    expect(seen.x + seen.span).toBeGreaterThanOrEqual(9);
    expect(seen.y).toBeLessThanOrEqual(0);
    expect(seen.y + seen.span).toBeGreaterThanOrEqual(8);
    // Eight cells and a rim: large enough for a finger on the smallest phone that is promised.
    expect(362 / seen.span).toBeGreaterThanOrEqual(43.5);
  });

  it('does not leave the cloth without need', () => {
    const seen = camera(area(['a1', 'c3']), cloth, 360, 60);
    expect(seen.x).toBeCloseTo(-0.12);
    expect(seen.y).toBeCloseTo(-0.12);
  });

  it('has a cloth that is smaller than the view in its middle', () => {
    const seen = camera(area(['c3', 'g5']), area(['c3', 'g5']), 360, 60);
    expect(seen.y + seen.span / 2).toBeCloseTo(3.5);
  });
});

it('moves between places with the arrow keys', () => {
  const cells = ['c3', 'e3', 'd2', 'd4', 'f7'];
  expect(towards('c3', 'ArrowRight', cells)).toBe('e3');
  expect(towards('c3', 'ArrowDown', cells)).toBe('d4');
  expect(towards('c3', 'ArrowLeft', cells)).toBeNull();
  expect(towards('c3', 'Enter', cells)).toBeNull();
});

it('holds a hand in stacks', () => {
  expect(stacks(['D', 'M', 'M', '1', '1', '3'])).toEqual([
    { kind: 'D', count: 1 },
    { kind: 'M', count: 2 },
    { kind: '1', count: 2 },
    { kind: '3', count: 1 },
  ]);
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

  it('leave the cheese that is counted, the small ones first', () => {
    const view = { board: [...board, lying('e4', '1', 1)], removed, points: [0, 4], turn: null } as unknown as CheeseRescueView;
    expect(rescued(view).map((own) => own.map((one) => one.cell))).toEqual([[], ['e4', 'd4']]);
    expect(sheetAt(view, { step: 2, ticks: 0 })).toEqual({ points: [null, null], home: [[], []], fresh: new Set() });
    expect(sheetAt(view, { step: COUNTING, ticks: 1 })).toEqual({ points: [0, 1], home: [[], [1]], fresh: new Set(['e4']) });
    expect(sheetAt(view, { step: COUNTING, ticks: 9 })).toEqual({ points: [0, 4], home: [[], [1, 3]], fresh: new Set() });
    expect(sheetAt(view, { step: LEFT, ticks: 0 })).toEqual({ points: [0, 4], home: [[], [1, 3]], fresh: new Set() });
  });

  it('are seen one after the other', () => {
    const looks = (step: number): string[] => {
      const of = waves({ removed } as unknown as CheeseRescueView);
      const acted = step < COUNTING ? chase(board, removed, step) : null;
      return ['b2', 'c2', 'b3', 'd4'].map((cell) => lookOf(cell, of.get(cell), true, step, acted, new Set(step === COUNTING ? ['d4'] : [])));
    };
    expect(looks(1)).toEqual(['acts wave-1', 'goes wave-1', '', '']);
    expect(looks(3)).toEqual(['', 'gone', 'goes wave-3', '']);
    expect(looks(COUNTING)).toEqual(['', 'gone', 'gone', 'rescued']);
    expect(lookOf('c2', 0, false, LEFT, null, new Set())).toBe('threat');
    expect(lookOf('d4', undefined, false, LEFT, null, new Set())).toBe('');
  });
});

it('knows when the square can lie nowhere else', () => {
  expect(settled({ reach: ['b2', 'h8'], side: 7 } as unknown as CheeseRescueView)).toBe(true);
  expect(settled({ reach: ['b2', 'i8'], side: 7 } as unknown as CheeseRescueView)).toBe(false);
});

it('shows the end step by step, and any step again', () => {
  vi.useFakeTimers();
  const ending = new Ending(() => 2);
  const steps: string[] = [];
  ending.show(0);
  while (ending.step < LEFT) {
    steps.push(`${ending.step}.${ending.ticks}`);
    vi.advanceTimersToNextTimer();
  }
  expect(steps).toEqual(['0.0', '1.0', '2.0', '3.0', '4.0', '4.1', '4.2']);
  ending.show(2);
  expect(ending.step).toBe(2);
  ending.skip();
  vi.runAllTimers();
  expect(ending.step).toBe(LEFT);
  vi.useRealTimers();
});
