import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../src/fromagerie/games/cheese_mafia/web/board.en.ftl?raw';
import french from '../../src/fromagerie/games/cheese_mafia/web/board.fr.ftl?raw';
import { cueOf } from '../../src/fromagerie/games/cheese_mafia/web/cue';
import { Deck } from '../../src/fromagerie/games/cheese_mafia/web/deck';
import { flights } from '../../src/fromagerie/games/cheese_mafia/web/flights';
import { glimpseAfter, openCards } from '../../src/fromagerie/games/cheese_mafia/web/memory';
import { doesOf, inSentence, nameOf, saidOf, tipOf, titled } from '../../src/fromagerie/games/cheese_mafia/web/said';
import { NOTHING, sceneAfter, sceneIn } from '../../src/fromagerie/games/cheese_mafia/web/scene';
import type { CheeseMafiaEvent, CheeseMafiaView } from '../../src/fromagerie/games/cheese_mafia/web/generated';
import { around, knownBy, openingOrder, revealIn, revealOf, type MafiaMove, type Reveal } from '../../src/fromagerie/games/cheese_mafia/web/table';
import { nthOf, turnsSince } from '../../src/fromagerie/games/cheese_mafia/web/turns';
import { Unfolding } from '../../src/fromagerie/games/cheese_mafia/web/unfolding.svelte';
import { choose } from '../src/lib/settings.svelte';
import { learn, setLanguage } from '../src/lib/words.svelte';
import { box, deck, status, table } from './mafiaBox';

learn({ en: english, fr: french });
beforeEach(() => setLanguage('en'));

const options = { banker: 'cheese', war: 'cards', first: null } as const;

