/** Short sentences that several places need. */
import { label, language, t } from './words.svelte';

export function seatsText(seats: readonly number[]): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  return least === most ? t('players', { n: least }) : t('players-between', { least: `${least}`, most: `${most}` });
}

/** Small whole numbers as they are: whatever a browser knows of numbers is slow to wake, and the first screen waits for it. */
export function minutesText(minutes: number): string {
  return t('minutes', { n: `${minutes}` });
}

/** Who sits there, where seats are listed: of a bot also how strong it is. In sentences it has its bare name. */
export function sitterText(name: string, bot: string | null): string {
  return bot ? `${name} (${label('level', bot)})` : name;
}

export function seconds(ms: number): string {
  return t('seconds', { n: ms / 1000 });
}

/** As this language is written in Europe. */
const locale = (): string => (language() === 'fr' ? 'fr' : 'en-GB');

/** Several names in one breath: "Ada, Ben and Zoé". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(names);
}

/** A day such as "2025-11-16", as people say it; French says "1er" of the first. */
export function dayText(day: string): string {
  const said = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return language() === 'fr' ? said.replace(/^1 /, '1er ') : said;
}

/** "16 Nov", here and now: where there is little room for it. */
export function shortDay(day: Date): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(day);
}

/** "16 November 2025", here and now. */
export function longDay(day: Date): string {
  const local = new Date(day.getTime() - day.getTimezoneOffset() * 60_000);
  return dayText(local.toISOString().slice(0, 10));
}

/** "14:30", here; French says "14 h 30". */
export function timeText(moment: Date): string {
  const said = new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(moment);
  return language() === 'fr' ? said.replace(':', '\u00a0h\u00a0') : said;
}

export function download(name: string, data: unknown): void {
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}

/** Whether it lies in the clipboard. On a plain http network there is none to write to: then as browsers did it before. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = words;
    area.className = 'unseen';
    // In an open sheet everything outside it is out of reach.
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

export function saveFile(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A player's own part of the luck. */
export function ownSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Into the downloads of this browser. */
export function savePicture(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
