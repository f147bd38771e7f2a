/** Cards and claims in words: what a board says of them. */
import { language, t } from '$web/lib/words.svelte';
import { claimOf } from './claims';
import type { Deck } from './deck';
import type { CheeseMafiaView } from './generated';
import type { Scene } from './scene';

type Options = CheeseMafiaView['options'];

/** The name that is printed on a card: "The Smuggler". */
export function nameOf(card: string, deck: Deck): string {
  return deck.card(card)?.[language()] ?? card;
}

/** A card on its own: "The Smuggler (7)", "The Lawyer". */
export function titled(card: string, deck: Deck): string {
  const { value, kind } = deck.faceOf(card);
  return kind === 'special' || value === null ? nameOf(card, deck) : `${nameOf(card, deck)} (${value})`;
}

/** A card in a sentence, its article small: "the Smuggler (7)"; text.py does the same. */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** "1 cheese and 2 gangsters" */
export function tokens(cheese = 0, gangsters = 0): string {
  const [one, other] = [t('mafia-cheese', { n: cheese }), t('mafia-gangsters', { n: gangsters })];
  if (cheese && gangsters) return t('mafia-tokens', { one, other });
  return cheese ? one : gangsters ? other : t('mafia-nothing');
}

/** What a banker asks for. */
export function priceOf(card: string, deck: Deck, options: Options): string {
  const price = deck.effect(card).price ?? 0;
  return options.banker === 'gangsters' ? tokens(0, price) : tokens(price);
}

/** What a card does, with the numbers of the box. */
export function doesOf(card: string, deck: Deck, options: Options): string {
  const { do: verb, ...numbers } = deck.effect(card);
  return t(`mafia-does-${verb}`, {
    ...numbers,
    what: tokens(numbers.cheese, numbers.gangsters),
    special: tokens(numbers.special_cheese, numbers.special_gangsters),
    cheese: tokens(numbers.cheese),
    gangsters: tokens(0, numbers.gangsters),
    plain: numbers.cheese || numbers.gangsters ? 'yes' : 'no',
    price: priceOf(card, deck, options),
    banker: options.banker,
    war: options.war,
  });
}

/** The sentences that are shown to whoever asks a card what it does. */
export function tipOf(card: string, deck: Deck, options: Options): string {
  const face = deck.faceOf(card);
  const tip = t('mafia-tip', {
    name: nameOf(card, deck),
    value: face.value ?? '?',
    kind: t(`mafia-kind-${face.kind}`),
    badge: face.badge ? 'yes' : 'no',
    does: doesOf(card, deck, options),
  });
  return deck.isReconstructed(card) ? `${tip} ${t('mafia-reconstructed')}` : tip;
}

export function saidOf(typed: string, names: readonly string[], deck: Deck): string {
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
      return t('mafia-claim-card', { card: inSentence(titled(claim.card, deck)) });
    default:
      return typed;
  }
}

/** The last thing that happened, in a sentence. */
export function captionOf({ say }: Scene, names: readonly string[], deck: Deck): string {
  if (!say) return '';
  const listed = (seats: readonly number[] | undefined): string => (seats ?? []).map((seat) => names[seat] ?? '').join(', ');
  const title = say.card ? titled(say.card, deck) : '';
  return t(`mafia-say-${say.id}`, {
    who: listed(say.who),
    target: listed(say.target),
    card: inSentence(title),
    title,
    kind: say.kind ?? '',
    way: say.id === 'reversed' ? t(`mafia-${say.way ?? ''}`) : (say.way ?? ''),
    n: say.n ?? 0,
    what: tokens(say.cheese, say.gangsters),
  });
}
