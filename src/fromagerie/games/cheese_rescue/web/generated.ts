// Made by ./dev types from the Structs of this game; changes made here are lost.

/** What one seat may know; lists go by seat unless they say otherwise.

    Only animals are ever hidden: everybody can tell the cheeses in a hand from those on the table. */
export interface CheeseRescueView {
  seat: number | null;
  options: CheeseRescueOptions;
  players: number;
  /** the square is this many cells wide and high */
  side: number;
  first: number;
  /** who is awaited; nobody once the game is over */
  turn: number | null;
  /** cards that fill the square, the start card apart */
  to_place: number;
  board: Lying[];
  /** cells where a card may be placed */
  free: string[];
  /** the first and the last cell that a square around all the cards can still hold */
  reach: [string, string];
  /** one's own; empty for a spectator */
  hand: ("D" | "C" | "M" | "1" | "2" | "3")[];
  hand_sizes: number[];
  /** values of the cheeses still in each hand */
  cheeses: number[][];
  pile: number;
  /** dogs, cats and mice that are neither on the table nor in one's own hand */
  unseen: number[];
  /** the cells that each of the three removals empties, were the game over as it stands */
  removed: string[][];
  /** what everybody would then have, and how many cheeses */
  points: number[];
  cheeses_left: number[];
  winners: number[];
}

/** What a table can agree on before the deal. */
export interface CheeseRescueOptions {
  centre: boolean;
  first: number | null;
}

/** A card on the table; its shape tells whose cheese it is, animals and the start card are nobody's. */
export interface Lying {
  cell: string;
  card: "D" | "C" | "M" | "1" | "2" | "3" | "S";
  seat: number | null;
}

/** The square is still empty, or holds the start card; `first` places the first card. */
export interface GameBegan {
  was: "gamebegan";
  first: number;
  start: string | null;
}

/** A seat sees its own hand. Nobody else is told. */
export interface Dealt {
  was: "dealt";
  seat: number;
  hand: ("D" | "C" | "M" | "1" | "2" | "3")[];
}

export interface Placed {
  was: "placed";
  seat: number;
  card: "D" | "C" | "M" | "1" | "2" | "3";
  cell: string;
}

/** A seat drew a card; `left` cards are still in the pile. */
export interface Drew {
  was: "drew";
  seat: number;
  left: number;
}

/** A seat sees the card it drew. Nobody else is told. */
export interface PickedUp {
  was: "pickedup";
  seat: number;
  card: "D" | "C" | "M" | "1" | "2" | "3";
}

/** One of the removals, all its cards at once: 1 cats beside dogs, 2 mice beside cats, 3 cheese beside mice. */
export interface Removed {
  was: "removed";
  wave: number;
  cards: Lying[];
}

/** For each seat, the points and the number of its cheeses still on the table. */
export interface GameScored {
  was: "gamescored";
  points: number[];
  cheeses: number[];
}

export interface GameWon {
  was: "gamewon";
  seats: number[];
  points: number[];
}

/** Place a card from the hand on a free cell. */
export interface Place {
  do: "place";
  card: "D" | "C" | "M" | "1" | "2" | "3";
  cell: string;
}

export interface Box {
  animals: Animals;
  cheese: Cheese;
  hand: Hand;
  players: Record<string, Square>;
}

export interface Animals {
  dog: number;
  cat: number;
  mouse: number;
}

/** The six cheeses everybody has, by value. */
export interface Cheese {
  values: number[];
}

/** How many animals everybody draws before the first turn. */
export interface Hand {
  drawn: number;
}

/** A number of players: how wide the square is, whether the start card is used, which animals stay in the box. */
export interface Square {
  side: number;
  start: boolean;
  remove: Animals;
}

export type CheeseRescueAction =
  | Place;

export type CheeseRescueClaim = never;

export type CheeseRescueEvent =
  | GameBegan
  | Dealt
  | Placed
  | Drew
  | PickedUp
  | Removed
  | GameScored
  | GameWon;

/** All that a board of Cheese Rescue is given. */
export interface CheeseRescueGame {
  view: CheeseRescueView;
  event: CheeseRescueEvent;
  action: CheeseRescueAction;
  claim: CheeseRescueClaim;
  options: CheeseRescueOptions;
  box: Box;
}
