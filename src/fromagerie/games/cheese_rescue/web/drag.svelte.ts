/** A card drawn from the hand onto the table: where it is, and over which cell. */
import type { Kind } from './table';

const FAR = 8; // px, before which it is a tap

export class Drag {
  kind: Kind | null = $state(null);
  /** Where the pointer is, on the screen. */
  at = $state.raw({ x: 0, y: 0 });
  /** The lit cell below it. */
  cell: string | null = $state(null);
  private from: { kind: Kind; x: number; y: number } | null = null;

  constructor(
    private readonly take: (kind: Kind) => void,
    private readonly drop: (cell: string) => void,
  ) {}

  down(event: PointerEvent, kind: Kind): void {
    if (event.button !== 0 || !(event.currentTarget instanceof Element)) return;
    this.from = { kind, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.from || (!this.kind && Math.hypot(x - this.from.x, y - this.from.y) < FAR)) return;
    if (!this.kind) {
      this.kind = this.from.kind;
      this.take(this.kind);
    }
    this.at = { x, y };
    this.cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null;
  }

  up(): void {
    const cell = this.kind && this.cell;
    this.end();
    if (cell) this.drop(cell);
  }

  end(): void {
    this.from = null;
    this.kind = null;
    this.cell = null;
  }
}
