/**
 * Reading a view without knowing its game: what lies on a grid, what goes by seat, what is a fact.
 *
 * The table's own words (turn, first, awaited, winners …) name seats in every game; everything else is told by its shape.
 */
import type { Json, Move } from '../generated/wire';
import { isRecord, recordOf } from './json';

export interface Piece {
  text: string;
  seat: number | null;
  kind: string;
}

export interface GridShape {
  columns: string[];
  rows: number[];
  pieces: Map<string, Piece[]>;
  /** Names of the fields that are drawn on the grid. */
  drawn: Set<string>;
}

export interface SeatRow {
  name: string;
  values: Json[];
}

export interface Shape {
  grid: GridShape | null;
  bySeat: SeatRow[];
  facts: [string, Json][];
  things: [string, Json][];
  /** Small print: tables of numbers, and what is known without looking. */
  details: [string, Json][];
}

const SKIPPED = new Set(['seat', 'options', 'players', 'awaited', 'recalled']);
const SEAT_WORDS = new Set(['turn', 'first', 'user', 'target', 'roller', 'indic', 'giver', 'by', 'exposer', 'without']);
const SEATS_WORDS = new Set(['winners', 'awaited', 'playing', 'living', 'covered', 'captured', 'ages']);
// Lists that do not go by seat, even when they are as long as the table.
const OTHERWISE = new Set(['worth', 'worms', 'unseen', 'removed', 'sheet', 'faces', 'may_know', 'hand', 'trick', 'discard']);
// What everybody looks at comes first; what hardly ever changes is small print.
const FOREMOST = ['trick', 'dice', 'faces', 'hand'];
const SMALL_PRINT = new Set(['cats_used', 'worth', 'worms', 'unseen', 'ages', 'before', 'removed']);
const CELL = /^[a-z][1-9]\d?$/;

export const namesSeat = (field: string): boolean => SEAT_WORDS.has(field) || field === 'seat';
export const namesSeats = (field: string): boolean => SEATS_WORDS.has(field);
export const isCell = (value: Json | undefined): value is string => typeof value === 'string' && CELL.test(value);

export function shapeOf(seen: Json, players: number): Shape {
  const view = recordOf(seen);
  const grid = gridOf(view, players);
  const shape: Shape = { grid, bySeat: [], facts: [], things: [], details: [] };
  for (const [name, value] of Object.entries(view)) {
    if (SKIPPED.has(name) || grid?.drawn.has(name) || isEmpty(value)) continue;
    if (SMALL_PRINT.has(name)) shape.details.push([name, value]);
    else if (Array.isArray(value) && namesSeats(name)) {
      // That it is true of everybody goes without saying.
      if (value.length < players || name === 'winners') shape.facts.push([name, value]);
    }
    else if (Array.isArray(value) && !OTHERWISE.has(name) && goesBySeat(value, players)) shape.bySeat.push({ name, values: value });
    else if (isMatrix(value)) shape.details.push([name, value]);
    else if (value !== null && typeof value === 'object') shape.things.push([name, value]);
    else if (value !== false) shape.facts.push([name, value]);
  }
  const rank = ([name]: [string, Json]): number => (FOREMOST.includes(name) ? FOREMOST.indexOf(name) : FOREMOST.length);
  shape.things.sort((one, other) => rank(one) - rank(other));
  shape.bySeat.sort((one, other) => Number(isLong(one)) - Number(isLong(other)));
  return shape;
}

function isLong(row: SeatRow): boolean {
  return row.values.some(Array.isArray);
}

export function isEmpty(value: Json): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.every((one) => isEmpty(one));
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function goesBySeat(value: Json[], players: number): boolean {
  if (value.length !== players) return false;
  if (value.some((one) => one !== null && typeof one === 'object' && !Array.isArray(one))) return false;
  // Lists of lists, of numbers, of one text each: a hand of as many cards as there are players is a list of texts too.
  return value.every((one) => one === null || typeof one !== 'string' || isCell(one) || /^[NSEW]$/.test(one));
}

function isMatrix(value: Json): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((row) => Array.isArray(row));
}

// The grid

