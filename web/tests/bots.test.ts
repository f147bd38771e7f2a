import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Sitter from '../src/app/table/Sitter.svelte';
import { sitterText } from '../src/lib/texts';
import { label, setLanguage } from '../src/lib/words.svelte';
import type { SeatInfo } from '../src/generated/wire';

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

function listed(seat: Partial<SeatInfo>): string {
  const whole = { seat: 0, name: 'Gouda', bot: 'vintage', person: false, ready: true, away: false, muted: false, host: false, bank: null, colour: 0, face: null, coached: false, ...seat };
  const row = mount(Sitter, { target: document.body, props: { seat: whole } });
  const text = document.body.textContent.trim();
  void unmount(row);
  return text;
}

test('in the list of seats too; whom a bot sits in for keeps their own name', () => {
  setLanguage('fr');
  expect(listed({})).toBe(sitterText('Gouda', 'vintage'));
  expect(listed({})).toBe('Gouda (extra-vieux)');
  setLanguage('en');
  expect(listed({ bot: 'sly' })).toBe('Gouda (Sly)');
  expect(listed({ name: 'Anne', person: true })).toBe('Anne');
  expect(listed({ name: 'Anne', person: true, bot: null })).toBe('Anne');
});
