import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../src/lib/boards';
import { movesThat } from '../src/lib/moves';
import { NO_HOUSE } from '../src/lib/house';
import { setLanguage } from '../src/lib/words.svelte';
import Board from '../../src/fromagerie/games/cheez_tricks/Board.svelte';
import type { CatCard, CheezTricksEvent, CheezTricksGame, CheezTricksView } from '../../src/fromagerie/games/cheez_tricks/web/generated';
import { around, laidSince, mark, playedSince, sorted, stands, takenTrick, tieBroken, tipsOf, wants, type CheezMove } from '../../src/fromagerie/games/cheez_tricks/web/table';
import { ROOM, gameOf } from './fakes';

const table = { options: { mode: 'domestic' }, tricks: [2, 0, 1], won: [['S6', 'B6'], [], ['P2']] } as unknown as CheezTricksView;

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

  it('does not tell what lies face down, not even the card of a captured siamese', () => {
    const wild = { options: { mode: 'wild' }, tricks: [1, 1, 1, 1], won: [[], ['S7'], [], []] } as unknown as CheezTricksView;
    expect(stands({ family: 'grey', most: 'S' }, wild)).toBe('face-down');
    expect(stands({ family: 'orange', fewest: '7' }, wild)).toBe('face-down');
    expect(stands({ family: 'grey', most: 'tricks' }, wild)).toEqual([1, 1, 1, 1]);
  });

  it('counts nothing for a cat that waits for one trick or one card', () => {
    expect(stands({ family: 'black', trick: 4 }, table)).toBeNull();
    expect(stands({ family: 'siamese', card: 'S7' }, table)).toBeNull();
  });
});

