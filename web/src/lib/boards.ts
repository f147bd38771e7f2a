/** What games bring of their own: the picture on the box, and a board that is loaded when it is needed. Without one, the generic board. */
import type { Component } from 'svelte';
import type { GameInfo, Move, Refused, RoomInfo, You } from '../generated/wire';
import type { Json } from './shape';

export interface BoardProps {
  view: Record<string, Json>;
  game: GameInfo;
  room: RoomInfo;
  you: You;
  /** Names by seat; a free seat has one too. */
  names: string[];
  /** Moves may be made now. */
  able: boolean;
  act: (move: Move) => void;
  /** Asks why this cannot be done now; the answer is told as a refusal. */
  why: (notation: string) => void;
  /** Says one of `game.claims` to the table. */
  say: (claim: Move) => void;
  /** Takes back one's last move, or asks the table to; `game.undo` says which. */
  undo: () => void;
  /** Why the last wish was refused. A board that says so itself has `heard` it, and nobody else says it again. */
  refusal: Refused | null;
  heard: () => void;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

const boards = import.meta.glob('../../../src/fromagerie/games/*/Board.svelte') as Record<string, Loader>;

// Small, and all seen at once: with the page.
const boxArt = import.meta.glob('../../../src/fromagerie/games/*/BoxArt.svelte', { eager: true }) as Record<string, { default: Component }>;

export function boxArtOf(game: string): Component | null {
  return ofGame(boxArt, game, 'BoxArt')?.default ?? null;
}

export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const found = ofGame(boards, game, 'Board');
  return found ? (await found()).default : null;
}

function ofGame<T>(found: Record<string, T>, game: string, what: string): T | undefined {
  const file = `/${game.replaceAll('-', '_')}/${what}.svelte`;
  return Object.entries(found).find(([path]) => path.endsWith(file))?.[1];
}