describe('cards', () => {
  it('have a value, a kind and perhaps a badge', () => {
    expect(deck.faceOf('C9')).toEqual({ value: 9, kind: 'riposte', badge: true });
    expect(deck.faceOf('C11')).toEqual({ value: 11, kind: 'ruse', badge: false });
    expect(deck.faceOf('TON')).toEqual({ value: 15, kind: 'special', badge: false });
  });

  it('are as the box has them: a changed card has its own name, value, kind, badge and numbers', () => {
    const notary = { en: 'The Notary', fr: 'Le Notaire', value: 13, copies: 2, type: 'attack', works: 'played', badge: true, effect: { do: 'steal', cheese: 2, gangsters: 1 } };
    const lawyer = { ...box.cards.AVO!, effect: { do: 'acquit', total: 12 } };
    const changed = new Deck({ ...box, stakes: { ...box.stakes, heavy: 15 }, cards: { ...box.cards, XYZ: notary, AVO: lawyer } }, []);
    expect(changed.faceOf('XYZ')).toEqual({ value: 13, kind: 'attack', badge: true });
    expect([changed.totalOf(['C1', 'XYZ']), changed.sumOf(['C1', 'XYZ']), changed.totalOf(['AVO', 'C1', 'XYZ'])]).toEqual([14, '1 + 13', 0]);
    expect([changed.isHeavy(14), changed.isHeavy(15), deck.isHeavy(20), deck.isHeavy(21)]).toEqual([false, true, false, true]);
    expect(tipOf('XYZ', changed, options)).toBe('The Notary, 13 (attack, FBI badge). Steal 2 cheese and 1 gangster.');
    setLanguage('fr');
    expect(titled('XYZ', changed)).toBe('Le Notaire (13)');
    expect(doesOf('XYZ', changed, options)).toBe('Volez 2 fromages et 1 gangster.'.replaceAll(/(\d) /g, '$1\u00a0'));
  });

  it('of no box at all are only what was typed', () => {
    expect([deck.faceOf('XYZ').value, nameOf('XYZ', deck), deck.sumOf(['C1', 'XYZ'])]).toEqual([null, 'XYZ', '1 + ?']);
  });

  it('say in their tip whether they are reconstructed, and only then', () => {
    for (const [language, label] of [['en', 'Reconstructed: the printed card may differ.'], ['fr', 'Reconstitué\u00a0: la carte imprimée peut différer.']] as const) {
      setLanguage(language);
      const labelled = Object.keys(box.cards).filter((card) => tipOf(card, deck, options).endsWith(label));
      expect(labelled).toEqual(status.reconstructed.filter((part) => part in box.cards));
      expect(labelled).toHaveLength(18);
    }
  });

  it('have a sentence for what they do, in both languages and with both options', () => {
    for (const language of ['en', 'fr'] as const) {
      setLanguage(language);
      for (const card of Object.keys(box.cards)) {
        for (const set of [options, { ...options, banker: 'gangsters', war: 'gangsters' } as const]) {
          const does = doesOf(card, deck, set);
          expect(does).toMatch(/^\p{Lu}.*[.!]$/u);
          expect(does).not.toMatch(/mafia-|\{|undefined|nothing|rien|\b0 /);
        }
      }
    }
  });

  it('have a small article inside a sentence', () => {
    setLanguage('fr');
    expect(['C7', 'AVO', 'TON', 'GUE'].map((card) => inSentence(titled(card, deck)))).toEqual(['le Passeur (7)', 'l’Avocate', 'les Tontons Schlingueurs', 'la Guerre des Gangs']);
    expect(saidOf('C9', [], deck)).toBe('J’ai l’Agent double (9).');
  });

  it('are added up, and a Lawyer has a heavy hand acquitted', () => {
    expect(deck.totalOf(['C7', 'C9', 'C5'])).toBe(21);
    expect(deck.totalOf(['C10', 'C11', 'AVO'])).toBe(0);
    expect(deck.totalOf(['C10', 'C10', 'AVO'])).toBe(20);
  });

  it('are each known to those who know of one like it, once', () => {
    expect(knownBy(table)).toEqual([[1, 2], [], [2]]);
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

  it('tells the table of which kind a card is that was found, and shows it to those who saw it', () => {
    const searched: CheeseMafiaEvent = { was: 'searched', seat: 1, target: 0, special: true };
    expect(sceneAfter(NOTHING, [searched])).toMatchObject({ answer: null, say: { id: 'searched', who: [1], target: [0], kind: 'special' } });
    expect(sceneAfter(NOTHING, [searched, { was: 'found', seat: 1, target: 0, card: 'BAN' }])).toMatchObject({ answer: 'BAN', say: { id: 'found' } });
  });

  it('has a sentence of its own where nothing is stolen, lost or gained', () => {
    expect(sceneAfter(NOTHING, [{ was: 'stole', seat: 1, target: 0, cheese: 0, gangsters: 0 }]).say?.id).toBe('stole-nothing');
    expect(sceneAfter(NOTHING, [{ was: 'lost', seat: 1, cheese: 0, gangsters: 0 }]).say?.id).toBe('lost-nothing');
    expect(sceneAfter(NOTHING, [{ was: 'lost', seat: 1, cheese: 0, gangsters: 1 }]).say?.id).toBe('lost');
  });

  it('is known from the view after a reload', () => {
    expect(sceneIn({ ...table, card: 'C6', user: 2, target: 0 })).toMatchObject({ card: 'C6', who: 2, target: 0 });
    expect(sceneIn({ ...table, user: 2, target: 0 })).toEqual(NOTHING);
  });
});

it('counts the turns since one’s own', () => {
  const turn = (seat: number): CheeseMafiaEvent => ({ was: 'plotted', seat });
  const since = turnsSince([], [turn(0), turn(1), turn(2), turn(1)], 0);
  expect([nthOf(1, since), nthOf(2, since), nthOf(3, since)]).toEqual([3, 2, null]);
  expect(turnsSince(since, [turn(0)], 0)).toEqual([]);
  expect(turnsSince(since, [{ was: 'roundbegan', round: 2, first: 1 } as CheeseMafiaEvent], 0)).toEqual([]);
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
    expect(revealOf(table, deck)).toBeNull();
    expect(revealOf({ ...table, revealed: [['C1', 'C2', 'C3'], ['C9', 'C9', 'C9'], ['C5', 'C5', 'C5']] }, deck)).toMatchObject({ totals: [6, 27, 15], scored: null });
  });
});

describe('the telling of a reveal', () => {
  const reveal: Reveal = { hands: [['C1'], ['C2'], ['C3']], totals: [1, 2, 3], exposer: 1, raid: false, badges: false, charmed: [], scored: null };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens the hands in the order of the turns, the exposer last', () => {
    expect(openingOrder(reveal)).toEqual([2, 0, 1]);
    expect(openingOrder({ ...reveal, exposer: null })).toEqual([0, 1, 2]);
  });

  it('shouts, opens one hand after the other, says what it cost and gives time to read; then it is over, once', () => {
    choose({ motion: 'full' });
    const done = vi.fn();
    const unfolding = new Unfolding(done);
    const steps: string[] = [];
    const look = (): void => void (steps.at(-1) !== `${unfolding.step} ${unfolding.opened}` && steps.push(`${unfolding.step} ${unfolding.opened}`));
    unfolding.begin(reveal, 3000);
    for (let n = 0; n < 100; n += 1) {
      look();
      vi.advanceTimersByTime(100);
    }
    expect(steps).toEqual(['shout 0', 'hands 1', 'hands 2', 'hands 3', 'read 3', 'over 3']);
    expect(done).toHaveBeenCalledTimes(1);
    unfolding.end();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('can be hurried, and is read all the same; whoever skips is at its end at once', () => {
    const done = vi.fn();
    const unfolding = new Unfolding(done);
    unfolding.begin(reveal, 3000);
    expect(unfolding.paid).toBe(false);
    unfolding.hurry();
    expect([unfolding.step, unfolding.opened, unfolding.paid, done.mock.calls.length]).toEqual(['read', 3, true, 0]);
    unfolding.end();
    expect([unfolding.step, done.mock.calls.length]).toEqual(['over', 1]);
    vi.runAllTimers();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('without movement shows everything at once, and keeps the time to read', () => {
    choose({ motion: 'none' });
    const unfolding = new Unfolding(() => undefined);
    unfolding.begin(reveal, 3000);
    expect([unfolding.step, unfolding.opened]).toEqual(['read', 3]);
    vi.advanceTimersByTime(2900);
    expect(unfolding.step).toBe('read');
    vi.advanceTimersByTime(200);
    expect(unfolding.step).toBe('over');
    choose({ motion: 'full' });
  });
});

describe('the cue', () => {
  const names = ['Mimolette', 'Reblochon', 'Beaufort'];
  const move = (typed: string): MafiaMove => {
    const kinds: Record<string, string> = { P: 'plot', X: 'expose', '+': 'yes', '-': 'no', L: 'passleft', R: 'passright' };
    return { move: typed, words: typed, action: typed.startsWith('>') ? { do: 'target', seat: Number(typed[1]) - 1 } : typed in kinds ? { do: kinds[typed] } : { do: 'choose', card: typed } } as MafiaMove;
  };
  const cue = (view: Partial<CheeseMafiaView>, legal: string[], sent = false): string => cueOf({ ...table, options, way: null, left: 1, ...view } as CheeseMafiaView, new Map(legal.map((typed) => [typed, move(typed)])), names, 0, deck, sent);
  const asked: [Partial<CheeseMafiaView>, string[]][] = [
    [{ question: 'pass' }, ['C7']],
    [{ question: 'turn' }, ['P', 'X']],
    [{ question: 'turn' }, ['P']],
    [{ question: 'play' }, ['C7']],
    [{ question: 'use', card: 'C2' }, ['>2', '-']],
    [{ question: 'use', card: 'C10' }, ['L', 'R', '-']],
    [{ question: 'use', card: 'C4' }, ['+', '-']],
    [{ question: 'answer', card: 'C2', user: 1 }, ['C3', '-']],
    [{ question: 'answer', card: 'C2', user: 1 }, ['-']],
    [{ question: 'swap', card: 'C5', target: 1 }, ['C7']],
    [{ question: 'give', card: 'C7', target: 1 }, ['C7']],
    [{ question: 'thin', card: 'C7' }, ['C7']],
    [{ question: 'discard', card: 'C8', left: 2 }, ['C7']],
    [{ question: 'pass-round', way: 'right' }, ['C7']],
    [{ question: 'show', card: 'GUE' }, ['C7']],
    [{ question: 'pay', card: 'BAN', user: 1 }, ['+', '-']],
  ];

  it('is one short line for whatever is asked, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      setLanguage(language);
      const lines = asked.map(([view, legal]) => cue(view, legal));
      expect(new Set(lines).size).toBe(asked.length);
      for (const line of lines) expect(line).toMatch(/^\p{Lu}.{0,41}$/u);
      for (const line of lines) expect(line).not.toMatch(/mafia-|undefined|\$/);
    }
  });

  it('says nothing to whoever is not asked, and has somebody whose answer is sealed wait', () => {
    expect(cue({ question: 'turn' }, [])).toBe('');
    expect(cue({ question: 'answer', card: 'C2' }, ['-'], true)).toBe('Wait: all answers show when time is up');
    expect(cue({ question: 'pass-round', way: 'right' }, ['C7'])).toContain('Beaufort');
    expect(cue({ question: 'pass' }, ['C7'])).toContain('Reblochon');
  });
});

describe('the memory of the board', () => {
  const view = { ...table, shown: [null, null, 'C9'] };

  it('shows all that one knows of a hand', () => {
    expect([openCards(view, 1, {}, true), openCards(view, 2, {}, true)]).toEqual([['C1', 'C2', 'C3'], ['C9']]);
  });

  it('can be switched off: then only what lies open now is seen, until the next card is played', () => {
    expect([openCards(view, 1, {}, false), openCards(view, 2, {}, false)]).toEqual([[], ['C9']]);
    const looked = glimpseAfter({}, [{ was: 'sawhand', seat: 0, target: 1, hand: ['C1', 'C2', 'C3'] }], 0);
    expect(openCards(view, 1, looked, false)).toEqual(['C1', 'C2', 'C3']);
    const found = glimpseAfter({}, [{ was: 'found', seat: 0, target: 2, card: 'C4' }], 0);
    expect(openCards(view, 2, found, false)).toEqual(['C4']);
    expect(glimpseAfter({}, [{ was: 'found', seat: 1, target: 0, card: 'C7' }], 0)).toEqual({});
    expect(glimpseAfter(looked, [{ was: 'played', seat: 1, card: 'C2' }], 0)).toEqual({});
  });
});

it('seats the others clockwise, and everybody for whoever only watches', () => {
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});
