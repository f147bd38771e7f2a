import { FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_HOUSE, type House } from '../src/lib/house';
import { choose } from '../src/lib/settings.svelte';
import { learn, setLanguage } from '../src/lib/words.svelte';
import { gameOf, ROOM } from './fakes';
import Board from '../../src/fromagerie/games/cheese_master/Board.svelte';
import Countdown from '../../src/fromagerie/games/cheese_master/web/Countdown.svelte';
import Faces from '../../src/fromagerie/games/cheese_master/web/Faces.svelte';
import { Press } from '../../src/fromagerie/games/cheese_master/web/press';
import { dieTip, newsOf } from '../../src/fromagerie/games/cheese_master/web/said';
import type { Refused, TimingInfo } from '../src/generated/wire';
import english from '../../src/fromagerie/games/cheese_master/web/board.en.ftl?raw';
import french from '../../src/fromagerie/games/cheese_master/web/board.fr.ftl?raw';
import type { Box, CheeseMasterAction, CheeseMasterEvent, CheeseMasterView, DieOnTable, RoundEnded } from '../../src/fromagerie/games/cheese_master/web/generated';
import {
  KINDS,
  askew,
  choicesOf,
  countSteps,
  coveredIn,
  kindsInPlay,
  lanesOf,
  outcomeFrom,
  outcomeOf,
  plateName,
  plateOfKey,
  seatsFrom,
  sidesOf,
  spanOf,
  timedIn,
  type MasterMove,
} from '../../src/fromagerie/games/cheese_master/web/table';

// The page of these tests has no animations that could end.
choose({ motion: 'none' });

const move = (notation: string, action: CheeseMasterAction): MasterMove => ({ move: notation, words: notation, action });
const time = (seat: number, what: string, ms: number): TimingInfo => ({ seat, move: what, ms, allowance: 0, words: what });
const die = (name: string, colour: DieOnTable['colour'], face: string | null): DieOnTable => ({ name, colour, face });

const ended = {
  roll: 9,
  cheese: 8,
  phase: 'naming',
  dice: [die('yellow-1', 'yellow', 'cheese-3'), die('king', 'orange', 'king')],
  playing: [0, 1, 2, 3],
  living: [0, 1, 2],
  before: [7, 2, 5, 0],
  points: [7, 0, 4, 0],
  plates: [7, 3, null, null],
  covered: [1, 0],
} as unknown as CheeseMasterView;

const BEFORE: CheeseMasterView = {
  seat: 0, players: 2, game: 1, games: 1, wins: [0, 0], playing: [0, 1], living: [0, 1], points: [7, 7], before: [7, 7],
  phase: 'rolling', turn: 0, roll: 0, dice: [die('yellow-1', 'yellow', null)], plates: [null, null], covered: [], wheels: 1, cheese: null, winners: [],
  options: { dice: 1, slam: false },
};
const BOX: Box = { points: 7, wheels: 7, dice: [{ name: 'yellow-1', colour: 'yellow', faces: ['cheese-1', 'cheese-2', 'cheese-3', 'mouse-1', 'mouse-2', 'cat'] }] };

interface Shown {
  view: CheeseMasterView;
  box?: Box;
  events?: CheeseMasterEvent[];
  legal?: MasterMove[];
  refusal?: Refused;
  heard?: () => void;
  house?: House;
  act?: (move: MasterMove) => void;
}

/** A board for Ada, who plays against Ben; gives back how to clear it away. */
function showBoard({ view, box = BOX, events = [], legal = [], refusal, heard = () => {}, house = NO_HOUSE, act = () => {} }: Shown): () => void {
  learn({ en: english, fr: french });
  setLanguage('en');
  const props = {
    box, reconstructed: [], view, game: { ...gameOf(1), view, events, legal, claims: [] }, room: ROOM,
    you: { seat: 0, host: true, name: 'Ada', kicked: false, muted: false }, names: ['Ada', 'Ben'], able: true, refusal: refusal ?? null,
    act, why: () => {}, say: () => {}, aloud: () => null, undo: () => {}, countdown: null, thumbs: () => {}, house, heard,
  };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  return () => void unmount(board);
}

