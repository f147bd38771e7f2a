import { beforeEach, describe, expect, test } from 'vitest';
import { forgetAll, forgetTable, keepSeen, recallHushed, recallSeen } from '../src/lib/storage';
import { aloud, faded, merged } from '../src/lib/lines';
import { TableRoom } from '../src/lib/room.svelte';
import type { Line } from '../src/generated/wire';
import { gameOf, updateOf } from './fakes';

const line = (seq: number, text: string, kind: Line['kind'] = 'game'): Line => ({
  seq,
  at: 0,
  kind,
  text,
  who: null,
  seat: null,
});

beforeEach(() => localStorage.clear());

describe('the last update', () => {
  test('is what there is', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(3, { game: gameOf(1, ['B7']) }));
    expect(room.seq).toBe(3);
    expect(room.game?.version).toBe(1);
    expect(room.myTurn).toBe(true);
  });

  test('a game that is left out has not changed', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(3, { game: gameOf(1) }));
    room.take(updateOf(4));
    expect(room.game?.version).toBe(1);
  });

  test('nor has who one is, or what is around the game', () => {
    const room = new TableRoom('abc');
    const [before, after] = [updateOf(3), updateOf(4)];
    delete after.you;
    delete after.room;
    room.take(before);
    room.take(after);
    expect(room.seq).toBe(4);
    expect(room.you).toBe(before.you);
    expect(room.room).toBe(before.room);
  });

  test('a game that is null has been put away', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(3, { game: gameOf(1) }));
    room.take(updateOf(4, { game: null }));
    expect(room.game).toBeNull();
  });
});

describe('the log', () => {
  test('grows', () => {
    const log = merged([line(1, 'a')], [line(2, 'b'), line(2, 'c')]);
    expect(log.map((one) => one.text)).toEqual(['a', 'b', 'c']);
  });

  test('told again from the beginning, in another language, stands there once', () => {
    const log = merged([line(1, 'a'), line(2, 'b')], [line(1, 'un'), line(2, 'deux'), line(3, 'trois')]);
    expect(log.map((one) => one.text)).toEqual(['un', 'deux', 'trois']);
  });

  test('an update without lines changes nothing', () => {
    const known = [line(1, 'a')];
    expect(merged(known, [])).toBe(known);
  });
});

describe('what is said aloud', () => {
  test('is the last thing a seat said, without quotation marks of either language', () => {
    const log = [{ ...line(1, 'x'), seat: 2, said: '“Under 5.”' }, { ...line(2, 'x'), seat: 2, said: '« J’ai dit “10” ! »' }, { ...line(3, 'x'), seat: 1 }];
    expect([aloud(log.slice(0, 1), 2), aloud(log, 2), aloud(log, 1)]).toEqual(['Under 5.', 'J’ai dit “10” !', null]);
  });
});

describe('what must be remembered', () => {
  const trick = [{ ...line(5, 'Ann plays the Brie 7.'), faded: '' }, { ...line(6, 'Bob wins trick 1 (B7 B9).'), faded: 'Bob wins trick 1.' }, line(6, 'The cat captures Bob!')];

  test('goes from the log when the table says so, and leaves what may stay', () => {
    expect(faded(trick, 6).map((one) => one.text)).toEqual(['Bob wins trick 1.', 'The cat captures Bob!']);
    expect(JSON.stringify(faded(trick, 6))).not.toContain('B7');
    expect(faded(trick, 4)).toBe(trick);
  });

  test('is gone with the update that begins the next trick', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(6, { lines: trick, faded: 4 }));
    expect(room.lines).toHaveLength(3);
    room.take(updateOf(7, { lines: [{ ...line(7, 'Bob plays the Suisse 2.'), faded: '' }], faded: 6 }));
    expect(room.lines.map((one) => one.text)).toEqual(['Bob wins trick 1.', 'The cat captures Bob!', 'Bob plays the Suisse 2.']);
    expect(JSON.stringify(room.report())).not.toContain('B7');
  });
});

describe('what happened since one looked', () => {
  test('nothing, for whoever comes for the first time', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(5, { lines: [line(4, 'x'), line(5, 'y')] }));
    expect(room.missed).toEqual([]);
  });

  test('all that came after the last number seen', () => {
    keepSeen('abc', 4);
    const room = new TableRoom('abc');
    room.take(updateOf(6, { lines: [line(4, 'x'), line(5, 'y'), line(6, 'z')] }));
    expect(room.missed.map((one) => one.text)).toEqual(['y', 'z']);
    room.caughtUp();
    expect(room.missed).toEqual([]);
  });

  test('is remembered a table, and not for ever', () => {
    for (let table = 0; table < 40; table += 1) keepSeen(`t${table}`, table);
    expect(recallSeen('t39')).toBe(39);
    expect(recallSeen('t0')).toBeNull();
  });
});

describe('people one does not want to read', () => {
  test('stay quiet when the page is opened again, at that table only', () => {
    new TableRoom('abc').hush('Ben', true);
    expect([...new TableRoom('abc').hushed]).toEqual(['Ben']);
    expect(new TableRoom('xyz').hushed.size).toBe(0);
    new TableRoom('abc').hush('Ben', false);
    expect(new TableRoom('abc').hushed.size).toBe(0);
  });

  test('are forgotten with the table, and with everything', () => {
    for (const table of ['abc', 'xyz']) new TableRoom(table).hush('Ben', true);
    forgetTable('abc');
    expect([recallHushed('abc'), recallHushed('xyz')]).toEqual([[], ['Ben']]);
    forgetAll();
    expect(recallHushed('xyz')).toEqual([]);
  });
});
