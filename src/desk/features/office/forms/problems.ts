import type { Problems } from '#platform/network/api.ts';

/** The messages of the fields within a field. */
export function innerOf(problem: Problems[string] | undefined): Problems {
  return typeof problem === 'object' ? (problem as Problems) : {};
}

/** Whether a message stands at one of the fields, and not at the form as a whole. */
export function isAtFields(problems: Problems, fields: readonly { readonly name: string }[]): boolean {
  return fields.some(({ name }) => problems[name] !== undefined);
}

/** Whether the messages stand at fields of rows, and not at the list as a whole. */
export function isAtRows(problem: Problems[string] | undefined): boolean {
  return Object.values(innerOf(problem)).some((it) => typeof it === 'object');
}
