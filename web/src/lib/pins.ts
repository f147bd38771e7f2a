/**
 * What was promised of the luck at a table, pinned when it was first seen.
 *
 * A promise proves something only if it cannot be exchanged: whatever is told otherwise later is an alarm, never an
 * update. The pins stay as they were, so that the check of the finished game fails too.
 */
import type { RoomInfo } from '../generated/wire';
import type { Kept } from '../verify.js';

/** Something promised was told otherwise: in which game of the table, and of which round. */
export interface Alarm {
  what: 'pledge' | 'commitment' | 'game';
  number: number;
  round?: number;
}

export interface Promises {
  /** Which game of the table it is. */
  number: number;
  match: string | null;
  pledge: string;
  commitments: Record<number, string>;
  /** What this browser itself threw in. */
  own: { seat: number; seed: string } | null;
  alarm: Alarm | null;
}

// A game is dealt, ends and is cleared away before the next one: so many numbers lie between two gatherings at least.
const A_GAME = 3;

/** The pins after another look at the table, `steps` numbers after the last one; the same object if nothing is new. */
export function pin(known: Promises | null, room: RoomInfo, seat: number | null, steps = Infinity): Promises {
  if (known?.number === room.number) return pinSame(known, room, seat);
  if (known && (room.number < known.number || (known.match === null && steps < A_GAME)))
    return alarmed(known, { what: 'game', number: known.number });
  const { number, match, pledge } = room;
  return { number, match, pledge, commitments: sealed(room), own: null, alarm: known?.alarm ?? null };
}

function pinSame(known: Promises, room: RoomInfo, seat: number | null): Promises {
  const alarm = told(known, room);
  if (alarm) return alarmed(known, alarm);
  const fresh = room.seals.some((seal) => !seal.seed && !(seal.round in known.commitments));
  // Whoever gives up the seat before the deal throws in nothing.
  const own = room.match === null && known.own?.seat !== seat ? null : known.own;
  if (!fresh && own === known.own && room.match === known.match) return known;
  return { ...known, match: room.match, commitments: { ...sealed(room), ...known.commitments }, own };
}

/** The first thing that is not as it was promised. */
function told(known: Promises, room: RoomInfo): Alarm | null {
  const { number } = known;
  if (room.pledge !== known.pledge) return { what: 'pledge', number };
  if (known.match !== null && room.match !== known.match) return { what: 'game', number };
  const now = Object.fromEntries(room.seals.map((seal) => [seal.round, seal.commitment]));
  const changed = Object.entries(known.commitments).find(([round, promised]) => now[Number(round)] !== promised);
  return changed ? { what: 'commitment', number, round: Number(changed[0]) } : null;
}

/** The first alarm stays. */
const alarmed = (known: Promises, alarm: Alarm): Promises => (known.alarm ? known : { ...known, alarm });

/** Only what is still sealed is a promise. */
const sealed = (room: RoomInfo): Record<number, string> =>
  Object.fromEntries(room.seals.filter((seal) => !seal.seed).map((seal) => [seal.round, seal.commitment]));

/** As the verifier wants it. */
export function keptOf({ match, pledge, commitments, own }: Promises): Kept {
  return { match, pledge, commitments, seeds: own ? { [own.seat]: own.seed } : {} };
}
