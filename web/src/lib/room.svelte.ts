/** The only state of a table: the last update, and the log made of all of them. */
import type { Countdown, GameInfo, Reacted, Language, Line, Refused, RoomInfo, SeatInfo, Update, Welcome, You } from '../generated/wire';
import { fateOf } from './ahead';
import { introduce, socketAddress } from './api';
import { forgetTable, keepHushed, keepPromises, keepSeen, recallHushed, recallPromises, recallSeen } from './storage';
import { faded, isTalk, merged } from './lines';
import { keptOf, pin, type Alarm, type Promises } from './pins';
import { NO_TABLE, TableSocket, type LinkState, type CommandInput } from './socket';
import type { Me } from './me.svelte';
import { endAnimations } from './screen.svelte';
import { ownSeed } from './texts';
import type { Kept } from '../verify.js';
import { whole, type WholeUpdate } from './wholeUpdate';
import { language } from './words.svelte';

const READ = 4_000; // ms; a refusal stays at least as long, then it goes when the game goes on
const LOST = 1_500; // ms without a line, after which it is said
const SILENT = 10_000; // ms without an answer, after which it is not the line
const SLOW = 1_500; // ms that a move may take, before it is said
const FINALE = 9_000; // ms that a board has for the end of its story
export type Reaction = Reacted['what'];
export const REACTIONS: readonly Reaction[] = ['clap', 'laugh', 'gasp', 'grumble', 'cheese', 'hurry'];

export class TableRoom {
  link: LinkState = $state('connecting');
  closeCode: number | undefined = $state();
  seq = $state(0);
  you: You = $state.raw({ seat: null, host: false, name: null, kicked: false, muted: false });
  room: RoomInfo | null = $state.raw(null);
  game: GameInfo | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  welcome: Welcome | null = $state.raw(null);
  refusal: Refused | null = $state.raw(null);
  /** A move is on its way. */
  moving = $state(false);
  /** The number up to which this person had seen everything when they came, or looked away. */
  lookedUntil: number | null = $state(null);
  /** From before the game began: whatever happens until its board is loaded is seen there. */
  wasThere = false;
  /** Goes up each time this person will not wait for what is being shown. */
  skips = $state(0);
  /** The end of the game has been seen: its result may be told. */
  told = $state(true);
  private endedAfter = $state(Infinity);
  /** The line is gone for longer than a blink. */
  lostLong = $state(false);
  /** The number of what was said last when this person looked at the talk. */
  heardUntil = $state(0);
  reacted: Reacted | null = $state.raw(null);
  /** The line was gone for longer than a blink, the last time it was gone. */
  wasLost = false;
  /** Nobody answers though there is a network. */
  silent = $state(false);
  /** A move is on its way for longer than usual, though there is a line. */
  slowLine = $state(false);
  /** This person has made a move since they came. */
  hasMoved = $state(false);
  /** Who asked to skip what bots do. */
  hurry: number[] = $state.raw([]);
  /** What comes before the dice of a race. */
  countdown: Countdown | null = $state.raw(null);
  /** A big screen shows this table. */
  screen = $state(false);
  /** People whose words this person does not want to read. */
  hushed: ReadonlySet<string> = $state.raw(new Set());

  /** The next game, if it has begun without this person; they may still look at the last one. */
  ahead: WholeUpdate | null = $state.raw(null);
  /** Screens that belong to nobody go along with whatever is played. */
  follows = false;

  private readonly socket: TableSocket;
  private lastTold: WholeUpdate | null = null;
  private spoken: Language = language();
  /** For which game and seat the luck was thrown in. */
  private thrown = '';
  private racedFrom = 0;
  private refusedAt = 0;
  private shownAt: number | null = null;
  private lostTimer: ReturnType<typeof setTimeout> | undefined;
  private silentTimer: ReturnType<typeof setTimeout> | undefined;
  private promises: Promises | null = $state.raw(null);

