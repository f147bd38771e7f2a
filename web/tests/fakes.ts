/** A line and a server that do what a test says. */
import type { FromServer, GameInfo, Language, RoomInfo, Update, Welcome } from '../src/generated/wire';
import type { SocketHandlers, LinkState, Environment } from '../src/lib/socket';

export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  closedWith: number | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(code: number): void {
    this.closedWith = code;
    this.readyState = WebSocket.CLOSED;
  }

  // What the other side does.

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** Commands only: no hello, no pings. */
  get commands(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.do !== 'hello' && message.do !== 'ping');
  }
}

export class FakeEnvironment implements Environment {
  opened: FakeSocket[] = [];

  open(): WebSocket {
    const socket = new FakeSocket();
    this.opened.push(socket);
    return socket as unknown as WebSocket;
  }

  random(): number {
    return 0.5;
  }

  get last(): FakeSocket {
    const socket = this.opened.at(-1);
    if (!socket) throw new Error('nobody called');
    return socket;
  }
}

export class FakeHandlers implements SocketHandlers {
  states: LinkState[] = [];
  updates: Update[] = [];
  last: number | null = null;
  introduced = 0;

  state(state: LinkState): void {
    this.states.push(state);
  }

  welcome(): void {
    // Nothing to remember.
  }

  ephemeral(): void {}
  reacted(): void {}

  update(update: Update): void {
    this.updates.push(update);
    this.last = update.seq;
  }

  seen(): number | null {
    return this.last;
  }

  language(): Language {
    return 'fr';
  }

  async introduce(): Promise<void> {
    this.introduced += 1;
  }
}

export const WELCOME: Welcome = { is: 'welcome', protocol: 1, phrases: {}, bots: [] };

export function updateOf(seq: number, more: Partial<Update> = {}): Update {
  return { is: 'update', seq, you: { seat: 0, host: true, name: 'Ada', kicked: false, muted: false }, room: ROOM, lines: [], ...more };
}

export const ROOM: RoomInfo = {
  table: 'abc',
  code: 'ABCD',
  phase: 'playing',
  resting: false,
  game: 'cheez-tricks',
  box: null,
  title: 'Cheez-Tricks',
  players: 2,
  options: {},
  public: false,
  daily: null,
  clock: 'off',
  leavers: 'bot',
  pace: 'auto',
  talk: 'all',
  bots: 'ripe',
  starting: null,
  seats: [],
  watchers: 0,
  vote: null,
  match: 'abc-1',
  number: 1,
  opened: false,
  pledge: 'p',
  next: null,
  called: false,
  evening: null,
  seals: [],
};

export function gameOf(version: number, moves: string[] = []): GameInfo {
  return {
    version,
    view: {},
    events: [],
    legal: moves.map((move) => ({ move, words: move, action: { do: 'play', card: move } })),
    claims: [],
    awaited: [0],
    undo: null,
    deadline: null,
    window: null,
    result: null,
    timing: [],
    left: null,
    shown: [],
  } as GameInfo;
}
