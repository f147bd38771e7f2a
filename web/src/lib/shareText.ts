/** A game in some lines to send: no link, no code, nothing that was hidden. */
import type { Sign } from './signs';
import { steps, type Standing } from './standings';
import { t } from './words.svelte';

export interface Told {
  house: string;
  title: string;
  /** As people write it. */
  day: string;
  ranked: readonly Standing[];
  /** Nobody's name is told if this is null. */
  nameOf: ((seat: number) => string) | null;
  you: number | null;
}

/** How one did among all who played the deal of the day. */
export interface Compared {
  score: number;
  scores: readonly number[];
}

export function shareText(told: Told): string {
  const { house, title, day, ranked, nameOf } = told;
  const lines = steps(ranked).map((step) => {
    const names = nameOf ? step.map((one) => nameOf(one.seat)).join(', ') : t('share-players', { n: step.length });
    const first = step[0];
    return first && first.score !== null ? t('share-line', { place: first.place, names, n: first.score }) : names;
  });
  return [`${house} · ${title} · ${day}`, ...lines].join('\n');
}

/** Of the deal of the day: three lines, one of them a row of signs, and not a word about what was dealt. */
export function dailyText({ house, title, day }: Pick<Told, 'house' | 'title' | 'day'>, signs: readonly Sign[], compared: Compared): string {
  return [`${house} · ${title} · ${day}`, signs.map((sign) => PICTURES[sign]).join(''), comparedText(compared)].join('\n');
}

/** "9 points · better than 7 of 12". */
export function comparedText({ score, scores }: Compared): string {
  const beaten = scores.filter((other) => other < score).length;
  return t('share-daily', { n: score, beaten, of: Math.max(0, scores.length - 1) });
}

/** In words that are copied and sent; on the page we draw them ourselves (signs.ts). */
const PICTURES: Record<Sign, string> = { cheese: '🧀', mouse: '🐭', cat: '🐱', worm: '🐛', star: '⭐', plate: '⬜' };
