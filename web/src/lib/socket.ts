/**
 * The only file that talks to a table.
 *
 * A line that breaks is mended by itself: hello with the last update seen, then the commands that were not answered,
 * with the ids they had. The server does each of them once.
 */
import { PROTOCOL } from '../generated/wire';
import type { Command, Done, FromClient, FromServer, Language, Refused, Update, Welcome } from '../generated/wire';

/** What a person sees of the line. `gone` is for good: there is no such table, or no place for us there. */
export type LinkState = 'connecting' | 'open' | 'reconnecting' | 'gone';

/** A command before it has its id. */
export type Wish = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;

export interface Ears {
  state(state: LinkState, code?: number): void;
  welcome(welcome: Welcome): void;
  update(update: Update): void;
  /** Number of the last update seen; null: tell everything. */
  seen(): number | null;
  language(): Language;
  /** Become a guest; called when the server does not know us. */
  introduce(): Promise<void>;
}

/** What a browser has anyway; tests bring their own. */
export interface World {
  open(address: string): WebSocket;
  random(): number;
}

const PING = 2_500;
const DEAD = 9_000;
const HURRY = 2_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const NO_GUEST = 4401;
export const NO_TABLE = 4404;
const FOR_GOOD = new Set([4403, NO_TABLE, 1008]);

const browser: World = {
  open: (address) => new WebSocket(address),
  random: Math.random,
};

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, { command: Command; settle: (answer: Done | Refused) => void }>();
  private readonly stem: string;
  private made = 0;
  private failures = 0;
  private welcomed = false;
  private heard = 0;
  private closed = false;
  private wasOpen = false;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
    private readonly world: World = browser,
  ) {
    this.stem = Array.from({ length: 3 }, () => Math.floor(world.random() * 2 ** 30).toString(36)).join('');
  }

  connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    if (this.closed || this.socket) return;
    this.ears.state(this.wasOpen ? 'reconnecting' : 'connecting');
    const socket = this.world.open(this.address);
    this.socket = socket;
    this.welcomed = false;
    this.heard = Date.now();
    this.pulse = setInterval(() => this.beat(), PING);
    socket.onopen = () => this.hello();
    socket.onmessage = (event: MessageEvent<string>) => this.hear(socket, event.data);
    socket.onclose = (event: CloseEvent) => this.lose(socket, event.code);
    // A close follows, with all that can be known.
    socket.onerror = () => undefined;
  }

  /** Say hello, also again: in another language everything is told anew. */
  hello(seen: number | null = this.ears.seen()): void {
    this.transmit({ do: 'hello', language: this.ears.language(), seen, protocol: PROTOCOL });
  }

  /** Ask for something; answered once, however often the line breaks in between. */
  ask(wish: Wish): Promise<Done | Refused> {
    const id = `${this.stem}-${(this.made += 1)}`;
    const command: Command = { ...wish, id };
    return new Promise((settle) => {
      this.waiting.set(id, { command, settle });
      if (this.welcomed) this.transmit(command);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
  }

  /** The browser says that something changed about the network: find out at once. */
  nudge(): void {
    if (this.closed) return;
    if (!this.socket) {
      this.failures = 0;
      this.connect();
    } else if (this.welcomed && this.doubt === undefined) {
      const socket = this.socket;
      const asked = Date.now();
      this.transmit({ do: 'ping' });
      this.doubt = setTimeout(() => {
        this.doubt = undefined;
        if (this.heard < asked && this.socket === socket) this.lose(socket, 0);
      }, HURRY);
    }
  }

  private hear(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    const message: FromServer = JSON.parse(data);
    switch (message.is) {
      case 'welcome':
        this.failures = 0;
        this.wasOpen = true;
        this.ears.welcome(message);
        if (!this.welcomed) {
          this.welcomed = true;
          for (const { command } of this.waiting.values()) this.transmit(command);
        }
        this.ears.state('open');
        break;
      case 'update':
        this.ears.update(message);
        break;
      case 'done':
      case 'refused':
        this.settle(message);
    }
  }

  private settle(answer: Done | Refused): void {
    const asked = answer.id === null ? undefined : this.waiting.get(answer.id);
    if (answer.id === null || !asked) return;
    this.waiting.delete(answer.id);
    asked.settle(answer);
  }

  private beat(): void {
    if (Date.now() - this.heard > DEAD && this.socket) this.lose(this.socket, 0);
    else if (this.welcomed) this.transmit({ do: 'ping' });
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.closed) return;
    if (FOR_GOOD.has(code)) {
      this.closed = true;
      this.ears.state('gone', code);
      return;
    }
    this.ears.state(this.wasOpen ? 'reconnecting' : 'connecting');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.75 + this.world.random() / 2);
    this.failures += 1;
    if (code === NO_GUEST) {
      void this.ears.introduce().then(
        () => this.connect(),
        () => this.later(wait),
      );
    } else {
      this.later(wait);
    }
  }

  private later(wait: number): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearInterval(this.pulse);
    clearTimeout(this.doubt);
    this.doubt = undefined;
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    // Closing one that never opened would put a warning on the console; it closes by itself.
    if (socket && socket.readyState === WebSocket.OPEN) socket.close(1000);
    else if (socket) socket.onopen = () => socket.close(1000);
  }

  private transmit(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
