/** A card comes from whoever placed it. */
import { cubicOut } from 'svelte/easing';
import { fade, type TransitionConfig } from 'svelte/transition';
import { zoomOf } from '$web/lib/screen.svelte';
import { ms, settings } from '$web/lib/settings.svelte';

export interface Coming {
  from: Element | undefined;
  /** Which of those that were placed one after the other, and how many there are. */
  nth: number;
  of: number;
  zoom: number;
}

const APART = 260; // ms from one to the next
const LONG = 2_000; // ms of waiting, from which on they come at double speed
const TOO_LONG = 5_000; // ms, from which on they are just there

/** How fast so many cards come: 1, 2, or at once. */
export function speedOf(cards: number, hidden: boolean): number {
  const waiting = cards * APART;
  if (hidden || waiting > TOO_LONG) return Infinity;
  return waiting > LONG ? 2 : 1;
}

export function arrive(node: Element, { from, nth, of, zoom }: Coming): TransitionConfig {
  if (!from || settings().motion !== 'full') return fade(node, { duration: ms(200) });
  const speed = speedOf(of, document.hidden);
  const start = from.getBoundingClientRect();
  const end = node.getBoundingClientRect();
  const larger = zoom * zoomOf(node);
  const x = (start.left + start.width / 2 - end.left - end.width / 2) / larger;
  const y = (start.top + start.height / 2 - end.top - end.height / 2) / larger;
  return {
    delay: ms(APART * nth) / speed,
    duration: ms(320) / speed,
    easing: cubicOut,
    css: (_, u) => `z-index: 9; pointer-events: none; opacity: ${1 - u * 0.4}; transform: translate(${u * x}px, ${u * y}px) rotate(${u * -24}deg) scale(${1 + 0.35 * u * (1 - u) * 4})`,
  };
}
