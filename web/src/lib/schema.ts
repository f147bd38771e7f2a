/** A form made from the JSON schema of a game's options. */
import type { GameBox, Json, OptionSaid } from '../generated/wire';
import { listOf, recordOf } from './json';
import { t } from './words.svelte';

export type Choice = string | number | boolean | null;

export interface Field {
  name: string;
  kind: 'flag' | 'choice' | 'number' | 'text';
  choices: Choice[];
  optional: boolean;
  minimum?: number;
  maximum?: number;
  initial: Choice;
  /** It names one seat, or every seat by its digit: from 0 as it is sent, from 1 as people read and type it. */
  seats?: 'one' | 'every';
}

const isChoice = (value: Json | undefined): value is Choice => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const choiceOf = (value: Json | undefined): Choice => (isChoice(value) ? value : null);
const numberIn = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** The options there are at a table of this size. */
export function fieldsFor(game: GameBox, players: number): Field[] {
  const offered = fieldsOf(game.options).filter(({ name }) => game.offered[name]?.includes(players));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return offered.map((field) => (field.seats === 'one' ? { ...field, kind: 'choice', choices: [...(field.optional ? [null] : []), ...seats] } : field));
}

export function fieldsOf(options: Json): Field[] {
  const top = recordOf(options);
  const inside = typeof top.$ref === 'string' ? recordOf(recordOf(top.$defs)[top.$ref.split('/').pop() ?? '']) : top;
  return Object.entries(recordOf(inside.properties)).map(([name, schema]) => fieldOf(name, recordOf(schema)));
}

function fieldOf(name: string, schema: Record<string, Json>): Field {
  const parts = schema.anyOf ? listOf(schema.anyOf).map(recordOf) : [schema];
  const core = parts.find((part) => part.type !== 'null') ?? {};
  const optional = parts.some((part) => part.type === 'null');
  const field: Field = {
    name,
    kind: 'text',
    choices: [],
    optional,
    initial: choiceOf(schema.default),
  };
  if (core.seats === 'one' || core.seats === 'every') field.seats = core.seats;
  if (core.enum) {
    field.kind = 'choice';
    field.choices = [...(optional ? [null] : []), ...listOf(core.enum).filter(isChoice)];
  } else if (core.type === 'boolean') {
    field.kind = 'flag';
  } else if (core.type === 'integer' || core.type === 'number') {
    field.kind = 'number';
    field.minimum = numberIn(core.minimum);
    field.maximum = numberIn(core.maximum);
  }
  return field;
}

/** Only what differs from the game's own defaults, and is still a choice at this table. */
export function chosen(fields: Field[], values: Record<string, Choice>): Record<string, Choice> {
  const given = fields.map((field): [Field, Choice] => [field, values[field.name] ?? null]);
  const kept = given.filter(([field, value]) => value !== field.initial && (field.kind !== 'choice' || field.choices.includes(value)));
  return Object.fromEntries(kept.map(([field, value]) => [field.name, value]));
}

export function initialValues(fields: Field[], given: Record<string, Json> = {}): Record<string, Choice> {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.name in given ? choiceOf(given[field.name]) : field.initial]),
  );
}

/** What was chosen, in words; a number or a text says itself. */
export function sayChoice(field: Field, said: OptionSaid | undefined, choice: Choice): string {
  if (field.seats === 'one' && typeof choice === 'number') return t('seat', { n: choice + 1 });
  if (field.seats === 'every' && typeof choice === 'string') return showSeats(choice);
  return said?.choices[choice === null ? 'none' : String(choice)] ?? String(choice);
}

/** Seats as people count them: "2013" is read as 3124. */
export function showSeats(sent: string): string {
  return sent.replaceAll(/[0-8]/g, (seat) => String(Number(seat) + 1));
}

/** The way back; what is no seat stays none, and is refused. */
export function readSeats(typed: string): string {
  return typed.replaceAll(/\d/g, (seat) => (seat === '0' ? '?' : String(Number(seat) - 1)));
}
