/** What lies behind the deal of the day, with its words: loaded when somebody asks. */
import '$web/lib/allWords';
import { learn } from '$web/lib/words.svelte';
import english from '$web/words/mine/en.ftl?raw';
import french from '$web/words/mine/fr.ftl?raw';

learn({ en: english, fr: french });

export { default as DailySheet } from './DailySheet.svelte';
