import { readFileSync, readdirSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import endInEnglish from '../src/words/ceremony/en.ftl?raw';
import endInFrench from '../src/words/ceremony/fr.ftl?raw';
import mineInEnglish from '../src/words/mine/en.ftl?raw';
import mineInFrench from '../src/words/mine/fr.ftl?raw';
import clubInEnglish from '../src/words/club/en.ftl?raw';
import clubInFrench from '../src/words/club/fr.ftl?raw';
import tvInEnglish from '../src/words/tv/en.ftl?raw';
import tvInFrench from '../src/words/tv/fr.ftl?raw';
import pageInEnglish from '../src/words/en.ftl?raw';
import pageInFrench from '../src/words/fr.ftl?raw';
import homeInEnglish from '../src/words/home/en.ftl?raw';
import homeInFrench from '../src/words/home/fr.ftl?raw';
import { dayText, listed, seconds } from '../src/lib/texts';
import { label, learn, setLanguage, t } from '../src/lib/words.svelte';

// The page's own words, those of its first load, and those that come with the end of a game, with a page of one's own, a big screen and a club.
const english = `${homeInEnglish}\n${pageInEnglish}\n${endInEnglish}\n${mineInEnglish}\n${tvInEnglish}\n${clubInEnglish}`;
const french = `${homeInFrench}\n${pageInFrench}\n${endInFrench}\n${mineInFrench}\n${tvInFrench}\n${clubInFrench}`;
learn({ en: endInEnglish, fr: endInFrench });
learn({ en: mineInEnglish, fr: mineInFrench });
learn({ en: tvInEnglish, fr: tvInFrench });
learn({ en: clubInEnglish, fr: clubInFrench });

const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id);
/** What each message is told. */
const facts = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text
      .split(/\n(?=[a-z])/)
      .slice(1)
      .map((part) => [part.split(' =')[0] ?? '', [...new Set([...part.matchAll(/\$([a-z]+)/g)].map((found) => found[1] ?? ''))].sort()]),
  );

