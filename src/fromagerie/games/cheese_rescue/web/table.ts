/** Reading the table for the eye: what lies where, where to look, what is held. No rules. */
import type { MoveOf } from '$web/lib/moves';
import type { CheeseRescueAction, CheeseRescueView, Place, Placed } from './generated';

export type RescueMove = MoveOf<CheeseRescueAction>;

/** What can be in a hand. */
export type Kind = Place['card'];

export function isCheese(card: string): boolean {
  return /\d/.test(card);
}

export interface Spot {
  x: number;
  y: number;
}

/** Cells are written "c4": columns have letters, rows have numbers from 1. */
export function spot(cell: string): Spot {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}

export interface Area {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export function area(cells: readonly string[]): Area {
  const spots = cells.map(spot);
  const x = Math.min(...spots.map((one) => one.x));
  const y = Math.min(...spots.map((one) => one.y));
  return {
    x,
    y,
    wide: Math.max(...spots.map((one) => one.x)) - x + 1,
    high: Math.max(...spots.map((one) => one.y)) - y + 1,
  };
}

/** The square lies where it lies: nothing of the cloth is left to choose. */
export function settled(view: CheeseRescueView): boolean {
  const cloth = area(view.reach);
  return cloth.wide === view.side && cloth.high === view.side;
}

/** A little of the table around what one looks at, in cells. */
export const RIM = 0.06;

export interface Camera {
  x: number;
  y: number;
  span: number;
}

/**
 * Where one looks: as many cells as the square has, one more while it can still grow to either side, and nothing beside the cloth
 * that need not be seen.
 */
export function camera(matters: Area, cloth: Area, side: number): Camera {
  const span = Math.max(matters.wide, matters.high, side) + 2 * RIM;
  const along = (from: number, long: number, clothFrom: number, clothLong: number): number => {
    const middle = from + long / 2 - span / 2;
    const least = clothFrom - RIM;
    const most = clothFrom + clothLong + RIM - span;
    return most < least ? (least + most) / 2 : Math.min(most, Math.max(least, middle));
  };
  return { x: along(matters.x, matters.wide, cloth.x, cloth.wide), y: along(matters.y, matters.high, cloth.y, cloth.high), span };
}

/** One looks elsewhere only if one must: as long as all that matters is in sight, and no nearer, everything stays where it is. */
export function follow(before: Camera | null, wanted: Camera, matters: Area): Camera {
  if (before?.span !== wanted.span) return wanted;
  const holds = (seen: number, from: number, long: number): boolean => seen <= from && from + long <= seen + before.span;
  return holds(before.x, matters.x, matters.wide) && holds(before.y, matters.y, matters.high) ? before : wanted;
}

/** The cell one comes to by an arrow key: the nearest in that direction, rather ahead than aside. */
export function towards(from: string, key: string, cells: readonly string[]): string | null {
  const ahead = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!ahead) return null;
  const [right = 0, down = 0] = ahead;
  const here = spot(from);
  let best: string | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const there = spot(cell);
    const far = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    if (far > 0 && far + 2 * aside < least) {
      least = far + 2 * aside;
      best = cell;
    }
  }
  return best;
}

const KINDS: readonly Kind[] = ['D', 'C', 'M', '1', '2', '3'];

/** A hand as it is held: a stack for each kind, in a place of its own even if there is none. */
export function stacks(hand: readonly Kind[]): { kind: Kind; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: hand.filter((card) => card === kind).length }));
}

/** Everybody in the order they play, whoever looks first. */
export function around(players: number, me: number | null): number[] {
  return Array.from({ length: players }, (_, nth) => ((me ?? 0) + nth) % players);
}

/** What was placed since this person's last card, or by everybody once for who only looks: as far as it still lies there. */
export function lately(before: readonly Placed[], told: readonly Placed[], view: CheeseRescueView, me: number | null): Placed[] {
  const all = [...before.filter((one) => !told.some((other) => other.cell === one.cell)), ...told];
  const fresh = me === null ? all.slice(-view.players) : all.slice(all.findLastIndex((one) => one.seat === me) + 1);
  return fresh.filter((one) => view.board.some((lying) => lying.cell === one.cell && lying.card === one.card));
}
