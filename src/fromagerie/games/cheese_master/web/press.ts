/** In a race what is touched acts when the finger comes down; the click that follows is the same touch and does nothing more. */
import type { MasterMove } from './table';

export class Press {
  private pressed = false;

  constructor(private readonly pick: (move: MasterMove) => void) {}

  down(event: PointerEvent, move: MasterMove | null | undefined): void {
    this.pressed = false;
    if (!move || event.button !== 0) return;
    this.pressed = true;
    this.pick(move);
  }

  /** By keyboard, or by whatever clicks for somebody: there was no finger before. */
  click(event: MouseEvent, move: MasterMove | null | undefined): void {
    const done = event.detail > 0 && this.pressed;
    this.pressed = false;
    if (move && !done) this.pick(move);
  }
}
