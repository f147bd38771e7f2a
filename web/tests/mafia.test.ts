import { describe, expect, it, vi } from 'vitest';
import { claimOf, isSo, listen, sayings } from '../../src/fromagerie/games/cheese_mafia/web/claims';
import { flights } from '../../src/fromagerie/games/cheese_mafia/web/flights';
import { Hearing } from '../../src/fromagerie/games/cheese_mafia/web/hearing.svelte';
import { NOTHING, sceneAfter, sceneIn } from '../../src/fromagerie/games/cheese_mafia/web/scene';
import type { CheeseMafiaEvent, CheeseMafiaView } from '../../src/fromagerie/games/cheese_mafia/web/generated';
import { around, faceOf, knownBy, revealIn, revealOf, sumOf, totalOf } from '../../src/fromagerie/games/cheese_mafia/web/table';

const table = {
  seat: 0,
  players: 3,
  round: 1,
  question: 'turn',
  hand: ['C7', 'C7', 'AVO'],
  hand_sizes: [3, 3, 3],
  known: [[], ['C1', 'C2', 'C3'], ['C9']],
  known_of_mine: [[], ['C7'], ['C7', 'AVO']],
  revealed: [[], [], []],
  card: null,
  user: null,
  target: null,
  indic: null,
} as unknown as CheeseMafiaView;

describe('cards', () => {
  it('have a value, a kind and perhaps a badge', () => {
    expect(faceOf('C9')).toEqual({ value: 9, kind: 'riposte', badge: true });
    expect(faceOf('C11')).toEqual({ value: 11, kind: 'ruse', badge: false });
    expect(faceOf('TON')).toEqual({ value: 15, kind: 'special', badge: false });
  });

  it('of another box are only a name', () => {
    expect(faceOf('C12').value).toBeNull();
    expect(totalOf(['C1', 'XYZ'])).toBeNull();
    expect(sumOf(['C1', 'XYZ'])).toBe('1 + ?');
  });

  it('are added up, and a Lawyer has a heavy hand acquitted', () => {
    expect(totalOf(['C7', 'C9', 'C5'])).toBe(21);
    expect(totalOf(['C10', 'C11', 'AVO'])).toBe(0);
    expect(totalOf(['C10', 'C10', 'AVO'])).toBe(20);
  });

  it('are each known to those who know of one like it, once', () => {
    expect(knownBy(table)).toEqual([[1, 2], [], [2]]);
  });
});

describe('what is said', () => {
  it('is read as it is typed', () => {
    expect(claimOf('X')).toEqual({ about: 'expose' });
    expect(claimOf('low')).toEqual({ about: 'low' });
    expect(claimOf('>2peace')).toEqual({ about: 'peace', seat: 1 });
    expect(claimOf('<10')).toEqual({ about: 'under', seat: null, total: 10 });
    expect(claimOf('>3:21+')).toEqual({ about: 'least', seat: 2, total: 21 });
    expect(claimOf('C9')).toEqual({ about: 'card', card: 'C9' });
    expect(claimOf('!')).toBeNull();
  });

  it('is chosen by whom it is about', () => {
    const claims = ['X', '<10', '>2peace', '>3:21+', '>2:<10', 'C9'].map((move) => ({ move }));
    const found = sayings(claims).map(({ about, claims: list }) => [about, list.map(({ move }) => move)]);
    expect(found).toEqual([
      [null, ['X', '<10', 'C9']],
      [1, ['>2peace', '>2:<10']],
      [2, ['>3:21+']],
    ]);
  });

  it('is so or not', () => {
    expect(isSo('<10', ['C1', 'C2', 'C3'])).toBe(true);
    expect(isSo('10+', ['C1', 'C2', 'C3'])).toBe(false);
    expect(isSo('C2', ['C1', 'C2', 'C3'])).toBe(true);
    expect(isSo('low', ['C1', 'C2', 'C3'])).toBeNull();
  });

  it('is found out at once of a hand one knows', () => {
    const said = listen([], [{ was: 'claimed', seat: 0, claim: '15+' }, { was: 'claimed', seat: 1, claim: '<5' }], table, 7);
    expect(said.map((one) => one.so)).toEqual([false, false]);
  });

  it('is found out at the reveal if the hand did not change, and never if it did', () => {
    const reveal: CheeseMafiaEvent = { was: 'revealed', hands: [['C7', 'C7', 'AVO'], ['C1'], ['C1', 'C2', 'C9']], totals: [14, 1, 12] };
    const said = listen([], [{ was: 'claimed', seat: 2, claim: '<15' }], table, 7);
    expect(said[0]?.so).toBeNull();
    expect(listen(said, [{ was: 'plotted', seat: 1 }, reveal], table, 9)[0]?.so).toBe(true);
    expect(listen(said, [{ was: 'plotted', seat: 2 }, reveal], table, 9)[0]?.so).toBeNull();
    expect(listen(said, [{ was: 'cardspassed', way: 'left' }, reveal], table, 9)[0]?.so).toBeNull();
  });

  it('is not said yet when one steps back in a replay', () => {
    const said = listen([], [{ was: 'claimed', seat: 2, claim: '<15' }], table, 7);
    expect(listen(said, [], table, 6)).toEqual([]);
  });
});

