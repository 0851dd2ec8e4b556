import * as bookings from '#domain/contract/bookings.ts';
import * as cart from '#domain/contract/cart.ts';
import * as catalogue from '#domain/contract/catalogue.ts';
import { type AnyField, type JsonSchema, jsonSchema } from '#domain/contract/fields.ts';
import * as orders from '#domain/contract/orders.ts';
import { ProblemDocument, Refusal } from '#domain/contract/refusals.ts';
import { NAMES } from '#domain/contract/resource-fields.ts';
import * as webstore from '#domain/contract/webstore.ts';
import { withMeaning } from '../http/describe.ts';

/** The shapes that have a name: each is printed once, and referred to elsewhere. */
export type Components = ReturnType<typeof createComponents>;

/** @param byTable  the answered shape of one object, by table */
export function createComponents(byTable: ReadonlyMap<string, AnyField>) {
  const names = new Map<JsonSchema, string>(contract.map(([name, field]) => [jsonSchema(field), name]));
  const used = new Map<string, unknown>();

  const objectOf = ({ type, [NAMES]: table }: JsonSchema): JsonSchema | null => {
    const field = Array.isArray(type) && type.includes('object') ? byTable.get(String(table)) : undefined;
    return field ? jsonSchema(field) : null;
  };
  const print = (value: unknown, isNamed = false): unknown => {
    if (Array.isArray(value)) return value.map((it) => print(it));
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as JsonSchema;
    const target = objectOf(schema);
    if (target) return { [NAMES]: schema[NAMES], anyOf: [{ type: 'integer' }, print(target)] };
    const name = isNamed ? undefined : names.get(value as JsonSchema);
    if (name === undefined) {
      return Object.fromEntries(
        Object.entries(schema).map(([key, inner]) => [
          key,
          key === 'properties' ? properties(inner as Properties, schema) : print(inner),
        ]),
      );
    }
    if (!used.has(name)) {
      used.set(name, {});
      used.set(name, print(value, true));
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  const properties = (all: Properties, shape: JsonSchema) =>
    Object.fromEntries(Object.entries(all).map(([key, inner]) => [key, withMeaning(inner, key, print, shape)]));

  return {
    /** Prints a field in its place. @param name  the field's name there */
    use: (field: AnyField, name = ''): unknown => withMeaning(jsonSchema(field), name, print),
    /** Gives a field a name, unless it has one. */
    name: (field: AnyField, name: string) => {
      const schema = jsonSchema(field);
      const taken = new Set(names.values());
      if (!names.has(schema)) names.set(schema, taken.has(name) ? `Seller${name}` : name);
    },
    printed: (): Readonly<Record<string, unknown>> =>
      Object.fromEntries([...used].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

type Properties = Readonly<Record<string, JsonSchema>>;

/** The contract's shapes, which keep their names as the storefront's shapes. */
const contract = Object.entries({
  ...catalogue,
  ...webstore,
  ...bookings,
  ...cart,
  ...orders,
  ProblemDocument,
  Refusal,
}).filter((entry): entry is [string, AnyField] => {
  const [name, value] = entry;
  if (!/^[A-Z][a-z]/.test(name) || typeof value !== 'object' || value === null || !('validator' in value)) return false;
  return jsonSchema(value as AnyField)['type'] === 'object';
});
