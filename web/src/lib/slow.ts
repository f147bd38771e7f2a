/** Tables at which a move may take a day. */
import type { Clock } from '../generated/wire';
import { t } from './words.svelte';

const QUICK: readonly Clock[] = ['off', 'relaxed', 'brisk'];
const SLOW: readonly Clock[] = ['half-day', 'day', 'three-days'];

/** The clocks that a game can be played by: nobody races over days. */
export const clocksFor = (race: boolean): readonly Clock[] => (race ? QUICK : [...QUICK, ...SLOW]);

export const isSlow = (clock: Clock): boolean => SLOW.includes(clock);

/** "23 h" or "40 min": as much as anybody wants to know of a day. */
export function leftText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes > 90 ? t('hours-short', { n: Math.floor(minutes / 60) }) : t('minutes-short', { n: minutes });
}
