/** Reading the table for the eye: where to look, who moves towards whom, what is counted when. No rules. */

export type Kind = 'D' | 'C' | 'M' | '1' | '2' | '3';

export interface Lying {
  cell: string;
  card: Kind | 'S';
  seat: number | null;
}

export interface RescueView {
  seat: number | null;
  players: number;
  side: number;
  turn: number | null;
  to_place: number;
  board: Lying[];
  free: string[];
  reach: [string, string];
  hand: Kind[];
  hand_sizes: number[];
  cheeses: number[][];
  pile: number;
  unseen: number[];
  /** The cells that each of the three waves empties. */
  removed: string[][];
  points: number[];
  cheeses_left: number[];
  winners: number[];
}

export type RescueEvent =
  | { was: 'placed'; seat: number; card: Kind; cell: string }
  | { was: 'removed'; wave: number; cards: Lying[] }
  | { was: 'gamebegan' | 'dealt' | 'drew' | 'pickedup' | 'gamescored' | 'gamewon' };

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

const CHASERS = ['D', 'C', 'M'] as const;

export interface Chase {
  /** Who is driven off, and in which direction. */
  gone: Map<string, Spot>;
  /** Who does it, and towards whom. */
  by: Map<string, Spot>;
}

/** Who moves in a wave (1, 2, 3): those whom the server takes off, and the animals beside them that are still there. */
export function chase(board: readonly Lying[], removed: readonly (readonly string[])[], wave: number): Chase {
  const before = new Set(removed.slice(0, wave - 1).flat());
  const chasers = board.filter((lying) => lying.card === CHASERS[wave - 1] && !before.has(lying.cell)).map((lying) => lying.cell);
  const gone = new Map<string, Spot>();
  const by = new Map<string, Spot>();
  for (const cell of removed[wave - 1] ?? []) {
    const away = { x: 0, y: 0 };
    const here = spot(cell);
    for (const chaser of chasers) {
      const there = spot(chaser);
      const step = { x: here.x - there.x, y: here.y - there.y };
      if (Math.abs(step.x) + Math.abs(step.y) !== 1) continue;
      if (!by.has(chaser)) by.set(chaser, step);
      away.x += step.x;
      away.y += step.y;
    }
    gone.set(cell, away);
  }
  return { gone, by };
}

/** Everybody's rescued cheese in the order it is counted: the small ones first. */
export function rescued(view: RescueView): Lying[][] {
  const eaten = new Set(view.removed.flat());
  return view.points.map((_, seat) =>
    view.board.filter((lying) => lying.seat === seat && !eaten.has(lying.cell)).sort((one, other) => Number(one.card) - Number(other.card)),
  );
}

/** What is counted after so many cheeses each. */
export function counted(cheeses: readonly (readonly Lying[])[], ticks: number): number[] {
  return cheeses.map((own) => own.slice(0, ticks).reduce((sum, lying) => sum + Number(lying.card), 0));
}
