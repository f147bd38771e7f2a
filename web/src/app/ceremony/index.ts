/** The end of a game: loaded when there is one, with its words. */
import english from '$web/words/ceremony/en.ftl?raw';
import french from '$web/words/ceremony/fr.ftl?raw';
import { learn } from '$web/lib/words.svelte';

export { default as Bits } from './Bits.svelte';
export { default as Bunting } from './Bunting.svelte';
export { default as Curtain } from './Curtain.svelte';
export { default as EndActions } from './EndActions.svelte';
export { default as EndButtons } from './EndButtons.svelte';
export { default as Honours } from './Honours.svelte';
export { default as Podium } from './Podium.svelte';
export { default as Verdict } from './Verdict.svelte';
export { default as Wishes } from './Wishes.svelte';
export { Ending } from './ending.svelte';

learn({ en: english, fr: french });
