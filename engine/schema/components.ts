import * as bookings from '#domain/contract/bookings.ts';
import * as cart from '#domain/contract/cart.ts';
import * as catalogue from '#domain/contract/catalogue.ts';
import type { AnyField, JsonSchema } from '#domain/contract/fields.ts';
import { jsonSchema } from '#domain/contract/fields.ts';
import * as orders from '#domain/contract/orders.ts';
import { Refusal } from '#domain/contract/refusals.ts';
import * as webstore from '#domain/contract/webstore.ts';

/** The shapes that have a name: each is printed once, and referred to wherever it stands. */
export interface Components {
  /** A field as it is printed where it stands. */
  use(field: AnyField): unknown;
  /** Gives a field a name, unless it has one. */
  name(field: AnyField, name: string): void;
  printed(): Readonly<Record<string, unknown>>;
}

export function createComponents(): Components {
  const names = new Map<JsonSchema, string>(contract.map(([name, field]) => [jsonSchema(field), name]));
  const used = new Map<string, unknown>();

  const print = (value: unknown, isNamed = false): unknown => {
    if (Array.isArray(value)) return value.map((it) => print(it));
    if (typeof value !== 'object' || value === null) return value;
    const name = isNamed ? undefined : names.get(value as JsonSchema);
    if (name === undefined) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, print(inner)]));
    if (!used.has(name)) {
      used.set(name, {});
      used.set(name, print(value, true));
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  return {
    use: (field) => print(jsonSchema(field)),
    name: (field, name) => {
      const schema = jsonSchema(field);
      const taken = new Set(names.values());
      if (!names.has(schema)) names.set(schema, taken.has(name) ? `Seller${name}` : name);
    },
    printed: () => Object.fromEntries([...used].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Names of the contract, which has the storefront's shapes under theirs. */
const contract = Object.entries({ ...catalogue, ...webstore, ...bookings, ...cart, ...orders, Refusal }).filter(
  (entry): entry is [string, AnyField] => {
    const [name, value] = entry;
    if (!/^[A-Z][a-z]/.test(name) || typeof value !== 'object' || value === null || !('validator' in value))
      return false;
    return jsonSchema(value as AnyField)['type'] === 'object';
  },
);
