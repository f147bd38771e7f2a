/** What a table, a replay or a lesson puts around a board: the slots of the frame that are not the game's. */
import type { Snippet } from 'svelte';
import type { Choice } from './chooser.svelte';

/** What a board offers to the slots around it. */
export interface Offer {
  /** What this person may do, in one line that begins with the verb; empty if there is nothing to do. */
  cue: string;
  /** What was chosen and waits for a second tap: the main action says it. */
  chooser: Choice | null;
  /** Takes the place of the main action, where a choice is made there. */
  main: Snippet | null;
  /** What can be said in the game's own talk, for the sheet of the chat. */
  talk: Snippet | null;
}

/** Where a board is shown, if not in the ordinary frame: large, to a whole room, or small, beside a hand that fills the phone. */
export type Screen = 'tv' | 'hand';

/** What was said in a game, and what there was to it: told under the podium, when all hands are known. */
export interface Afterwords {
  title: string;
  about: string;
  lines: { seat: number; when: string; words: string; found: 'so' | 'not' | 'unknown' | 'words'; verdict: string }[];
}

export interface House {
  screen?: Screen;
  /** Beside a hand: shows a board small, and opens it where something is to be done on it. */
  thumbnail?: Snippet<[Snippet, boolean]>;
  bar?: Snippet;
  cue?: Snippet<[Offer]>;
  actions?: Snippet<[Offer]>;
  /** Beside the table, where there is room. */
  side?: Snippet<[Offer]>;
  /** Over the strip and over the board: questions to the table, what was missed, the result. */
  overStrip?: Snippet;
  overBoard?: Snippet;
  /** Goes up each time somebody will not wait for what is being shown: whatever moves is at its end then. */
  skips: number;
  /** A tap on the empty board while others play: this person will not wait. */
  skip?: () => void;
  /** Tells the moves since this person's last one again, on the board; missing where nothing can be told. */
  lastMoves?: () => void;
  /** The board has told the end of the story: now the result may be told. Every board says so, at once if it has no finale. */
  ended: (afterwords?: Afterwords) => void;
}

export const NO_HOUSE: House = { skips: 0, ended: () => undefined };
