import { describe, expect, it } from 'vitest';
import type { DroleDeFromageView } from '../../src/fromagerie/games/drole_de_fromage/web/generated';
import {
  WAYS,
  ahead,
  around,
  beside,
  cameFrom,
  cellAt,
  drawn,
  finalScore,
  heaps,
  leads,
  pays,
  pipsOf,
  placeOf,
  placesNow,
  trailNow,
  traysOf,
  turnOf,
  unseen,
  wayOf,
  wayTo,
} from '../../src/fromagerie/games/drole_de_fromage/web/table';

function table(change: Partial<DroleDeFromageView>): DroleDeFromageView {
  return { game: 1, turns: 1, turn: 0, steps_left: 3, bonus: false, mice: ['e8'], board: {}, harvest: [[]], gone: [], good: [], wormy: [], sheet: [], ...change } as DroleDeFromageView;
}

it('draws every face that a die may have, and pips on all but the star', () => {
  for (let number = 1; number <= 9; number += 1) {
    const pips = pipsOf(`${number}`).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(pips).size).toBe(number);
  }
  expect(pipsOf('1')).toEqual([{ x: 32, y: 32 }]);
  expect(pipsOf('*')).toEqual([]);
});

describe('the board from one’s own side', () => {
  it('has every mouse start below, on the fourth cell from the right', () => {
    const starts = { S: 'e8', W: 'a5', N: 'd1', E: 'h4' } as const;
    for (const side of WAYS) expect(placeOf(starts[side], side)).toEqual({ x: 4, y: 7 });
  });

  it('has the own side below, and the next one on the left', () => {
    expect(WAYS.map((way) => turnOf(way, 'W'))).toEqual(['right', 'down', 'left', 'up']);
    expect(wayOf('down', 'N')).toBe('N');
    expect(wayOf('left', 'S')).toBe('W');
  });

  it('has everybody around, and one heap for all sides where nobody sits', () => {
    const two = around(['S', 'N'], 'N');
    expect(two.map(({ turn, way, seat }) => [turn, way, seat])).toEqual([
      ['down', 'N', 1],
      ['left', 'E', null],
      ['up', 'S', 0],
      ['right', 'W', null],
    ]);
    expect(traysOf(two).map(({ turn }) => turn)).toEqual(['down', 'left', 'up']);
    expect(traysOf(around(['S', 'W', 'N', 'E'], 'S'))).toHaveLength(4);
  });

  it('leads a step to its own side down', () => {
    for (const side of WAYS) expect(leads(side, side)).toEqual({ x: 0, y: 1 });
    expect(leads('E', 'N')).toEqual({ x: -1, y: 0 });
  });

  it('moves on the screen as the steps go', () => {
    const to = { down: [0, 1], left: [-1, 0], up: [0, -1], right: [1, 0] };
    for (const side of WAYS) {
      for (const way of WAYS) {
        const before = placeOf('d4', side);
        const after = placeOf(beside('d4', way) ?? '', side);
        expect([after.x - before.x, after.y - before.y]).toEqual(to[turnOf(way, side)]);
      }
    }
  });

  it('finds the cell under a finger', () => {
    for (const side of WAYS) expect(cellAt(placeOf('b7', side), side)).toBe('b7');
    expect(cellAt({ x: 8, y: 0 }, 'S')).toBeNull();
    expect(cellAt({ x: 0, y: -1 }, 'E')).toBeNull();
  });
});

it('knows which cells lie beside each other', () => {
  expect(beside('a1', 'N')).toBeNull();
  expect(wayTo('e8', 'e7')).toBe('N');
  expect(wayTo('e8', 'd7')).toBeNull();
});

it('sees the row ahead of a mouse, and whether it reaches the edge', () => {
  const view = table({ board: { M1: 'e7', S1: 'e6', L1: 'e4', S2: 'f8', S3: 'g8', M2: 'h8' } });
  expect(ahead(view, 'e8', 'N')).toEqual({ pieces: ['M1', 'S1'], falls: false });
  expect(ahead(view, 'e8', 'E')).toEqual({ pieces: ['S2', 'S3', 'M2'], falls: true });
  expect(ahead(view, 'e8', 'S')).toEqual({ pieces: [], falls: false });
});

