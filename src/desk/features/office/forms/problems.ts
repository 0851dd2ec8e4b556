import type { Problems } from '#platform/network/api.ts';

/** The messages of the fields within a field. */
export function innerOf(problem: Problems[string] | undefined): Problems {
  return typeof problem === 'object' ? (problem as Problems) : {};
}

/** Whether one of the fields has a message. */
export function isAtFields(problems: Problems, fields: readonly { readonly name: string }[]): boolean {
  return fields.some(({ name }) => problems[name] !== undefined);
}

/** Whether the messages belong to fields of rows, and not to the list as a whole. */
export function isAtRows(problem: Problems[string] | undefined): boolean {
  return Object.values(innerOf(problem)).some((it) => typeof it === 'object');
}
