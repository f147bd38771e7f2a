/** A game is counted: all that was harvested is turned over, piece by piece. It can be jumped over. */
import type { Score } from './table';

/** Player by player, the worms of each last. */
export function turnOrder({ harvest, wormy }: Score): string[] {
  const bad = new Set(wormy);
  return harvest.flatMap((pieces) => [...pieces.filter((piece) => !bad.has(piece)), ...pieces.filter((piece) => bad.has(piece))]);
}

export class Turning {
  /** What is being counted, from when it may be seen. */
  score: Score | null = $state.raw(null);
  turned: ReadonlySet<string> = $state.raw(new Set());
  /** Something is still to come. */
  running = $state(false);
  private coming: Score | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly turns: (piece: string, wormy: boolean) => void) {}

  /** First the last piece lands, for `lead` ms; then they are turned over within `long` ms. */
  begin(score: Score, lead: number, long: number): void {
    this.forget();
    this.running = true;
    this.coming = score;
    this.turned = new Set();
    if (!lead && !long) {
      this.finish();
      return;
    }
    const order = turnOrder(score);
    const beat = long / (order.length + 2);
    const next = (): void => {
      const piece = order[this.turned.size];
      if (piece === undefined) {
        this.finish();
        return;
      }
      this.turned = new Set([...this.turned, piece]);
      this.turns(piece, score.wormy.includes(piece));
      // The last one is looked at, too.
      this.timer = setTimeout(next, this.turned.size === order.length ? 2 * beat : beat);
    };
    this.timer = setTimeout(() => {
      this.score = score;
      this.timer = setTimeout(next, beat);
    }, lead);
  }

  /** All of it lies open, now. */
  finish(): void {
    clearTimeout(this.timer);
    this.score = this.coming;
    this.turned = new Set(this.coming?.harvest.flat());
    this.running = false;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.coming = null;
    this.score = null;
    this.running = false;
  }
}
