// Made by ./dev types from the Structs of this game; changes made here are lost.

/** What one seat may know; lists go by seat unless they say otherwise.

    Where every piece lies, and whose it is, everybody sees. What is under it, `good` and `wormy` tell: of the viewer's
    own pieces, and of all harvested ones once the last game is scored. */
export interface DroleDeFromageView {
  seat: number | null;
  options: DroleDeFromageOptions;
  players: number;
  /** points of a good large, medium and small piece */
  worth: number[];
  /** how many of each size are wormy */
  worms: number[];
  sides: ("S" | "W" | "N" | "E")[];
  /** from the youngest to the oldest */
  ages: number[];
  /** counted from 1 */
  game: number;
  /** who opened it */
  first: number;
  /** turns begun in it */
  turns: number;
  /** who is awaited; nobody once the series is over */
  turn: number | null;
  /** the last roll, stars first */
  faces: string[];
  steps_left: number;
  /** whoever is awaited may take a piece */
  bonus: boolean;
  /** the cell of each piece */
  board: Record<string, string>;
  /** the cell of each mouse */
  mice: string[];
  harvest: string[][];
  /** pieces that fell where nobody sits */
  gone: string[];
  good: string[];
  wormy: string[];
  /** points, a line a game */
  sheet: number[][];
  wins: number[];
  totals: number[];
  winners: number[];
}

/** What a table can agree on before the first roll. */
export interface DroleDeFromageOptions {
  peek: boolean;
  points: "3/2/1" | "4/2/1" | "4/2/2" | null;
  games: number;
  ages: string | null;
  empty: "east" | "north" | "south" | "west" | null;
  max_turns: number;
  first: number | null;
}

/** Who opens, and who opens a later game if scores tie: the seats from the youngest to the oldest. */
export interface AgesTold {
  was: "agestold";
  seats: number[];
}

export interface GameBegan {
  was: "gamebegan";
  game: number;
  first: number;
}

/** The die for a seat's turn: the faces as they came, and the steps they make. A stuck mouse loses them. */
export interface Rolled {
  was: "rolled";
  seat: number;
  faces: string[];
  steps: number;
  stuck: boolean;
}

/** A mouse moved one cell; the pieces it pushed, nearest first, all moved the same way. */
export interface Stepped {
  was: "stepped";
  seat: number;
  to: "S" | "W" | "N" | "E";
  cell: string;
  pushed: string[];
  /** steps still to walk */
  left: number;
}

/** A piece fell on a side: to whoever sits there, or out of the game. */
export interface Fell {
  was: "fell";
  piece: string;
  side: "S" | "W" | "N" | "E";
  seat: number | null;
}

/** A seat turned over a piece it harvested. Nobody else is told. */
export interface Looked {
  was: "looked";
  seat: number;
  piece: string;
  wormy: boolean;
}

/** The last piece came to this seat: it may take one from another. */
export interface BonusWon {
  was: "bonuswon";
  seat: number;
}

/** The bonus is settled: a piece of somebody else's, or nothing from nobody. */
export interface Took {
  was: "took";
  seat: number;
  victim: number | null;
  piece: string | null;
}

/** The game went on for too long: what is still on the board belongs to nobody. */
export interface Stopped {
  was: "stopped";
  turns: number;
}

/** Everything is turned over: each seat's pieces, the wormy ones among all of them, what that pays, games won. */
export interface GameScored {
  was: "gamescored";
  game: number;
  games: number;
  harvest: string[][];
  wormy: string[];
  points: number[];
  wins: number[];
}

/** The series is over, or the only game: the winners, the games each seat won, and its points in all of them. */
export interface Won {
  was: "won";
  seats: number[];
  games: number;
  wins: number[];
  totals: number[];
}

/** Move the mouse one cell towards a side. */
export interface Step {
  do: "step";
  to: "S" | "W" | "N" | "E";
}

/** Leave the others their cheese: no bonus. */
export interface Decline {
  do: "decline";
}

/** The bonus: take a piece of this size from this seat, unseen. */
export interface Take {
  do: "take";
  seat: number;
  size: "L" | "M" | "S";
}

export interface Box {
  board: Layout;
  die: Die;
  worms: BySize;
  points: BySize;
}

/** The board as drawn: eight rows, a sign a cell, spaces as one likes. */
export interface Layout {
  rows: string[];
}

export interface Die {
  faces: string[];
}

/** A number for the pieces of each size. */
export interface BySize {
  large: number;
  medium: number;
  small: number;
}

export type DroleDeFromageAction =
  | Step
  | Decline
  | Take;

export type DroleDeFromageClaim = never;

export type DroleDeFromageEvent =
  | AgesTold
  | GameBegan
  | Rolled
  | Stepped
  | Fell
  | Looked
  | BonusWon
  | Took
  | Stopped
  | GameScored
  | Won;

/** All that a board of Drôle de Fromage is given. */
export interface DroleDeFromageGame {
  view: DroleDeFromageView;
  event: DroleDeFromageEvent;
  action: DroleDeFromageAction;
  claim: DroleDeFromageClaim;
  options: DroleDeFromageOptions;
  box: Box;
}