describe('the cheese one has', () => {
  it('lies by size', () => {
    expect(heaps(['S1', 'L2', 'M1', 'L1'])).toEqual([
      { size: 'L', pieces: ['L2', 'L1'] },
      { size: 'M', pieces: ['M1'] },
      { size: 'S', pieces: ['S1'] },
    ]);
    expect(heaps(['M1']).map(({ pieces }) => pieces)).toEqual([[], ['M1'], []]);
  });

  it('stays where it was laid, whatever comes and goes', () => {
    let places = placesNow(new Map(), ['M2']);
    places = placesNow(places, ['L1', 'M2', 'S3']);
    expect([...places]).toEqual([['M2', 0], ['L1', 1], ['S3', 2]]);
    places = placesNow(places, ['M2', 'S3']);
    expect([...places]).toEqual([['M2', 0], ['S3', 2]]);
    expect(placesNow(places, ['L4', 'M2', 'S3']).get('L4')).toBe(1);
    expect(placesNow(places, []).size).toBe(0);
  });

  it('pays as far as one knows', () => {
    expect(pays(['L1', 'L2', 'S1'], ['L1', 'S1', 'M1'], [4, 2, 2])).toBe(6);
  });

  it('tells how many worms are left elsewhere', () => {
    const view = table({ board: { L1: 'd4', M1: 'c4' }, gone: ['L2'], harvest: [['L3', 'L4'], ['S1']], good: ['L3'], wormy: ['L4'], worms: [2, 1, 0], worth: [4, 2, 2] });
    expect(unseen(view)).toEqual([
      { size: 'L', pieces: 2, wormy: 1, ever: true, worth: 4 },
      { size: 'M', pieces: 1, wormy: 1, ever: true, worth: 2 },
      { size: 'S', pieces: 1, wormy: 0, ever: false, worth: 2 },
    ]);
  });

  it('is counted when it is over', () => {
    expect(finalScore(table({}))).toBeNull();
    const over = table({ turn: null, harvest: [['L1']], wormy: ['L1'], sheet: [[3], [0]], game: 2 });
    expect(finalScore(over)).toEqual({ game: 2, harvest: [['L1']], wormy: ['L1'], points: [0] });
  });
});

describe('the way a mouse came', () => {
  it('grows with a step, shrinks with one taken back, and begins anew', () => {
    let trail = trailNow(null, table({}));
    trail = trailNow(trail, table({ steps_left: 2, mice: ['e7'] }));
    trail = trailNow(trail, table({ steps_left: 1, mice: ['d7'] }));
    expect([...trail.cells.values()]).toEqual(['e8', 'e7', 'd7']);
    expect(cameFrom(trail, 1)).toBe('e7');
    trail = trailNow(trail, table({ steps_left: 2, mice: ['e7'] }));
    expect([...trail.cells.values()]).toEqual(['e8', 'e7']);
    trail = trailNow(trail, table({ turns: 2, turn: 1, steps_left: 2, mice: ['e7', 'd1'] }));
    expect([...trail.cells.values()]).toEqual(['d1']);
  });

  it('is none when nobody walks', () => {
    expect(trailNow(null, table({ turn: null })).cells.size).toBe(0);
    expect(trailNow(null, table({ bonus: true })).cells.size).toBe(0);
  });
});

describe('a way drawn with a finger', () => {
  it('goes from cell to cell, also where the finger was quick', () => {
    expect(drawn([], 'e8', 'e7', 3)).toEqual(['e7']);
    expect(drawn(['e7'], 'e8', 'c7', 3)).toEqual(['e7', 'd7', 'c7']);
  });

  it('is no longer than the steps that are left', () => {
    expect(drawn([], 'e8', 'e2', 2)).toEqual(['e7', 'e6']);
  });

  it('is rubbed out by going back', () => {
    expect(drawn(['e7', 'e6'], 'e8', 'e7', 3)).toEqual(['e7']);
    expect(drawn(['e7'], 'e8', 'e8', 3)).toEqual([]);
  });
});
