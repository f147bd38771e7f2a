import { FluentResource } from '@fluent/bundle';
import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { learn, setLanguage } from '../src/lib/words.svelte';
import { gameOf, ROOM } from './fakes';
import Board from '../../src/fromagerie/games/cheese_master/Board.svelte';
import Faces from '../../src/fromagerie/games/cheese_master/web/Faces.svelte';
import { dieTip } from '../../src/fromagerie/games/cheese_master/web/said';
import type { TimingInfo } from '../src/generated/wire';
import english from '../../src/fromagerie/games/cheese_master/web/board.en.ftl?raw';
import french from '../../src/fromagerie/games/cheese_master/web/board.fr.ftl?raw';
import type { Box, CheeseMasterAction, CheeseMasterView, DieOnTable, RoundEnded } from '../../src/fromagerie/games/cheese_master/web/generated';
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
    const view = {
      seat: 0, players: 2, game: 1, games: 1, wins: [0, 0], playing: [0, 1], living: [0, 1], points: [3, 4], before: [4, 4],
      phase: 'rolling', turn: 0, roll: 0, dice: [die('dog', 'orange', null)], plates: [null, null], covered: [], wheels: 1, cheese: null, winners: [],
      options: { dice: 1, slam: false },
    } satisfies CheeseMasterView;
    const props = {
      box: { ...box, points: 4 }, reconstructed: [], view, game: { ...gameOf(1), view, events: [], legal: [], claims: [] }, room: ROOM,
      you: { seat: 0, host: true, name: 'Ada' }, names: ['Ada', 'Ben'], able: true, refusal: null,
      act: () => {}, why: () => {}, say: () => {}, undo: () => {}, heard: () => {},
    };
    const board = mount(Board, { target: document.body, props });
    const [places, left] = ['i', 'i.left'].map((what) => [...document.querySelectorAll('.stall .points')].map((stall) => stall.querySelectorAll(what).length));
    const crib = document.querySelectorAll('.crib li').length;
    void unmount(board);
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
