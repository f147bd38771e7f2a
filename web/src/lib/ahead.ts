/** A table that has gone on to the next game, while somebody still looks at the end of the last one. */
import type { RoomInfo } from '../generated/wire';
import type { WholeUpdate } from './wholeUpdate';

/**
 * What an update is to a screen: shown, or kept until its person wishes for it; `ready`: theirs is the game that begins,
 * and the table waits for their part of the luck.
 */
export type Fate = 'show' | 'keep' | 'ready';

/** Nobody is taken away from a result but by their own wish: a bot holds the seat of whoever did not wish for the next game. */
export function fateOf(shown: RoomInfo | null, { room, you }: Pick<WholeUpdate, 'room' | 'you'>): Fate {
  const mine = you.seat === null ? null : (room.seats[you.seat] ?? null);
  const called = room.phase === 'gathering' && room.called && mine !== null && !mine.bot;
  if (!shown || shown.phase !== 'over' || room.number === shown.number) return called && !mine.ready ? 'ready' : 'show';
  if (called) return mine.ready ? 'keep' : 'ready';
  return mine && !mine.bot ? 'show' : 'keep';
}
