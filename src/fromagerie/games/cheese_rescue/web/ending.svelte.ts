/** The end as it is shown: one step after the other, each long enough to be understood, and any of them again. */
import { paced } from '$web/lib/settings.svelte';
import { play } from '$web/lib/sound';
import { LEFT } from './waves';

const SOUNDS = ['card', 'no', 'pounce', 'dice'] as const;

export class Ending {
  step = $state(LEFT);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(from: number): void {
    clearTimeout(this.timer);
    this.step = from;
    if (from >= LEFT) return;
    const sound = SOUNDS[from];
    if (sound) play(sound);
    this.timer = setTimeout(() => this.show(from + 1), from === 0 ? paced(1000, 700, 400) : paced(1600, 1100, 600));
  }

  /** At once to what is left. */
  skip(): void {
    this.show(LEFT);
  }
}
