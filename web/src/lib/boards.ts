/** Boards of their own, one a game, loaded when they are needed. A game without one is played on the generic board. */
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
  /** Takes back one's last move, or asks the table to; `game.undo` says which. */
  undo: () => void;
  /** Why the last wish was refused. A board that says so itself has `heard` it, and nobody else says it again. */
  refusal: Refused | null;
  heard: () => void;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

const boards = import.meta.glob('../../../src/fromagerie/games/*/Board.svelte') as Record<string, Loader>;

export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const folder = `/${game.replaceAll('-', '_')}/Board.svelte`;
  const found = Object.entries(boards).find(([path]) => path.endsWith(folder));
  return found ? (await found[1]()).default : null;
}
