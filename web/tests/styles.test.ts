/** What is shared is shared: a rule, or a drawing, that one place alone uses lies there. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const GAMES = '../src/fromagerie/games';

const under = (folder: string, what: RegExp): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => what.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
  );

const components = new Map([...under('src', /\.svelte$/), ...under(GAMES, /\.svelte$/)]);
const markup = [...components.values()].map((text) => text.replaceAll(/<(script|style)[^]*?<\/\1>/g, ''));
const users = (word: string): number => markup.filter((text) => text.includes(word) && new RegExp(`(?<![\\w-])${word}(?![\\w])`).test(text)).length;

test('every shared rule speaks of a class that several components use', () => {
  const sheets = [...under('src/styles', /\.css$/).values()].map((text) => text.replaceAll(/\/\*[^]*?\*\//g, ''));
  const selectors = sheets.flatMap((text) => [...text.matchAll(/([^{}]+)\{/g)].flatMap((found) => (found[1] ?? '').split(',').map((one) => one.trim())));
  const classes = (selector: string): string[] => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map((found) => (found[1] ?? '').replace(/^seat-\d$/, 'seat-'));
  expect(selectors.length).toBeGreaterThan(80);
  const alone = selectors.filter((selector) => !selector.startsWith('@') && classes(selector).length > 0 && !classes(selector).some((name) => users(name) > 1));
  expect(alone).toEqual([]);
});

test('every piece of the kit is used by more than one game, or by a game and the house', () => {
  for (const name of readdirSync('src/kit').filter((file) => file.endsWith('.svelte'))) {
    const games = [...components].filter(([path, text]) => path.startsWith(GAMES) && text.includes(`/kit/${name}'`)).map(([path]) => path.slice(GAMES.length + 1).split('/')[0]);
    const house = [...components].some(([path, text]) => path.startsWith('src/app') && text.includes(`/kit/${name}'`)) ? 1 : 0;
    // What another piece of the kit is made of is used wherever that one is.
    const kit = [...components].some(([path, text]) => path.startsWith('src/kit') && text.includes(`'./${name}'`)) ? 1 : 0;
    expect(new Set(games).size + house + kit, name).toBeGreaterThan(1);
  }
});

test('no file of the page is too long to be read', () => {
  const files = new Map([...components, ...under('src', /\.(ts|js|css)$/), ...under(GAMES, /\.ts$/)]);
  const long = [...files].filter(([path, text]) => !path.includes('/generated') && text.split('\n').length > 401).map(([path]) => path);
  expect(long).toEqual([]);
});
