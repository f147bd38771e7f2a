/** A reveal as it is told: a shout, the hands one after the other, what it cost; then time to read it. */
import { ms } from '$web/lib/settings.svelte';
import type { Reveal } from './table';

export const SHOUT = 2300;
const HANDS = 3300; // ms for all of them
const PAY = 700;

type Step = 'shout' | 'hands' | 'read' | 'over';

export class Unfolding {
  reveal: Reveal | null = $state.raw(null);
  step: Step = $state('over');
  /** How many hands lie open. */
  opened = $state(0);
  private reading = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly done: () => void) {}

  /** It is known what the reveal cost. */
  get paid(): boolean {
    return this.step === 'read' || this.step === 'over';
  }

  /** `reading`: ms to read all of it. Nobody is there to see it in a hidden tab. */
  begin(reveal: Reveal, reading: number): void {
    clearTimeout(this.timer);
    this.reveal = reveal;
    this.reading = reading;
    this.opened = 0;
    this.step = 'shout';
    if (document.hidden) this.end();
    else if (ms(1)) this.after(ms(SHOUT), () => this.open());
    else this.hurry();
  }

  /** All of it at once, but with time to read. */
  hurry(): void {
    if (this.paid) return;
    this.opened = this.reveal?.hands.length ?? 0;
    this.step = 'read';
    this.after(this.reading, () => this.end());
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.step === 'over') return;
    this.opened = this.reveal?.hands.length ?? 0;
    this.step = 'over';
    this.done();
  }

  private open(): void {
    const hands = this.reveal?.hands.length ?? 0;
    this.step = 'hands';
    this.opened += 1;
    if (this.opened < hands) this.after(ms(Math.min(600, HANDS / hands)), () => this.open());
    else this.after(ms(PAY), () => this.hurry());
  }

  private after(wait: number, next: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(next, wait);
  }
}
