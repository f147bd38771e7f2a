/** A sign for somebody who is looking elsewhere: a sound, and a notification if they asked for one. */
import { settings } from './settings.svelte';
import { play } from './sound';

export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  return (await Notification.requestPermission()) === 'granted';
}

/** A dot on the icon of the tab and of the installed page, as long as it is this person's turn. */
export function markIcon(on: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', on ? '/favicon-turn.svg' : '/favicon.svg');
  // Where there are badges; whoever may not set one does without.
  const set = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  set?.catch(() => undefined);
}

/** It is this person's turn. Whoever sees the page needs no sign. */
export function notify(title: string, body: string): void {
  if (!document.hidden) return;
  play('turn');
  if (!settings().notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const look = { body, icon: '/icon-192.png', tag: 'your-turn' };
  // Phones show notifications only through the worker.
  if (navigator.serviceWorker?.controller) void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, look));
  else new Notification(title, look).onclick = () => window.focus();
}
