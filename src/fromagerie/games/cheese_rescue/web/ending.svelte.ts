/** The end as it is shown: one step after the other, each as long as this person likes, and any of them again. */
import { ms } from '$web/lib/settings.svelte';
import { play } from '$web/lib/sound';
import { COUNTING, LEFT, type Shown } from './waves';

const SOUNDS = ['card', 'no', 'pounce', 'dice'] as const;
const LASTS = [900, 2300, 2300, 2400];

export class Ending implements Shown {
  step = $state(LEFT);
  ticks = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `rounds`: how often everybody counts one more. */
  constructor(private readonly rounds: () => number) {}

  show(from: number): void {
    clearTimeout(this.timer);
    this.step = from;
    this.ticks = 0;
    if (from < COUNTING) {
      const sound = SOUNDS[from];
      if (sound) play(sound);
      this.timer = setTimeout(() => this.show(from + 1), ms(LASTS[from] ?? 0) || 900);
    } else if (from === COUNTING) {
      this.count();
    }
  }

  /** At once to what is left: there is nothing to show. */
  skip(): void {
    clearTimeout(this.timer);
    this.step = LEFT;
  }

  private count(): void {
    this.timer = setTimeout(() => {
      if (this.ticks >= this.rounds()) {
        this.step = LEFT;
        play('win');
        return;
      }
      this.ticks += 1;
      play('take');
      this.count();
    }, ms(520) || 250);
  }
}
