import { contactProblems, NO_CONTACT, noteProblem } from './contact.ts';
import type { CartChange, MainContact, Participant, ParticipantsInfo } from './contract/cart.ts';
import {
  areParticipantsComplete,
  includeMainContact,
  NO_PARTICIPANT,
  participantsProblems,
  withMainContact,
} from './participants.ts';
import { flatProblems } from './problems.ts';
import type { ShownCart, ShownLine } from './shown-cart.ts';

/** A line's participants in the form; asked for, and sent, only while shown (K8). */
export interface GuestList extends ParticipantsInfo {
  readonly shown: boolean;
}

/** What the contact step asks for, as typed. */
export interface DetailsForm {
  readonly contact: MainContact;
  readonly note: string;
  /** By line. */
  readonly lists: Readonly<Record<string, GuestList>>;
}

/** What is wrong, by the name of the field. */
export type DetailsProblems = Readonly<Record<string, string>>;

type Lines = Pick<ShownCart, 'lines'>;

/** The form as it opens: what the cart knows. Switches start off (K8). */
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
  };
}

/** A line's list; one that nobody has opened yet is off and empty. */
export function listOf({ lists }: DetailsForm, lineId: string): GuestList {
  return lists[lineId] ?? { shown: false, has_main_contact: false, participants: [] };
}

/** Another name or address; lists that include the main contact follow it (K9). */
export function withContactField(form: DetailsForm, field: keyof MainContact, value: string): DetailsForm {
  const contact = { ...form.contact, [field]: value };
  const lists = Object.entries(form.lists).map(([id, list]) => [id, { ...list, ...withMainContact(list, contact) }]);
  return { ...form, contact, lists: Object.fromEntries(lists) as DetailsForm['lists'] };
}

/** Turns 'Show list?' on, with room for a first participant, or off. */
export function showList(form: DetailsForm, lineId: string, shown: boolean): DetailsForm {
  const list = listOf(form, lineId);
  const participants = shown && list.participants.length === 0 ? [NO_PARTICIPANT] : list.participants;
  return withList(form, lineId, { ...list, shown, participants });
}

/** Turns 'Include main contact' on or off (K9). */
export function includeContact(form: DetailsForm, lineId: string, on: boolean): DetailsForm {
  const list = listOf(form, lineId);
  return withList(form, lineId, { ...list, ...includeMainContact(list, form.contact, on) });
}

export function addParticipant(form: DetailsForm, lineId: string): DetailsForm {
  const list = listOf(form, lineId);
  return withList(form, lineId, { ...list, participants: [...list.participants, NO_PARTICIPANT] });
}

/** Without one; the first, where it is the main contact, takes that with it. */
export function removeParticipant(form: DetailsForm, lineId: string, index: number): DetailsForm {
  const list = listOf(form, lineId);
  const has_main_contact = list.has_main_contact && index > 0;
  return withList(form, lineId, {
    ...list,
    has_main_contact,
    participants: list.participants.filter((_, i) => i !== index),
  });
}

export function withParticipant(
  form: DetailsForm,
  lineId: string,
  index: number,
  field: keyof Participant,
  value: string,
): DetailsForm {
  const list = listOf(form, lineId);
  const participants = list.participants.map((one, i) => (i === index ? { ...one, [field]: value } : one));
  return withList(form, lineId, { ...list, participants });
}

/** The name that a field goes by, in the form and in what is wrong with it. */
export const fieldName = {
  list: (lineId: string) => `participants.${lineId}`,
  participant: (lineId: string, index: number, field: keyof Participant) => `participants.${lineId}.${index}.${field}`,
};

/** All that keeps the contact step from being valid (K3, K5 to K8). Lists that are not shown are not asked for. */
export function detailsProblems(form: DetailsForm, { lines }: Lines): DetailsProblems {
  const problems: Record<string, string> = { ...contactProblems(form.contact) };
  const note = noteProblem(form.note);
  if (note) problems['note'] = note;
  for (const { id } of lines) {
    const list = listOf(form, id);
    if (!list.shown) continue;
    const { list: whole, each } = participantsProblems(list);
    if (whole) problems[fieldName.list(id)] = whole;
    for (const [i, one] of each.entries())
      for (const [field, words] of Object.entries(one))
        problems[fieldName.participant(id, i, field as keyof Participant)] = words;
  }
  return problems;
}

/** What the engine found wrong (400) with a change, by the names of the form's own fields; '' for what belongs to none. */
export function detailsErrors(errors: unknown, change: CartChange): DetailsProblems {
  const named = Object.entries(flatProblems(errors)).map(([path, words]) => [formName(path, change), words] as const);
  return Object.fromEntries(named);
}

function formName(path: string, { booking_participants_info = [] }: CartChange): string {
  const [area = '', first = '', , index = '', field = ''] = path.split('.');
  if (area === 'main_contact_info') return first;
  if (area === 'note') return 'note';
  const list = area === 'booking_participants_info' ? booking_participants_info[Number(first)] : undefined;
  if (!list) return '';
  if (index === '') return fieldName.list(list.line_id);
  return fieldName.participant(list.line_id, Number(index), field === 'last_name' ? 'last_name' : 'first_name');
}

/** The body that saves the step, all of it (K10). Only for a form without problems. */
export function detailsChange(form: DetailsForm, { lines }: Lines): CartChange {
  const lists = lines.map(({ id }) => ({ line_id: id, ...sentList(listOf(form, id)) }));
  return {
    main_contact_info: form.contact,
    booking_participants_info: lists,
    note: form.note,
    has_participants_info: lines.some(({ id }) => listOf(form, id).shown),
  };
}

/** What of an unfinished form can be saved (K3); null where nothing can. */
export function validPart(form: DetailsForm, cart: Lines): CartChange | null {
  const all = detailsChange(form, cart);
  const isContactValid = Object.keys(contactProblems(form.contact)).length === 0;
  const complete = cart.lines.filter(({ id }) => areParticipantsComplete(listOf(form, id)) || !listOf(form, id).shown);
  const valid: CartChange = {
    ...(isContactValid && { main_contact_info: form.contact }),
    ...(noteProblem(form.note) === null && { note: form.note }),
    ...(complete.length === cart.lines.length && {
      booking_participants_info: all.booking_participants_info,
      has_participants_info: all.has_participants_info,
    }),
  };
  return Object.keys(valid).length > 0 ? valid : null;
}

/** Whether a cart already knows all that a change says. */
export function isKnownTo(cart: ShownCart, change: CartChange): boolean {
  const { main_contact_info, note, has_participants_info, booking_participants_info } = change;
  return (
    (main_contact_info === undefined || isSame(trimmed(main_contact_info), cart.main_contact_info)) &&
    (note === undefined || (note ?? '').trim() === cart.note) &&
    (has_participants_info === undefined || has_participants_info === cart.has_participants_info) &&
    (booking_participants_info ?? []).every(({ line_id, ...info }) => {
      const known = cart.lines.find(({ id }) => id === line_id)?.booking_participants_info;
      const participants = info.participants.map(trimmed);
      return known !== undefined && isSame({ ...info, participants }, known);
    })
  );
}

function withList(form: DetailsForm, lineId: string, list: GuestList): DetailsForm {
  return { ...form, lists: { ...form.lists, [lineId]: list } };
}

function sentList({ shown, has_main_contact, participants }: GuestList): ParticipantsInfo {
  return shown ? { has_main_contact, participants } : { has_main_contact: false, participants: [] };
}

/** Outer space does not count (K5). */
function trimmed<T extends Record<string, string>>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) as T;
}

/** Compares what JSON keeps, whatever the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
