/** What was said at this table as this person heard it: remembered over a reload, spoken for a while. */
import { keep, recall } from '$web/lib/storage';
import { listen, type Said } from './claims';
import type { Deck } from './deck';
import { saidOf } from './said';
import type { CheeseMafiaEvent, CheeseMafiaView } from './generated';

const SPOKEN = 6000;

export class Hearing {
  said: Said[] = $state.raw([]);
  /** Seats whose last words still hang in the air. */
  speaking: Record<number, boolean> = $state({});
  private readonly hushes = new Map<number, ReturnType<typeof setTimeout>>();

  /** `match`: the game at this table; null where nothing is to be remembered. */
  constructor(
    private readonly match: () => string | null,
    private readonly deck: () => Deck,
  ) {}

  remember(): void {
    try {
      const [match, claims]: [string?, Said[]?] = JSON.parse(recall('mafia.said') ?? '[]');
      this.said = match === this.key() && claims ? claims : [];
    } catch {
      this.said = [];
    }
  }

  /** `before` is the view the events came upon; `live`: heard at the table itself, and so kept. */
  hear(happened: readonly CheeseMafiaEvent[], before: CheeseMafiaView, version: number, live: boolean): void {
    const heard = listen(this.said, happened, before, version, this.deck());
    if (JSON.stringify(heard) !== JSON.stringify(this.said)) this.said = heard;
    for (const event of happened) if (event.was === 'claimed') this.speak(event.seat);
    if (live && this.match()) keep('mafia.said', JSON.stringify([this.key(), this.said]));
  }

  speak(seat: number): void {
    this.speaking[seat] = true;
    clearTimeout(this.hushes.get(seat));
    this.hushes.set(seat, setTimeout(() => (this.speaking[seat] = false), SPOKEN));
  }

  latest(seat: number, round: number, names: readonly string[]): string | null {
    const one = this.said.findLast((claim) => claim.seat === seat && claim.round === round);
    return one ? saidOf(one.claim, names, this.deck()) : null;
  }

  private key(): string | null {
    const match = this.match();
    return match ? `mafia.said.${match}` : null;
  }
}
