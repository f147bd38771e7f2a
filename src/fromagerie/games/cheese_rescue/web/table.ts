/** Reading the table for the eye: what lies where, where to look, what is held. No rules. */
import type { MoveOf } from '$web/lib/moves';
import type { CheeseRescueAction, CheeseRescueView, Place } from './generated';

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
const RIM = 0.12;

export interface Camera {
  x: number;
  y: number;
  span: number;
}

/**
 * Where one looks: a square around all that matters, as near as it may be while a cell is not larger than it should be,
 * and with nothing beside the cloth in sight that need not be.
 */
export function camera(matters: Area, cloth: Area, size: number, largest: number): Camera {
  const need = Math.max(matters.wide, matters.high);
  const span = Math.max(need, Math.min(Math.max(cloth.wide, cloth.high), size / largest)) + 2 * RIM;
  const along = (from: number, long: number, clothFrom: number, clothLong: number): number => {
    const middle = from + long / 2 - span / 2;
    const least = clothFrom - RIM;
    const most = clothFrom + clothLong + RIM - span;
    return most < least ? (least + most) / 2 : Math.min(most, Math.max(least, middle));
  };
  return { x: along(matters.x, matters.wide, cloth.x, cloth.wide), y: along(matters.y, matters.high, cloth.y, cloth.high), span };
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

/** A hand as it is held: one stack a kind, as the server sorts them. */
export function stacks(hand: readonly Kind[]): { kind: Kind; count: number }[] {
  return [...new Set(hand)].map((kind) => ({ kind, count: hand.filter((card) => card === kind).length }));
}
