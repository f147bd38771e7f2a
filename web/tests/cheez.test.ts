import { describe, expect, it } from 'vitest';
import { movesThat } from '../src/lib/moves';
import type { CheezTricksView } from '../../src/fromagerie/games/cheez_tricks/web/generated';
import { around, mark, sorted, stands, takenTrick, wants, type CheezMove } from '../../src/fromagerie/games/cheez_tricks/web/table';

const table = { tricks: [2, 0, 1], won: [['S6', 'B6'], [], ['P2']] } as unknown as CheezTricksView;

describe('how everybody stands towards a cat', () => {
  it('counts tricks where the cat does', () => {
    expect(stands({ family: 'white', tricks: 3 }, table)).toEqual([2, 0, 1]);
    expect(stands({ family: 'tuxedo', exactly: 2 }, table)).toEqual([2, 0, 1]);
    expect(stands({ family: 'orange', fewest: 'tricks' }, table)).toEqual([2, 0, 1]);
  });

  it('counts cards that lie open, by value and by variety', () => {
    expect(stands({ family: 'grey', most: '6' }, table)).toEqual([2, 0, 0]);
    expect(stands({ family: 'orange', fewest: 'P' }, table)).toEqual([0, 0, 1]);
  });

  it('counts nothing for a cat that waits for one trick or one card', () => {
    expect(stands({ family: 'black', trick: 4 }, table)).toBeNull();
    expect(stands({ family: 'siamese', card: 'S7' }, table)).toBeNull();
  });
});

it('says what a cat is after', () => {
  expect(mark({ family: 'grey', most: '8' })).toBe('+8');
  expect(mark({ family: 'black', trick: 4 })).toBe('#4');
  expect(wants({ family: 'grey', most: 'B' })).toMatchObject({ id: 'cheez-most-variety', kind: 'B' });
  expect(wants({ family: 'orange', fewest: '3' })).toMatchObject({ id: 'cheez-fewest-value', n: 3 });
  expect(wants({ family: 'siamese', card: 'S7' })).toMatchObject({ id: 'cheez-siamese', card: 'S7' });
});

describe('the trick that was just taken', () => {
  it('is what lay there and what was played since', () => {
    const taken = takenTrick(
      [{ seat: 1, card: 'S2' }],
      [
        { was: 'played', seat: 2, card: 'S9' },
        { was: 'played', seat: 0, card: 'B1' },
        { was: 'tooktrick', seat: 2, nth: 1, cards: ['S2', 'S9', 'B1'] },
        { was: 'played', seat: 2, card: 'P4' },
      ],
    );
    expect(taken).toEqual({ laid: [{ seat: 1, card: 'S2' }, { seat: 2, card: 'S9' }, { seat: 0, card: 'B1' }], by: 2 });
  });

  it('is none while the trick goes on', () => {
    expect(takenTrick([], [{ was: 'played', seat: 2, card: 'S9' }])).toBeNull();
  });
});

it('seats the others clockwise from the left, and sorts a hand', () => {
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(3, null)).toEqual([1, 2]);
  expect(sorted(['B2', 'S10', 'S2', 'R1'])).toEqual(['S2', 'S10', 'R1', 'B2']);
});

it('picks the moves of one kind, with what they do', () => {
  const moves: CheezMove[] = [
    { move: 'B7', words: 'Play B7', action: { do: 'play', card: 'B7' } },
    { move: 'S', words: 'Trump S', action: { do: 'nametrump', variety: 'S' } },
  ];
  expect(movesThat('nametrump', moves).map((move) => move.action.variety)).toEqual(['S']);
  expect(movesThat('play', moves).map((move) => move.action.card)).toEqual(['B7']);
});
