/** Tests look at parts of the page that are loaded with all of its words. */
import '../src/lib/allWords';
