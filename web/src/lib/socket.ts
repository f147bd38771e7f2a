/**
 * The only file that talks to a table.
 *
 * A line that breaks is mended by itself: hello with the last update seen, then the commands that were not answered,
 * with the ids they had. The server does each of them once.
 */
import { PROTOCOL } from '../generated/wire';
import type { Command, Done, Ephemeral, FromClient, FromServer, Language, Reacted, Refused, Update, Welcome } from '../generated/wire';

/** What a person sees of the line. `gone` is for good: there is no such table, or no place for us there. */
export type LinkState = 'connecting' | 'open' | 'reconnecting' | 'gone';

/** A command before it has its id. */
export type CommandInput = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;

export interface SocketHandlers {
  state(state: LinkState, code?: number): void;
  welcome(welcome: Welcome): void;
  update(update: Update): void;
  /** What holds for now and is kept nowhere. */
  ephemeral(now: Ephemeral): void;
  reacted(reacted: Reacted): void;
  /** Number of the last update seen; null: tell everything. */
  seen(): number | null;
  language(): Language;
  /** This is a screen that everybody at the table looks at. */
  screen?: boolean;
  /** Become a guest; called when the server does not know us. */
  introduce(): Promise<void>;
}

/** What a browser has anyway; tests bring their own. */
export interface Environment {
  open(address: string): WebSocket;
  random(): number;
}

const PING = 2_500;
const DEAD = 9_000;
const HURRY = 1_500;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const NO_GUEST = 4401;
export const NO_TABLE = 4404;
const FOR_GOOD = new Set([4403, NO_TABLE, 1008]);

const browser: Environment = {
  open: (address) => new WebSocket(address),
  random: Math.random,
};

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, { command: Command; settle: (answer: Done | Refused) => void }>();
  private readonly idPrefix: string;
  private idCount = 0;
  private failures = 0;
  private welcomed = false;
  private heard = 0;
  private closed = false;
  private wasOpen = false;
  private heartbeatTimer: ReturnType<typeof setInterval> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private probeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly handlers: SocketHandlers,
    private readonly environment: Environment = browser,
  ) {
    this.idPrefix = Array.from({ length: 3 }, () => Math.floor(environment.random() * 2 ** 30).toString(36)).join('');
  }

  connect(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    if (this.closed || this.socket) return;
    this.handlers.state(this.wasOpen ? 'reconnecting' : 'connecting');
    const socket = this.environment.open(this.address);
    this.socket = socket;
    this.welcomed = false;
    this.heard = Date.now();
    this.heartbeatTimer = setInterval(() => this.heartbeat(), PING);
    socket.onopen = () => this.hello();
    socket.onmessage = (event: MessageEvent<string>) => this.receive(socket, event.data);
    socket.onclose = (event: CloseEvent) => this.lose(socket, event.code);
    // A close follows, with all that can be known.
    socket.onerror = () => undefined;
  }

  /** Say hello, also again: in another language everything is told anew. */
  hello(seen: number | null = this.handlers.seen()): void {
    this.transmit({ do: 'hello', language: this.handlers.language(), seen, protocol: PROTOCOL, ...(this.handlers.screen ? { screen: 'tv' } : {}) });
  }

  /** Ask for something; answered once, however often the line breaks in between. */
  ask(input: CommandInput): Promise<Done | Refused> {
    const id = `${this.idPrefix}-${(this.idCount += 1)}`;
    const command: Command = { ...input, id };
    return new Promise((settle) => {
      this.waiting.set(id, { command, settle });
      if (this.welcomed) this.transmit(command);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.drop();
  }

  /** The browser says that something changed about the network: find out at once. */
  probe(): void {
    if (this.closed) return;
    if (!this.socket) {
      this.failures = 0;
      this.connect();
    } else if (this.welcomed && this.probeTimer === undefined) {
      const socket = this.socket;
      const asked = Date.now();
      this.transmit({ do: 'ping' });
      this.probeTimer = setTimeout(() => {
        this.probeTimer = undefined;
        if (this.heard < asked && this.socket === socket) this.lose(socket, 0);
      }, HURRY);
    }
  }

  private receive(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    const message: FromServer = JSON.parse(data);
    switch (message.is) {
      case 'welcome':
        this.failures = 0;
        this.wasOpen = true;
        this.handlers.welcome(message);
        if (!this.welcomed) {
          this.welcomed = true;
          for (const { command } of this.waiting.values()) this.transmit(command);
        }
        this.handlers.state('open');
        break;
      case 'update':
        this.handlers.update(message);
        break;
      case 'ephemeral':
        this.handlers.ephemeral(message);
        break;
      case 'reacted':
        this.handlers.reacted(message);
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

  private heartbeat(): void {
    if (Date.now() - this.heard > DEAD && this.socket) this.lose(this.socket, 0);
    else if (this.welcomed) this.transmit({ do: 'ping' });
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.closed) return;
    if (FOR_GOOD.has(code)) {
      this.closed = true;
      this.handlers.state('gone', code);
      return;
    }
    this.handlers.state(this.wasOpen ? 'reconnecting' : 'connecting');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.75 + this.environment.random() / 2);
    this.failures += 1;
    if (code === NO_GUEST) {
      void this.handlers.introduce().then(
        () => this.connect(),
        () => this.scheduleRetry(wait),
      );
    } else {
      this.scheduleRetry(wait);
    }
  }

  private scheduleRetry(wait: number): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearInterval(this.heartbeatTimer);
    clearTimeout(this.probeTimer);
    this.probeTimer = undefined;
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
