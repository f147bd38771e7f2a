/** The last moves once more, on the board itself, one after the other: as this person's seat saw them, at a pace that can be followed. */
import { tick } from 'svelte';
import type { Frame, GameInfo, LastMoves } from '../generated/wire';

const EACH = 350; // ms
const LONG = 3 * EACH; // for the last one, and for what brings more to read than a move
const READ = 3; // lines, from which on it does

/** What it needs to know of a table. */
interface Told {
  readonly game: GameInfo | null;
  /** Goes up when whatever boards show for a while makes room. */
  skips: number;
}

export class Retelling {
  /** What is told now, and its words; null: nothing is, the board is as it is. */
  now: Frame | null = $state.raw(null);
  /** The game as it is once all was told: what happened last is not told a second time. */
  private settled: GameInfo | null = $state.raw(null);
  private turn = 0;

  constructor(private readonly table: Told) {}

  /** Tells these; false if there is nothing to tell, or if they did not come. */
  async tell(asked: Promise<LastMoves>): Promise<boolean> {
    this.stop();
    const turn = this.turn;
    const found = await asked.catch(() => null);
    if (!found?.moves || turn !== this.turn) return false;
    for (const [nth, frame] of found.frames.entries()) {
      this.table.skips += 1;
      await tick();
      if (turn !== this.turn) return true;
      this.now = frame;
      const last = nth === found.frames.length - 1;
      await new Promise((done) => setTimeout(done, last || frame.lines.length >= READ ? LONG : EACH));
      if (turn !== this.turn) return true;
    }
    this.stop();
    return true;
  }

  stop(): void {
    this.turn += 1;
    if (!this.now) return;
    this.now = null;
    this.settled = this.table.game;
    this.table.skips += 1;
  }

  /** What the board shows: a picture of before, in which nothing can be done, or the game as it is. */
  shown(game: GameInfo): GameInfo {
    if (this.now) return this.now.game;
    return this.settled === game ? { ...game, events: [] } : game;
  }
}