  /** `isScreen`: it is the big screen itself. */
  constructor(readonly id: string, readonly isScreen = false) {
    this.lookedUntil = recallSeen(id);
    this.promises = recallPromises(id);
    this.hushed = new Set(recallHushed(id));
    this.socket = new TableSocket(socketAddress(id), {
      state: (state, code) => {
        this.link = state;
        // Whoever comes anew is told anew.
        if (state !== 'open') [this.hurry, this.countdown, this.screen] = [[], null, false];
        this.noteLink();
        this.closeCode = code;
        if (code === NO_TABLE) forgetTable(id);
      },
      welcome: (welcome) => {
        this.welcome = welcome;
      },
      update: (update) => this.take(update),
      ephemeral: (now) => {
        this.hurry = now.hurry;
        this.countdown = now.countdown;
        this.screen = now.screen;
      },
      reacted: (reacted) => {
        this.reacted = reacted;
      },
      seen: () => (this.room ? this.seq : null),
      language: () => this.spoken,
      screen: isScreen,
      introduce: async () => {
        await introduce();
      },
    });
  }

  open(): () => void {
    const probe = (): void => this.socket.probe();
    const look = (): void => {
      if (document.hidden) {
        this.lookedUntil = this.seq;
      } else {
        if (this.missed.length) this.settle();
        this.noteSeen();
        probe();
      }
    };
    const events = ['online', 'offline', 'focus'];
    events.forEach((name) => window.addEventListener(name, probe));
    document.addEventListener('visibilitychange', look);
    this.socket.connect();
    return () => {
      events.forEach((name) => window.removeEventListener(name, probe));
      document.removeEventListener('visibilitychange', look);
      this.socket.close();
    };
  }

  /** All that is told from now on, and all that was, in this language. */
  setLanguage(chosen: Language): void {
    if (chosen === this.spoken) return;
    this.spoken = chosen;
    this.socket.hello(null);
  }

  take(told: Update): void {
    const update = whole(told, this.lastTold);
    if (!update) return;
    this.lastTold = update;
    this.notePromises(update);
    const fate = this.follows ? 'show' : fateOf(this.room, update);
    if (fate === 'ready') void this.ready(update.you.seat);
    if (fate !== 'show' && this.room?.phase === 'over') this.keepAhead(update);
    else this.show(update);
  }

  /** What is new there, until it is looked at. */
  private keepAhead(update: WholeUpdate): void {
    const known = this.ahead;
    const game = update.game === undefined ? known?.game : update.game;
    this.ahead = { ...update, lines: [...merged(known?.lines ?? [], update.lines)], ...(game === undefined ? {} : { game }) };
  }

  /** The next game has begun, and this person's seat in it is waiting. */
  get nextBegan(): boolean {
    const mine = this.ahead && this.ahead.you.seat !== null ? this.ahead.room.seats[this.ahead.you.seat] : null;
    return this.ahead !== null && (mine === null || mine?.bot !== null);
  }

  /** To the game that has begun: into one's seat, if one has one. */
  async joinIn(): Promise<void> {
    const { ahead } = this;
    if (!ahead) return;
    this.show(ahead);
    const { seat, name } = ahead.you;
    if (seat !== null && ahead.room.phase !== 'over') await this.ask({ do: 'sit', seat, name: name ?? '?' });
  }

  private show(update: WholeUpdate): void {
    const before = this.room;
    this.ahead = null;
    if (update.room.phase === 'over' && before && before.phase !== 'over') this.endedAfter = this.seq;
    this.seq = update.seq;
    this.you = update.you;
    this.room = update.room;
    this.noteEnd(before?.phase ?? null, update);
    if (update.game !== undefined) this.takeGame(update.game);
    this.lines = faded(merged(this.lines, update.lines), update.faded ?? 0);
    // Whoever comes for the first time has missed nothing.
    this.lookedUntil ??= update.seq;
    if (before === null) this.listened();
    // Nobody misses anything in front of a lobby.
    if (before?.phase === 'gathering' && !document.hidden) this.caughtUp();
    if (update.room.phase === 'gathering') this.wasThere = true;
    if (!document.hidden) this.noteSeen();
    if (this.shownAt !== null) this.endMove();
  }

