/** Reading the table for the eye: faces of cards, what was said and whether it was so, what flew where. No rules. */

export interface MafiaView {
  seat: number | null;
  players: number;
  round: number;
  first: number;
  last_round: boolean;
  turn: number;
  turns: number[];
  extra_turns: number;
  clockwise: boolean;
  question: string;
  awaited: number[];
  card: string | null;
  user: number | null;
  target: number | null;
  left: number;
  way: 'left' | 'right' | null;
  chosen: string | null;
  cheese: number[];
  gangsters: number[];
  hand: string[];
  hand_sizes: number[];
  known: string[][];
  known_of_mine: string[][];
  known_to_all: string[][];
  shown: (string | null)[];
  revealed: string[][];
  pile: number;
  discard: string[];
  indic: number | null;
  winners: number[];
  options: { banker: string; war: string };
}

interface Tokens {
  cheese: number;
  gangsters: number;
}

export type Revealed = { was: 'revealed'; hands: string[][]; totals: number[] };
export type Scored = {
  was: 'roundscored';
  outcome: 'success' | 'failure' | 'raid';
  exposer: number | null;
  cheese_change: number[];
  gangsters_change: number[];
  cheese: number[];
  gangsters: number[];
};
export type Exposed = { was: 'exposed'; seat: number; raid: boolean; cancelled: string | null };
export type War = { was: 'warfought'; cards: string[] | null; strengths: number[]; highest: number[]; lowest: number[] };

export type MafiaEvent =
  | { was: 'roundbegan'; round: number; first: number }
  | { was: 'dealt'; seat: number; hand: string[] }
  | { was: 'chose' | 'plotted' | 'declined' | 'lethappen' | 'didnotpay' | 'tookextraturn'; seat: number }
  | { was: 'askedall'; seat: number; card: string; way: 'left' | 'right' | null }
  | { was: 'cardspassed'; way: 'left' | 'right' }
  | { was: 'gave'; seat: number; card: string; to: number }
  | { was: 'received'; seat: number; card: string; giver: number }
  | { was: 'drew'; seat: number; cards: number }
  | { was: 'drewcards'; seat: number; cards: string[] }
  | { was: 'played' | 'discarded'; seat: number; card: string }
  | { was: 'targeted'; seat: number; card: string; target: number }
  | { was: 'riposted'; seat: number; card: string; turned: boolean }
  | ({ was: 'stole'; seat: number; target: number } & Tokens)
  | ({ was: 'lost' | 'gained'; seat: number } & Tokens)
  | { was: 'paid'; seat: number; to: number; cheese_paid: number; gangsters_paid: number; cheese_bought: number; gangsters_bought: number }
  | { was: 'looked' | 'swapped' | 'gavecard'; seat: number; target: number }
  | { was: 'sawhand'; seat: number; target: number; hand: string[] }
  | { was: 'found'; seat: number; target: number; card: string }
  | { was: 'reversed'; clockwise: boolean }
  | War
  | { was: 'lastround' }
  | Exposed
  | Revealed
  | { was: 'charmed'; seat: number; card: string; cheese: number }
  | Scored
  | { was: 'gamewon'; seats: number[]; by: 'badges' | 'count'; cheese: number[]; gangsters: number[] }
  | { was: 'claimed'; seat: number; claim: string };

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
export function knownBy(view: MafiaView): number[][] {
  const left = view.known_of_mine.map((cards) => [...cards]);
  return view.hand.map((card) =>
    left.flatMap((cards, seat) => {
      const at = seat === view.seat ? -1 : cards.indexOf(card);
      if (at >= 0) cards.splice(at, 1);
      return at >= 0 ? [seat] : [];
    }),
  );
}

// What is said

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
}

/** Whom a claim is about, if it says something that can be so or not. */
export function aboutWhom(said: Pick<Said, 'seat' | 'claim'>): number | null {
  const claim = claimOf(said.claim);
  if (claim?.about === 'card') return said.seat;
  return claim?.about === 'under' || claim?.about === 'least' ? (claim.seat ?? said.seat) : null;
}

