/** A card comes from whoever placed it. */
import { cubicOut } from 'svelte/easing';
import { fade, type TransitionConfig } from 'svelte/transition';
import { ms } from '$web/lib/settings.svelte';

export interface Coming {
  from: Element | undefined;
  /** Which of those that were placed one after the other. */
  nth: number;
  zoom: number;
}

export function arrive(node: Element, { from, nth, zoom }: Coming): TransitionConfig {
  if (!from) return fade(node, { duration: ms(200) });
  const start = from.getBoundingClientRect();
  const end = node.getBoundingClientRect();
  const x = (start.left + start.width / 2 - end.left - end.width / 2) / zoom;
  const y = (start.top + start.height / 2 - end.top - end.height / 2) / zoom;
  return {
    delay: ms(260 * nth),
    duration: ms(460),
    easing: cubicOut,
    css: (_, u) => `z-index: 9; opacity: ${1 - u * 0.4}; transform: translate(${u * x}px, ${u * y}px) rotate(${u * -24}deg) scale(${1 + 0.35 * u * (1 - u) * 4})`,
  };
}
