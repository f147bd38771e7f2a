/** What the board remembers for whoever looks at it, and what is left of it for those who would rather remember themselves. */
import type { CheeseMafiaEvent, CheeseMafiaView } from './generated';

/** The cards of each hand that one was shown alone, until the next card is played. */
export type Glimpse = Record<number, string[]>;

export function glimpseAfter(before: Glimpse, events: readonly CheeseMafiaEvent[], me: number | null): Glimpse {
  let glimpse = before;
  for (const event of events) {
    if (event.was === 'played' || event.was === 'roundbegan') glimpse = {};
    else if (event.was === 'sawhand') glimpse = { ...glimpse, [event.target]: event.hand };
    else if (event.was === 'found' && event.target !== me) glimpse = { ...glimpse, [event.target]: [event.card] };
  }
  return glimpse;
}

/** The cards of a hand that lie open on the board. */
export function openCards(view: CheeseMafiaView, seat: number, glimpse: Glimpse, remembers: boolean): string[] {
  if (remembers) return view.known[seat] ?? [];
  const shown = view.shown[seat];
  return glimpse[seat] ?? (shown ? [shown] : []);
}
