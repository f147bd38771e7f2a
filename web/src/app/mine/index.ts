/** A page of one's own, with its words: loaded when somebody opens it. */
import '$web/lib/allWords';
import { learn } from '$web/lib/words.svelte';
import english from '$web/words/mine/en.ftl?raw';
import french from '$web/words/mine/fr.ftl?raw';

learn({ en: english, fr: french });

export { default as Mine } from './Mine.svelte';
