/** Reading the table for the eye: the board from one's own side, what lies ahead of a mouse, the way it came. No rules. */
import type { MoveOf } from '$web/lib/moves';
import type { DroleDeFromageAction, DroleDeFromageView, Step, Take } from './generated';

export type DroleMove = MoveOf<DroleDeFromageAction>;

export type Way = Step['to'];
export type Size = Take['size'];

/** Sides clockwise: left of each sits the next. A step has the name of the side it goes to. */
export const WAYS: readonly Way[] = ['S', 'W', 'N', 'E'];
export const SIZES: readonly Size[] = ['L', 'M', 'S'];
/** Where something is on the screen, seen from a side: that side is below. */
export const TURNS = ['down', 'left', 'up', 'right'] as const;
export type Turn = (typeof TURNS)[number];

export interface Spot {
  x: number;
  y: number;
}

const COLUMNS = 'abcdefgh';
export const LAST = COLUMNS.length - 1;
const OFF: Record<Way, Spot> = { S: { x: 0, y: 1 }, W: { x: -1, y: 0 }, N: { x: 0, y: -1 }, E: { x: 1, y: 0 } };

function spotOf(cell: string): Spot {
  return { x: COLUMNS.indexOf(cell.slice(0, 1)), y: Number(cell.slice(1)) - 1 };
}

function cellOf({ x, y }: Spot): string | null {
  return x < 0 || y < 0 || x > LAST || y > LAST ? null : `${COLUMNS.charAt(x)}${y + 1}`;
}

/** A quarter turn of the board brings the next side down. */
function quarter({ x, y }: Spot): Spot {
  return { x: y, y: LAST - x };
}

function turned(spot: Spot, quarters: number): Spot {
  let now = spot;
  for (let nth = 0; nth < quarters % 4; nth += 1) now = quarter(now);
  return now;
}

/** The place of a cell on the screen of whoever sits at this side. */
export function placeOf(cell: string, side: Way): Spot {
  return turned(spotOf(cell), WAYS.indexOf(side));
}

/** The cell at a place on that screen, if there is one. */
export function cellAt(place: Spot, side: Way): string | null {
  return cellOf(turned(place, 4 - WAYS.indexOf(side)));
}

/** Where a side, or a step, goes on the screen of whoever sits at `side`. */
export function turnOf(way: Way, side: Way): Turn {
  return TURNS[(WAYS.indexOf(way) - WAYS.indexOf(side) + 4) % 4] ?? 'down';
}

export function wayOf(turn: Turn, side: Way): Way {
  return WAYS[(TURNS.indexOf(turn) + WAYS.indexOf(side)) % 4] ?? 'S';
}

const AT: Record<Turn, Spot> = { down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, up: { x: 0, y: -1 }, right: { x: 1, y: 0 } };

/** Where a step leads on that screen, in cells. */
export function leads(way: Way, side: Way): Spot {
  return AT[turnOf(way, side)];
}

export interface Edge {
  turn: Turn;
  way: Way;
  /** Who sits there. */
  seat: number | null;
}

/** The four edges, as whoever sits at `side` has them around. */
export function around(sides: readonly Way[], side: Way): Edge[] {
  return TURNS.map((turn) => {
    const way = wayOf(turn, side);
    const seat = sides.indexOf(way);
    return { turn, way, seat: seat < 0 ? null : seat };
  });
}

/** Where things that fell lie: before each player, and on one heap what fell where nobody sits. */
export function traysOf(edges: readonly Edge[]): Edge[] {
  const empty = edges.find((edge) => edge.seat === null);
  return edges.filter((edge) => edge.seat !== null || edge === empty);
}

export function beside(cell: string, way: Way): string | null {
  const { x, y } = spotOf(cell);
  return cellOf({ x: x + OFF[way].x, y: y + OFF[way].y });
}

/** The way from a cell to the one beside it. */
export function wayTo(from: string, to: string): Way | null {
  return WAYS.find((way) => beside(from, way) === to) ?? null;
}

/** The pieces in a row ahead of a mouse, nearest first, and whether the row reaches the edge. */
export function ahead(view: DroleDeFromageView, cell: string, way: Way): { pieces: string[]; falls: boolean } {
  const lying = new Map(Object.entries(view.board).map(([piece, at]) => [at, piece]));
  const pieces: string[] = [];
  let next = beside(cell, way);
  while (next !== null) {
    const piece = lying.get(next);
    if (piece === undefined) return { pieces, falls: false };
    pieces.push(piece);
    next = beside(next, way);
  }
  return { pieces, falls: pieces.length > 0 };
}

