/** What the browser keeps for us; if it may not keep anything, everything works but memory. */

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

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fromagerie.')) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

const TABLES = 30;

/** The last number seen at a table, so that the next visit can tell what happened since. */
export function recallSeen(table: string): number | null {
  return readSeen().find(([id]) => id === table)?.[1] ?? null;
}

export function keepSeen(table: string, seq: number): void {
  const others = readSeen().filter(([id]) => id !== table);
  keep('seen', JSON.stringify([[table, seq], ...others].slice(0, TABLES)));
}

function readSeen(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(recall('seen') ?? '[]');
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}
