/** The last moves once more, one after the other: those that were not told yet are not there yet. */
const EACH = 350; // ms

export class Retelling {
  /** The one that is told now; null: nothing is being told, everything is there. */
  nth: number | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `moves`: how many there are. The last one stays a little longer. */
  tell(moves: number, nth = 0): void {
    clearTimeout(this.timer);
    this.nth = nth < moves ? nth : null;
    if (this.nth !== null) this.timer = setTimeout(() => this.tell(moves, nth + 1), nth === moves - 1 ? 3 * EACH : EACH);
  }

  skip(): void {
    this.tell(0);
  }
}
