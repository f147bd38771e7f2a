/** The luck of a game as a journal tells it. Rounds and entries are counted from 0. */
export interface Luck {
  table: string;
  /** What the players threw in, by seat; empty for a bot. */
  seeds: string[];
  pledge: string;
  seals: { round: number; commitment: string; seed?: string | null }[];
  draws: { round: number; entry: number; what: string; from: string[]; drawn: string[] }[];
  secret?: string | null;
  since?: number;
}

export interface Entry {
  seat?: number;
  do?: string;
  say?: string;
  undo?: number;
  chance?: string[];
  at?: number;
  check: string;
}

export interface Journal {
  fromagerie: number;
  game: string;
  rules: number;
  box: string;
  seats: string[];
  options: Record<string, unknown>;
  began: string;
  bots?: (string | null)[];
  check: string;
  entries: Entry[];
  luck?: Luck | null;
}

/** What lies in the boxes, by game, number of players and what is drawn. */
export type Stocks = Record<string, { rules: number; boxes: string[]; tables: Record<string, Record<string, Stock>> }>;

/** Draws are from all of the things, from what is left of them, or from some of them; `n` at a time, 0: only the rules know. */
export interface Stock {
  drawn_from: string;
  things: string[][];
  n: number;
}

/** What a browser kept while the game was played; only this ties the promises to the time before the deal. */
export interface Kept {
  match?: string | null;
  pledge?: string;
  commitments?: Record<number, string>;
  seeds?: Record<number, string>;
  /** How many entries there were in the journal when it saw the end. */
  entries?: number;
  /** It saw that the game did not come to its end: the last round and the secret stay sealed. */
  unfinished?: boolean;
}

export interface Mistake {
  what:
    | 'table'
    | 'pledge'
    | 'commitment'
    | 'players-seed'
    | 'seals'
    | 'seed'
    | 'secret'
    | 'entry'
    | 'order'
    | 'from'
    | 'draw';
  round?: number;
  entry?: number;
  seat?: number;
}

/** Why it cannot be told: as `fromagerie verify` says it, and what only a browser does not know. */
export type Doubt = 'since' | 'seed' | 'secret' | 'untold' | 'nothing' | 'no-luck' | 'box' | 'unreadable';

export type Verdict =
  | { verdict: 'as promised'; draws: number; waiting: number }
  | { verdict: 'not as promised'; wrong: Mistake }
  | { verdict: 'not verified'; why: Doubt[]; draws: number };

export function verifyLuck(journal: Journal, stocks: Stocks, kept?: Kept): Promise<Verdict>;
