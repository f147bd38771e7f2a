/** Playing without another question: against bots, at a table for friends, today's deal. */
import { joinDaily, newTable, refusedName, shelf } from './api';
import { asMe } from './me.svelte';
import type { TableRoom } from './room.svelte';
import { go } from './route.svelte';
import { hasFinished } from './storage';

/** The table somebody wants to play at right away, against bots: its room asks no questions. */
export const quickStart: { table: string | null } = { table: null };

/** The table somebody was led to by one tap: they sit down without another. */
export const quickSeat: { table: string | null } = { table: null };

/** The level of the bots: whoever has never played a game to its end meets mild ones first. */
export function usualLevel(game: string, levels: readonly string[]): string {
  const [mild = 'random'] = levels.filter((level) => level !== 'random');
  return hasFinished(game) && levels.includes('ripe') ? 'ripe' : mild;
}

const seatsFor = (seats: readonly number[]): number => (seats.includes(4) ? 4 : Math.max(...seats));

/** A table for this person and bots. False if they would rather not say who they are. */
export async function startWithBots(key: string): Promise<boolean> {
  const game = (await shelf()).find((one) => one.game === key);
  if (!game) throw new Error(key);
  const made = await asMe(
    (me) => newTable({ game: key, players: seatsFor(game.seats), bots: usualLevel(key, game.bots), pace: hasFinished(key) ? 'auto' : 'calm', ...me }),
    refusedName,
    game.title,
  );
  if (!made) return false;
  quickStart.table = made.table;
  go(`/t/${made.table}`);
  return true;
}

/** A table at which this person sits and waits for friends. */
export async function setTable(key: string): Promise<boolean> {
  const game = (await shelf()).find((one) => one.game === key);
  if (!game) throw new Error(key);
  const made = await asMe((me) => newTable({ game: key, players: seatsFor(game.seats), ...me }), refusedName, game.title);
  if (made) go(`/t/${made.table}`);
  return made !== null;
}

/** Today's deal of a game: the table there is, or a new one. */
export async function playDaily(key: string, title: string, table: string | null): Promise<boolean> {
  const made = table ? { table } : await asMe((me) => joinDaily(key, me), refusedName, title);
  if (made) go(`/t/${made.table}`);
  return made !== null;
}

/** Where a bot sits whose seat somebody who watches may ask for; null: nowhere, or one sits already. */
export function seatToAskFor({ you, room, isScreen }: TableRoom): number | null {
  if (you.seat !== null || isScreen || room?.daily) return null;
  return room?.seats.find((seat) => seat.bot !== null && !seat.person)?.seat ?? null;
}
