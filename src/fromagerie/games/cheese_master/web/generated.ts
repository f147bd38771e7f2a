// Made by ./dev types from the Structs of this game; changes made here are lost.

/** What anybody may know; lists go by seat unless they say otherwise.

    How much cheese is left is not told as long as the race is on: the dice say it to whoever can count. */
export interface CheeseMasterView {
  seat: number | null;
  options: CheeseMasterOptions;
  players: number;
  /** counted from 1 */
  game: number;
  games: number;
  wins: number[];
  /** those who began this game */
  playing: number[];
  /** those who still have points */
  living: number[];
  points: number[];
  /** points when the dice were thrown */
  before: number[];
  phase: "naming" | "over" | "racing" | "rolling";
  /** who is to throw, or to name who throws */
  turn: number | null;
  /** the number of the latest roll, 0 before the first */
  roll: number;
  /** in play */
  dice: DieOnTable[];
  plates: (number | null)[];
  /** in the order of their wheels */
  covered: number[];
  /** in the middle of the table */
  wheels: number;
  /** how many are left, once the race is over */
  cheese: number | null;
  winners: number[];
}

/** What a table can agree on before the first roll. */
export interface CheeseMasterOptions {
  dice: 1 | 2 | 3 | 4 | 5 | 6;
  slam: boolean;
}

/** A die in play, and what it shows; nothing before the first throw of a game. */
export interface DieOnTable {
  name: string;
  colour: "orange" | "yellow";
  face: string | null;
}

/** Everybody in this game has all their points, and somebody was drawn to throw first. */
export interface GameBegan {
  was: "gamebegan";
  /** counted from 1 */
  game: number;
  games: number;
  seats: number[];
  dice: string[];
  points: number;
  roller: number;
}

export interface RollerNamed {
  was: "rollernamed";
  seat: number;
  roller: number;
}

/** The race is on. */
export interface Rolled {
  was: "rolled";
  seat: number;
  roll: number;
  /** in the order of the dice in play */
  faces: string[];
}

export interface PlatePut {
  was: "plateput";
  seat: number;
  answer: number;
  instead_of: number | null;
}

/** A plate is covered and cannot be changed any more. */
export interface WheelTaken {
  was: "wheeltaken";
  seat: number;
  /** the first, the second ... of this round */
  place: number;
  /** wheels still in the middle */
  left: number;
}

/** A wheel was grabbed before there was a plate to cover; it goes back. */
export interface Penalised {
  was: "penalised";
  seat: number;
  /** left */
  points: number;
}

/** No wheel is left: the plates are checked. Lists without another remark go by seat. */
export interface RoundEnded {
  was: "roundended";
  roll: number;
  faces: string[];
  shown: Shown;
  /** left on the table, by the right count */
  cheese: number;
  /** in the order of their wheels */
  right: number[];
  wrong: number[];
  /** who got no wheel */
  without: number;
  plates: (number | null)[];
  lost: number[];
  points: number[];
}

/** What the dice show, before anybody takes anything. */
export interface Shown {
  cheese: number;
  kings: number;
  innkeepers: number;
  dogs: number;
  cats: number;
  mice: number;
}

export interface Eliminated {
  was: "eliminated";
  seats: number[];
  /** what the rest of the game is played with */
  wheels: number;
}

/** Everybody still in the game went out at once: it is as if this round had not been played. */
export interface PointsReturned {
  was: "pointsreturned";
  seats: number[];
  points: number[];
}

export interface GameWon {
  was: "gamewon";
  game: number;
  seat: number;
  points: number[];
  wins: number[];
}

/** Several seats have won the most games: they play one more. */
export interface SlamTied {
  was: "slamtied";
  seats: number[];
  wins: number[];
}

export interface SlamWon {
  was: "slamwon";
  seat: number;
  wins: number[];
}

/** Put down the plate with this number, or change to it; 7 means seven or more. */
export interface Plate {
  do: "plate";
  answer: number;
  /** the number of the roll it answers, modulo ROLLS */
  roll: number;
}

/** Grab a wheel from the middle and cover one's plate with it. */
export interface Wheel {
  do: "wheel";
  /** likewise */
  roll: number;
}

/** Throw the dice. */
export interface Roll {
  do: "roll";
}

/** Say who throws the dice next. */
export interface NameRoller {
  do: "nameroller";
  seat: number;
}

export interface Box {
  points: number;
  wheels: number;
  dice: DieInBox[];
}

/** A die as made: its sides by name. */
export interface DieInBox {
  name: string;
  colour: "orange" | "yellow";
  faces: string[];
}

export type CheeseMasterAction =
  | Plate
  | Wheel
  | Roll
  | NameRoller;

export type CheeseMasterClaim = never;

export type CheeseMasterEvent =
  | GameBegan
  | RollerNamed
  | Rolled
  | PlatePut
  | WheelTaken
  | Penalised
  | RoundEnded
  | Eliminated
  | PointsReturned
  | GameWon
  | SlamTied
  | SlamWon;

/** All that a board of Cheese Master is given. */
export interface CheeseMasterGame {
  view: CheeseMasterView;
  event: CheeseMasterEvent;
  action: CheeseMasterAction;
  claim: CheeseMasterClaim;
  options: CheeseMasterOptions;
  box: Box;
}
