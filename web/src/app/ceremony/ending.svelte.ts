/** How the game at a table ended, and how far the telling of it has come. */
import { SvelteDate } from 'svelte/reactivity';
import { drawnPicture } from './picture';
import type { EveningInfo, GameBox, NextInfo, Result, WishInfo } from '$web/generated/wire';
import { headline, placeText } from '$web/lib/placeText';
import type { TableRoom } from '$web/lib/room.svelte';
import { paced, settings } from '$web/lib/settings.svelte';
import { play } from '$web/lib/sound';
import { podium, standings, steps, type Standing } from '$web/lib/standings';
import { keep, recall } from '$web/lib/storage';
import { timetable, type Timetable } from '$web/lib/timetable';
import { t } from '$web/lib/words.svelte';

/** Something kind to remember, for one person; `entry` is the moment in the replay. */
export interface Medal {
  seat: number;
  medal: string;
  title: string;
  words: string;
  entry: number;
}

export const SURPRISE = 'surprise';
const NAMELESS = 'share-nameless';
const SOON = 60; // ms
const AFTERGLOW = 2_500; // ms in which cheese still falls and bots still clap

export class Ending {
  /** Up to which ms of the timetable it has been told. */
  private until = $state(-1);
  /** It was jumped to its end, or is not to move at all. */
  still = $state(false);
  opened: 'share' | 'more' | 'evening' | null = $state(null);
  /** The last row of actions is there, and with it the frame that the curtain is measured by: a board comes when it is loaded. */
  framed = $state(false);
  nameless = $state(recall(NAMELESS) === 'yes');
  /** Ready before anybody asks for it: a system's share sheet opens only in the very moment of a tap. */
  picture: Blob | null = $state.raw(null);
  readonly ranked: Standing[];
  readonly stands: Standing[][];
  readonly rest: Standing[];
  readonly medals: Medal[];
  readonly times: Timetable;
  readonly day = new SvelteDate();
  private timers: ReturnType<typeof setTimeout>[] = [];
  private drawing = 0;

  /** `live`: it ended before this person's eyes. Whoever comes later is shown how it ended. */
  constructor(
    readonly table: TableRoom,
    private readonly games: () => readonly GameBox[],
    live: boolean,
  ) {
    const result: (Result & { medals?: Medal[] }) | null = table.game?.result ?? null;
    this.ranked = standings(table.room?.seats.map((seat) => seat.seat) ?? [], result);
    ({ stands: this.stands, rest: this.rest } = podium(this.ranked));
    this.medals = result?.medals ?? [];
    this.times = timetable(steps(this.ranked).length, this.medals.length, paced(1, 1, 0.5));
    const last = table.lines.findLast((line) => line.kind === 'game');
    if (last) this.day.setTime(last.at * 1000);
    if (!live || settings().motion !== 'full') this.finish();
  }

  /** Until its component goes. */
  begin(): () => void {
    const { reveals, crown, medals, end } = this.times;
    if (!this.still) {
      const reach = (at: number): void => {
        this.until = at;
        if (at === crown && this.won) play('win');
        if (at === end) void this.draw();
        // When the last bit has fallen it is a picture: turning the phone tells nothing twice.
        if (at === end) this.timers.push(setTimeout(() => (this.still = true), AFTERGLOW));
      };
      this.timers = [...new Set([...reveals, crown, ...medals, end])].map((at) => setTimeout(() => reach(at), at));
    }
    return () => this.timers.forEach(clearTimeout);
  }

  /** At once, what else would take some seconds. */
  finish(): void {
    if (this.done) return;
    this.timers.forEach(clearTimeout);
    this.still = true;
    this.until = this.times.end;
    // First what was asked for is seen: drawing takes a moment.
    this.timers = [setTimeout(() => void this.draw(), SOON)];
  }

  get done(): boolean {
    return this.until >= this.times.end;
  }

  get won(): boolean {
    return this.ranked.some((one) => one.won);
  }

  get crowned(): boolean {
    return this.until >= this.times.crown;
  }

  /** Whether this step has been filled, counted from the first. */
  isFilled(nth: number): boolean {
    return this.until >= (this.times.reveals[nth] ?? 0);
  }

  hasMedal(nth: number): boolean {
    return this.until >= (this.times.medals[nth] ?? 0);
  }

  readonly nameOf = (seat: number): string => this.table.nameOf(seat) ?? t('seat', { n: seat + 1 });

  get headline(): string {
    return headline(this.ranked, this.table.you.seat, this.nameOf);
  }

  get mine(): string {
    return placeText(this.ranked, this.table.you.seat, this.nameOf);
  }

  /** What else there is to play. */
  get shelf(): readonly GameBox[] {
    return this.games();
  }

  /** Who would like to go on, and with what. The table may have gone on by now: it is told in another place then. */
  get next(): NextInfo | null {
    return this.table.ahead ? null : (this.table.room?.next ?? null);
  }

  get wishes(): readonly WishInfo[] {
    return this.next?.wishes ?? [];
  }

  /** What this person wishes for. */
  get myWish(): string | null {
    return this.wishes.find((wish) => wish.seat === this.table.you.seat)?.game ?? null;
  }

  wish(game: string | null): void {
    void this.table.ask({ do: 'rematch', game });
  }

  /** What was won and lost tonight, if there is more than this game to tell of. */
  get evening(): EveningInfo | null {
    const evening = this.table.room?.evening ?? null;
    return evening?.people.length ? evening : null;
  }

  titleOf(game: string): string {
    return game === SURPRISE ? t('a-surprise') : (this.shelf.find((one) => one.game === game)?.title ?? '');
  }

  /** Where the game can be seen again: at this moment, with these eyes. */
  replay(moment: Medal | undefined = undefined): string | null {
    const room = this.table.room;
    if (this.table.isScreen) return null; // nobody touches it
    if (!room?.match || !(this.table.mine || room.opened)) return null;
    return `/replay/${room.match}${moment ? `#${moment.entry}.${moment.seat + 1}` : ''}`;
  }

  async setNameless(nameless: boolean): Promise<void> {
    this.nameless = nameless;
    keep(NAMELESS, nameless ? 'yes' : 'no');
    await this.draw();
  }

  async draw(): Promise<void> {
    const mine = ++this.drawing;
    this.picture = null;
    const picture = await drawnPicture(this);
    if (mine === this.drawing) this.picture = picture;
  }
}
