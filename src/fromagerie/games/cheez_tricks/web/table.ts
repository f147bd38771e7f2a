/** Reading the table for the eye: who stands where towards a cat, and the trick as it lay a moment ago. No rules. */
import type { MoveOf } from '$web/lib/moves';
import type { CatCard, CheezTricksAction, CheezTricksEvent, CheezTricksView, Laid } from './generated';

export type CheezMove = MoveOf<CheezTricksAction>;

/** Whether won cards that matter to a cat lie face up. If not, only memory knows what is in the piles. */
export function pilesOpen(view: CheezTricksView): boolean {
  return view.options.mode === 'domestic';
}

/** What a cat counts, by seat; 'face-down' if nobody can see it, null if it counts nothing. */
export function stands(cat: CatCard, view: CheezTricksView): number[] | 'face-down' | null {
  const kind = cat.most ?? cat.fewest;
  if (cat.tricks !== undefined || cat.exactly !== undefined || kind === 'tricks') return view.tricks;
  if (kind === undefined) return null;
  return pilesOpen(view) ? view.won.map((cards) => cards.filter((card) => minds(cat, card)).length) : 'face-down';
}

/** What is to be said of a cat beside what it wants: when it captures, and whether the printed card may differ. */
export function tipsOf(cat: CatCard, reconstructed: boolean): string[] {
  const atOnce = cat.trick !== undefined || cat.tricks !== undefined || cat.card !== undefined;
  return [atOnce ? 'cheez-tip-at-once' : 'cheez-tip-at-end', ...(reconstructed ? ['cheez-tip-reconstructed'] : [])];
}

/** Those tied at the top, each with their best round, if that decided between them. */
export function tieBroken(view: CheezTricksView): { total: number; rounds: { seat: number; best: number }[] } | null {
  const total = Math.max(...view.totals);
  const seats = view.totals.flatMap((points, seat) => (points === total ? [seat] : []));
  if (view.turn !== null || seats.length <= view.winners.length) return null;
  return { total, rounds: seats.map((seat) => ({ seat, best: Math.max(...view.sheet.map((points) => points[seat] ?? 0)) })) };
}

/** The number on the cat's collar: which trick, how many tricks, which card. `nth`: how a number of a trick is written. */
export function mark(cat: CatCard, nth: (n: number) => string): string {
  if (cat.trick !== undefined) return nth(cat.trick);
  if (cat.tricks !== undefined) return `${cat.tricks}`;
  if (cat.exactly !== undefined) return `=${cat.exactly}`;
  if (cat.card !== undefined) return cat.card;
  const kind = cat.most ?? cat.fewest ?? '';
  return `${cat.most === undefined ? '−' : '+'}${kind === 'tricks' ? '★' : kind}`;
}

/** What the cat is after, as facts for a sentence. */
export function wants(cat: CatCard): { id: string; n: number; card: string; kind: string } {
  const kind = cat.most ?? cat.fewest ?? '';
  const sort = kind === 'tricks' ? 'tricks' : /^\d+$/.test(kind) ? 'value' : 'variety';
  const counts = cat.most !== undefined || cat.fewest !== undefined;
  return {
    id: counts ? `cheez-${cat.most !== undefined ? 'most' : 'fewest'}-${sort}` : `cheez-${cat.family}`,
    n: cat.trick ?? cat.tricks ?? cat.exactly ?? (sort === 'value' ? Number(kind) : 0),
    card: cat.card ?? '',
    kind,
  };
}

/** Whether it matters to a cat who wins this very card. */
export function minds(cat: CatCard, card: string): boolean {
  const kind = cat.most ?? cat.fewest;
  return cat.card === card || kind === card.slice(1) || kind === card.slice(0, 1);
}

/** The trick that was just taken, put together from what lay there and what was played since. */
export function takenTrick(before: readonly Laid[], events: readonly CheezTricksEvent[]): { laid: Laid[]; by: number } | null {
  let laid = [...before];
  let taken: { laid: Laid[]; by: number } | null = null;
  for (const event of events) {
    if (event.was === 'played') laid.push({ seat: event.seat, card: event.card });
    if (event.was === 'tooktrick') {
      taken = { laid, by: event.seat };
      laid = [];
    }
  }
  return taken;
}

/** What the others played since this person's last card, in order; for who only looks, in the trick that lies there. */
export function playedSince(before: readonly Laid[], events: readonly CheezTricksEvent[], me: number | null): Laid[] {
  let since = [...before];
  for (const event of events) {
    if (event.was === 'tooktrick' && me === null) since = [];
    if (event.was !== 'played') continue;
    // A card that was taken back and is played again was played then.
    since = event.seat === me ? [] : [...since.filter(({ card }) => card !== event.card), { seat: event.seat, card: event.card }];
  }
  return since;
}

/** Those of a trick that lie there after this person's own card, or all of them. */
export function laidSince(trick: readonly Laid[], me: number | null): Laid[] {
  return trick.slice(trick.findLastIndex(({ seat }) => seat === me) + 1);
}

/** Seats in the order they are seen: clockwise from the left, oneself at the near end. */
export function around(players: number, me: number | null): number[] {
  const near = me ?? 0;
  return Array.from({ length: players - 1 }, (_, nth) => (near + nth + 1) % players);
}

/** How many cards of each variety. */
export function counted(hand: readonly string[]): [string, number][] {
  return [...ORDER].map((variety) => [variety, hand.filter((card) => card.startsWith(variety)).length]);
}

const ORDER = 'SRPB';

/** A hand as one holds it: by variety, then by value. */
export function sorted(hand: readonly string[]): string[] {
  const place = (card: string): number => ORDER.indexOf(card.slice(0, 1)) * 100 + Number(card.slice(1));
  return [...hand].sort((one, other) => place(one) - place(other));
}
