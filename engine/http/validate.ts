import type { AnyField, Field } from '#domain/contract/fields.ts';
import { fieldsOf, jsonSchema } from '#domain/contract/fields.ts';
import { Invalid } from './errors.ts';

/** What was sent, as its field understands it: known parts checked, unknown ones dropped. @throws Invalid */
export function validated<T>(field: Field<T>, value: unknown): T {
  const [error, it] = field.validate(value, { coerce: true });
  if (error)
    throw new Invalid(error.failures().map(({ path, message }) => ({ path: path as (string | number)[], message })));
  return it;
}

/** A query as the shape that it should have: lists from repeated keys, of the rest the last; '' counts as absent. */
export function queryValues(field: AnyField, search: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [key, inner] of Object.entries(fieldsOf(field))) {
    const given = search.getAll(key).filter((it) => it !== '');
    const last = given.at(-1);
    if (last === undefined) continue;
    values[key] = isList(inner) ? given : last;
  }
  return values;
}

function isList(field: AnyField): boolean {
  return jsonSchema(field)['type'] === 'array';
}