export function gridOf(view: Record<string, Json>, players: number): GridShape | null {
  const pieces = new Map<string, Piece[]>();
  const drawn = new Set<string>();
  const cells = new Set<string>();
  const put = (cell: string, piece: Piece): void => {
    cells.add(cell);
    pieces.set(cell, [...(pieces.get(cell) ?? []), piece]);
  };
  for (const [name, value] of Object.entries(view)) {
    if (Array.isArray(value) && value.length > 0 && value.every(isPlaced)) {
      for (const one of value) put(one.cell, placed(one));
      drawn.add(name);
    } else if (isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isCell)) {
      for (const [thing, cell] of Object.entries(value)) put(String(cell), { text: thing, seat: null, kind: thing });
      drawn.add(name);
    }
  }
  if (!drawn.size && !hasCells(view)) return null;
  for (const [name, value] of Object.entries(view)) {
    if (!Array.isArray(value) || !value.length || !value.every(isCell)) continue;
    if (value.length === players && name !== 'free' && name !== 'reach') {
      value.forEach((cell, seat) => put(cell, { text: '', seat, kind: name }));
      drawn.add(name);
    } else {
      value.forEach((cell) => cells.add(cell));
      drawn.add(name);
    }
  }
  const grows = ['free', 'reach'].some((name) => drawn.has(name));
  return { ...extent([...cells], grows), pieces, drawn };
}

function hasCells(view: Record<string, Json>): boolean {
  return Object.values(view).some((value) => Array.isArray(value) && value.length > 0 && value.every(isCell));
}

function isPlaced(value: Json): value is { [key: string]: Json; cell: string } {
  return isRecord(value) && isCell(value.cell);
}

function placed(thing: Record<string, Json>): Piece {
  const { cell: _, seat, ...rest } = thing;
  const text = Object.values(rest).filter((value) => typeof value === 'string' || typeof value === 'number');
  return { text: text.join(' '), seat: typeof seat === 'number' ? seat : null, kind: String(text[0] ?? '') };
}

/** All columns and rows from the first to the last; a board that does not grow is one of eight by eight. */
function extent(cells: string[], grows: boolean): { columns: string[]; rows: number[] } {
  const xs = cells.map((cell) => cell.charCodeAt(0));
  const ys = cells.map((cell) => Number(cell.slice(1)));
  const span = (values: number[], first: number): number[] => {
    const whole = !grows && Math.min(...values) >= first && Math.max(...values) < first + 8;
    const from = whole ? first : Math.min(...values);
    const to = whole ? first + 7 : Math.max(...values);
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  };
  return {
    columns: span(xs, 97).map((code) => String.fromCharCode(code)),
    rows: span(ys, 1).reverse(),
  };
}

// Moves

export interface Group {
  name: string;
  moves: Move[];
}

/** Many moves, by the first thing in which they differ: the card, say, before the cell. */
export function grouped(moves: readonly Move[], few = 9): Group[] {
  if (moves.length <= few) return [{ name: '', moves: [...moves] }];
  const kinds = [...new Set(moves.flatMap((move) => Object.keys(recordOf(move.action))))];
  for (const kind of kinds) {
    const groups = new Map<string, Move[]>();
    for (const move of moves) {
      const name = String(recordOf(move.action)[kind] ?? '');
      groups.set(name, [...(groups.get(name) ?? []), move]);
    }
    if (groups.size > 1 && groups.size < moves.length) {
      return [...groups].map(([name, those]) => ({ name, moves: those }));
    }
  }
  return [{ name: '', moves: [...moves] }];
}

export interface Cluster {
  /** What all of them say, with a gap: "Put down plate … (roll 2)"; empty if each speaks for itself. */
  heading: string;
  moves: { move: Move; words: string }[];
}

/** Moves of one kind that say nearly the same share a heading, so that what differs can be big and near. */
export function clustered(moves: readonly Move[]): Cluster[] {
  const kinds = new Map<string, Move[]>();
  for (const move of moves) {
    const kind = String(recordOf(move.action).do ?? '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return [...kinds.values()].map((those) => {
    const [before, after] = frameOf(those.map((move) => move.words));
    const shared = those.length > 2 && before.length > 1;
    return {
      heading: shared ? [...before, '…', ...after].join(' ') : '',
      moves: those.map((move) => ({ move, words: shared ? within(move.words, before, after) : move.words })),
    };
  });
}

/** The words with which all these sentences begin and end; at least one of each is left in the middle. */
export function frameOf(sentences: readonly string[]): [string[], string[]] {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '));
  if (!others.length) return [[], []];
  const least = Math.min(first.length, ...others.map((words) => words.length)) - 1;
  let before = 0;
  while (before < least && others.every((words) => words[before] === first[before])) before += 1;
  let after = 0;
  while (after < least - before && others.every((words) => words.at(-1 - after) === first.at(-1 - after))) after += 1;
  return [first.slice(0, before), after ? first.slice(-after) : []];
}

export function within(sentence: string, before: readonly string[], after: readonly string[]): string {
  const words = sentence.split(' ');
  return words.slice(before.length, words.length - after.length).join(' ');
}

/** The cell that a move is about, if it is about one. */
export function cellOf(move: Move): string | null {
  const cell = Object.values(recordOf(move.action)).find(isCell);
  return cell ?? null;
}
