/** What is one's own: the page, the devices that open it, and what one takes along to another. */
import type { AskPass, History, Linked, MyPage, NewPass, OwnDevice, Week } from '../generated/wire';
import { json } from './api';
import { drop, keep, recall } from './storage';
import { language } from './words.svelte';

export const weekOfDeals = (): Promise<Week> => json('GET', '/api/daily/week');
export const myPage = (): Promise<MyPage> => json('GET', `/api/me/page?language=${language()}`);
export const myGames = (before: number): Promise<History> => json('GET', `/api/me/games?before=${before}&language=${language()}`);
export const ownDevices = (): Promise<OwnDevice[]> => json('GET', '/api/me/devices');
export const unlink = (device: string): Promise<OwnDevice[]> => json('DELETE', `/api/me/devices/${encodeURIComponent(device)}`);
export const voidPasses = (): Promise<unknown> => json('DELETE', '/api/me/passes');

/** The page as it was last seen here, for when nobody answers. */
export function keptPage(): MyPage | null {
  try {
    const kept: MyPage | null = JSON.parse(recall('mine') ?? 'null');
    return kept && Array.isArray(kept.games) && Array.isArray(kept.history?.games) ? kept : null;
  } catch {
    return null;
  }
}

export const keepPage = (page: MyPage): void => keep('mine', JSON.stringify(page));
export const dropPage = (): void => drop('mine');

// Taken along

/** What a browser keeps of how one likes it here; what was promised or seen at a table stays where it was. */
const LUGGAGE = ['name', 'face', 'settings', 'language'] as const;

export function pack(): string {
  return JSON.stringify(Object.fromEntries(LUGGAGE.map((key) => [key, recall(key)]).filter(([, value]) => value !== null)));
}

export function unpack(luggage: string): void {
  let found: unknown;
  try {
    found = JSON.parse(luggage);
  } catch {
    return;
  }
  if (typeof found !== 'object' || found === null) return;
  const given = new Map<string, unknown>(Object.entries(found));
  for (const key of LUGGAGE) {
    const value = given.get(key);
    if (typeof value === 'string' && value.length < 1000) keep(key, value);
  }
}

/** A code to type: the server hands the luggage over with it. In a file it is in the file. */
export const makeCode = (): Promise<NewPass> => json('POST', '/api/me/passes', { kind: 'code', luggage: pack() } satisfies AskPass);

/** A file that links one other device, once. It is a key: whoever opens it first has this page. */
export interface KeyFile {
  fromagerie: 'key';
  about: string;
  key: string;
  until: string;
  luggage: string;
}

export async function makeFile(about: string): Promise<KeyFile> {
  const pass = await json<NewPass>('POST', '/api/me/passes', { kind: 'file' } satisfies AskPass);
  return { fromagerie: 'key', about, key: pass.key, until: new Date(pass.until * 1000).toISOString(), luggage: pack() };
}

/** What is in a file, if it is one of ours. */
export function readFile(text: string): KeyFile | null {
  try {
    const found: Partial<KeyFile> | null = JSON.parse(text);
    return found?.fromagerie === 'key' && typeof found.key === 'string' ? { ...found, luggage: `${found.luggage ?? ''}` } as KeyFile : null;
  } catch {
    return null;
  }
}

/** This device opens that person's page from now on. */
export async function link(key: string, luggage?: string): Promise<void> {
  const linked = await json<Linked>('POST', '/api/me/link', { key });
  dropPage();
  unpack(luggage ?? linked.luggage);
}
