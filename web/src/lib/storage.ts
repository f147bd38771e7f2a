/** What the browser keeps for us; if it may not keep anything, everything works but memory. */
import type { Promises } from './pins';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`fromagerie.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`fromagerie.${key}`, value);
  } catch {
    // A private window: so be it.
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(`fromagerie.${key}`);
  } catch {
    // Nothing was kept.
  }
}

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fromagerie.')) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** A list that was told once, shown until it is told anew. */
export function recallList<T>(key: string): T[] {
  try {
    const kept = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

const TABLES = 30;

/** The last number seen at a table, so that the next visit can tell what happened since. */
export const recallSeen = (table: string): number | null => recallOf<number>('seen', table);
export const keepSeen = (table: string, seq: number): void => keepOf('seen', table, seq);

/** What was promised before a game began: only what one had before proves anything after. */
export const recallPromises = (table: string): Promises | null => recallOf<Promises>('pins', table);
export const keepPromises = (table: string, promises: Promises): void => keepOf('pins', table, promises);

/** Whose words one does not want to read there. */
export const recallHushed = (table: string): string[] => recallOf<string[]>('hushed', table) ?? [];
export const keepHushed = (table: string, names: string[]): void =>
  names.length ? keepOf('hushed', table, names) : forgetOf('hushed', table);

/** Whether the phone is a hand there, beside a big screen; null: never asked. */
export const recallHand = (table: string): boolean | null => recallOf<boolean>('hand', table);
export const keepHand = (table: string, hand: boolean): void => keepOf('hand', table, hand);

/** How far one got in the lesson of a game. */
export const recallLesson = (game: string): number => recallOf<number>('lesson', game) ?? 0;
export const keepLesson = (game: string, step: number): void => (step ? keepOf('lesson', game, step) : forgetOf('lesson', game));

/** Whether a game was ever played to its end here. */
export const hasFinished = (game: string): boolean => recallOf<boolean>('finished', game) ?? false;
export const keepFinished = (game: string): void => keepOf('finished', game, true);

/** There is no such table any more. */
export const forgetTable = (table: string): void => ['seen', 'pins', 'hushed', 'hand'].forEach((key) => forgetOf(key, table));

// Something for each of the latest tables, or games.

function recallOf<T>(key: string, table: string): T | null {
  return readAll<T>(key).find(([id]) => id === table)?.[1] ?? null;
}

function keepOf<T>(key: string, table: string, value: T): void {
  keep(key, JSON.stringify([[table, value], ...others(key, table)].slice(0, TABLES)));
}

function forgetOf(key: string, table: string): void {
  if (recallOf(key, table) !== null) keep(key, JSON.stringify(others(key, table)));
}

const others = (key: string, table: string): [string, unknown][] => readAll(key).filter(([id]) => id !== table);

const readAll = <T>(key: string): [string, T][] => recallList(key);
