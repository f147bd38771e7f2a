/** A piece flies from where it lay to where it goes: over the edge to its owner, from heap to heap, back for a new game. */
import { cubicInOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { ms } from '$web/lib/settings.svelte';

export const [send, receive] = crossfade({
  duration: () => ms(620),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: ms(250) }),
});
