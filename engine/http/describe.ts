import { type AnyField, type Field, fieldsOf, type JsonSchema, jsonSchema } from '#domain/contract/fields.ts';

/** The meaning of a field, in a sentence; or its whole schema, if its struct accepts more values than make sense. */
export type Meaning = string | JsonSchema;

const ofShapes = new WeakMap<JsonSchema, Readonly<Record<string, Meaning>>>();
/** Meanings by a field's schema and name: another shape with the same fields has them too. null: the field has several meanings. */
const ofFields = new WeakMap<JsonSchema, Map<string, Meaning | null>>();

/**
 * Describes fields of a shape. The words stand apart from the contract's structs, which the page loads; the compiler checks their names against
 * the struct.
 *
 * @throws Error for a field that does not exist
 */
export function describe<T extends object>(shape: Field<T>, words: { readonly [K in keyof T]?: Meaning }): void {
  const fields = fieldsOf(shape);
  ofShapes.set(jsonSchema(shape), words as Readonly<Record<string, Meaning>>);
  for (const [name, meaning] of Object.entries(words) as [string, Meaning][]) {
    const field = fields[name];
    if (!field) throw new Error(`There is no field ${name} to describe.`);
    describeField(field, name, meaning);
  }
}

/** The same for one field. @param name  the field's name in its shape */
export function describeField(field: AnyField, name: string, meaning: Meaning): void {
  const schema = jsonSchema(field);
  const known = ofFields.get(schema) ?? new Map<string, Meaning | null>();
  ofFields.set(schema, known);
  known.set(name, known.has(name) && known.get(name) !== meaning ? null : meaning);
}

/** Prints a field with its meaning, if it has one. @param print  prints a schema without its meaning. @param shape  the field's shape */
export function withMeaning(
  schema: JsonSchema,
  name: string,
  print: (schema: JsonSchema) => unknown,
  shape?: JsonSchema,
): unknown {
  const meaning = (shape && ofShapes.get(shape)?.[name]) ?? ofFields.get(schema)?.get(name) ?? null;
  if (meaning === null) return print(schema);
  return typeof meaning === 'string' ? { ...(print(schema) as object), description: meaning } : meaning;
}

export const listMeanings = {
  ordering: 'Names of fields, separated by commas; a `-` before a name reverses its order.',
  page: {
    description: 'A number from 1, or `last`.',
    anyOf: [
      { type: 'integer', minimum: 1 },
      { type: 'string', enum: ['last'] },
    ],
  },
  page_size: {
    description: 'The number of rows: 20 where it is left out; more than 100 count as 100.',
    type: 'integer',
    minimum: 1,
  },
  search: 'Words that must all be found, each in any of the searched fields.',
};

/** Meanings that the storefront and a seller's resources share. */
export const rateMeanings = {
  is_group_pricing: 'Whether one price holds for a group of any size within its limits.',
  min_per_booking: 'The least number of units in one booking.',
  max_per_booking: 'The greatest number of units in one booking; null: no limit.',
  price_rules:
    'Prices for certain days. The rule of a departure comes before that of a day, and that of a day before that of a season. If two seasons cover a day, the first counts.',
};
export const extraMeanings = {
  pricing: 'Whether the price is for a unit, each person, or the booking.',
  stock: 'The stock at each start time; null: no limit.',
  max_quantity: 'The greatest quantity in one booking; null: no limit.',
};
export const questionMeanings = {
  scope: 'Whether the question is asked once for the booking, or of each guest.',
  choices: 'The choices of a question of the type `choice`.',
  mandatory: 'Whether it needs an answer before paying.',
};
