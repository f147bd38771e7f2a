/** A game in some lines to send: no link, no code, nothing that was hidden. */
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

/** Without a word about the deal: a cheese for each opponent one has left behind, a mouse for each of the others. */
export function dailyText(told: Told, compared: Compared): string {
  const mine = told.ranked.find((one) => one.seat === told.you);
  const others = told.ranked.filter((one) => one !== mine);
  const symbols = others.map((one) => (mine && (mine.place < one.place || mine.won) ? '🧀' : '🐭')).join('');
  const beaten = compared.scores.filter((score) => score < compared.score).length;
  return [
    `${told.house} · ${told.title} · ${told.day}`,
    symbols,
    t('share-daily', { n: compared.score, beaten, of: Math.max(0, compared.scores.length - 1) }),
  ].join('\n');
}