/** Whether a claim is so of this hand. */
export function isSo(typed: string, hand: readonly string[]): boolean | null {
  const claim = claimOf(typed);
  const total = totalOf(hand);
  if (claim?.about === 'card') return hand.includes(claim.card);
  if (total === null) return null;
  if (claim?.about === 'under') return total < claim.total;
  return claim?.about === 'least' ? total >= claim.total : null;
}

/** The whole hand of a seat, if the viewer knows it. */
function wholeHand(view: MafiaView, seat: number): readonly string[] | null {
  if (seat === view.seat) return view.hand;
  const known = view.known[seat] ?? [];
  return known.length > 0 && known.length === view.hand_sizes[seat] ? known : null;
}

/** The seats whose hands an event changes. */
function touches(event: MafiaEvent): number[] | 'all' {
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
 * known, at the reveal if that hand has not changed since. `before` is the view the events came upon.
 */
export function listen(heard: readonly Said[], events: readonly MafiaEvent[], before: MafiaView, at: number): Said[] {
  let said = heard.filter((one) => one.at <= at).map((one) => ({ ...one }));
  for (const event of events) {
    if (event.was === 'claimed') {
      const whom = aboutWhom(event);
      const hand = whom === null ? null : wholeHand(before, whom);
      said = [...said, { seat: event.seat, claim: event.claim, round: before.round, at, so: hand && isSo(event.claim, hand), fresh: true }];
    } else if (event.was === 'revealed') {
      for (const one of said) {
        const whom = aboutWhom(one);
        if (one.so === null && one.fresh && whom !== null) one.so = isSo(one.claim, event.hands[whom] ?? []);
      }
    } else {
      const seats = touches(event);
      for (const one of said) if (seats === 'all' || seats.includes(aboutWhom(one) ?? -1)) one.fresh = false;
    }
  }
  return said;
}

// What moved

export type Place = number | 'pile' | 'discard' | 'supply';

export interface Flight {
  from: Place;
  to: Place;
  /** A card face down, a card by its name, or a token. */
  what: string;
  /** Which of those that start one after the other. */
  nth: number;
}

/** What flew over the table, in order: those with the same number at the same time. */
export function flights(events: readonly MafiaEvent[], players: number): Flight[] {
  const found: Flight[] = [];
  let nth = 0;
  const fly = (from: Place, to: Place, what: string): void => void found.push({ from, to, what, nth });
  const tokens = (from: Place, to: Place, cheese: number, gangsters: number): void => {
    for (let n = 0; n < cheese; n += 1) fly(from, to, 'cheese');
    for (let n = 0; n < gangsters; n += 1) fly(from, to, 'gangster');
  };
  for (const event of events) {
    const before = found.length;
    switch (event.was) {
      case 'cardspassed':
        for (let seat = 0; seat < players; seat += 1) fly(seat, (seat + (event.way === 'left' ? 1 : players - 1)) % players, 'back');
        break;
      case 'drew':
        for (let n = 0; n < event.cards; n += 1) fly('pile', event.seat, 'back');
        break;
      case 'plotted':
        fly('pile', event.seat, 'back');
        break;
      case 'played':
      case 'discarded':
        fly(event.seat, 'discard', event.card);
        break;
      case 'riposted':
        fly(event.seat, 'discard', event.card);
        fly('pile', event.seat, 'back');
        break;
      case 'stole':
        tokens(event.target, event.seat, event.cheese, event.gangsters);
        break;
      case 'lost':
        tokens(event.seat, 'supply', event.cheese, event.gangsters);
        break;
      case 'gained':
        tokens('supply', event.seat, event.cheese, event.gangsters);
        break;
      case 'paid':
        tokens(event.seat, event.to, event.cheese_paid, event.gangsters_paid);
        tokens('supply', event.seat, event.cheese_bought, event.gangsters_bought);
        break;
      case 'swapped':
        fly(event.seat, event.target, 'back');
        fly(event.target, event.seat, 'back');
        break;
      case 'gavecard':
        fly(event.seat, event.target, 'back');
        break;
      default:
        break;
    }
    if (found.length > before) nth += 1;
  }
  return found;
}

// What is going on in the middle of the table

export interface Scene {
  card: string | null;
  who: number | null;
  target: number | null;
  /** The riposte that was played, or the card that was found. */
  answer: string | null;
  mark: 'cancelled' | 'turned' | null;
  /** The last thing that happened, as the name of a sentence and its facts; seats are named by whoever says it. */
  say: { id: string; who?: number[]; target?: number[]; card?: string; way?: string; n?: number; cheese?: number; gangsters?: number } | null;
}

export const NOTHING: Scene = { card: null, who: null, target: null, answer: null, mark: null, say: null };

/** The scene as a view alone shows it: after a reload, say. */
export function sceneIn(view: MafiaView): Scene {
  return { ...NOTHING, card: view.card, who: view.card === null ? null : view.user, target: view.card === null ? null : view.target };
}

/** What the scene has become after these events. */
export function sceneAfter(before: Scene, events: readonly MafiaEvent[]): Scene {
  return events.reduce(after, before);
}

function after(scene: Scene, event: MafiaEvent): Scene {
  const say = (id: string, facts: Omit<NonNullable<Scene['say']>, 'id'> = {}): Scene => ({ ...scene, say: { id, ...facts } });
  switch (event.was) {
    case 'roundbegan':
      return { ...NOTHING, say: { id: 'round', n: event.round, who: [event.first] } };
    case 'plotted':
      return { ...NOTHING, who: event.seat, say: { id: 'drew', who: [event.seat] } };
    case 'played':
      return { ...NOTHING, card: event.card, who: event.seat, say: { id: 'played', who: [event.seat], card: event.card } };
    case 'targeted':
      return { ...NOTHING, card: event.card, who: event.seat, target: event.target, say: { id: 'targeted', who: [event.seat], card: event.card, target: [event.target] } };
    case 'riposted':
      return {
        ...say(event.turned ? 'turned' : 'cancelled', { who: [event.seat] }),
        answer: event.card,
        mark: event.turned ? 'turned' : 'cancelled',
      };
    case 'found':
      return { ...say('found', { target: [event.target], card: event.card }), answer: event.card };
    case 'declined':
      return say('declined', { who: [event.seat] });
    case 'lethappen':
      return say('let', { who: [event.seat] });
    case 'didnotpay':
      return say('unpaid', { who: [event.seat] });
    case 'tookextraturn':
      return say('extra', { who: [event.seat] });
    case 'discarded':
      return say('discarded', { who: [event.seat], card: event.card });
    case 'stole':
      return say('stole', { who: [event.seat], target: [event.target] });
    case 'lost':
    case 'gained':
      return say(event.was, { who: [event.seat], cheese: event.cheese, gangsters: event.gangsters });
    case 'paid':
      return say('paid', { who: [event.seat], target: [event.to] });
    case 'looked':
    case 'swapped':
      return say(event.was, { who: [event.seat], target: [event.target] });
    case 'gavecard':
      return say('gave', { who: [event.seat], target: [event.target] });
    case 'cardspassed':
      return say('passed', { way: event.way });
    case 'reversed':
      return say('reversed', { way: event.clockwise ? 'clockwise' : 'anticlockwise' });
    case 'askedall':
      return event.way === null ? say('war') : scene;
    case 'warfought':
      return event.highest.length ? say('war-won', { who: event.highest, target: event.lowest }) : say('war-equal');
    default:
      return scene;
  }
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
  scored: Scored | null;
}

/** The reveal among these events, if there was one. */
export function revealIn(events: readonly MafiaEvent[]): Reveal | null {
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
export function revealOf(view: MafiaView): Reveal | null {
  if (!view.revealed.some((hand) => hand.length)) return null;
  const badges = view.question === 'over' && view.indic !== null;
  return { hands: view.revealed, totals: view.revealed.map(totalOf), exposer: badges ? view.indic : null, raid: false, badges, charmed: [], scored: null };
}
