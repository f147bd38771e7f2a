/** Reading the table for the eye: what is seen and told, faces of cards, who sits where, a reveal. No rules. */
import type { MoveOf } from '$web/lib/moves';
import type { CheeseMafiaAction, CheeseMafiaClaim, CheeseMafiaEvent, CheeseMafiaView, RoundScored } from './generated';

export type MafiaMove = MoveOf<CheeseMafiaAction>;
export type MafiaClaim = MoveOf<CheeseMafiaClaim>;

// Cards as they are printed

export type Kind = 'attack' | 'riposte' | 'ruse' | 'special';

export interface Face {
  value: number | null;
  kind: Kind;
  badge: boolean;
}

const NUMBERS: readonly Kind[] = ['attack', 'attack', 'riposte', 'ruse', 'attack', 'attack', 'ruse', 'ruse', 'riposte', 'attack', 'ruse'];
const SPECIALS: Record<string, number> = { AVO: 0, GUE: 5, DET: 7, FEM: 6, PAR: 8, BAN: 4, RIP: 9, TON: 15 };
const BADGES = new Set(['C9', 'DET', 'RIP']);

/** What is printed on a card; of a card from another box only its name is known. */
export function faceOf(card: string): Face {
  const number = /^C(\d+)$/.exec(card);
  const kind = number ? NUMBERS[Number(number[1]) - 1] : 'special';
  if (number && kind) return { value: Number(number[1]), kind, badge: BADGES.has(card) };
  return { value: SPECIALS[card] ?? null, kind: 'special', badge: BADGES.has(card) };
}

/** Whether this board has a picture and words for the card. */
export function isPrinted(card: string): boolean {
  return faceOf(card).value !== null;
}

const HEAVY = 21;

/** What is printed on the cards of a hand, added up as the Lawyer's card says; null if a card is not known here. */
export function totalOf(hand: readonly string[]): number | null {
  const values = hand.map((card) => faceOf(card).value);
  if (values.some((value) => value === null)) return null;
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return hand.includes('AVO') && sum >= HEAVY ? 0 : sum;
}

/** "7 + 9 + 5" */
export function sumOf(hand: readonly string[]): string {
  return hand.map((card) => faceOf(card).value ?? '?').join(' + ');
}

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
  totals: (number | null)[];
  exposer: number | null;
  raid: boolean;
  /** Three badges: nothing was counted any more. */
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

/** The last reveal as a view alone shows it; null before the first. */
export function revealOf(view: CheeseMafiaView): Reveal | null {
  if (!view.revealed.some((hand) => hand.length)) return null;
  const badges = view.question === 'over' && view.indic !== null;
  return { hands: view.revealed, totals: view.revealed.map(totalOf), exposer: badges ? view.indic : null, raid: false, badges, charmed: [], scored: null };
}