it('finds the moves where the eye looks for them', () => {
  const found = choicesOf([
    move('3@1', { do: 'plate', answer: 3, roll: 1 }),
    move('W@1', { do: 'wheel', roll: 1 }),
    move('R', { do: 'roll' }),
    move('N2', { do: 'nameroller', seat: 1 }),
  ]);
  expect([...found.plates.keys()]).toEqual([3]);
  expect([found.wheel?.move, found.roll?.move, found.names.get(1)?.move]).toEqual(['W@1', 'R', 'N2']);
});

it('knows a plate by its key, also where digits need shift', () => {
  expect(plateOfKey({ key: '3', code: 'Digit3' })).toBe(3);
  expect(plateOfKey({ key: '"', code: 'Digit3' })).toBe(3);
  expect(plateOfKey({ key: '0', code: 'Numpad0' })).toBe(0);
  expect(plateOfKey({ key: '8', code: 'Digit8' })).toBeNull();
  expect(plateOfKey({ key: 'w', code: 'KeyW' })).toBeNull();
  expect([plateName(6), plateName(7), plateName(null)]).toEqual(['6', '7+', '']);
});

describe('how the count went', () => {
  it('tells the steps that changed something', () => {
    expect(countSteps(['cheese-3', 'mouse-2', 'cat'], 2)).toEqual([
      { kind: 'cheese', n: 3, taken: 0, left: 3 },
      { kind: 'cat', n: 1, taken: 0, left: 3 },
      { kind: 'mouse', n: 1, taken: 1, left: 2 },
    ]);
    expect(countSteps(['cheese-2', 'mouse-2', 'innkeeper', 'king'], 1)?.map((step) => step.kind)).toEqual(['cheese', 'king', 'innkeeper']);
    expect(countSteps(['cheese-2', 'cat', 'dog', 'mouse-1'], 1)?.map((step) => step.kind)).toEqual(['cheese', 'dog', 'mouse']);
    expect(countSteps(['cat', 'mouse-2', 'mouse-2'], 0)?.at(-1)).toEqual({ kind: 'mouse', n: 3, taken: 0, left: 0 });
    expect(countSteps(['cheese-1', 'mouse-2'], 0)?.at(-1)).toEqual({ kind: 'mouse', n: 2, taken: 1, left: 0 });
  });

  it('says nothing where the server counted otherwise', () => {
    expect(countSteps(['cheese-3'], 5)).toBeNull();
  });
});

