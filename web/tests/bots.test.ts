import { expect, test } from 'vitest';
import { sitterText } from '../src/lib/texts';
import { label, setLanguage } from '../src/lib/words.svelte';

const KINDS = ['curd', 'fresh', 'ripe', 'aged', 'vintage', 'random', 'greedy', 'ismcts-100', 'ismcts-1k', 'cheater'];

test('a bot is listed with its level, in the language of the reader; a person as they call themselves', () => {
  setLanguage('fr');
  expect(sitterText('Gouda', 'ripe')).toBe('Gouda (affiné)');
  setLanguage('en');
  expect(sitterText('Gouda', 'ripe')).toBe('Gouda (ripe)');
  expect(sitterText('Anne (tired)', null)).toBe('Anne (tired)');
});

test('where one chooses, the ends of the scale say what they are', () => {
  setLanguage('fr');
  expect(KINDS.slice(0, 5).map((kind) => label('bot', kind))).toEqual([
    'Caillé (le plus doux)', 'Frais', 'Affiné', 'Vieux', 'Extra-vieux (le plus fort)',
  ]);
  setLanguage('en');
  expect(KINDS.slice(0, 5).map((kind) => label('bot', kind))).toEqual(['Curd (the mildest)', 'Fresh', 'Ripe', 'Aged', 'Vintage (the strongest)']);
});

test('every bot has words of its own in both languages', () => {
  for (const language of ['fr', 'en'] as const) {
    setLanguage(language);
    for (const kind of KINDS) {
      expect(sitterText('Gouda', kind)).not.toContain('ismcts');
      expect(sitterText('Gouda', kind)).toBe(sitterText('Gouda', kind).replace(/\(.*/, (level) => level.toLowerCase()));
      expect(label('bot', kind)).not.toMatch(/ismcts/i);
    }
  }
});
