import { validate } from 'superstruct';
import { MainContact, Note } from '../contract/cart.ts';
import type { AnyField } from '../contract/fields.ts';
import { LookUp } from '../contract/orders.ts';

export type ContactField = keyof MainContact;
export const NO_CONTACT: MainContact = { first_name: '', last_name: '', email: '', phone_number: '' };

/** What is wrong with a main contact, by field, in the words of K5 and K6. The engine refuses by the same struct. */
export function contactProblems(contact: MainContact): Partial<Record<ContactField, string>> {
  return problemsOf(contact, MainContact);
}

/** The same of who looks for a booking (P13): whether there is one, the engine keeps to itself. */
export function lookUpProblems(wish: LookUp): Partial<Record<keyof LookUp, string>> {
  return problemsOf(wish, LookUp);
}

/** What is wrong with a note, or null (K7). */
export function noteProblem(note: string): string | null {
  return validate(note, Note, { coerce: true })[0]?.message ?? null;
}

/** The first of each field. */
function problemsOf<Fields extends object>(value: Fields, field: AnyField): Partial<Record<keyof Fields, string>> {
  const problems: Partial<Record<keyof Fields, string>> = {};
  const [error] = validate(value, field, { coerce: true });
  for (const { path, message } of error?.failures() ?? []) problems[path[0] as keyof Fields] ??= message;
  return problems;
}
