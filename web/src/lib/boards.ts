/**
 * What games bring of their own: the picture on the box, and a board that is loaded when it is needed. Without one, the generic board.
 *
 * What a game sends has its types beside its board (`web/generated.ts`, by `./dev types`); a board of its own says whose they are,
 * `BoardProps<CheezTricksGame>`. That the board in a game's folder is for what this game sends is said here, by `import.meta.glob`,
 * and nowhere else.
 */
import type { Component } from 'svelte';
import type { Countdown, GameInfo, Json, OpenBox, Refused, RoomInfo, You } from '../generated/wire';
import type { House } from './house';
import type { MoveOf } from './moves';

/** What is of another type in every game. */
interface GameTypes {
  view: unknown;
  event: unknown;
  action: unknown;
  claim: unknown;
  box: unknown;
}

/** Some game, we do not know which. */
interface SomeGame {
  view: Json;
  event: Json;
  action: Json;
  claim: Json;
  box: Json;
}

export interface GameOf<Game extends GameTypes> extends Omit<GameInfo, 'view' | 'events' | 'legal' | 'claims'> {
  view: Game['view'];
  events: Game['event'][];
  legal: MoveOf<Game['action']>[];
  claims: MoveOf<Game['claim']>[];
}

export interface BoardProps<Game extends GameTypes = SomeGame> {
  /** What is in the box: a board takes every number that is printed on a part from here, or from the view. */
  box: Game['box'];
  /** Parts that the printed game may have otherwise. */
  reconstructed: string[];
  view: Game['view'];
  game: GameOf<Game>;
  room: RoomInfo;
  you: You;
  /** Names by seat; a free seat has one too. */
  names: string[];
  /** Moves may be made now. */
  able: boolean;
  act: (move: MoveOf<Game['action']>) => void;
  /** Asks why this cannot be done now; the answer is told as a refusal. */
  why: (notation: string) => void;
  /** Says one of `game.claims` to the table. */
  say: (claim: MoveOf<Game['claim']>) => void;
  /** What somebody said last, in their own words; null where nobody speaks but by the rules. */
  aloud: (seat: number) => string | null;
  /** Takes back one's last move, or asks the table to; `game.undo` says which. */
  undo: () => void;
  /** Why the last wish was refused. A board that says so itself has `heard` it, and nobody else says it again. */
  refusal: Refused | null;
  heard: () => void;
  /** What comes before the dice of a race; null where there is nothing of the kind. */
  countdown: Countdown | null;
  /** One's thumbs are ready. */
  thumbs: () => void;
  /** What is put around the board (kit/Frame.svelte). */
  house: House;
}

/** A board's props but for the box, which comes by a way of its own. */
export type TableProps = Omit<BoardProps, 'box' | 'reconstructed'>;

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../../../src/fromagerie/games/*/Board.svelte');

// Small, and all seen at once: with the page.
const boxArt = import.meta.glob<{ default: Component }>('../../../src/fromagerie/games/*/BoxArt.svelte', { eager: true });

export function boxArtOf(game: string): Component | null {
  return ofGame(boxArt, game, 'BoxArt')?.default ?? null;
}

/** The board of a game and what is in its box. */
export async function setUp(game: string, opened: Promise<OpenBox>): Promise<{ Own: Component<BoardProps> | null; opened: OpenBox }> {
  const [Own, found] = await Promise.all([boardOf(game), opened]);
  return { Own, opened: found };
}

export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const found = ofGame(boards, game, 'Board');
  return found ? (await found()).default : null;
}

function ofGame<T>(found: Record<string, T>, game: string, what: string): T | undefined {
  const file = `/${game.replaceAll('-', '_')}/${what}.svelte`;
  return Object.entries(found).find(([path]) => path.endsWith(file))?.[1];
}