describe('the dice are those of the box', () => {
  const box: Box = {
    points: 7,
    wheels: 7,
    dice: [
      { name: 'yellow-1', colour: 'yellow', faces: ['cheese-1', 'cheese-2', 'cheese-3', 'mouse-1', 'mouse-2', 'cat'] },
      { name: 'dog', colour: 'orange', faces: ['dog', 'dog', 'dog', 'cat', 'cheese-1', 'cheese-2'] },
      { name: 'purple', colour: 'orange', faces: ['cheese-9', 'innkeeper'] },
    ],
  };
  /** The panel of all faces: the name of each die with the number of its faces, and what stands below. */
  const show = (language: 'fr' | 'en', reconstructed: string[]): [string[], string] => {
    learn({ en: english, fr: french });
    setLanguage(language);
    const short = { ...box, dice: box.dice.map((one) => ({ ...one, faces: one.faces.slice(0, 2) })) };
    const panel = mount(Faces, { target: document.body, props: { box: short, reconstructed, close: () => {} } });
    const dice = [...document.querySelectorAll('[data-die]')].map((one) => `${one.querySelector('h3')?.textContent} ${one.querySelectorAll('.side').length}`);
    const below = document.querySelector('dialog .faint')?.textContent ?? '';
    void unmount(panel);
    return [dice, below];
  };

  it('brings what the dice in play can show', () => {
    expect(kindsInPlay([die('yellow-1', 'yellow', null)], box)).toEqual(['cheese', 'cat', 'mouse']);
    expect(kindsInPlay([die('dog', 'orange', null)], box)).toEqual(['cheese', 'dog', 'cat']);
    expect(kindsInPlay([die('purple', 'orange', null)], box)).toEqual(['cheese', 'innkeeper']);
  });

  it('tumbles with the sides it has', () => {
    expect(sidesOf(die('dog', 'orange', 'dog'), box)).toEqual(['dog', 'dog', 'cat', 'cheese-1', 'cheese-2']);
    expect(sidesOf(die('yellow-1', 'yellow', null), box)).toHaveLength(5);
    expect(new Set(sidesOf(die('purple', 'orange', 'innkeeper'), box))).toEqual(new Set(['cheese-9']));
    expect(sidesOf(die('unheard-of', 'orange', null), box)).toEqual([]);
  });

  it.each([
    ['fr', '° Reconstitué\u00a0: le dé imprimé peut différer.', 'Dé orange du chien°', 'Dé orange «\u00a0purple\u00a0»'],
    ['en', '° Reconstructed: the printed die may differ.', 'Orange dog die°', 'Orange die “purple”'],
  ] as const)('can all be looked at, and say what is reconstructed (%s)', (language, label, dog, own) => {
    const [dice, below] = show(language, ['yellow-1', 'dog']);
    expect(dice).toEqual([expect.stringMatching(/1° 2$/), `${dog} 2`, `${own} 2`]);
    expect(below).toBe(label);
  });

  it('and so are the points', () => {
    const board = showBoard({ view: { ...BEFORE, players: 2, points: [3, 4], before: [4, 4], dice: [die('dog', 'orange', null)] }, box: { ...box, points: 4 } });
    const [places, left] = ['i', 'i.left'].map((what) => [...document.querySelectorAll('.stall .points')].map((stall) => stall.querySelectorAll(what).length));
    const crib = document.querySelectorAll('.crib li').length;
    board();
    expect([places, left, crib]).toEqual([[4, 4], [3, 4], 3]);
  });

  it('bear no mark in a box of one’s own', () => {
    const [dice, below] = show('en', []);
    expect(`${dice}${below}`).not.toContain('°');
  });

  it.each([
    ['fr', 'Un chien retire 1\u00a0chat. Reconstitué\u00a0: le dé imprimé peut différer.'],
    ['en', 'A dog chases off 1 cat. Reconstructed: the printed die may differ.'],
  ] as const)('say on their tips what is reconstructed (%s)', (language, tip) => {
    learn({ en: english, fr: french });
    setLanguage(language);
    expect(dieTip(die('dog', 'orange', 'dog'), ['dog'])).toBe(tip);
    expect(tip.startsWith(dieTip(die('dog', 'orange', 'dog'), []))).toBe(true);
    for (const kind of KINDS) expect(dieTip(die('dog', 'orange', kind), ['dog']).length, kind).toBeLessThanOrEqual(110);
  });
});

describe('how a race ended', () => {
  it('is read from the table by whoever was not there', () => {
    expect(outcomeFrom(ended)).toMatchObject({ roll: 9, faces: ['cheese-3', 'king'], right: [0], wrong: [1], without: [2], lost: [0, 2, 1, 0] });
    expect(outcomeFrom({ ...ended, cheese: null })).toBeNull();
  });

  it('is told by the event', () => {
    const event = { was: 'roundended', roll: 9, faces: [], cheese: 8, right: [0], wrong: [1], without: 2, plates: [], lost: [], points: [], shown: { cheese: 8, kings: 0, innkeepers: 0, dogs: 0, cats: 0, mice: 0 } } satisfies RoundEnded;
    const outcome = outcomeOf({ ...event, faces: [], right: [0], wrong: [1], plates: [], lost: [], points: [] });
    expect(outcome.without).toEqual([2]);
    expect(coveredIn([time(1, 'W@1', 900), time(0, 'W@1', 1200)], outcome)).toEqual([1, 0]);
    expect(coveredIn([], outcome)).toEqual([0, 1]);
  });
});

