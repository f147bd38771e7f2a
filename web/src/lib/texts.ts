/** Short sentences that several places need. */
import { label, t } from './words.svelte';

export function seatsText(seats: readonly number[]): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  return least === most ? t('players', { n: least }) : t('players-between', { least, most });
}

/** Who sits there, where seats are listed: of a bot also how strong it is. In sentences it has its bare name. */
export function sitterText(name: string, bot: string | null): string {
  return bot ? `${name} (${label('level', bot)})` : name;
}

export function seconds(ms: number): string {
  return t('seconds', { n: (ms / 1000).toFixed(2) });
}

export function download(name: string, data: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A player's own part of the luck. */
export function ownSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
