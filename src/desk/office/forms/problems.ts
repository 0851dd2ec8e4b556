import type { NestedTexts } from '#text/problem-text.ts';

/** The messages of the fields within a field. */
export function innerOf(problem: NestedTexts[string] | undefined): NestedTexts {
  return typeof problem === 'object' ? (problem as NestedTexts) : {};
}

/** Whether one of the fields has a message. */
export function isAtFields(problems: NestedTexts, fields: readonly { readonly name: string }[]): boolean {
  return fields.some(({ name }) => problems[name] !== undefined);
}

/** Whether the messages belong to fields of rows, and not to the list as a whole. */
export function isAtRows(problem: NestedTexts[string] | undefined): boolean {
  return Object.values(innerOf(problem)).some((it) => typeof it === 'object');
}
