import { describe, expect, test } from 'vitest';
import { chosen, fieldsFor, fieldsOf, initialValues, readSeats, sayChoice, showSeats } from '../src/lib/schema';
import { cellOf, grouped, shapeOf } from '../src/lib/shape';
import type { GameBox, Json, Move } from '../src/generated/wire';

const move = (name: string, action: Json): Move => ({ move: name, words: name, action });

describe('a view', () => {
  test('lists as long as the table go by seat, a hand does not', () => {
    const shape = shapeOf({ points: [1, 2], hand: ['B1', 'B2'], harvest: [['L1'], []] }, 2);
    expect(shape.bySeat.map((row) => row.name)).toEqual(['points', 'harvest']);
    expect(shape.things.map(([name]) => name)).toEqual(['hand']);
  });

  test('what is empty, or not so, is not shown', () => {
    const shape = shapeOf({ trump: null, trick: [], bonus: false, won: [[], []], round: 0 }, 2);
    expect(shape.facts).toEqual([['round', 0]]);
    expect(shape.things).toEqual([]);
    expect(shape.bySeat).toEqual([]);
  });

  test('pieces with a cell lie on a grid, with the cells that are free', () => {
    const shape = shapeOf({ board: [{ cell: 'c4', card: 'D', seat: null }], free: ['d4', 'c5'] }, 3);
    expect(shape.grid?.columns).toEqual(['c', 'd']);
    expect(shape.grid?.rows).toEqual([5, 4]);
    expect(shape.grid?.pieces.get('c4')).toEqual([{ text: 'D', seat: null, kind: 'D' }]);
  });

  test('a board that does not grow is shown whole, with everybody on it', () => {
    const shape = shapeOf({ board: { L1: 'd4' }, mice: ['e2', 'e7'] }, 2);
    expect(shape.grid?.columns.join('')).toBe('abcdefgh');
    expect(shape.grid?.rows).toHaveLength(8);
    expect(shape.grid?.pieces.get('e7')).toEqual([{ text: '', seat: 1, kind: 'mice' }]);
  });
});

describe('moves', () => {
  test('few are one group', () => {
    expect(grouped([move('a', { do: 'x' })])).toHaveLength(1);
  });

  test('many go by the first thing in which they differ', () => {
    const many = ['D', 'M', '1'].flatMap((card) =>
      ['a1', 'a2', 'a3', 'a4'].map((cell) => move(card + cell, { do: 'place', card, cell })),
    );
    expect(grouped(many).map((group) => [group.name, group.moves.length])).toEqual([
      ['D', 4],
      ['M', 4],
      ['1', 4],
    ]);
    expect(cellOf(many[0] as Move)).toBe('a1');
  });
});

describe('options', () => {
  const schema: Json = {
    $ref: '#/$defs/O',
    $defs: {
      O: {
        properties: {
          mode: { enum: ['tame', 'wild'], default: 'tame' },
          peek: { type: 'boolean', default: true },
          first: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
          empty: { anyOf: [{ enum: ['east', 'west'] }, { type: 'null' }], default: null },
          turns: { type: 'integer', minimum: 1, maximum: 9, default: 6 },
        },
      },
    },
  };
  const seated: Json = {
    properties: {
      first: { anyOf: [{ type: 'integer', seats: 'one' }, { type: 'null' }], default: null },
      ages: { anyOf: [{ type: 'string', seats: 'every' }, { type: 'null' }], default: null },
      centre: { type: 'boolean', default: false },
    },
  };
  const offered = { first: [2, 3, 4], ages: [2, 3, 4], centre: [2, 4] };
  const game: GameBox = { game: 'g', title: 'G', seats: [2, 3, 4], minutes: 1, ease: 3, workshop: [], presets: [], presets_said: {}, race: false, options: seated, said: {}, offered, bots: [], lesson: false };

  test('become a form', () => {
    const fields = fieldsOf(schema);
    expect(fields.map((field) => field.kind)).toEqual(['choice', 'flag', 'number', 'choice', 'number']);
    expect(fields[3]?.choices).toEqual([null, 'east', 'west']);
    expect(fields[4]).toMatchObject({ minimum: 1, maximum: 9 });
  });

  test('only what was changed is sent', () => {
    const fields = fieldsOf(schema);
    const values = { ...initialValues(fields), peek: false, turns: 6 };
    expect(chosen(fields, values)).toEqual({ peek: false });
  });

  test('are told in words, numbers as they are', () => {
    const said = { title: 'First', about: 'Who begins.', choices: { none: 'drawn by lot', east: 'in the east' } };
    const field = fieldsOf(schema)[3]!;
    expect([null, 'east', 2].map((choice) => sayChoice(field, said, choice))).toEqual(['drawn by lot', 'in the east', '2']);
  });

  test('that name seats count from 1 for people, and from 0 for the server', () => {
    const [first, ages] = fieldsFor(game, 3);
    expect(first?.choices).toEqual([null, 0, 1, 2]);
    const said = { title: 'First player', about: '', choices: { none: 'drawn by lot' } };
    expect(first!.choices.map((choice) => sayChoice(first!, said, choice))).toEqual(['drawn by lot', 'Player 1', 'Player 2', 'Player 3']);
    expect(sayChoice(ages!, said, '201')).toBe('312');
    expect([showSeats('2013'), readSeats('3124')]).toEqual(['3124', '2013']);
    // Whoever counts from 0 out of habit is refused, not misunderstood.
    expect(readSeats('012')).toBe('?01');
  });

  test('are there only where the game has them, and go with the seats that go', () => {
    expect(fieldsFor(game, 3).map((field) => field.name)).toEqual(['first', 'ages']);
    expect(fieldsFor(game, 4).map((field) => field.name)).toEqual(['first', 'ages', 'centre']);
    const values = { first: 3, ages: null, centre: true };
    expect(chosen(fieldsFor(game, 4), values)).toEqual({ first: 3, centre: true });
    expect(chosen(fieldsFor(game, 3), values)).toEqual({});
  });
});
