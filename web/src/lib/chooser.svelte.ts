/** Choosing a move: at once, or first shown and then confirmed, as this person likes it. */
import type { Move } from '../generated/wire';
import { settings } from './settings.svelte';

export class Chooser {
  /** The move that waits for a second tap. */
  pending: Move | null = $state.raw(null);

  constructor(private readonly act: (move: Move) => void) {}

  pick(move: Move): void {
    if (settings().confirm && this.pending?.move !== move.move) this.pending = move;
    else this.confirm(move);
  }

  confirm(move: Move | null = this.pending): void {
    this.pending = null;
    if (move) this.act(move);
  }

  cancel(): void {
    this.pending = null;
  }

  /** What was chosen may have become impossible meanwhile. */
  keepTo(legal: readonly Move[]): void {
    if (this.pending && !legal.some((move) => move.move === this.pending?.move)) this.pending = null;
  }
}
