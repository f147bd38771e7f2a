/** Who had their turn since this person's own last one. */
import type { CheeseMafiaEvent } from './generated';

/** In order; it begins anew with one's own turn and with every round. */
export function turnsSince(before: readonly number[], events: readonly CheeseMafiaEvent[], me: number | null): readonly number[] {
  let since = before;
  for (const event of events) {
    if (event.was === 'roundbegan') since = [];
    else if (event.was === 'plotted') since = event.seat === me ? [] : [...since, event.seat];
  }
  return since;
}

/** The number of somebody's last turn among them; null if they had none. */
export function nthOf(seat: number, since: readonly number[]): number | null {
  return since.includes(seat) ? since.lastIndexOf(seat) + 1 : null;
}
