import { validate } from 'superstruct';
import { type CartLine, MainContact, Note, type Participant, type ParticipantsInfo } from '../contract/cart.ts';
import { type AnyField, reasonOf } from '../contract/fields.ts';
import { LookUp } from '../contract/orders.ts';
import { type Reason, reason } from '../contract/problems.ts';

export type ContactField = keyof MainContact;
export const NO_CONTACT: MainContact = { first_name: '', last_name: '', email: '', phone_number: '' };

/** The problems of a main contact, by field (K5, K6). The engine checks with the same struct. */
export function contactProblems(contact: MainContact): Partial<Record<ContactField, Reason>> {
  return problemsOf(contact, MainContact);
}

/** The problems with a search for a booking (P13). The engine does not say whether the booking exists. */
export function lookUpProblems(lookUp: LookUp): Partial<Record<keyof LookUp, Reason>> {
  return problemsOf(lookUp, LookUp);
}

/** The problem with a note, or null (K7). */
export function noteProblem(note: string): Reason | null {
  const [error] = validate(note, Note, { coerce: true });
  return error ? reasonOf(error) : null;
}

function problemsOf<Fields extends object>(value: Fields, field: AnyField): Partial<Record<keyof Fields, Reason>> {
  const problems: Partial<Record<keyof Fields, Reason>> = {};
  const [error] = validate(value, field, { coerce: true });
  for (const it of error?.failures() ?? []) problems[it.path[0] as keyof Fields] ??= reasonOf(it);
  return problems;
}

export const NO_PARTICIPANT: Participant = { first_name: '', last_name: '' };

/** The number of people a line is booked for, infants included. Its list has no more names than this. */
export function headcount({ booking_info: { pricing_units } }: Pick<CartLine, 'booking_info'>): number {
  return pricing_units.reduce((sum, { quantity, group_size }) => sum + quantity * (group_size ?? 1), 0);
}

/** The problems with a line's list as a whole, and with each participant (K8). */
export function participantsProblems({ participants }: Pick<ParticipantsInfo, 'participants'>) {
  const each = participants.map(({ first_name, last_name }) => ({
    ...(first_name.trim() === '' && { first_name: reason('first_name_missing') }),
    ...(last_name.trim() === '' && { last_name: reason('last_name_missing') }),
  }));
  return { list: participants.length === 0 ? reason('guests_missing') : null, each };
}

export function areParticipantsComplete(info: Pick<ParticipantsInfo, 'participants'>): boolean {
  const { list, each } = participantsProblems(info);
  return list === null && each.every((one) => Object.keys(one).length === 0);
}

/** Whether the main contact's names are valid as a participant's names (K9). */
export function isMainContactUsable(contact: MainContact): boolean {
  const { first_name, last_name } = contactProblems(contact);
  return first_name === undefined && last_name === undefined;
}

/** The list with the main contact (K9): if included, the first participant has its names; if its names are invalid, it is turned off. */
export function withMainContact(info: ParticipantsInfo, contact: MainContact): ParticipantsInfo {
  return info.has_main_contact ? includeMainContact(info, contact, isMainContactUsable(contact)) : info;
}

/** Turns 'Include main contact' on or off. Turning it off empties the first participant's fields. */
export function includeMainContact(info: ParticipantsInfo, contact: MainContact, on: boolean): ParticipantsInfo {
  const rest = info.participants.slice(1);
  if (!on || !isMainContactUsable(contact))
    return on || info.has_main_contact ? { has_main_contact: false, participants: [NO_PARTICIPANT, ...rest] } : info;
  const [first_name, last_name] = [contact.first_name.trim(), contact.last_name.trim()];
  return { has_main_contact: true, participants: [{ first_name, last_name }, ...rest] };
}
