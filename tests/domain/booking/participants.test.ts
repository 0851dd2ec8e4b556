import { describe, expect, it } from 'vitest';
import { detailsProblems, fieldName } from '#domain/cart/details-form.ts';
import {
  areParticipantsComplete,
  includeMainContact,
  isMainContactUsable,
  NO_CONTACT,
  participantsProblems,
  withMainContact,
} from '#domain/cart/people.ts';
import type { ShownLine } from '#domain/cart/shown-cart.ts';
import { reason } from '#domain/contract/problems.ts';

const ana = { first_name: 'Ana', last_name: 'Horvat', email: '', phone_number: '' };
const ivo = { first_name: 'Ivo', last_name: 'Marić' };

describe('participants', () => {
  it('[K8] a list that is shown needs at least one', () => {
    expect(participantsProblems({ participants: [] })).toEqual({ list: reason('guests_missing'), each: [] });
  });

  it('[K8] each needs a first and a last name', () => {
    const problems = participantsProblems({ participants: [ivo, { first_name: ' ', last_name: '' }] });

    expect(problems).toEqual({
      list: null,
      each: [{}, { first_name: reason('first_name_missing'), last_name: reason('last_name_missing') }],
    });
    expect(areParticipantsComplete({ participants: [ivo] })).toBe(true);
    expect(areParticipantsComplete({ participants: [ivo, { ...ivo, last_name: '' }] })).toBe(false);
  });

  it('[K9] with the main contact the first of them bears its names, and follows them', () => {
    const on = includeMainContact(
      { has_main_contact: false, participants: [{ first_name: '', last_name: '' }, ivo] },
      ana,
      true,
    );

    expect(on).toEqual({ has_main_contact: true, participants: [{ first_name: 'Ana', last_name: 'Horvat' }, ivo] });
    expect(withMainContact(on, { ...ana, first_name: 'Anna' }).participants[0]).toEqual({
      first_name: 'Anna',
      last_name: 'Horvat',
    });
  });

  it('[K9] an empty list gets the main contact as its first', () => {
    expect(includeMainContact({ has_main_contact: false, participants: [] }, ana, true).participants).toEqual([
      { first_name: 'Ana', last_name: 'Horvat' },
    ]);
  });

  it('[K9] names that become invalid turn it off and clear its fields', () => {
    const on = { has_main_contact: true, participants: [{ first_name: 'Ana', last_name: 'Horvat' }, ivo] };

    expect(withMainContact(on, { ...ana, last_name: 'Ho' })).toEqual({
      has_main_contact: false,
      participants: [{ first_name: '', last_name: '' }, ivo],
    });
  });

  it('[K9] it cannot be turned on while the names are missing or invalid', () => {
    const off = { has_main_contact: false, participants: [ivo] };

    expect(isMainContactUsable({ ...ana, first_name: 'A' })).toBe(false);
    expect(isMainContactUsable(ana)).toBe(true);
    expect(includeMainContact(off, { ...ana, first_name: 'A' }, true).has_main_contact).toBe(false);
  });

  it('[K9] turned off it leaves the fields empty, and others alone', () => {
    const on = { has_main_contact: true, participants: [{ first_name: 'Ana', last_name: 'Horvat' }, ivo] };

    expect(includeMainContact(on, ana, false)).toEqual({
      has_main_contact: false,
      participants: [{ first_name: '', last_name: '' }, ivo],
    });
    expect(includeMainContact({ has_main_contact: false, participants: [ivo] }, ana, false).participants).toEqual([
      ivo,
    ]);
  });
});

it.each([
  [1, reason('too_many_guests', { most: 1 })],
  [2, undefined],
])('[K8a] names no more people than were booked: two of %d', (quantity, expected) => {
  const participants = [ivo, ivo];
  const line = {
    id: 'a',
    booking_info: { pricing_units: [{ quantity, group_size: null }] },
    booking_questions: [],
    booking_answers: [],
  } as unknown as ShownLine;
  const lists = { a: { shown: true, has_main_contact: false, participants } };

  const problem = detailsProblems({ contact: NO_CONTACT, note: '', lists, answers: {} }, { lines: [line] })[
    fieldName.list('a')
  ];

  expect(problem).toEqual(expected);
});
