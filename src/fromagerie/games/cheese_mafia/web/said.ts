/** Cards and claims in words: what a board says of them. */
import { t } from '$web/lib/words.svelte';
import { claimOf } from './claims';
import type { CheeseMafiaView } from './generated';
import { faceOf, isPrinted } from './table';

export function nameOf(card: string): string {
  return isPrinted(card) ? t(`mafia-${card}`) : card;
}

/** "7 The Smuggler", for a sentence. */
export function titled(card: string): string {
  const { value, kind } = faceOf(card);
  return kind === 'special' || value === null ? nameOf(card) : `${nameOf(card)} (${value})`;
}

export function doesOf(card: string, options: CheeseMafiaView['options']): string {
  return isPrinted(card) ? t(`mafia-does-${card}`, { banker: options.banker, war: options.war }) : '';
}

/** The sentence that is shown to whoever asks a card what it does. */
export function tipOf(card: string, options: CheeseMafiaView['options']): string {
  if (!isPrinted(card)) return card;
  const face = faceOf(card);
  return t('mafia-tip', {
    name: nameOf(card),
    value: face.value ?? '',
    kind: t(`mafia-kind-${face.kind}`),
    badge: face.badge ? 'yes' : 'no',
    does: doesOf(card, options),
  });
}

export function saidOf(typed: string, names: readonly string[]): string {
  const claim = claimOf(typed);
  const who = (seat: number): string => names[seat] ?? '';
  switch (claim?.about) {
    case 'expose':
    case 'low':
      return t(`mafia-claim-${claim.about}`);
    case 'peace':
      return t('mafia-claim-peace', { who: who(claim.seat) });
    case 'under':
    case 'least':
      return claim.seat === null
        ? t(`mafia-claim-${claim.about}`, { total: claim.total })
        : t(`mafia-claim-${claim.about}-of`, { total: claim.total, who: who(claim.seat) });
    case 'card':
      return t('mafia-claim-card', { card: titled(claim.card) });
    default:
      return typed;
  }
}