describe('the lanes', () => {
  const timing = [time(0, '3@1', 800), time(1, '2@1', 900), time(0, '4@1', 1000), time(0, 'W@1', 1610), time(2, '1@0', 300)];

  it('hold what was done in this roll, the first wheel above', () => {
    const now = timedIn(timing, 9);
    expect(now).toHaveLength(4);
    const lanes = lanesOf([1, 0], [0], [4, 2], now);
    expect(lanes.map((lane) => [lane.seat, lane.place, lane.plate])).toEqual([
      [0, 1, 4],
      [1, null, 2],
    ]);
    expect(lanes[0]?.marks.map((mark) => [mark.what, mark.plate])).toEqual([
      ['plate', 3],
      ['plate', 4],
      ['wheel', null],
    ]);
    expect(spanOf(lanes)).toBe(2000);
  });

  it('are there without times too', () => {
    expect(spanOf(lanesOf([0, 1], [1], [null, 3], []))).toBe(1000);
  });
});

it('seats oneself first, and lets dice lie askew the same way for everybody', () => {
  expect(seatsFrom(4, 2)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(3, null)).toEqual([0, 1, 2]);
  expect(askew(3, 1)).toBe(askew(3, 1));
  expect(Math.abs(askew(5, 2))).toBeLessThanOrEqual(1);
});

it('says the same things in both languages', () => {
  const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id);
  expect(ids(french)).toEqual(ids(english));
});

describe('the board', () => {
  const racing: CheeseMasterView = { ...BEFORE, phase: 'racing', turn: null, roll: 1, dice: [die('yellow-1', 'yellow', 'cheese-3')], plates: [3, null] };
  const answers = [0, 1, 2, 4, 5, 6, 7].map((answer) => move(`${answer}@1`, { do: 'plate', answer, roll: 1 })).concat(move('W@1', { do: 'wheel', roll: 1 }));
  const keys = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-pad] [data-move]')].map((key) => key.dataset.move ?? '');

  it('has a dead pad before the dice', () => {
    const clear = showBoard({ view: BEFORE, legal: [move('R', { do: 'roll' })] });
    const found = [document.querySelectorAll('[data-pad] button').length, keys().length, document.querySelectorAll('[data-move=R]').length];
    clear();
    expect(found).toEqual([9, 0, 1]);
  });

  it('has the wheel in the middle, and takes a plate but once', () => {
    const act = vi.fn();
    const clear = showBoard({ view: racing, legal: answers, act });
    const middle = document.querySelectorAll<HTMLElement>('[data-pad] button')[4];
    const three = document.querySelector<HTMLElement>("[data-pad] button[aria-pressed='true']");
    three?.click();
    const again = act.mock.calls.length;
    middle?.click();
    flushSync();
    const left = document.querySelector('[data-pad]');
    clear();
    expect([middle?.dataset.move, three?.dataset.move, again]).toEqual(['W@1', undefined, 0]);
    expect(act.mock.calls[0]?.[0].move).toBe('W@1');
    expect(left).toBeNull();
  });

  it('calls people by their names when one of them is to roll', () => {
    const naming = [move('N1', { do: 'nameroller', seat: 0 }), move('N2', { do: 'nameroller', seat: 1 })];
    const clear = showBoard({ view: { ...racing, phase: 'naming', turn: 0, cheese: 3, covered: [1] }, legal: naming });
    const said = [...document.querySelectorAll('.stalls [data-move]')].map((stall) => stall.querySelector('.unseen')?.textContent);
    clear();
    expect(said).toEqual(['Have Ada roll next', 'Have Ben roll next']);
  });

  it.each([
    ['rule', '4.8', 1],
    ['rule', '6.6', 1],
    ['late', null, 1],
    ['rule', '4.6', 0],
  ] as const)('says itself that somebody was too late, and nothing else (%s %s)', (code, clause, times) => {
    const heard = vi.fn();
    const clear = showBoard({ view: BEFORE, refusal: { is: 'refused', id: null, code, why: 'Why', clause }, heard });
    clear();
    expect(heard).toHaveBeenCalledTimes(times);
  });
});

