import { beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../src/fromagerie/games/cheese_mafia/web/board.en.ftl?raw';
import french from '../../src/fromagerie/games/cheese_mafia/web/board.fr.ftl?raw';
import { claimOf, fitting, isSo, listen, topics } from '../../src/fromagerie/games/cheese_mafia/web/claims';
import { Hearing } from '../../src/fromagerie/games/cheese_mafia/web/hearing.svelte';
import type { CheeseMafiaEvent, CheeseMafiaView } from '../../src/fromagerie/games/cheese_mafia/web/generated';
import { learn, setLanguage } from '../src/lib/words.svelte';
import { deck, table } from './mafiaBox';

learn({ en: english, fr: french });
beforeEach(() => setLanguage('en'));

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

  it('is chosen by what it is about', () => {
    const claims = ['X', '<10', '>2peace', '>3:21+', '>2:<10', 'C9'].map((move) => ({ move }));
    const found = topics(claims).map(({ topic, claims: list }) => [topic, list.map(({ move }) => move)]);
    expect(found).toEqual([
      ['total', ['<10']],
      ['card', ['C9']],
      ['words', ['X', '>2peace']],
      ['others', ['>3:21+', '>2:<10']],
    ]);
  });

  it('is offered as it fits the moment: what is nearest to the truth, what is not, and a word to whoever is in question', () => {
    const claims = ['X', 'low', '<5', '5+', '<10', '10+', '<15', '15+', '>1peace', '>2peace', '>3peace', '>2:<10', 'C7', 'C9', 'AVO'].map((move) => ({ move }));
    const offered = (view: Partial<CheeseMafiaView>): string[] => fitting(claims, { ...table, turn: 1, ...view }, deck).map(({ move }) => move);
    expect(offered({})).toEqual(['X', '<15', '15+', '>2peace', 'C7', 'low']);
    expect(offered({ question: 'pass', hand: ['C1', 'C2', 'C9'] })).toEqual(['low', '10+', '<10', '>2peace', 'C9', 'X']);
    expect(offered({ user: 2 })[3]).toBe('>3peace');
    expect(offered({ turn: 0 })).toHaveLength(6);
    expect(offered({ turn: 0 })).not.toContain('>1peace');
  });

  it('is so or not', () => {
    expect(isSo('<10', ['C1', 'C2', 'C3'], deck)).toBe(true);
    expect(isSo('10+', ['C1', 'C2', 'C3'], deck)).toBe(false);
    expect(isSo('C2', ['C1', 'C2', 'C3'], deck)).toBe(true);
    expect(isSo('low', ['C1', 'C2', 'C3'], deck)).toBeNull();
  });

  it('is found out at once of a hand one knows', () => {
    const said = listen([], [{ was: 'claimed', seat: 0, claim: '15+', moves: 9 }, { was: 'claimed', seat: 1, claim: '<5', moves: 9 }], table, 7, deck);
    expect(said.map((one) => one.so)).toEqual([false, false]);
  });

  it('is found out at the reveal if the hand did not change, and never if it did', () => {
    const reveal: CheeseMafiaEvent = { was: 'revealed', hands: [['C7', 'C7', 'AVO'], ['C1'], ['C1', 'C2', 'C9']], totals: [14, 1, 12] };
    const said = listen([], [{ was: 'claimed', seat: 2, claim: '<15', moves: 9 }], table, 7, deck);
    expect(said[0]?.so).toBeNull();
    expect(listen(said, [{ was: 'plotted', seat: 1 }, reveal], table, 9, deck)[0]?.so).toBe(true);
    expect(listen(said, [{ was: 'plotted', seat: 2 }, reveal], table, 9, deck)[0]?.so).toBeNull();
    expect(listen(said, [{ was: 'cardspassed', way: 'left' }, reveal], table, 9, deck)[0]?.so).toBeNull();
  });

  it('is told again as it was put, with what there was to it', () => {
    const hearing = new Hearing(() => null, () => deck);
    const claims: CheeseMafiaEvent[] = [
      { was: 'claimed', seat: 1, claim: '<5', moves: 9 },
      { was: 'claimed', seat: 0, claim: '<15', moves: 9 },
      { was: 'claimed', seat: 2, claim: '>2peace', moves: 9 },
      { was: 'claimed', seat: 2, claim: '<10', moves: 10 },
    ];
    expect(hearing.afterwords([])).toBeUndefined();
    for (const claim of claims) hearing.hear([claim], table, 7, false, (seat) => (seat === 1 ? 'Under 5. Frame this hand.' : null));
    const told = hearing.afterwords(['Ada', 'Gouda', 'Comté']);
    expect(told?.title).toBe('Who told the truth?');
    expect(told?.lines.map(({ seat, words, found, verdict }) => [seat, words, found, verdict])).toEqual([
      [1, 'Under 5. Frame this hand.', 'not', 'a lie'],
      [0, 'I’m under 15.', 'so', 'true'],
      [2, 'Gouda, I’ll leave you alone.', 'words', 'only words'],
      [2, 'I’m under 10.', 'unknown', 'never shown'],
    ]);
    expect(hearing.latest(1, table.round, [])).toBe('Under 5. Frame this hand.');
  });

  it('is not said yet when one steps back in a replay', () => {
    const said = listen([], [{ was: 'claimed', seat: 2, claim: '<15', moves: 9 }], table, 7, deck);
    expect(listen(said, [], table, 6, deck)).toEqual([]);
  });
});

