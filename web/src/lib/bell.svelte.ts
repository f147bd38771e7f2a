/** A bell for whoever waits in the house: it rings when somebody else begins to wait, and never while one plays. */
import { whoWaits } from './api';
import { notify } from './notify';
import { play } from './sound';
import { keep, recall } from './storage';
import { t } from './words.svelte';
import type { Waiting } from '../generated/wire';

const OFTEN = 8_000; // ms between two looks, while the bell is on

export class Bell {
  waiting: Waiting[] = $state.raw([]);
  /** They said that they wait: nobody is rung who did not. */
  on = $state(recall('bell') === 'on');

  get people(): number {
    return this.waiting.reduce((sum, { people }) => sum + people, 0);
  }

  async look(): Promise<void> {
    const before = this.people;
    try {
      this.waiting = await whoWaits();
    } catch {
      return; // no house, nobody in it
    }
    if (this.on && this.people > before) this.ring();
  }

  private ring(): void {
    play('turn');
    notify(t('bell-rings'), '');
  }

  toggle(on: boolean): void {
    this.on = on;
    keep('bell', on ? 'on' : 'off');
  }

  /** While the page of the house is open. */
  open(): () => void {
    void this.look();
    const timer = setInterval(() => this.on && void this.look(), OFTEN);
    return () => clearInterval(timer);
  }
}
