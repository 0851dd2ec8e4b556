import { type Endpoint, endpoint } from '../endpoint.ts';
import { type AnyField, type Field, integer, json, nullable, optional, shape } from '../fields.ts';
import { listQuery, pageOf } from '../webstore.ts';

/** A seller's object in the engine's answers: its id, and the values of its fields. */
export interface SellerObject {
  readonly id: number;
  readonly [field: string]: unknown;
}

export type SellerValues = Readonly<Record<string, unknown>>;

type Page = { count: number; next: string | null; previous: string | null; results: SellerObject[] };

/** The calls of a plain resource (A5) for the office, and the fields that sellers enter. */
export interface ResourceCalls {
  readonly fields: Readonly<Record<string, AnyField>>;
  readonly list: Endpoint<Record<string, string | undefined>, undefined, Page>;
  readonly create: Endpoint<Record<string, never>, SellerValues, SellerObject>;
  readonly retrieve: Endpoint<Record<string, never>, undefined, SellerObject>;
  readonly change: Endpoint<Record<string, never>, SellerValues, SellerObject>;
  readonly remove: Endpoint<Record<string, never>, undefined, undefined>;
}

/**
 * The calls of a resource. The engine checks the values that are sent, and reports problems by field. Values in answers are not checked here, because
 * a stored value may follow an older limit.
 *
 * @param shown  fields of answers that sellers do not enter here
 */
/*#__NO_SIDE_EFFECTS__*/
export function resourceCalls(
  name: string,
  fields: Readonly<Record<string, AnyField>>,
  shown: readonly string[] = [],
): ResourceCalls {
  const all = `/api/${name}/`;
  const one = `${all}{id}/`;
  const names = ['base_account', ...Object.keys(fields)];
  const values = Object.fromEntries([...names, ...shown].map((field) => [field, nullable(optional(json()))]));
  const reply = shape({ id: integer(), ...values }) as unknown as Field<SellerObject>;
  const body = json() as Field<SellerValues>;
  return {
    fields,
    list: endpoint('GET', all, { query: shape(listQuery), reply: pageOf(reply) }),
    create: endpoint('POST', all, { body, reply, status: 201 }),
    retrieve: endpoint('GET', one, { reply }),
    change: endpoint('PATCH', one, { body, reply }),
    remove: endpoint('DELETE', one),
  };
}

/** The values with which a creation makes the same object again. */
export function enteredValues({ fields }: ResourceCalls, object: SellerObject): SellerValues {
  const names = ['base_account', ...Object.keys(fields)];
  return Object.fromEntries(names.filter((name) => name in object).map((name) => [name, object[name]]));
}
