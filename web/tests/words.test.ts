import { readFileSync, readdirSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import english from '../src/words/en.ftl?raw';
import french from '../src/words/fr.ftl?raw';
import { label, setLanguage, t } from '../src/lib/words.svelte';

const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id);
const own = (text: string): string[] => ids(text).filter((id) => !/^value-/.test(id));

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
  expect(own(french).sort()).toEqual(own(english).sort());
});

test('every message that is asked for is there', () => {
  const asked = sources.flatMap((text) => [...text.matchAll(/\bt\('([a-z-]+)'/g)].map((found) => found[1] ?? ''));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((id) => !ids(english).includes(id))).toEqual([]);
});

test('the language changes at once', () => {
  setLanguage('fr');
  expect(t('players', { n: 1 })).toBe('1 joueur');
  setLanguage('en');
  expect(t('players', { n: 3 })).toBe('3 players');
});

test('a name without a word is made readable', () => {
  expect(label('view', 'some_new_field')).toBe('Some new field');
});
