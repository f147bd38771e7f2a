/** All words of the page, for whatever is loaded when it is used: `import '$web/lib/allWords'`. */
import botsInEnglish from '../../../src/fromagerie/bots/words.en.ftl?raw';
import botsInFrench from '../../../src/fromagerie/bots/words.fr.ftl?raw';
import english from '../words/en.ftl?raw';
import french from '../words/fr.ftl?raw';
import { learn } from './words.svelte';

learn({ en: english, fr: french });
learn({ en: botsInEnglish, fr: botsInFrench });
