/** Reading the table for the eye: what is seen and told, who sits where, a reveal. No rules. */
import type { MoveOf } from '$web/lib/moves';
import type { Deck } from './deck';
import type { CheeseMafiaAction, CheeseMafiaClaim, CheeseMafiaEvent, CheeseMafiaView, RoundScored } from './generated';

export type MafiaMove = MoveOf<CheeseMafiaAction>;
export type MafiaClaim = MoveOf<CheeseMafiaClaim>;

/** Seats in the order they are seen: clockwise from the left, oneself at the near end. */
export function around(players: number, me: number | null): number[] {
  const near = me ?? 0;
  const others = Array.from({ length: players - 1 }, (_, nth) => (near + nth + 1) % players);
  return me === null ? [near, ...others] : others;
}

/** How often each card of a hand is known to others: the first C7 may be known while the second is not. */
export function knownBy(view: CheeseMafiaView): number[][] {
  const left = view.known_of_mine.map((cards) => [...cards]);
  return view.hand.map((card) =>
    left.flatMap((cards, seat) => {
      const at = seat === view.seat ? -1 : cards.indexOf(card);
      if (at >= 0) cards.splice(at, 1);
      return at >= 0 ? [seat] : [];
    }),
  );
}

// A reveal

export interface Reveal {
  hands: string[][];
  totals: number[];
  exposer: number | null;
  raid: boolean;
  /** Badges enough: nothing was counted any more. */
  badges: boolean;
  charmed: { seat: number; cheese: number }[];
  scored: RoundScored | null;
}

/** The reveal among these events, if there was one. */
export function revealIn(events: readonly CheeseMafiaEvent[]): Reveal | null {
  const revealed = events.find((event) => event.was === 'revealed');
  if (!revealed) return null;
  const exposed = events.find((event) => event.was === 'exposed');
  return {
    hands: revealed.hands,
    totals: revealed.totals,
    exposer: exposed?.seat ?? null,
    raid: exposed?.raid ?? false,
    badges: events.some((event) => event.was === 'gamewon' && event.by === 'badges'),
    charmed: events.flatMap((event) => (event.was === 'charmed' ? [{ seat: event.seat, cheese: event.cheese }] : [])),
    scored: events.find((event) => event.was === 'roundscored') ?? null,
  };
}

/** In which order the hands are opened: in that of the turns, the exposer last. */
export function openingOrder({ hands, exposer }: Reveal): number[] {
  const last = exposer ?? hands.length - 1;
  return hands.map((_, nth) => (last + 1 + nth) % hands.length);
}

/** The last reveal as a view alone shows it; null before the first. */
export function revealOf(view: CheeseMafiaView, deck: Deck): Reveal | null {
  if (!view.revealed.some((hand) => hand.length)) return null;
  const badges = view.question === 'over' && view.indic !== null;
  return { hands: view.revealed, totals: view.revealed.map((hand) => deck.totalOf(hand)), exposer: badges ? view.indic : null, raid: false, badges, charmed: [], scored: null };
}