  private takeGame(game: GameInfo | null): void {
    const before = new Set(this.game?.legal.map((move) => move.move));
    this.game = game;
    if (this.refusal && performance.now() > this.refusedAt + READ) this.refusal = null;
    // The time of a race runs from the first sight of what may be done; what others do meanwhile does not stop it.
    if (!game?.legal.some((move) => before.has(move.move))) {
      requestAnimationFrame(() => {
        this.racedFrom = performance.now();
      });
    }
  }

  /** A game that ends before somebody's eyes ends on the board first. */
  private noteEnd(before: RoomInfo['phase'] | null, { room }: WholeUpdate): void {
    if (room.phase !== 'over') {
      this.told = false;
    } else if (before === null) {
      this.told = true;
    } else if (before !== 'over') {
      const { number } = room;
      setTimeout(() => this.room?.number === number && this.room.phase === 'over' && this.tellResult(), FINALE);
    }
  }

  /** What happened, in words, but for the end of a story that is still being shown. */
  get story(): readonly Line[] {
    const hidden = this.room?.phase === 'over' && !this.told ? this.endedAfter : Infinity;
    return this.lines.filter((line) => line.seq <= hidden && !isTalk(line));
  }

  tellResult(): void {
    if (this.room?.phase === 'over') this.told = true;
  }

  private noteLink(): void {
    clearTimeout(this.lostTimer);
    if (this.link === 'open') {
      this.wasLost = this.lostLong;
      this.lostLong = this.silent = false;
      clearTimeout(this.silentTimer);
      this.silentTimer = undefined;
      return;
    }
    if (!this.lostLong) this.lostTimer = setTimeout(() => (this.lostLong = true), LOST);
    this.silentTimer ??= setTimeout(() => (this.silent = navigator.onLine), SILENT);
  }

  /** Ends whatever moves on the screen, now, and asks the table to lose no time with bots. */
  skip(): void {
    if (this.mine && !this.mine.bot && this.room?.phase === 'playing') void this.ask({ do: 'hurry' });
    this.settle();
  }

  /** The board as it is. Browsers begin what should have moved in a hidden page when it is seen again: that is old by then. */
  private settle(): void {
    this.skips += 1;
    endAnimations();
    // What boards begin when they hear of it.
    requestAnimationFrame(endAnimations);
  }

  react(what: Reaction): void {
    void this.ask({ do: 'react', what });
  }

  /** How much was said since this person looked. */
  get unread(): number {
    return this.lines.filter((line) => line.seq > this.heardUntil && isTalk(line) && line.seat !== this.you.seat && !this.hushed.has(line.who ?? '')).length;
  }

  listened(): void {
    this.heardUntil = this.lines.at(-1)?.seq ?? 0;
  }

  private notePromises({ room, seq, you }: WholeUpdate): void {
    const known = this.ahead?.seq ?? this.seq;
    this.pinned(pin(this.promises, room, you.seat, this.room ? seq - known : Infinity));
  }

  private pinned(promises: Promises): void {
    if (promises === this.promises) return;
    this.promises = promises;
    keepPromises(this.id, promises);
  }

  /** Something that was promised of the luck was told otherwise later. */
  get alarm(): Alarm | null {
    return this.promises?.alarm ?? null;
  }

  /** What this browser was promised about the game that is on the table, while it was still sealed. */
  get promised(): Kept | null {
    const { promises, room } = this;
    if (!promises || promises.number !== room?.number) return null;
    return Object.keys(promises.commitments).length ? keptOf(promises) : null;
  }

