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

/** What a browser kept while the game was played; only this ties the promises to the time before the deal. */
export interface Kept {
  pledge?: string;
  commitments?: Record<number, string>;
  seeds?: Record<number, string>;
}

export interface Mistake {
  what: "pledge" | "commitment" | "players' seed" | "seals" | "seed" | "secret" | "no seed" | "order" | "draw";
  round?: number;
  entry?: number;
  seat?: number;
}

export type Verdict = { ok: true; draws: number } | { ok: false; wrong: Mistake };

export function verifyLuck(luck: Luck, kept?: Kept): Promise<Verdict>;
