/** Being told that it is one's turn while the page is closed: only where the house has keys, and somebody asked for it. */
import { pushInfo, pushStart, pushStop } from './api';
import { keep, recall } from './storage';
import { language } from './words.svelte';

/** What became of it: the house has no keys; the page is not safe; the browser cannot; its person said no; they are told. */
export type Telling = 'off' | 'needs-https' | 'no-notices' | 'on';

const ANSWER = 'tell'; // what was answered when it was offered: yes, no

export const wasOffered = (): boolean => recall(ANSWER) !== null;
export const declineNotices = (): void => keep(ANSWER, 'no');

/** Whether to offer it at all: not where nothing could come of it, and once. */
export async function mayOffer(): Promise<boolean> {
  if (wasOffered()) return false;
  return (await key()) !== null;
}

async function key(): Promise<string | null> {
  try {
    return (await pushInfo()).key;
  } catch {
    return null;
  }
}

/** After a tap, for browsers ask their people then and at no other moment. */
export async function tellMe(): Promise<Telling> {
  const house = await key();
  if (house === null) return 'off';
  if (!window.isSecureContext) return 'needs-https';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined') return 'no-notices';
  if ((await Notification.requestPermission()) !== 'granted') return 'no-notices';
  try {
    await subscribe(house);
  } catch {
    return 'no-notices';
  }
  keep(ANSWER, 'yes');
  return 'on';
}

async function subscribe(house: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  let found = await pushManager.getSubscription();
  // Made for the keys that this house had before.
  if (found && spelled(found.options.applicationServerKey) !== house) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: house });
  const p256dh = spelled(found.getKey('p256dh'));
  const auth = spelled(found.getKey('auth'));
  await pushStart({ endpoint: found.endpoint, p256dh, auth, language: language(), minutes: -new Date().getTimezoneOffset() });
}

/** At a slow table: whoever is told is told in the language and at the hours of today. */
export async function renew(): Promise<void> {
  if (recall(ANSWER) !== 'yes' || !('serviceWorker' in navigator) || typeof Notification === 'undefined') return;
  const house = await key();
  if (house === null || Notification.permission !== 'granted') return;
  await subscribe(house).catch(() => undefined);
}

export async function stopTelling(): Promise<void> {
  keep(ANSWER, 'no');
  const found = await (await navigator.serviceWorker?.ready)?.pushManager.getSubscription();
  if (!found) return;
  await pushStop({ endpoint: found.endpoint }).catch(() => undefined);
  await found.unsubscribe();
}

/** As keys are written in addresses. */
function spelled(bytes: ArrayBuffer | null): string {
  const text = Array.from(new Uint8Array(bytes ?? new ArrayBuffer(0)), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