  /** Ready for a game that was wished for, with this player's own part of the luck: kept before it is told, and the same however often. */
  async ready(seat = this.you.seat): Promise<void> {
    const seed = this.promises?.own?.seed ?? ownSeed();
    if (seat !== null && this.promises) this.pinned({ ...this.promises, own: { seat, seed } });
    await this.ask({ do: 'ready', ready: true, seed });
  }

  /** Before a game that the host starts: only the luck, thrown in once the house has promised its own. */
  async throwIn(): Promise<void> {
    const { seat } = this.you;
    if (seat === null || this.room?.phase !== 'gathering' || this.room.called) return;
    const place = `${this.room.number} ${seat}`;
    if (this.thrown === place) return;
    this.thrown = place;
    const seed = this.promises?.own?.seed ?? ownSeed();
    if (this.promises) this.pinned({ ...this.promises, own: { seat, seed } });
    await this.ask({ do: 'ready', ready: false, seed });
  }

  /** In the next free seat, or in this one; the sentence of the house if it says no. */
  async sitDown(me: Me, seat: number | null = null): Promise<string | null> {
    const done = await this.ask({ do: 'sit', seat, ...me });
    return done === null ? (this.refusal?.why ?? '') : null;
  }

  /** The cards, as soon as nobody else sits here who could say no. */
  async start(): Promise<void> {
    await this.throwIn();
    await this.ask({ do: 'start' });
  }

  private noteSeen(): void {
    if (this.room) keepSeen(this.id, this.seq);
  }

  caughtUp(): void {
    this.lookedUntil = this.seq;
  }

  /** What happened in the game since this person looked; who came and went, and what was said, is told elsewhere. */
  get missed(): Line[] {
    const since = this.lookedUntil;
    return since === null ? [] : this.lines.filter((line) => line.seq > since && line.kind === 'game');
  }

  get mine(): SeatInfo | null {
    return this.you.seat === null ? null : (this.room?.seats[this.you.seat] ?? null);
  }

  /** A move was made that the table cannot know of yet: it goes out when the line is back. */
  get sending(): boolean {
    return this.moving && this.link !== 'open';
  }

  get myTurn(): boolean {
    return (this.game?.legal.length ?? 0) > 0;
  }

  /** The number of the update that will show it, or null if it was refused. */
  async ask(input: CommandInput): Promise<number | null> {
    const answer = await this.socket.ask(input);
    this.refusal = answer.is === 'refused' ? answer : null;
    this.refusedAt = performance.now();
    return answer.is === 'done' ? answer.seq : null;
  }

  /** In a race one does not wait for an answer: the plate, then the wheel. */
  async act(move: string, race: boolean): Promise<void> {
    if (this.moving && !race) return;
    this.moving = true;
    const elapsed = race ? Math.max(0, Math.round(performance.now() - this.racedFrom)) : null;
    const slow = setTimeout(() => (this.slowLine = this.link === 'open'), SLOW);
    this.shownAt = await this.ask({ do: 'act', move, seen: this.seq, elapsed });
    clearTimeout(slow);
    this.slowLine = false;
    this.hasMoved ||= this.shownAt !== null;
    this.endMove();
  }

  /** A move is over when it can be seen, not when it was promised: what may be done next comes with the update. */
  private endMove(): void {
    if (this.shownAt === null || this.seq >= this.shownAt) this.moving = false;
  }

  hush(name: string, quiet: boolean): void {
    const names = new Set(this.hushed);
    if (quiet) names.add(name);
    else names.delete(name);
    this.hushed = names;
    keepHushed(this.id, [...names]);
  }

  nameOf(seat: number): string | null {
    return this.room?.seats[seat]?.name ?? null;
  }

  /** All that a bug report needs. */
  report(): unknown {
    const { seq, you, room, game, lines, link, promises } = this;
    return { made: new Date().toISOString(), agent: navigator.userAgent, link, seq, you, room, game, lines, promises };
  }
}
