/** A form made from the JSON schema of a game's options. */
import type { OptionSaid } from '../generated/wire';

export type Choice = string | number | boolean | null;

export interface Field {
  name: string;
  kind: 'flag' | 'choice' | 'number' | 'text';
  choices: Choice[];
  optional: boolean;
  minimum?: number;
  maximum?: number;
  initial: Choice;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: Choice[];
  anyOf?: Schema[];
  default?: Choice;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
}

export function fieldsOf(options: unknown): Field[] {
  const top = options as Schema;
  const inside = top.$ref ? top.$defs?.[top.$ref.split('/').pop() ?? ''] : top;
  return Object.entries(inside?.properties ?? {}).map(([name, schema]) => fieldOf(name, schema));
}

function fieldOf(name: string, schema: Schema): Field {
  const parts = schema.anyOf ?? [schema];
  const core = parts.find((part) => part.type !== 'null') ?? {};
  const optional = parts.some((part) => part.type === 'null');
  const field: Field = {
    name,
    kind: 'text',
    choices: [],
    optional,
    initial: schema.default ?? null,
  };
  if (core.enum) {
    field.kind = 'choice';
    field.choices = optional ? [null, ...core.enum] : [...core.enum];
  } else if (core.type === 'boolean') {
    field.kind = 'flag';
  } else if (core.type === 'integer' || core.type === 'number') {
    field.kind = 'number';
    field.minimum = core.minimum;
    field.maximum = core.maximum;
  }
  return field;
}

/** Only what differs from the game's own defaults. */
export function chosen(fields: Field[], values: Record<string, Choice>): Record<string, Choice> {
  return Object.fromEntries(
    fields.filter((field) => (values[field.name] ?? null) !== field.initial).map((field) => [field.name, values[field.name] ?? null]),
  );
}

export function initialValues(fields: Field[], given: Record<string, unknown> = {}): Record<string, Choice> {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.name in given ? (given[field.name] as Choice) : field.initial]),
  );
}

/** What was chosen, in words; a number or a text says itself. */
export function sayChoice(said: OptionSaid | undefined, choice: Choice): string {
  return said?.choices[choice === null ? 'none' : String(choice)] ?? String(choice);
}
