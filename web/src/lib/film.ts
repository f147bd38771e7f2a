/** A finished game, picture by picture, fetched as it is watched; and how a picture is put on a board. */
import type { Frame, Frames, Language, Move, Refused, RoomInfo } from '../generated/wire';
import { framesOf } from './api';
import type { BoardProps } from './boards';

const REEL = 100; // pictures fetched at once; the server gives no more

export class Film {
  private readonly reels = new Map<number, Promise<Frames>>();

  constructor(
    readonly match: string,
    readonly seat: number | null,
    readonly language: Language,
  ) {}

  /** All that is told beside the pictures, too. */
  reel(picture: number): Promise<Frames> {
    const first = Math.floor((picture - 1) / REEL) * REEL + 1;
    const known = this.reels.get(first);
    if (known) return known;
    const asked = framesOf(this.match, this.seat, first, REEL, this.language);
    this.reels.set(first, asked);
    asked.catch(() => this.reels.delete(first));
    return asked;
  }

  /** The picture with this number, counted from 1. */
  async picture(number: number): Promise<Frame | null> {
    const { frames } = await this.reel(number);
    return frames[(number - 1) % REEL] ?? null;
  }
}

/** A picture as a board takes it. Whoever comes from elsewhere than the picture before sees no movement. */
export function onBoard(
  frame: Frame,
  seats: string[],
  seat: number | null,
  given: { moved: boolean; act?: (move: Move) => void; refusal?: Refused | null },
): BoardProps {
  const game = given.moved ? frame.game : { ...frame.game, events: [] };
  return {
    view: frame.game.view,
    game,
    room: aroundIt(seats),
    you: { seat, host: false, name: seat === null ? null : (seats[seat] ?? null) },
    names: seats,
    able: given.act !== undefined,
    act: given.act ?? (() => undefined),
    why: () => undefined,
    say: () => undefined,
    undo: () => undefined,
    refusal: given.refusal ?? null,
    heard: () => undefined,
  };
}

/** The table around a game that is not being played at one. */
function aroundIt(names: string[]): RoomInfo {
  const seats = names.map((name, seat) => ({ seat, name, bot: null, person: true, ready: true, away: false, muted: false, host: false, bank: null }));
  return {
    table: '', code: '', phase: 'over', game: '', title: '', players: names.length, options: {}, public: false, daily: null, clock: 'off', leavers: 'wait',
    seats, resting: false, watchers: 0, vote: null, match: null, number: 1, opened: false, pledge: '', seals: [],
  };
}
