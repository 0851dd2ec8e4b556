import { describe, expect, it } from 'vitest';
import { contactProblems, NO_CONTACT, noteProblem } from '#domain/cart/people.ts';
import { reason } from '#domain/contract/problems.ts';
import { countryCode } from '#domain/text/contact-links.ts';

const ana = { first_name: 'Ana', last_name: 'Horvat', email: 'ana@more.hr', phone_number: '+385 (0)91 123-456' };

describe('main contact', () => {
  it('[K5, K6] that is complete has no problem', () => {
    expect(contactProblems(ana)).toEqual({});
  });

  it('[K5, K6] that is empty says for each field what to enter', () => {
    expect(contactProblems(NO_CONTACT)).toEqual({
      first_name: reason('name_too_short'),
      last_name: reason('name_too_short'),
      email: reason('contact_email'),
      phone_number: reason('contact_phone'),
    });
  });

  it.each([
    ['An', reason('name_too_short')],
    ['  An  ', reason('name_too_short')],
    ['Ana', undefined],
    ['👩‍🚀', undefined],
    ['🙂🙂', reason('name_too_short')],
    ['x'.repeat(512), undefined],
    ['🙂'.repeat(512), undefined],
    ['x'.repeat(513), reason('name_too_long')],
  ])('[K5] a first name counts its code points: %s', (first_name, problem) => {
    expect(contactProblems({ ...ana, first_name }).first_name).toEqual(problem);
  });

  it.each([
    'ana',
    'ana@',
    '@more.hr',
    'ana@more',
    'a na@more.hr',
    'ana@more..hr',
    'ana@-more.hr',
    `${'a'.repeat(250)}@more.hr`,
  ])('[K6] %s is no e-mail', (email) => {
    expect(contactProblems({ ...ana, email }).email).toEqual(reason('contact_email'));
  });

  it.each(['', '+', '()', 'call me', '091/123', '091.123'])('[K6] %j is no phone number', (phone_number) => {
    expect(contactProblems({ ...ana, phone_number }).phone_number).toEqual(reason('contact_phone'));
  });

  it.each(['1', '+1 202-555-0101', '[0] (91) 5'])('[K6] %j is a phone number', (phone_number) => {
    expect(contactProblems({ ...ana, phone_number }).phone_number).toBeUndefined();
  });

  it('[K7] a note is optional and has at most 5000 characters', () => {
    expect(noteProblem('')).toBeNull();
    expect(noteProblem('🙂'.repeat(5000))).toBeNull();
    expect(noteProblem('x'.repeat(5001))).toEqual(reason('note_too_long'));
  });
});

it.each([
  ['+385 21 000 123', '+385'],
  ['+49(0)30 1234', '+49'],
  ['+38521000123', ''],
  ['021 000 123', ''],
  ['', ''],
])('[K12] the hint of the phone takes from %s the country code "%s"', (number, code) => {
  expect(countryCode(number)).toBe(code);
});
