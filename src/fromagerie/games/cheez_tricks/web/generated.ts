// Made by ./dev types from the Structs of this game; changes made here are lost.

/** What one seat may know; lists go by seat unless they say otherwise.

    Piles that lie face down are not here, not even the cards one saw going in: memory is part of the game. A bot with a
    good memory puts back what it heard (`remember`). */
export interface CheezTricksView {
  seat: number | null;
  options: CheezTricksOptions;
  players: number;
  /** counted from 1 */
  round: number;
  rounds: number;
  tricks_a_round: number;
  first: number;
  /** who is awaited; nobody once the game is over */
  turn: number | null;
  /** None while it is still to be named */
  trump: "S" | "R" | "P" | "B" | null;
  cats: CatOnTable[];
  /** this round's and those of earlier rounds */
  cats_used: string[];
  /** one's own; empty for a spectator */
  hand: string[];
  hand_sizes: number[];
  /** in the order played */
  trick: Laid[];
  tricks: number[];
  /** the won cards that lie open */
  won: string[][];
  /** varieties each seat has shown it does not hold */
  voids: ("S" | "R" | "P" | "B")[][];
  /** points, a line a round */
  sheet: number[][];
  totals: number[];
  winners: number[];
  /** the plays of this round in order: in nobody's view, but in a good memory */
  recalled: Laid[];
}

/** What a table can agree on before the first deal. */
export interface CheezTricksOptions {
  mode: "domestic" | "wild";
  grey_of_nothing: "everybody" | "nobody";
  first: number | null;
}

/** A cat of this round: what it is, and whom it has captured so far. */
export interface CatOnTable {
  id: string;
  card: CatCard;
  captured: number[];
}

/** A cat as printed: its family, what it looks for (one of the middle fields), and where it is used. */
export interface CatCard {
  family: "black" | "white" | "siamese" | "grey" | "orange" | "tuxedo";
  /** black: the winner of this trick */
  trick?: number;
  /** white: the first to this many */
  tricks?: number;
  /** siamese: the taker of this card */
  card?: string;
  /** grey: a value, a variety, or "tricks" */
  most?: string;
  /** orange: likewise */
  fewest?: string;
  /** tuxedo: this many tricks */
  exactly?: number;
  players?: number[];
  domestic?: boolean;
}

/** A card in the trick on the table. */
export interface Laid {
  seat: number;
  card: string;
}

/** A round begins; the seat with the token will lead. */
export interface RoundBegan {
  was: "roundbegan";
  round: number;
  first: number;
}

/** A seat sees its own hand. Nobody else is told. */
export interface Dealt {
  was: "dealt";
  seat: number;
  hand: string[];
}

export interface CatRevealed {
  was: "catrevealed";
  cat: string;
}

/** Round one: chance says what is trump. */
export interface TrumpDrawn {
  was: "trumpdrawn";
  variety: "S" | "R" | "P" | "B";
}

export interface TrumpNamed {
  was: "trumpnamed";
  seat: number;
  variety: "S" | "R" | "P" | "B";
}

export interface Played {
  was: "played";
  seat: number;
  card: string;
}

export interface TookTrick {
  was: "tooktrick";
  seat: number;
  nth: number;
  cards: string[];
}

/** A cat gets its mice; nobody at all is worth telling too. */
export interface Captured {
  was: "captured";
  cat: string;
  seats: number[];
}

/** For each seat: the tricks it took, the cats on its back, what that pays, and the total so far. */
export interface RoundScored {
  was: "roundscored";
  round: number;
  tricks: number[];
  cats: number[];
  points: number[];
  totals: number[];
}

export interface GameWon {
  was: "gamewon";
  seats: number[];
  totals: number[];
}

/** Play a card from the hand. */
export interface Play {
  do: "play";
  card: string;
}

/** Name the variety that is trump this round. */
export interface NameTrump {
  do: "nametrump";
  variety: "S" | "R" | "P" | "B";
}

export interface Box {
  players: Record<string, Deck>;
  points: Points;
  cats: Record<string, CatCard>;
}

/** A number of players: how high the cheese runs, cards in a hand, rounds in a game. */
export interface Deck {
  values: number;
  hand: number;
  rounds: number;
}

/** What a trick pays a player captured by 0, 1, 2 and 3 cats. */
export interface Points {
  per_trick: [number, number, number, number];
}

export type CheezTricksAction =
  | Play
  | NameTrump;

export type CheezTricksClaim = never;

export type CheezTricksEvent =
  | RoundBegan
  | Dealt
  | CatRevealed
  | TrumpDrawn
  | TrumpNamed
  | Played
  | TookTrick
  | Captured
  | RoundScored
  | GameWon;

/** All that a board of Cheez-Tricks is given. */
export interface CheezTricksGame {
  view: CheezTricksView;
  event: CheezTricksEvent;
  action: CheezTricksAction;
  claim: CheezTricksClaim;
  options: CheezTricksOptions;
  box: Box;
}
