/** Tournaments: loaded when somebody goes to one, with their words. */
import '$web/lib/allWords';
import english from '$web/words/club/en.ftl?raw';
import french from '$web/words/club/fr.ftl?raw';
import { learn } from '$web/lib/words.svelte';

export { default as Club } from './Club.svelte';
export { default as NewClub } from './NewClub.svelte';
export { default as Wall } from './Wall.svelte';

learn({ en: english, fr: french });