describe('whoever listens', () => {
  it('remembers this game over a reload, and no other', () => {
    const first = new Hearing(() => 'one', () => deck);
    first.hear([{ was: 'claimed', seat: 2, claim: '<15', moves: 9 }], table, 7, true);
    const [again, other] = [new Hearing(() => 'one', () => deck), new Hearing(() => 'two', () => deck)];
    again.remember();
    other.remember();
    expect([again.said, other.said]).toEqual([first.said, []]);
  });

  it('has the last words of this round for whoever asks, and sees them for a while', () => {
    vi.useFakeTimers();
    const hearing = new Hearing(() => null, () => deck);
    hearing.hear([{ was: 'claimed', seat: 2, claim: '<15', moves: 9 }, { was: 'claimed', seat: 2, claim: '!?', moves: 9 }], table, 7, false);
    expect(hearing.latest(2, table.round, [])).toBe('!?');
    expect(hearing.latest(2, table.round + 1, [])).toBeNull();
    expect(hearing.speaking[2]).toBe(0);
    vi.runAllTimers();
    expect(hearing.speaking[2]).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('who speaks while others do', () => {
  it('is in the way of nobody who hears their own words in another place', () => {
    vi.useFakeTimers();
    const hearing = new Hearing(() => null, () => deck);
    const rows = (): (number | undefined)[] => [0, 1, 2].map((seat) => hearing.speaking[seat]);
    hearing.hear([{ was: 'claimed', seat: 0, claim: '<15', moves: 9 }], { ...table, seat: 0 }, 7, false);
    hearing.speak(1);
    expect(rows()).toEqual([0, 0, undefined]);
    hearing.speak(2);
    expect(rows()).toEqual([0, 0, 1]);
    vi.runAllTimers();
    expect(rows()).toEqual([undefined, undefined, undefined]);
    vi.useRealTimers();
  });

  it('is heard below them, and a third cuts in on the first', () => {
    vi.useFakeTimers();
    const hearing = new Hearing(() => null, () => deck);
    const rows = (): (number | undefined)[] => [1, 2, 3].map((seat) => hearing.speaking[seat]);
    hearing.speak(1);
    hearing.speak(2);
    expect(rows()).toEqual([0, 1, undefined]);
    hearing.speak(3);
    expect(rows()).toEqual([undefined, 1, 0]);
    hearing.speak(3);
    expect(rows()).toEqual([undefined, 1, 0]);
    vi.runAllTimers();
    expect(rows()).toEqual([undefined, undefined, undefined]);
    vi.useRealTimers();
  });
});
