/** A form made from the JSON schema of a game's options. */
import type { Json, OptionSaid } from '../generated/wire';
import { listOf, recordOf } from './json';

export type Choice = string | number | boolean | null;

export interface Field {
  name: string;
  kind: 'flag' | 'choice' | 'number' | 'text';
  choices: Choice[];
  optional: boolean;
  /** It names a seat, or each of them by a digit: stored from 0, read and typed from 1. */
  seats?: 'one' | 'every';
  minimum?: number;
  maximum?: number;
  initial: Choice;
}

const isChoice = (value: Json | undefined): value is Choice => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const choiceOf = (value: Json | undefined): Choice => (isChoice(value) ? value : null);
const numberIn = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

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
    field.minimum = field.seats ? 1 : numberIn(core.minimum);
    field.maximum = numberIn(core.maximum);
  }
  return field;
}

/** Only what differs from the game's own defaults. */
export function chosen(fields: Field[], values: Record<string, Choice>): Record<string, Choice> {
  return Object.fromEntries(
    fields.filter((field) => (values[field.name] ?? null) !== field.initial).map((field) => [field.name, values[field.name] ?? null]),
  );
}

export function initialValues(fields: Field[], given: Record<string, Json> = {}): Record<string, Choice> {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.name in given ? choiceOf(given[field.name]) : field.initial]),
  );
}

/** A value as people read it: they count seats from 1. */
export const shown = (field: Field, value: Choice): Choice => (field.seats ? counted(value, 1) : value);

/** What somebody typed, as it is stored: seats from 0. */
export const stored = (field: Field, typed: Choice): Choice => (field.seats ? counted(typed, -1) : typed);

/** A seat, or every digit of a text, so many higher; what is no seat then is refused by the game. */
function counted(value: Choice, by: number): Choice {
  if (typeof value === 'number') return value + by;
  return typeof value === 'string' ? value.replace(/\d/g, (digit) => String(Number(digit) + by)) : value;
}

/** What was chosen, in words; a number or a text says itself. */
export function sayChoice(said: OptionSaid | undefined, field: Field, choice: Choice): string {
  return said?.choices[choice === null ? 'none' : String(choice)] ?? String(shown(field, choice));
}