const sources = ['src/app', 'src/lib', 'src/kit'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

test('every line of a catalogue is a message, and there once', () => {
  for (const text of [english, french]) {
    const lines = text.split('\n').filter((line) => /^[a-z]/.test(line));
    expect(ids(text)).toHaveLength(lines.length);
    expect(new Set(ids(text)).size).toBe(lines.length);
  }
});

test('both catalogues say the same things', () => {
  expect(ids(french).sort()).toEqual(ids(english).sort());
  expect(facts(french)).toEqual(facts(english));
});

test('every message that is asked for is there', () => {
  const asked = sources.flatMap((text) => [...text.matchAll(/\bt\('([a-z-]+)'/g)].map((found) => found[1] ?? ''));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((id) => !ids(english).includes(id))).toEqual([]);
});

test('what is asked for on the start page comes with it', () => {
  const home = ['src/app/home', 'src/app/me'].flatMap((folder) => readdirSync(folder).filter((name) => name !== 'QuickTable.svelte').map((name) => readFileSync(`${folder}/${name}`, 'utf8')));
  const asked = [...home, readFileSync('src/app/App.svelte', 'utf8')].flatMap((text) => [...text.matchAll(/\bt\('([a-z-]+)'/g)].map((found) => found[1] ?? ''));
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((id) => !ids(homeInEnglish).includes(id))).toEqual([]);
});

test('the language changes at once', () => {
  setLanguage('fr');
  expect(t('players', { n: 1 })).toBe('1\u00a0joueur');
  setLanguage('en');
  expect(t('players', { n: 3 })).toBe('3 players');
});

test('a name without a word is made readable', () => {
  expect(label('view', 'some_new_field')).toBe('Some new field');
});

test('numbers, days and names are said as each language says them', () => {
  setLanguage('fr');
  expect(seconds(2257)).toBe('2,26\u00a0s');
  expect(t('daily-of', { day: dayText('2025-11-16') })).toBe('défi du 16 novembre 2025');
  expect(dayText('2025-11-01')).toBe('1er novembre 2025');
  expect(listed(['Ada', 'Ben', 'Zoé'])).toBe('Ada, Ben et Zoé');
  expect(t('daily-score', { n: 1, place: 1, of: 3 })).toBe('1\u00a0point, 1re place sur 3');
  expect(t('daily-score', { n: 0, place: 2, of: 3 })).toBe('0\u00a0point, 2e place sur 3');
  setLanguage('en');
  expect(seconds(2257)).toBe('2.26 s');
  expect(t('daily-of', { day: dayText('2025-11-16') })).toBe('deal of 16 November 2025');
  expect(listed(['Ada', 'Ben', 'Zoé'])).toBe('Ada, Ben and Zoé');
});

const MISTAKES = /what:\n((?: *\| '[a-z-]+'\n?)+)/.exec(readFileSync('src/verify.d.ts', 'utf8'))?.[1] ?? '';
const DOUBTS = /type Doubt = (.*);/.exec(readFileSync('src/verify.d.ts', 'utf8'))?.[1] ?? '';

test('whatever may be wrong with the luck is said in words', () => {
  const told = [...MISTAKES.matchAll(/'([a-z-]+)'/g)].map((found) => `luck-what-${found[1]}`);
  const doubts = [...DOUBTS.matchAll(/'([a-z-]+)'/g)].map((found) => `luck-doubt-${found[1]}`);
  expect([told.length, doubts.length]).toEqual([11, 8]);
  for (const catalogue of [french, english]) expect([...told, ...doubts].filter((id) => !ids(catalogue).includes(id))).toEqual([]);
});

// French runs a fifth longer than English, and must fit on a screen 320 pixels wide.
const LONG = { who: 'Maximilienne-Aldegonde', n: 300, of: 300, place: 120 };
const BUTTONS = [
  ...['play-now', 'with-friends', 'learn', 'rules', 'set-the-table', 'join', 'forget-me', 'forget-sure', 'cancel', 'go-home', 'daily-play', 'daily-go-on'],
  ...['daily-look', 'lesson-next', 'lesson-back', 'link-to-moment', 'replay', 'replay-play', 'next-moment', 'fork', 'save-game', 'yes', 'no', 'ready'],
  ...['not-ready', 'resume', 'take-back', 'undo', 'ask-undo', 'sit-here', 'take-seat', 'replace', 'stand-up', 'hand-over', 'mute-for-all'],
  ...['unmute-for-all', 'mute-for-me', 'unmute-for-me', 'kick', 'fill-with-bots', 'say', 'claim', 'copy', 'copied', 'propose-pause', 'propose-end'],
  ...['bug-report', 'luck-check', 'another-round', 'watch-again', 'share', 'more', 'no-thanks', 'another-game'],
  ...['open-replay', 'close-replay', 'share-save', 'share-copy', 'share-copied', 'share-making', 'share-no-names', 'confirm-move'],
  ...['my-page', 'daily-share', 'daily-copy', 'daily-copied', 'daily-save', 'mine-more', 'mine-download', 'device-code', 'device-code-hide'],
  ...['device-file', 'device-link', 'device-undo'],
];
const TAGS = ['you', 'host', 'bot', 'bot-sits-in', 'away', 'muted', 'is-ready', 'bank', 'free-seat', 'no-bot'];
const TIPS = ['save-game-tip'];

test.each(['fr', 'en'] as const)('what must be short is short in %s', (language) => {
  setLanguage(language);
  const long = (names: string[], most: number): string[] => names.map((id) => t(id, LONG)).filter((said) => said.length > most);
  expect(long(BUTTONS, 22)).toEqual([]);
  expect(long(TAGS, 14)).toEqual([]);
  expect(long(TIPS, 110)).toEqual([]);
  setLanguage('en');
});
