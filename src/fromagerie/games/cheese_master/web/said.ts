/** Dice and news in words. */
import { t } from '$web/lib/words.svelte';
import type { CheeseMasterEvent } from './generated';
import { amountOf, CHARACTERS, kindOf } from './table';

/** A die of the published box by what it is, a designer's by what it is called. */
export function dieName(die: { name: string; colour: 'yellow' | 'orange' }): string {
  if (CHARACTERS.some((kind) => kind === die.name)) return t(`master-part-${die.name}`);
  const number = /^yellow-(\d)$/.exec(die.name)?.[1];
  return number ? t('master-part-yellow', { number }) : t(`master-part-${die.colour}-die`, { name: die.name });
}

export function faceSaid(face: string | null): string {
  return face === null ? t('master-die') : t(`master-face-${kindOf(face)}`, { n: amountOf(face) });
}

/** What a die shows and does, and that the printed one may show something else. */
export function dieTip(die: { name: string; face: string | null }, reconstructed: readonly string[]): string {
  const tip = die.face === null ? t('master-tip-die') : t(`master-tip-${kindOf(die.face)}`);
  return reconstructed.includes(die.name) ? `${tip} ${t('master-reconstructed')}` : tip;
}

/** What a round has done beyond its points: who is out, what does not count, who won a game of a Slam. Nothing of the end of it all. */
export function newsOf(events: readonly CheeseMasterEvent[], names: readonly string[], me: number | null): string {
  if (events.some((event) => event.was === 'slamtied')) return t('master-news-tied');
  const won = events.find((event) => event.was === 'gamewon');
  if (won) return t('master-news-won', { who: names[won.seat] ?? '', n: won.game });
  if (events.some((event) => event.was === 'pointsreturned')) return t('master-news-returned');
  const out = events.flatMap((event) => (event.was === 'eliminated' ? event.seats : []));
  if (me !== null && out.includes(me)) return t('master-news-you-out');
  return out.length ? t('master-news-out', { n: out.length, who: out.map((seat) => names[seat] ?? '').join(', ') }) : '';
}