export function sizeOf(piece: string): Size {
  return SIZES.find((size) => piece.startsWith(size)) ?? 'S';
}

/** Pieces by size, the largest first; a size that is not there has an empty heap. */
export function heaps(pieces: readonly string[]): { size: Size; pieces: string[] }[] {
  return SIZES.map((size) => ({ size, pieces: pieces.filter((piece) => sizeOf(piece) === size) }));
}

/** Each piece keeps the place where it was laid first, whatever comes and goes beside it. */
export function placesNow(before: ReadonlyMap<string, number>, pieces: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map([...before].filter(([piece]) => pieces.includes(piece)));
  for (const piece of pieces) {
    const taken = new Set(places.values());
    if (!places.has(piece)) places.set(piece, Array.from({ length: pieces.length + taken.size }, (_, nth) => nth).find((nth) => !taken.has(nth)) ?? 0);
  }
  return places;
}

/** Of each size: how many pieces the viewer has not looked under, how many of them are wormy, and whether any ever is. */
export function unseen(view: DroleDeFromageView): { size: Size; pieces: number; wormy: number; ever: boolean; worth: number }[] {
  const everywhere = [...Object.keys(view.board), ...view.gone, ...view.harvest.flat()];
  const known = new Set([...view.good, ...view.wormy]);
  return SIZES.map((size, nth) => ({
    size,
    pieces: everywhere.filter((piece) => sizeOf(piece) === size && !known.has(piece)).length,
    wormy: (view.worms[nth] ?? 0) - view.wormy.filter((piece) => sizeOf(piece) === size).length,
    ever: (view.worms[nth] ?? 0) > 0,
    worth: view.worth[nth] ?? 0,
  }));
}

/** What good pieces among these pay, as far as one knows. */
export function pays(pieces: readonly string[], good: readonly string[], worth: readonly number[]): number {
  const fine = new Set(good);
  return pieces.filter((piece) => fine.has(piece)).reduce((sum, piece) => sum + (worth[SIZES.indexOf(sizeOf(piece))] ?? 0), 0);
}

/** On which of nine places a die has its pips, row by row. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568', '0234568', '01235678', '012345678'];

/** The pips of a face, whichever number is on the die of this box; the star has none. */
export function pipsOf(face: string): Spot[] {
  return Array.from(PIPS[Number(face)] ?? '', Number).map((place) => ({ x: 19 + 13 * (place % 3), y: 19 + 13 * Math.floor(place / 3) }));
}

export interface Score {
  game: number;
  harvest: string[][];
  wormy: string[];
  points: number[];
}

/** The last game as it was counted: all that lies open at the end. */
export function finalScore(view: DroleDeFromageView): Score | null {
  if (view.turn !== null) return null;
  return { game: view.game, harvest: view.harvest, wormy: view.wormy, points: view.sheet.at(-1) ?? [] };
}

/** The way a mouse came this turn, by the steps that were left. */
export interface Trail {
  turn: string;
  cells: ReadonlyMap<number, string>;
}

/** A step lengthens it, one taken back shortens it, a new turn begins it anew. */
export function trailNow(before: Trail | null, view: DroleDeFromageView): Trail {
  const turn = `${view.game}.${view.turns}.${view.turn}`;
  const here = view.turn === null || view.bonus ? undefined : view.mice[view.turn];
  if (here === undefined) return { turn, cells: new Map() };
  const walked = before?.turn === turn ? [...before.cells].filter(([left]) => left > view.steps_left) : [];
  return { turn, cells: new Map([...walked, [view.steps_left, here]]) };
}

/** The cell from which the last step of this turn was made. */
export function cameFrom(trail: Trail, left: number): string | null {
  return trail.cells.get(left + 1) ?? null;
}

/** A way drawn with a finger: the cells to walk to, one beside the other. Going back rubs it out. */
export function drawn(route: readonly string[], from: string, to: string, most: number): string[] {
  const way = [...route];
  let here = way.at(-1) ?? from;
  for (let tries = 2 * LAST; here !== to && tries > 0; tries -= 1) {
    const [a, b] = [spotOf(here), spotOf(to)];
    const across = Math.abs(b.x - a.x) > Math.abs(b.y - a.y);
    const next = cellOf(across ? { x: a.x + Math.sign(b.x - a.x), y: a.y } : { x: a.x, y: a.y + Math.sign(b.y - a.y) });
    if (next === null) return way;
    if (way.length && next === (way.at(-2) ?? from)) way.pop();
    else if (way.length < most) way.push(next);
    else return way;
    here = way.at(-1) ?? from;
  }
  return way;
}
