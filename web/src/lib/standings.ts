/** Who came where: ties stand together, and whoever won stands before whoever only has as many points. */
import type { Result } from '../generated/wire';

export interface Standing {
  seat: number;
  score: number | null;
  /** From 1, as people count: after two firsts comes a third. 0, if nothing was decided. */
  place: number;
  won: boolean;
}

/** From the first to the last. Without a result nobody is before anybody. */
export function standings(seats: readonly number[], result: Pick<Result, 'scores' | 'winners'> | null): Standing[] {
  if (!result) return seats.map((seat) => ({ seat, score: null, place: 0, won: false }));
  const all = seats.map((seat) => ({ seat, score: result.scores[seat] ?? 0, won: result.winners.includes(seat) }));
  const isBefore = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.won === other.won ? !one.won && one.score > other.score : one.won;
  return all
    .map((one) => ({ ...one, place: 1 + all.filter((other) => isBefore(other, one)).length }))
    .sort((one, other) => one.place - other.place || other.score - one.score || one.seat - other.seat);
}

/** Those who share a place, from the first to the last. */
export function steps(ranked: readonly Standing[]): Standing[][] {
  const found: Standing[][] = [];
  for (const one of ranked) {
    const last = found.at(-1);
    if (last?.[0]?.place === one.place) last.push(one);
    else found.push([one]);
  }
  return found;
}

const FIGURES = 4; // that stand beside each other on a phone
const PLACES = 3; // that are honoured where not everybody can be

/** Whole figures where there is room for all of them; else those of the first three, and the rest is a list. */
export function podium(ranked: readonly Standing[]): { stands: Standing[][]; rest: Standing[] } {
  const all = steps(ranked);
  if (ranked.length <= FIGURES) return { stands: all, rest: [] };
  const stands: Standing[][] = [];
  let figures = 0;
  for (const step of all) {
    const crowd = figures + step.length;
    if (figures >= PLACES || (figures > 0 && crowd > FIGURES)) break;
    stands.push(step);
    figures = crowd;
  }
  return { stands, rest: all.slice(stands.length).flat() };
}
