/** What the others did since one's own last step: the ways their mice went, and what fell. No rules. */
import type { DroleDeFromageEvent, DroleDeFromageView } from './generated';

export interface Since {
  /** The cells of each mouse in its last turn, from where it stood; in the order in which they went. */
  ways: ReadonlyMap<number, readonly string[]>;
  /** The pieces that fell meanwhile. */
  fell: ReadonlySet<string>;
}

export const NOTHING: Since = { ways: new Map(), fell: new Set() };

/** Told on with every update; it begins anew when one's own turn ends, and with every game. */
export function sinceNow(before: Since, mice: readonly string[], view: DroleDeFromageView, events: readonly DroleDeFromageEvent[], me: number | null): Since {
  let ways = new Map(before.ways);
  let fell = new Set(before.fell);
  const afresh = (): void => {
    ways = new Map();
    fell = new Set();
  };
  for (const event of events) {
    if (event.was === 'gamebegan') afresh();
    else if (event.was === 'fell') fell.add(event.piece);
    else if (event.was === 'rolled' && event.seat === me && event.stuck) afresh();
    else if (event.was === 'rolled') last(ways, event.seat, [mice[event.seat] ?? view.mice[event.seat] ?? '']);
    else if (event.was === 'stepped' && event.seat === me && event.left === 0) afresh();
    else if (event.was === 'stepped') ways.set(event.seat, [...(ways.get(event.seat) ?? [mice[event.seat] ?? '']), event.cell]);
  }
  if (me !== null) ways.delete(me);
  return { ways: new Map([...ways].map(([seat, way]) => [seat, unbroken(cutBack(way, view.mice[seat] ?? ''))])), fell };
}

/** Whoever goes again goes after the others. */
function last(ways: Map<number, readonly string[]>, seat: number, way: readonly string[]): void {
  ways.delete(seat);
  ways.set(seat, way);
}

/** A way ends where its mouse is: steps may have been taken back, or not been seen. */
function cutBack(way: readonly string[], here: string): readonly string[] {
  return way.slice(0, way.lastIndexOf(here) + 1);
}

/** Of a way only the steps that were seen one after the other: whoever was away does not know how the mouse came there. */
function unbroken(way: readonly string[]): readonly string[] {
  const gap = way.findLastIndex((cell, nth) => nth > 0 && !beside(way[nth - 1] ?? '', cell));
  return gap < 0 ? way : way.slice(gap);
}

function beside(one: string, other: string): boolean {
  const apart = (nth: number): number => Math.abs((one.charCodeAt(nth) || 0) - (other.charCodeAt(nth) || 0));
  return apart(0) + apart(1) === 1;
}
