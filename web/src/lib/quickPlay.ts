/** Playing without another question. */
import { games, newTable } from './api';
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

/** A table for this person and bots. */
export async function startWithBots(key: string): Promise<void> {
  const game = (await games()).find((one) => one.game === key);
  if (!game) throw new Error(key);
  const players = game.seats.includes(4) ? 4 : Math.max(...game.seats);
  const made = await newTable({ game: key, players, pace: hasFinished(key) ? 'auto' : 'calm' });
  quickStart.table = made.table;
  go(`/t/${made.table}`);
}
