/** The box of Cheese Mafia for tests, read from its file (as much of TOML as there is in it), and a table to play it at. */
import { readFileSync } from 'node:fs';
import { Deck } from '../../src/fromagerie/games/cheese_mafia/web/deck';
import type { CheeseMafiaGame, CheeseMafiaView } from '../../src/fromagerie/games/cheese_mafia/web/generated';

type Table = Record<string, unknown>;

function read(text: string): Table {
  const root: Table = {};
  let table = root;
  const plain = text.replaceAll(/#.*$/gm, '').replaceAll(/\[\s*\n[^\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' ').replace(/,\s*\]/, ']'));
  for (const line of plain.split('\n')) {
    const heading = /^\[([\w.]+)\]/.exec(line);
    const entry = /^(\w+) *= *(.+)$/.exec(line.trim());
    if (heading) {
      table = root;
      for (const name of (heading[1] ?? '').split('.')) table = (table[name] ??= {}) as Table;
    } else if (entry) {
      table[entry[1] ?? ''] = JSON.parse((entry[2] ?? '').replaceAll(/(\w+) = /g, '"$1": '));
    }
  }
  return root;
}

const file = read(readFileSync('../src/fromagerie/games/cheese_mafia/box.toml', 'utf8'));

export const box = { table: file.table, stakes: file.stakes, cards: file.cards } as CheeseMafiaGame['box'];
export const status = file.status as Record<'found' | 'derived' | 'reconstructed', string[]>;

export const deck = new Deck(box, status.reconstructed);

/** One's turn at a table of three. */
export const table = {
  seat: 0,
  players: 3,
  round: 1,
  question: 'turn',
  hand: ['C7', 'C7', 'AVO'],
  hand_sizes: [3, 3, 3],
  known: [[], ['C1', 'C2', 'C3'], ['C9']],
  known_of_mine: [[], ['C7'], ['C7', 'AVO']],
  revealed: [[], [], []],
  card: null,
  user: null,
  target: null,
  indic: null,
} as unknown as CheeseMafiaView;
