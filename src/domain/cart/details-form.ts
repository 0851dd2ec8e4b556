import { answersProblems, openedAnswers, type TypedAnswers } from '../booking/answers-form.ts';
import type { MainContact, Participant, ParticipantsInfo } from '../contract/cart.ts';
import { type Reason, reason } from '../contract/problems.ts';
import {
  contactProblems,
  headcount,
  includeMainContact,
  NO_CONTACT,
  NO_PARTICIPANT,
  noteProblem,
  participantsProblems,
  withMainContact,
} from './people.ts';
import type { ShownCart, ShownLine } from './shown-cart.ts';

/** A line's participants in the form. They are required, and sent, only while the list is shown (K8). */
export interface GuestList extends ParticipantsInfo {
  readonly shown: boolean;
}

export interface DetailsForm {
  readonly contact: MainContact;
  readonly note: string;
  readonly lists: Readonly<Record<string, GuestList>>;
  readonly answers: TypedAnswers;
}

export type DetailsProblems = Readonly<Record<string, Reason>>;

type Lines = Pick<ShownCart, 'lines'>;

/** The form when it opens, with the cart's data. Without participants, the switches start off (K8). */
export function openedDetails(cart: ShownCart): DetailsForm {
  const listOf = ({ booking_participants_info: { has_main_contact, participants } }: ShownLine): GuestList => ({
    shown: cart.has_participants_info && participants.length > 0,
    has_main_contact,
    participants,
  });
  return {
    contact: cart.main_contact_info ?? NO_CONTACT,
    note: cart.note,
    lists: Object.fromEntries(cart.lines.map((line) => [line.id, listOf(line)])),
    answers: Object.assign({}, ...cart.lines.map(openedAnswers)) as TypedAnswers,
  };
}

/** A line's list. A list that was not opened yet is off and empty. */
export function listOf({ lists }: DetailsForm, lineId: string): GuestList {
  return lists[lineId] ?? { shown: false, has_main_contact: false, participants: [] };
}

/** Sets a name or an address. Lists that include the main contact follow (K9). */
export function withContactField(form: DetailsForm, field: keyof MainContact, value: string): DetailsForm {
  const contact = { ...form.contact, [field]: value };
  const lists = Object.entries(form.lists).map(([id, list]) => [id, { ...list, ...withMainContact(list, contact) }]);
  return { ...form, contact, lists: Object.fromEntries(lists) as DetailsForm['lists'] };
}

/** Turns 'Show list?' on or off. A new list has an entry for each of the people. */
export function showList(form: DetailsForm, lineId: string, shown: boolean, people: number): DetailsForm {
  return withList(form, lineId, ({ participants }) => {
    const isNew = shown && participants.length === 0;
    return { shown, ...(isNew && { participants: Array.from({ length: Math.max(1, people) }, () => NO_PARTICIPANT) }) };
  });
}

/** Turns 'Include main contact' on or off (K9). */
export function includeContact(form: DetailsForm, lineId: string, on: boolean): DetailsForm {
  return withList(form, lineId, (list) => includeMainContact(list, form.contact, on));
}

export function addParticipant(form: DetailsForm, lineId: string): DetailsForm {
  return withList(form, lineId, ({ participants }) => ({ participants: [...participants, NO_PARTICIPANT] }));
}

/** Removes a participant. Removing the first one, if it is the main contact, also turns 'Include main contact' off. */
export function removeParticipant(form: DetailsForm, lineId: string, index: number): DetailsForm {
  return withList(form, lineId, ({ has_main_contact, participants }) => ({
    has_main_contact: has_main_contact && index > 0,
    participants: participants.toSpliced(index, 1),
  }));
}

export function withParticipant(
  form: DetailsForm,
  lineId: string,
  index: number,
  field: keyof Participant,
  value: string,
): DetailsForm {
  return withList(form, lineId, ({ participants }) => ({
    participants: participants.map((one, i) => (i === index ? { ...one, [field]: value } : one)),
  }));
}

function withList(form: DetailsForm, lineId: string, change: (list: GuestList) => Partial<GuestList>): DetailsForm {
  const list = listOf(form, lineId);
  return { ...form, lists: { ...form.lists, [lineId]: { ...list, ...change(list) } } };
}

export function withAnswer(form: DetailsForm, name: string, value: string): DetailsForm {
  return { ...form, answers: { ...form.answers, [name]: value } };
}

/** The names of fields, in the form and in its problems. */
export const fieldName = {
  list: (lineId: string) => `participants.${lineId}`,
  participant: (lineId: string, index: number, field: keyof Participant) => `participants.${lineId}.${index}.${field}`,
};

/** All problems of the contact step (K3, K5 to K8, K13). Lists that are not shown are not checked. */
export function detailsProblems(form: DetailsForm, { lines }: Lines): DetailsProblems {
  const problems: Record<string, Reason> = { ...contactProblems(form.contact) };
  const note = noteProblem(form.note);
  if (note) problems['note'] = note;
  for (const line of lines) Object.assign(problems, answersProblems(form.answers, line));
  for (const line of lines.filter(({ id }) => listOf(form, id).shown)) {
    const { id } = line;
    const list = listOf(form, id);
    const { list: none, each } = participantsProblems(list);
    const whole = none ?? (each.length > headcount(line) ? reason('too_many_guests', { most: headcount(line) }) : null);
    if (whole) problems[fieldName.list(id)] = whole;
    for (const [i, one] of each.entries())
      for (const [field, why] of Object.entries(one))
        problems[fieldName.participant(id, i, field as keyof Participant)] = why;
  }
  return problems;
}
