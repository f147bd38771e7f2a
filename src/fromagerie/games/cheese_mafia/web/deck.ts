/** The cards as the box has them: what is printed on each, and what a hand of them comes to. */
import { getContext, setContext } from 'svelte';
import type { CardKind, CheeseMafiaGame, EffectCard, StakesSheet } from './generated';

export type Kind = 'attack' | 'riposte' | 'ruse' | 'special';

const KINDS: readonly Kind[] = ['attack', 'riposte', 'ruse', 'special'];

export interface Face {
  value: number | null;
  kind: Kind;
  badge: boolean;
}

export class Deck {
  /** `reconstructed`: parts that the printed game may have otherwise. */
  constructor(
    private readonly box: CheeseMafiaGame['box'],
    private readonly reconstructed: readonly string[],
  ) {}

  get stakes(): StakesSheet {
    return this.box.stakes;
  }

  /** Cards in a hand. */
  get hand(): number {
    return this.box.table.hand;
  }

  card(card: string): CardKind | undefined {
    return this.box.cards[card];
  }

  effect(card: string): EffectCard {
    return this.card(card)?.effect ?? { do: 'nothing' };
  }

  faceOf(card: string): Face {
    const printed = this.card(card);
    const kind = KINDS.find((one) => one === printed?.type) ?? 'special';
    return { value: printed?.value ?? null, kind, badge: printed?.badge ?? false };
  }

  isReconstructed(card: string): boolean {
    return this.reconstructed.includes(card);
  }

  isHeavy(total: number): boolean {
    return total >= this.stakes.heavy;
  }

  /** The values of a hand, added up as printed. */
  sum(hand: readonly string[]): number {
    return hand.reduce((sum, card) => sum + (this.card(card)?.value ?? 0), 0);
  }

  /** Whether a card of this hand, such as the Lawyer's, makes all of it count nothing. */
  isAcquitted(hand: readonly string[]): boolean {
    return hand.some((card) => {
      const effect = this.effect(card);
      return effect.do === 'acquit' && this.sum(hand) - (this.card(card)?.value ?? 0) >= (effect.total ?? 0);
    });
  }

  totalOf(hand: readonly string[]): number {
    return this.isAcquitted(hand) ? 0 : this.sum(hand);
  }

  /** "7 + 9 + 5" */
  sumOf(hand: readonly string[]): string {
    return hand.map((card) => this.card(card)?.value ?? '?').join(' + ');
  }
}

const KEY = Symbol('deck');

/** A board says which cards all that is drawn on it are of. */
export function layOut(deck: () => Deck): void {
  setContext(KEY, deck);
}

export function deckHere(): () => Deck {
  return getContext(KEY);
}
