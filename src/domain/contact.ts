import { validate } from 'superstruct';
import { MainContact, Note } from './contract/cart.ts';
import type { AnyField } from './contract/fields.ts';

export type ContactField = keyof MainContact;
export const NO_CONTACT: MainContact = { first_name: '', last_name: '', email: '', phone_number: '' };

/** What is wrong with a main contact, by field, in the words of K5 and K6. The engine refuses by the same struct. */
export function contactProblems(contact: MainContact): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const failure of failures(contact, MainContact)) {
    const field = failure.path[0] as ContactField;
    problems[field] ??= failure.message;
  }
  return problems;
}

/** What is wrong with a note, or null (K7). */
export function noteProblem(note: string): string | null {
  return failures(note, Note)[0]?.message ?? null;
}

function failures(value: unknown, field: AnyField) {
  const [error] = validate(value, field, { coerce: true });
  return error?.failures() ?? [];
}
