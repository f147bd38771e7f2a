/** Choosing a move: at once, or first shown and then confirmed, as this person likes it. */
import type { MoveOf } from './moves';
import { isLightOn } from './coachLight.svelte';
import { settings } from './settings.svelte';

/** What is chosen and waits for a second word, whatever the game. */
export interface Choice {
  readonly pending: { words: string; move: string } | null;
  confirm(): void;
  cancel(): void;
}

export class Chooser<Action> implements Choice {
  /** The move that waits for a second tap. */
  pending: MoveOf<Action> | null = $state.raw(null);

  constructor(private readonly act: (move: MoveOf<Action>) => void) {}

  pick(move: MoveOf<Action>): void {
    if ((settings().confirm || isLightOn()) && this.pending?.move !== move.move) this.pending = move;
    else this.confirm(move);
  }

  confirm(move: MoveOf<Action> | null = this.pending): void {
    this.pending = null;
    if (move) this.act(move);
  }

  cancel(): void {
    this.pending = null;
  }

  /** What was chosen may have become impossible meanwhile. */
  keepTo(legal: readonly MoveOf<Action>[]): void {
    if (this.pending && !legal.some((move) => move.move === this.pending?.move)) this.pending = null;
  }
}
