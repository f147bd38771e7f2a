/** A finished game, frame by frame, fetched as it is watched; and how a frame is put on a board. */
import type { Frame, Frames, Language, Move, Refused, RoomInfo } from '../generated/wire';
import { framesOf } from './api';
import type { TableProps } from './boards';
import { someFaces, type Faces } from './faces';
import { NO_HOUSE, type House } from './house';

const BATCH = 100; // frames fetched at once; the server gives no more

export class ReplayFrames {
  private readonly batches = new Map<number, Promise<Frames>>();

  constructor(
    readonly match: string,
    readonly seat: number | null,
    readonly language: Language,
  ) {}

  /** All that is told beside the frames, too. */
  batch(position: number): Promise<Frames> {
    const first = Math.floor((position - 1) / BATCH) * BATCH + 1;
    const known = this.batches.get(first);
    if (known) return known;
    const asked = framesOf(this.match, this.seat, first, BATCH, this.language);
    this.batches.set(first, asked);
    asked.catch(() => this.batches.delete(first));
    return asked;
  }

  /** The frame at this position, counted from 1. */
  async frame(position: number): Promise<Frame | null> {
    const { frames } = await this.batch(position);
    return frames[(position - 1) % BATCH] ?? null;
  }
}

/** A frame as a board takes it. Whoever comes from elsewhere than the frame before sees no movement. */
export function boardProps(
  frame: Frame,
  seats: string[],
  seat: number | null,
  options: { moved: boolean; act?: (move: Move) => void; why?: (notation: string) => void; refusal?: Refused | null; house?: House; faces?: Faces },
): TableProps {
  const game = options.moved ? frame.game : { ...frame.game, events: [] };
  return {
    view: frame.game.view,
    game,
    room: emptyRoom(seats, options.faces ?? someFaces(seats.length)),
    you: { seat, host: false, name: seat === null ? null : (seats[seat] ?? null), kicked: false, muted: false },
    names: seats,
    able: options.act !== undefined,
    act: options.act ?? (() => undefined),
    why: options.why ?? (() => undefined),
    say: () => undefined,
    aloud: () => null,
    undo: () => undefined,
    refusal: options.refusal ?? null,
    heard: () => undefined,
    countdown: null,
    thumbs: () => undefined,
    house: options.house ?? NO_HOUSE,
  };
}

/** The table around a game that is not being played at one. */
function emptyRoom(names: string[], faces: Faces): RoomInfo {
  const seats = names.map((name, seat) => ({ seat, name, bot: null, person: true, ready: true, away: false, muted: false, host: false, bank: null, colour: seat, face: faces[seat] ?? null, coached: false }));
  return {
    table: '', code: '', phase: 'over', game: '', title: '', box: null, players: names.length, options: {}, public: false, daily: null, clock: 'off', leavers: 'wait', pace: 'auto', talk: 'all', bots: 'ripe', starting: null,
    seats, resting: false, watchers: 0, vote: null, match: null, number: 1, opened: false, pledge: '', seals: [], next: null, called: false, evening: null,
  };
}
