import { describe, expect, test } from 'vitest';
import { findIn, plain, readMarkdown, spansOf, textOf } from '../src/lib/markdown';

const BOOK = `# Fromage

A *small* book with \`code\`.

| Players | Cheeses |
|---|---|
| 2 | 28 |

## 1 The box

**1.1** There are four cheeses,
and **Brie** is one.

**1.2** A hand is ten cards.

## 2 The end

- one
- two and
  a half
`;

describe('the rulebook', () => {
  test('is read into headings, clauses, lists and tables', () => {
    const blocks = readMarkdown(BOOK);
    expect(blocks.map((block) => block.is)).toEqual(['heading', 'text', 'table', 'heading', 'text', 'text', 'heading', 'list']);
    expect(blocks[4]).toMatchObject({ clause: '1.1' });
    expect(textOf(blocks[4]!)).toBe('1.1 There are four cheeses, and Brie is one.');
    expect(textOf(blocks[2]!)).toBe('Players Cheeses 2 28');
    expect(textOf(blocks[7]!)).toBe('one two and a half');
  });

  test('never becomes markup', () => {
    expect(spansOf('<b>2 * 3 * 4</b>')).toEqual([{ text: '<b>2 * 3 * 4</b>', kind: 'plain' }]);
  });

  test('is searched without minding accents and capitals, each find under its heading', () => {
    const blocks = readMarkdown(BOOK);
    expect(findIn(blocks, 'BRÎE').map(textOf)).toEqual(['1 The box', '1.1 There are four cheeses, and Brie is one.']);
    expect(findIn(blocks, 'four hand')).toEqual([]);
    expect(findIn(blocks, ' ')).toEqual(blocks);
  });

  test.each(["l'atout", 'l’atout', 'ATOUT', 'egalite', 'à égalité', 'atout :'])('in French finds %s however it is typed', (typed) => {
    const blocks = readMarkdown('**2.5** À égalité, on choisit l’atout\u00a0: le sort décide.\n\n**2.6** Rien.');
    expect(findIn(blocks, typed).map(textOf)).toEqual([textOf(blocks[0]!)]);
  });

  test('lets a no-break space be typed as any other', () => {
    expect(plain('3\u00a0points\u202f!')).toBe(plain('3 points !'));
  });
});
