/** Cards in words: what a board says of them. */
import { t } from '$web/lib/words.svelte';
import type { Lying } from './generated';
import { isCheese, type Kind } from './table';

export function nameOf(card: string, owner: string | null = null): string {
  if (!isCheese(card)) return t(`rescue-${card}`);
  const value = Number(card);
  return owner === null ? t('rescue-cheese', { value }) : t('rescue-cheese-of', { value, who: owner });
}

export function doesOf(kind: Kind): string {
  return isCheese(kind) ? t('rescue-about-cheese', { n: Number(kind) }) : t(`rescue-about-${kind}`);
}

/** What one may do with it, in one line. */
export function cueFor(kind: Kind): string {
  return isCheese(kind) ? t('rescue-cue-cheese', { n: Number(kind) }) : t(`rescue-cue-${kind}`);
}

/** A card on the table, and what becomes of it as things lie. */
export function lyingOf(lying: Lying, wave: number | undefined, over: boolean, names: readonly string[]): string {
  const card = nameOf(lying.card, lying.seat === null ? null : (names[lying.seat] ?? ''));
  const what = t('rescue-on', { cell: lying.cell, card });
  if (wave === undefined) return what;
  return `${what}, ${over ? t('rescue-gone') : t(`rescue-threat-${wave}`)}`;
}
