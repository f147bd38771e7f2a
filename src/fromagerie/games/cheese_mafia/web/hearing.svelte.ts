/** What was said at this table as this person heard it: remembered over a reload, spoken for a while. */
import type { Afterwords } from '$web/lib/house';
import { keep, recall } from '$web/lib/storage';
import { t } from '$web/lib/words.svelte';
import { listen, verdictOf, type Said } from './claims';
import type { Deck } from './deck';
import { saidOf } from './said';
import type { CheeseMafiaEvent, CheeseMafiaView } from './generated';

const SPOKEN = 6000;

export class Hearing {
  said: Said[] = $state.raw([]);
  /** Seats whose last words still hang in the air, and how far down: who speaks while others do is heard below them. */
  speaking: Record<number, number | undefined> = $state({});
  private own: number | null = null;
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

  /** `before` is the view the events came upon; `live`: heard at the table itself, and so kept; `aloud`: how a seat put what it said last. */
  hear(happened: readonly CheeseMafiaEvent[], before: CheeseMafiaView, version: number, live: boolean, aloud: (seat: number) => string | null = () => null): void {
    const heard = listen(this.said, happened, before, version, this.deck(), aloud);
    if (JSON.stringify(heard) !== JSON.stringify(this.said)) this.said = heard;
    for (const event of happened) if (event.was === 'claimed') this.speak(event.seat, event.seat === before.seat);
    if (live && this.match()) keep('mafia.said', JSON.stringify([this.key(), this.said]));
  }

  /** `own`: what one says oneself hangs in a place of its own, and is in nobody's way. */
  speak(seat: number, own = false): void {
    this.hush(seat);
    this.own = own ? seat : this.own;
    const [first, ...more] = this.others();
    // Two fit over each other on a phone; a third cuts in on whoever spoke first.
    if (!own && first !== undefined && more.length) this.hush(first);
    this.speaking[seat] = !own && this.others().some((one) => this.speaking[one] === 0) ? 1 : 0;
    this.hushes.set(seat, setTimeout(() => this.hush(seat), SPOKEN));
  }

  /** The others who are speaking, in the order in which they began. */
  private others(): number[] {
    return [...this.hushes.keys()].filter((seat) => seat !== this.own);
  }

  private hush(seat: number): void {
    clearTimeout(this.hushes.get(seat));
    this.hushes.delete(seat);
    this.speaking[seat] = undefined;
  }

  latest(seat: number, round: number, names: readonly string[]): string | null {
    const one = this.said.findLast((claim) => claim.seat === seat && claim.round === round);
    return one ? (one.words ?? saidOf(one.claim, names, this.deck())) : null;
  }

  /** All of it, and what there was to it, for whoever looks at the result; nothing, if nothing was said. */
  afterwords(names: readonly string[]): Afterwords | undefined {
    if (!this.said.length) return undefined;
    const lines = this.said.map((one) => {
      const found = verdictOf(one);
      return { seat: one.seat, when: t('mafia-round', { n: one.round }), words: one.words ?? saidOf(one.claim, names, this.deck()), found, verdict: t(`mafia-truth-${found}`) };
    });
    return { title: t('mafia-truth'), about: t('mafia-truth-about'), lines };
  }

  private key(): string | null {
    const match = this.match();
    return match ? `mafia.said.${match}` : null;
  }
}