it('says what a cat is after', () => {
  expect(mark({ family: 'grey', most: '8' }, String)).toBe('+8');
  expect(mark({ family: 'black', trick: 4 }, (n) => `nº ${n}`)).toBe('nº 4');
  expect(tipsOf({ family: 'white', tricks: 2 }, false)).toEqual(['cheez-tip-at-once']);
  expect(tipsOf({ family: 'tuxedo', exactly: 2 }, true)).toEqual(['cheez-tip-at-end', 'cheez-tip-reconstructed']);
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

describe('what was played since one’s own card', () => {
  it('is told in order, over the end of a trick', () => {
    const events: CheezTricksEvent[] = [
      { was: 'played', seat: 2, card: 'S9' },
      { was: 'tooktrick', seat: 2, nth: 1, cards: ['S1', 'S2', 'S9'] },
      { was: 'played', seat: 2, card: 'P4' },
    ];
    expect(playedSince([{ seat: 1, card: 'S2' }], events, 0).map(({ card }) => card)).toEqual(['S2', 'S9', 'P4']);
    expect(playedSince([{ seat: 1, card: 'S2' }], events, null).map(({ card }) => card)).toEqual(['P4']);
  });

  it('begins anew with one’s own, and knows a card once', () => {
    expect(playedSince([{ seat: 1, card: 'S2' }], [{ was: 'played', seat: 0, card: 'S9' }], 0)).toEqual([]);
    expect(playedSince([{ seat: 1, card: 'S2' }, { seat: 2, card: 'S3' }], [{ was: 'played', seat: 1, card: 'S2' }], 0).map(({ card }) => card)).toEqual(['S3', 'S2']);
  });

  it('is for who comes what lies there after it', () => {
    const trick = [{ seat: 1, card: 'S2' }, { seat: 2, card: 'S3' }];
    expect(laidSince(trick, 1)).toEqual([{ seat: 2, card: 'S3' }]);
    expect(laidSince(trick, 0)).toEqual(trick);
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

describe('a tie at the top', () => {
  const ended = (winners: number[]): CheezTricksView => ({ turn: null, totals: [9, 12, 12, 12], winners, sheet: [[4, 8, 6, 8], [5, 4, 6, 4]] }) as unknown as CheezTricksView;

  it('is explained where the best round decided for some of them', () => {
    expect(tieBroken(ended([1, 3]))).toEqual({ total: 12, rounds: [{ seat: 1, best: 8 }, { seat: 2, best: 6 }, { seat: 3, best: 8 }] });
  });

  it('needs no word where nothing decided', () => {
    expect(tieBroken(ended([1, 2, 3]))).toBeNull();
    expect(tieBroken({ ...ended([1, 3]), turn: 0 })).toBeNull();
  });
});

const toml = readFileSync('../src/fromagerie/games/cheez_tricks/box.toml', 'utf8');
const listed = (status: string): string[] => [...(toml.split(`\n${status} = [`)[1]?.split(']')[0] ?? '').matchAll(/"([\w-]+)"/g)].map((found) => found[1] ?? '');
const CATS = new Map(
  [...toml.matchAll(/^(\w+) *= *\{ (family.*?) \}/gm)].map(([, id = '', card = '']): [string, CatCard] => {
    const fields = [...card.matchAll(/(\w+) *= *("\w+"|\d+|true|false|\[.*?\])/g)].map(([, name, value]) => `"${name}": ${value}`);
    return [id, JSON.parse(`{${fields.join(', ')}}`) as CatCard];
  }),
);

/** What the page shows of a table with these cats. */
function boardOf(cats: string[], change: Partial<CheezTricksView> = {}, pay: [number, number, number, number] = [2, 1, 0, 3]): HTMLElement {
  const view = {
    seat: 0,
    options: { mode: 'domestic', grey_of_nothing: 'nobody', first: null },
    players: 3,
    round: 1,
    rounds: 3,
    tricks_a_round: 12,
    first: 1,
    turn: 0,
    trump: 'B',
    cats: cats.map((id) => ({ id, card: CATS.get(id), captured: [] })),
    cats_used: cats,
    hand: ['S7', 'B2'],
    hand_sizes: [2, 2, 2],
    trick: [],
    tricks: [4, 3, 3],
    won: [['S8'], [], ['P8', 'B8']],
    voids: [[], ['S', 'R'], []],
    sheet: [],
    totals: [0, 0, 0],
    winners: [],
    recalled: [],
    ...change,
  } as CheezTricksView;
  const target = document.createElement('div');
  const props = {
    box: { players: {}, points: { per_trick: pay }, cats: Object.fromEntries(CATS) },
    reconstructed: listed('reconstructed'),
    view,
    game: { ...gameOf(1), view, events: [], legal: [] },
    room: ROOM,
    you: { seat: 0, host: true, name: 'Ann', kicked: false, muted: false },
    names: ['Ann', 'Bob', 'Cleo'],
    able: true,
    house: NO_HOUSE,
  } as unknown as BoardProps<CheezTricksGame>;
  const board = mount(Board, { target, props });
  flushSync();
  const shown = target.cloneNode(true) as HTMLElement;
  target.querySelectorAll<HTMLButtonElement>('button[aria-label="Cards face up"]').forEach((button) => button.click());
  flushSync();
  shown.dataset.opened = target.querySelector('.onshow')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
  void unmount(board);
  return shown;
}

const tips = (board: HTMLElement, of: string): string[] => [...board.querySelectorAll<HTMLElement>(of)].map((each) => each.dataset.tip ?? '');

describe('the board', () => {
  it('says of a cat whether it is reconstructed, in both languages', () => {
    expect([CATS.size, listed('found').length + listed('reconstructed').length + listed('derived').length]).toEqual([50, 54]);
    for (const [language, word] of [['en', 'Reconstructed: the printed card may differ.'], ['fr', 'Reconstitué\u00a0: la carte imprimée peut différer.']] as const) {
      setLanguage(language);
      for (const three of [['BK04', 'WH5', 'GRS'], ['OR01', 'TX3', 'SIB8']]) {
        const told = tips(boardOf(three), 'button.cat');
        expect(three.filter((_, nth) => told[nth]?.includes(word))).toEqual(three.filter((id) => listed('reconstructed').includes(id)));
      }
    }
    setLanguage('en');
  });

  it('takes what a trick pays from the box', () => {
    expect(tips(boardOf(['BK04']), '.who')[0]).toBe('Points per trick: 2 with no cat, 1 with one, 0 with two, 3 with all three.');
    expect(tips(boardOf(['BK04'], {}, [5, 4, 1, 9]), '.who')[0]).toContain('5 with no cat, 4 with one, 1 with two, 9 with all three');
  });

  it('shows who holds the token, and that trump may be led', () => {
    const board = boardOf(['BK04']);
    expect([...board.querySelectorAll('.player')].filter((player) => player.querySelector('.token')).map((player) => player.querySelector('b')?.textContent)).toEqual(['Bob']);
    expect(tips(board, '.trump')[0]).toContain('Lead it whenever you like');
  });

  it('shows on demand what lies open, and who ran out of what', () => {
    const board = boardOf(['GR08']);
    expect(board.querySelector('.onshow')).toBeNull();
    expect(board.dataset.opened).toContain('Ann S8 Bob no card no more Swiss, RoquefortCleo P8B8');
  });

  it('shows nothing of the piles in a wild game', () => {
    const board = boardOf(['GR08'], { options: { mode: 'wild', grey_of_nothing: 'nobody', first: null }, won: [[], [], []] });
    expect(board.querySelector('button[aria-label="Cards face up"]')).toBeNull();
    expect(board.querySelector('.cat .row')?.textContent).toContain('face down');
    expect(board.querySelector('.cat .row .dot')).toBeNull();
  });

  it('explains a tie that the best round broke', () => {
    const board = boardOf(['GR08'], { turn: null, totals: [12, 12, 12], winners: [0, 2], sheet: [[8, 6, 8], [4, 6, 4]] });
    expect(board.querySelector('.tie')?.textContent.trim()).toBe('A tie at 12 points: the best single round decides (Ann: 8, Bob: 6, Cleo: 8).');
  });
});
