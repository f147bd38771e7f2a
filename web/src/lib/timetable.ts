/** When what happens in a ceremony, in ms after the curtain begins to rise. */

export interface Timetable {
  /** When each step fills, from the first to the last; the last one is the first to. */
  reveals: number[];
  crown: number;
  medals: number[];
  end: number;
}

export const CURTAIN = 300;
export const COUNT = 900; // in which points count up
const STEP = 450;
const BREATH = 700; // before the winner
const RISE = 350;
const MEDAL = 350;
const LONGEST = 6_600; // and some time for a slow machine: it must be over within seven seconds

/** At most so long, however many there are: a large table is told more quickly. `factor`: for those who like it quicker still. */
export function timetable(steps: number, medals: number, factor = 1): Timetable {
  const first = CURTAIN + (steps - 1) * STEP + (steps > 1 ? BREATH : 0);
  const counted = first + COUNT;
  const end = counted + medals * MEDAL;
  const scale = Math.min(1, LONGEST / end) * factor;
  const at = (ms: number): number => Math.round(ms * scale);
  return {
    reveals: Array.from({ length: steps }, (_, nth) => at(nth === 0 ? first : CURTAIN + (steps - 1 - nth) * STEP)),
    crown: at(first + RISE),
    medals: Array.from({ length: medals }, (_, nth) => at(counted + nth * MEDAL)),
    end: at(end),
  };
}
