import * as words from '#words/forms.ts';
import type { CartLine, MainContact, Participant, ParticipantsInfo } from '../contract/cart.ts';
import { contactProblems } from './contact.ts';

export const NO_PARTICIPANT: Participant = { first_name: '', last_name: '' };

export interface ParticipantsProblems {
  /** Of the list as a whole. */
  readonly list: string | null;
  /** Of each participant, in the list's order. */
  readonly each: readonly Partial<Record<keyof Participant, string>>[];
}

/** How many people a line is booked for, infants too; its list names no more than these. */
export function headcount({ booking_info: { pricing_units } }: Pick<CartLine, 'booking_info'>): number {
  return pricing_units.reduce((sum, { quantity, group_size }) => sum + quantity * (group_size ?? 1), 0);
}

/** What is wrong with a line's list of participants, which is asked for only while it is shown (K8). */
export function participantsProblems({ participants }: Pick<ParticipantsInfo, 'participants'>): ParticipantsProblems {
  return {
    list: participants.length === 0 ? words.nobody : null,
    each: participants.map(({ first_name, last_name }) => ({
      ...(first_name.trim() === '' && { first_name: words.noFirstName }),
      ...(last_name.trim() === '' && { last_name: words.noLastName }),
    })),
  };
}

export function areParticipantsComplete(info: Pick<ParticipantsInfo, 'participants'>): boolean {
  const { list, each } = participantsProblems(info);
  return list === null && each.every((one) => Object.keys(one).length === 0);
}

/** Whether the main contact's names can stand for a participant's (K9). */
export function isMainContactUsable(contact: MainContact): boolean {
  const { first_name, last_name } = contactProblems(contact);
  return first_name === undefined && last_name === undefined;
}

/**
 * The list as K9 wants it for this main contact: with it on, the first participant bears its names; with names that have become
 * invalid, the switch is off again and those fields are empty.
 */
export function withMainContact(info: ParticipantsInfo, contact: MainContact): ParticipantsInfo {
  if (!info.has_main_contact) return info;
  const rest = info.participants.slice(1);
  if (!isMainContactUsable(contact)) return { has_main_contact: false, participants: [NO_PARTICIPANT, ...rest] };
  return {
    ...info,
    participants: [{ first_name: contact.first_name.trim(), last_name: contact.last_name.trim() }, ...rest],
  };
}

/** Turns 'Include main contact' on or off; off leaves the first participant's fields empty. */
export function includeMainContact(info: ParticipantsInfo, contact: MainContact, on: boolean): ParticipantsInfo {
  if (on) return withMainContact({ ...info, has_main_contact: true }, contact);
  return info.has_main_contact
    ? { has_main_contact: false, participants: [NO_PARTICIPANT, ...info.participants.slice(1)] }
    : info;
}
