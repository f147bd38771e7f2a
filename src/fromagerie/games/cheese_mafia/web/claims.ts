/** What is said at the table, and whether it was so as far as this pair of eyes can know. */
import type { CheeseMafiaEvent, CheeseMafiaView } from './generated';
import type { Deck } from './deck';

export type Claim =
  | { about: 'expose' | 'low' }
  | { about: 'peace'; seat: number }
  | { about: 'under' | 'least'; seat: number | null; total: number }
  | { about: 'card'; card: string };

/** "X", "low", ">2peace", "<10", ">2:21+", "C9" as it was typed. */
export function claimOf(typed: string): Claim | null {
  if (typed.toUpperCase() === 'X') return { about: 'expose' };
  if (typed.toLowerCase() === 'low') return { about: 'low' };
  const peace = /^>(\d)peace$/i.exec(typed);
  if (peace) return { about: 'peace', seat: Number(peace[1]) - 1 };
  const total = /^(?:>(\d):)?(?:<(\d+)|(\d+)\+)$/.exec(typed);
  if (total) {
    const seat = total[1] ? Number(total[1]) - 1 : null;
    return total[2] ? { about: 'under', seat, total: Number(total[2]) } : { about: 'least', seat, total: Number(total[3]) };
  }
  return /^[a-z]\w*$/i.test(typed) ? { about: 'card', card: typed.toUpperCase() } : null;
}

export type Topic = 'total' | 'others' | 'card' | 'words';

function topicOf(typed: string): Topic {
  const claim = claimOf(typed);
  if (claim?.about === 'under' || claim?.about === 'least') return claim.seat === null ? 'total' : 'others';
  return claim?.about === 'card' ? 'card' : 'words';
}

/** All that may be said, by what it is about. */
export function topics<T extends { move: string }>(claims: readonly T[]): { topic: Topic; claims: T[] }[] {
  const found: Record<Topic, T[]> = { total: [], card: [], words: [], others: [] };
  for (const one of claims) found[topicOf(one.move)].push(one);
  return (['total', 'card', 'words', 'others'] as const).flatMap((topic) => (found[topic].length ? [{ topic, claims: found[topic] }] : []));
}

const SIX = 6;

/**
 * Six things to say that fit the moment: a plea while cards are passed, a word to whoever is in question, the truth about one's own
 * hand and something better than the truth. Only the one who may say them sees them, so they tell nobody anything.
 */
export function fitting<T extends { move: string }>(claims: readonly T[], view: CheeseMafiaView, deck: Deck): T[] {
  const passing = view.question === 'pass' || view.question === 'pass-round';
  const near = view.user !== null && view.user !== view.seat ? view.user : view.turn;
  const total = deck.totalOf(view.hand);
  const totals = claims.flatMap((one) => {
    const claim = claimOf(one.move);
    return (claim?.about === 'under' || claim?.about === 'least') && claim.seat === null ? [{ one, so: isSo(one.move, view.hand, deck), off: Math.abs(claim.total - total) }] : [];
  });
  const closest = (so: boolean): T | undefined => totals.filter((each) => each.so === so).sort((each, other) => each.off - other.off)[0]?.one;
  const named = (move: string): T | undefined => claims.find((one) => one.move === move);
  const held = [...view.hand].sort((one, other) => Number(deck.faceOf(other).kind === 'riposte') - Number(deck.faceOf(one).kind === 'riposte'));
  const wanted = [passing ? named('low') : named('X'), closest(true), closest(false), near === view.seat ? undefined : named(`>${near + 1}peace`), named(held[0] ?? ''), passing ? named('X') : named('low'), ...claims];
  return [...new Set(wanted.filter((one) => one !== undefined))].slice(0, SIX);
}

export interface Said {
  seat: number;
  claim: string;
  round: number;
  /** Entries in the journal when it was said: what comes later is taken away again when one steps back. */
  at: number;
  /** null: nothing that was seen here tells. */
  so: boolean | null;
  /** The hand it is about has not changed since. */
  fresh: boolean;
  /** As it was put, by those who have a way of their own. */
  words?: string;
}

/** Whom a claim is about, if it says something that can be so or not. */
export function aboutWhom(said: Pick<Said, 'seat' | 'claim'>): number | null {
  const claim = claimOf(said.claim);
  if (claim?.about === 'card') return said.seat;
  return claim?.about === 'under' || claim?.about === 'least' ? (claim.seat ?? said.seat) : null;
}

/** What there was to it: words alone, what nobody has seen, the truth or not. */
export function verdictOf(said: Pick<Said, 'seat' | 'claim' | 'so'>): 'so' | 'not' | 'unknown' | 'words' {
  if (aboutWhom(said) === null) return 'words';
  return said.so === null ? 'unknown' : said.so ? 'so' : 'not';
}

/** Whether a claim is so of this hand. */
export function isSo(typed: string, hand: readonly string[], deck: Deck): boolean | null {
  const claim = claimOf(typed);
  const total = deck.totalOf(hand);
  if (claim?.about === 'card') return hand.includes(claim.card);
  if (claim?.about === 'under') return total < claim.total;
  return claim?.about === 'least' ? total >= claim.total : null;
}

/** The whole hand of a seat, if the viewer knows it. */
function wholeHand(view: CheeseMafiaView, seat: number): readonly string[] | null {
  if (seat === view.seat) return view.hand;
  const known = view.known[seat] ?? [];
  return known.length > 0 && known.length === view.hand_sizes[seat] ? known : null;
}

/** The seats whose hands an event changes. */
function touches(event: CheeseMafiaEvent): number[] | 'all' {
  switch (event.was) {
    case 'cardspassed':
    case 'roundbegan':
      return 'all';
    case 'plotted':
    case 'drew':
    case 'played':
    case 'discarded':
    case 'riposted':
      return [event.seat];
    case 'swapped':
    case 'gavecard':
      return [event.seat, event.target];
    default:
      return [];
  }
}

/**
 * Keeps what was said, and finds out what was so as far as this pair of eyes can know: at once if the hand is one's own or
 * known, at the reveal if that hand has not changed since. `before` is the view the events came upon; `aloud`: the last words of a seat.
 */
export function listen(heard: readonly Said[], events: readonly CheeseMafiaEvent[], before: CheeseMafiaView, at: number, deck: Deck, aloud: (seat: number) => string | null = () => null): Said[] {
  let said = heard.filter((one) => one.at <= at).map((one) => ({ ...one }));
  for (const event of events) {
    if (event.was === 'claimed') {
      const whom = aboutWhom(event);
      const hand = whom === null ? null : wholeHand(before, whom);
      const words = aloud(event.seat);
      said = [...said, { seat: event.seat, claim: event.claim, round: before.round, at, so: hand && isSo(event.claim, hand, deck), fresh: true, ...(words ? { words } : {}) }];
    } else if (event.was === 'revealed') {
      for (const one of said) {
        const whom = aboutWhom(one);
        if (one.so === null && one.fresh && whom !== null) one.so = isSo(one.claim, event.hands[whom] ?? [], deck);
      }
    } else {
      const seats = touches(event);
      for (const one of said) if (seats === 'all' || seats.includes(aboutWhom(one) ?? -1)) one.fresh = false;
    }
  }
  return said;
}
