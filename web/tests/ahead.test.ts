import { describe, expect, test } from 'vitest';
import { fateOf } from '$web/lib/ahead';
import type { RoomInfo, SeatInfo, You } from '$web/generated/wire';
import { ROOM } from './fakes';

const SEAT: SeatInfo = { seat: 0, name: 'Ada', bot: null, person: true, ready: false, away: false, muted: false, host: true, bank: null, colour: 0, face: null, coached: false };
const room = (number: number, phase: RoomInfo['phase'], mine: Partial<SeatInfo> = {}, called = false): RoomInfo => ({ ...ROOM, number, phase, called, seats: [{ ...SEAT, ...mine }] });
const you: You = { seat: 0, host: true, name: 'Ada', kicked: false, muted: false };

describe('who looks at a result', () => {
  const shown = room(1, 'over');

  test('sees what else happens there', () => {
    expect(fateOf(shown, { room: room(1, 'over'), you })).toBe('show');
  });

  test('and did not wish for the next game, stays', () => {
    for (const phase of ['gathering', 'playing', 'over'] as const) expect(fateOf(shown, { room: room(2, phase, { bot: 'ripe' }), you })).toBe('keep');
  });

  test('and has no seat, stays', () => {
    expect(fateOf(shown, { room: room(2, 'playing'), you: { ...you, seat: null } })).toBe('keep');
  });

  test('and wished for it, throws in their luck behind it and goes when it begins', () => {
    expect(fateOf(shown, { room: room(2, 'gathering', {}, true), you })).toBe('ready');
    expect(fateOf(shown, { room: room(2, 'gathering', { ready: true }, true), you })).toBe('keep');
    expect(fateOf(shown, { room: room(2, 'playing'), you })).toBe('show');
  });

  test('and is called to the lobby by their own wish, goes', () => {
    expect(fateOf(shown, { room: room(2, 'gathering'), you })).toBe('show');
  });
});

test('whoever comes anew sees the table as it is, and is ready if it waits for them', () => {
  expect(fateOf(null, { room: room(2, 'playing', { bot: 'ripe' }), you })).toBe('show');
  expect(fateOf(null, { room: room(2, 'gathering', {}, true), you })).toBe('ready');
});
