import { mount, unmount } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import Alarm from '../src/app/table/Alarm.svelte';
import { forgetTable, recallPromises } from '../src/lib/storage';
import { pin, type Promises } from '../src/lib/pins';
import { TableRoom } from '../src/lib/room.svelte';
import { setLanguage } from '../src/lib/words.svelte';
import type { RoomInfo } from '../src/generated/wire';
import { ROOM, updateOf } from './fakes';

const seal = (round: number, commitment = `c${round}`, seed: string | null = null) => ({ round, commitment, seed });
const gathering: RoomInfo = { ...ROOM, phase: 'gathering', match: null, seals: [seal(0), seal(1)] };
const playing: RoomInfo = { ...gathering, phase: 'playing', match: 'abc-1' };
const pinned = (...rooms: RoomInfo[]): Promises =>
  rooms.reduce<Promises | null>((known, room) => pin(known, room, 0), null) as Promises;

beforeEach(() => localStorage.clear());

describe('a promise that stays', () => {
  test('is pinned from the gathering to the end of the game', () => {
    const next = { ...playing, seals: [seal(0, 'c0', 's0'), seal(1), seal(2)] };
    const over = { ...next, phase: 'over' as const, seals: next.seals.map((one) => ({ ...one, seed: 's' })) };
    const kept = pinned(gathering, playing, next, over);
    expect(kept.alarm).toBeNull();
    expect(kept).toMatchObject({ pledge: 'p', match: 'abc-1', commitments: { 0: 'c0', 1: 'c1', 2: 'c2' } });
  });

  test('is nothing new when it is told again', () => {
    const kept = pinned(playing);
    expect(pin(kept, { ...playing }, 0)).toBe(kept);
  });

  test('a seal that was open when it was first seen is no promise', () => {
    expect(pinned({ ...playing, seals: [seal(0, 'c0', 's0'), seal(1)] }).commitments).toEqual({ 1: 'c1' });
  });

  test('the next game has one of its own', () => {
    const kept = pinned(playing, { ...gathering, number: 2, pledge: 'q', seals: [seal(0, 'd0')] });
    expect(kept).toMatchObject({ number: 2, pledge: 'q', commitments: { 0: 'd0' }, alarm: null });
  });

  test('so has one that was dealt while one was away', () => {
    expect(pinned(gathering, { ...playing, number: 2, match: 'abc-2', pledge: 'q' }).alarm).toBeNull();
  });
});

describe('a promise that is changed', () => {
  const alarms: [string, RoomInfo, object][] = [
    ['another pledge before the deal', { ...gathering, pledge: 'q' }, { what: 'pledge', number: 1 }],
    ['another pledge with the deal', { ...playing, pledge: 'q' }, { what: 'pledge', number: 1 }],
    ['another seal', { ...playing, seals: [seal(0), seal(1, 'x')] }, { what: 'commitment', number: 1, round: 1 }],
    ['another seal when it is opened', { ...playing, seals: [seal(0, 'x', 's'), seal(1)] }, { what: 'commitment', round: 0 }],
    ['a seal that is gone', { ...playing, seals: [seal(1)] }, { what: 'commitment', round: 0 }],
    ['a game before', { ...playing, number: 0 }, { what: 'game', number: 1 }],
  ];

  test.each(alarms)('%s is an alarm, and no update', (_, changed, alarm) => {
    const kept = pinned(gathering);
    const after = pin(kept, changed, 0);
    expect(after.alarm).toMatchObject(alarm);
    expect({ ...after, alarm: null }).toEqual(kept);
  });

  test('another game under the same number is an alarm', () => {
    expect(pinned(playing, gathering).alarm).toMatchObject({ what: 'game' });
    expect(pinned(playing, { ...playing, match: 'abc-2' }).alarm).toMatchObject({ what: 'game' });
  });

  test('a game that is passed over before it was dealt is an alarm', () => {
    const next = { ...gathering, number: 2, pledge: 'q' };
    expect(pin(pinned(gathering), next, 0, 1).alarm).toMatchObject({ what: 'game', number: 1 });
    expect(pin(pinned(gathering), next, 0, 3).alarm).toBeNull();
  });

  test('the alarm stays when the promise comes back, and in the next game', () => {
    const kept = pinned(playing, { ...playing, pledge: 'q' }, playing, { ...gathering, number: 2, pledge: 'r' });
    expect(kept).toMatchObject({ number: 2, alarm: { what: 'pledge', number: 1 } });
  });
});

describe('at a table', () => {
  test('the first pledge is kept with it, also when the page is opened again', () => {
    new TableRoom('abc').take(updateOf(1, { room: gathering }));
    const again = new TableRoom('abc');
    expect(again.alarm).toBeNull();
    again.take(updateOf(2, { room: { ...playing, pledge: 'q' } }));
    expect(again.alarm).toMatchObject({ what: 'pledge' });
    expect(again.promised).toMatchObject({ pledge: 'p', commitments: { 0: 'c0', 1: 'c1' } });
    expect(recallPromises('abc')).toMatchObject({ pledge: 'p', alarm: { what: 'pledge' } });
    expect(new TableRoom('abc').alarm).toMatchObject({ what: 'pledge' });
    forgetTable('abc');
    expect(recallPromises('abc')).toBeNull();
  });

  test('whoever comes when all is open was promised nothing', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(9, { room: { ...playing, phase: 'over', seals: [seal(0, 'c0', 's0')] } }));
    expect(room.promised).toBeNull();
  });

  test('a bug report tells what was promised first', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(1, { room: gathering }));
    room.take(updateOf(2, { room: { ...gathering, pledge: 'q' } }));
    expect(room.report()).toMatchObject({ promises: { pledge: 'p' }, room: { pledge: 'q' } });
  });

  test('one’s own seed is kept before it is told, and stays the same', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(1, { room: gathering }));
    void room.throwIn();
    const own = recallPromises('abc')?.own;
    expect(own).toMatchObject({ seat: 0, seed: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    void new TableRoom('abc').throwIn();
    room.take(updateOf(2, { room: playing }));
    expect(recallPromises('abc')?.own).toEqual(own);
    expect(room.promised).toMatchObject({ match: 'abc-1', pledge: 'p', seeds: { 0: own?.seed } });
  });

  test('whoever gets up before the deal has thrown in nothing', () => {
    const room = new TableRoom('abc');
    room.take(updateOf(1, { room: gathering }));
    void room.throwIn();
    room.take(updateOf(2, { room: gathering, you: { seat: null, host: false, name: null, kicked: false, muted: false } }));
    room.take(updateOf(3, { room: playing, you: { seat: null, host: false, name: null, kicked: false, muted: false } }));
    expect(room.promised?.seeds).toEqual({});
  });
});

describe('the alarm', () => {
  const shown = (what: 'pledge' | 'commitment' | 'game'): string => {
    const page = mount(Alarm, { target: document.body, props: { alarm: { what, number: 2, round: 0 } } });
    const alert = document.querySelector('[role=alert]')?.textContent ?? '';
    void unmount(page);
    return alert;
  };

  test('is shown in both languages', () => {
    setLanguage('fr');
    expect(shown('pledge')).toContain('Partie 2\u00a0: la promesse a été remplacée.');
    setLanguage('en');
    expect(shown('pledge')).toContain('Game 2: the pledge was replaced.');
    expect(shown('commitment')).toContain('Game 2: the seal of round 1 was replaced.');
    expect(shown('game')).toContain('Game 2: another game was put in its place.');
  });
});
