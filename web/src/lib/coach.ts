/** What the coach says, as numbers people read: whole points of 100, and a curve to draw. */
import type { Mistake, Point, Review, Swing } from '../generated/wire';

const WHOLE = 1_000_000;
const ABOUT = 3; // an interval wider than this makes a loss an "about"

export const points = (millionths: number): number => Math.round((millionths * 100) / WHOLE);

export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

/** The sums in whole points that add up too: what rounding leaves over goes to luck. */
export function lineOf(review: Review): { start: number; luck: string; others: string; own: string } {
  const [start, own, others] = [points(review.start), points(review.columns['own'] ?? 0), points(review.columns['others'] ?? 0)];
  return { start, luck: signed(points(review.result) - start - own - others), others: signed(others), own: signed(own) };
}

/** How it ended, as a message; who lost is told what there was to lose at the last step. */
export function endOf(review: Review): [string, Record<string, number>] {
  const last = points(review.steps.at(-1)?.before ?? 0);
  if (review.result) return [review.result === WHOLE ? 'coach-won' : 'coach-shared', {}];
  return last ? ['coach-lost-from', { last }] : ['coach-lost', {}];
}

export const aboutLoss = (mistake: Mistake): string => (mistake.high - mistake.low > ABOUT ? 'coach-about' : 'coach-cost');

/** A seat's chances as the points of a line in a box of this size. */
export function curveOf(curve: Point[], seat: number, wide: number, high: number): string {
  const step = wide / Math.max(1, curve.length - 1);
  return curve.map((point, nth) => `${(nth * step).toFixed(1)},${(high * (1 - (point.shares[seat] ?? 0) / WHOLE)).toFixed(1)}`).join(' ');
}

/** Where on the seat's own line each of the largest swings ended. */
export function spotsOf(curve: Point[], swings: Swing[], seat: number, wide: number, high: number): { x: number; y: number }[] {
  const step = wide / Math.max(1, curve.length - 1);
  return swings.map((swing) => {
    const nth = Math.max(0, curve.findLastIndex((point) => point.entry <= swing.entry));
    return { x: nth * step, y: high * (1 - (curve[nth]?.shares[seat] ?? 0) / WHOLE) };
  });
}
