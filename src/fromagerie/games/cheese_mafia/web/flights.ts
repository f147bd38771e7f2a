/** What flew over the table. */
import type { CheeseMafiaEvent } from './generated';

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
export function flights(events: readonly CheeseMafiaEvent[], players: number): Flight[] {
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