describe('whoever listens', () => {
  it('remembers this game over a reload, and no other', () => {
    const first = new Hearing(() => 'one');
    first.hear([{ was: 'claimed', seat: 2, claim: '<15' }], table, 7, true);
    const [again, other] = [new Hearing(() => 'one'), new Hearing(() => 'two')];
    again.remember();
    other.remember();
    expect([again.said, other.said]).toEqual([first.said, []]);
  });

  it('has the last words of this round for whoever asks, and sees them for a while', () => {
    vi.useFakeTimers();
    const hearing = new Hearing(() => null);
    hearing.hear([{ was: 'claimed', seat: 2, claim: '<15' }, { was: 'claimed', seat: 2, claim: '!?' }], table, 7, false);
    expect(hearing.latest(2, table.round, [])).toBe('!?');
    expect(hearing.latest(2, table.round + 1, [])).toBeNull();
    expect(hearing.speaking[2]).toBe(true);
    vi.runAllTimers();
    expect(hearing.speaking[2]).toBe(false);
    vi.useRealTimers();
  });
});

describe('what moves', () => {
  it('goes round the table when cards are passed', () => {
    expect(flights([{ was: 'cardspassed', way: 'left' }], 3).map(({ from, to }) => [from, to])).toEqual([[0, 1], [1, 2], [2, 0]]);
    expect(flights([{ was: 'cardspassed', way: 'right' }], 3).map(({ to }) => to)).toEqual([2, 0, 1]);
  });

  it('goes one after the other', () => {
    const found = flights(
      [
        { was: 'riposted', seat: 1, card: 'C9', turned: true },
        { was: 'looked', seat: 1, target: 0 },
        { was: 'stole', seat: 1, target: 0, cheese: 1, gangsters: 2 },
      ],
      3,
    );
    expect(found.map(({ from, to, what, nth }) => [from, to, what, nth])).toEqual([
      [1, 'discard', 'C9', 0],
      ['pile', 1, 'back', 0],
      [0, 1, 'cheese', 1],
      [0, 1, 'gangster', 1],
      [0, 1, 'gangster', 1],
    ]);
  });
});

describe('the middle of the table', () => {
  it('shows who does what to whom, and what became of it', () => {
    const aimed = sceneAfter(NOTHING, [
      { was: 'played', seat: 1, card: 'C2' },
      { was: 'targeted', seat: 1, card: 'C2', target: 0 },
    ]);
    expect(aimed).toMatchObject({ card: 'C2', who: 1, target: 0, mark: null });
    const answered = sceneAfter(aimed, [{ was: 'riposted', seat: 0, card: 'C3', turned: false }]);
    expect(answered).toMatchObject({ card: 'C2', answer: 'C3', mark: 'cancelled', say: { id: 'cancelled', who: [0] } });
    expect(sceneAfter(answered, [{ was: 'plotted', seat: 2 }])).toMatchObject({ card: null, answer: null, mark: null, who: 2 });
  });

  it('is known from the view after a reload', () => {
    expect(sceneIn({ ...table, card: 'C6', user: 2, target: 0 })).toMatchObject({ card: 'C6', who: 2, target: 0 });
    expect(sceneIn({ ...table, user: 2, target: 0 })).toEqual(NOTHING);
  });
});

describe('a reveal', () => {
  it('is put together from what happened', () => {
    const found = revealIn([
      { was: 'exposed', seat: 1, raid: false, cancelled: null },
      { was: 'revealed', hands: [['C1'], ['C2'], ['C3']], totals: [1, 2, 3] },
      { was: 'charmed', seat: 2, card: 'FEM', cheese: 2 },
    ]);
    expect(found).toMatchObject({ exposer: 1, raid: false, badges: false, charmed: [{ seat: 2, cheese: 2 }], scored: null });
    expect(revealIn([{ was: 'plotted', seat: 1 }])).toBeNull();
  });

  it('is known from the view after a reload, without what was paid', () => {
    expect(revealOf(table)).toBeNull();
    expect(revealOf({ ...table, revealed: [['C1', 'C2', 'C3'], ['C9', 'C9', 'C9'], ['C5', 'C5', 'C5']] })).toMatchObject({ totals: [6, 27, 15], scored: null });
  });
});

it('seats the others clockwise, and everybody for whoever only watches', () => {
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});