describe('the end', () => {
  const over: CheeseMasterView = { ...BEFORE, phase: 'over', turn: null, roll: 5, living: [0], points: [3, 0], before: [3, 1], dice: [die('yellow-1', 'yellow', 'cheese-3')], plates: [3, null], covered: [0], cheese: 3, winners: [0] };
  const events: CheeseMasterEvent[] = [
    { was: 'roundended', roll: 5, faces: ['cheese-3'], cheese: 3, right: [0], wrong: [], without: 1, plates: [3, null], lost: [0, 1], points: [3, 0], shown: { cheese: 3, kings: 0, innkeepers: 0, dogs: 0, cats: 0, mice: 0 } },
    { was: 'eliminated', seats: [1], wheels: 0 },
    { was: 'gamewon', game: 1, seat: 0, points: [3, 0], wins: [1, 0] },
  ];

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told on the board before anybody has won', () => {
    const ended = vi.fn();
    const clear = showBoard({ view: over, events, house: { ...NO_HOUSE, ended } });
    const before = [ended.mock.calls.length, document.querySelectorAll('.winner, .news').length, document.querySelectorAll('.round .count').length];
    vi.advanceTimersByTime(4000);
    flushSync();
    const after = [ended.mock.calls.length, document.querySelectorAll('.winner').length];
    clear();
    expect([before, after]).toEqual([[0, 0, 1], [1, 1]]);
  });

  it.each([
    ['for whoever comes later', [], 0],
    ['for whoever skips it', events, 1],
  ] as const)('is over at once %s', (_, told, skips) => {
    const ended = vi.fn();
    const clear = showBoard({ view: over, events: [...told], house: { skips, ended } });
    clear();
    expect(ended).toHaveBeenCalled();
  });

  it('of a game of a Slam, and of somebody in it, is news', () => {
    learn({ en: english, fr: french });
    setLanguage('en');
    const out: CheeseMasterEvent = { was: 'eliminated', seats: [1], wheels: 1 };
    expect(newsOf([out], ['Ada', 'Ben'], 0)).toBe('Ben is out');
    expect(newsOf([out], ['Ada', 'Ben'], 1)).toBe('You’re out of the game');
    expect(newsOf([out, ...events.slice(2)], ['Ada', 'Ben'], 0)).toBe('Ada wins game 1!');
    expect(newsOf([{ was: 'pointsreturned', seats: [0, 1], points: [1, 1] }], ['Ada', 'Ben'], 0)).toContain('doesn’t count');
    expect(newsOf([], [], null)).toBe('');
  });
});

describe('before the dice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts down from wherever it stands', () => {
    const beat = mount(Countdown, { target: document.body, props: { kind: 'count', ms: 1900, of: 2100 } });
    flushSync();
    const seen = (): string => document.querySelector('.beat')?.textContent?.trim() ?? '';
    const numerals = [seen()];
    for (const wait of [500, 700, 700]) {
      vi.advanceTimersByTime(wait + 1);
      flushSync();
      numerals.push(seen());
    }
    void unmount(beat);
    expect(numerals).toEqual(['3', '2', '1', '']);
  });

  it('asks for thumbs where somebody can answer', () => {
    learn({ en: english, fr: french });
    setLanguage('en');
    const ready = vi.fn();
    const beat = mount(Countdown, { target: document.body, props: { kind: 'thumbs', ms: 10_000, ready } });
    document.querySelector<HTMLElement>("[data-action='thumbs']")?.click();
    void unmount(beat);
    expect(ready).toHaveBeenCalledOnce();
  });
});

it('acts when a finger comes down, once', () => {
  const done: string[] = [];
  const press = new Press((chosen) => done.push(chosen.move));
  const wheel = move('W@1', { do: 'wheel', roll: 1 });
  press.down(new PointerEvent('pointerdown', { button: 0 }), wheel);
  press.click(new MouseEvent('click', { detail: 1 }), wheel);
  expect(done).toEqual(['W@1']);
  press.click(new MouseEvent('click', { detail: 0 }), wheel);
  press.down(new PointerEvent('pointerdown', { button: 2 }), wheel);
  press.down(new PointerEvent('pointerdown', { button: 0 }), null);
  expect(done).toEqual(['W@1', 'W@1']);
});
