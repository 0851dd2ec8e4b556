import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldMessage } from '#desk/features/office/field-message.ts';
import { notAChoice, tooFewPlaces, tooLarge, tooLong } from '#domain/contract/messages.ts';
import { root } from '#tests/support/root.ts';
import * as de from '../../../src/words/de/office/forms.ts';
import * as en from '../../../src/words/en/office/forms.ts';
import * as hr from '../../../src/words/hr/office/forms.ts';

it('[B9] a form says the messages of the engine in its own words, with their numbers', () => {
  expect(fieldMessage(tooLong(50))).toBe('Use at most 50 characters.');
  expect(fieldMessage(tooLarge('195.00'))).toBe('Enter 195.00 or less.');
  expect(fieldMessage(notAChoice('a $& {}'))).toBe('Choose one of the list.');
  expect(fieldMessage('It is priced in EUR, the store sells in CZK.')).toBe(
    'The tour has prices in EUR, and the shop sells in CZK.',
  );
  expect(fieldMessage(tooFewPlaces(2, 1))).toBe('2 places are taken: a capacity of 1 is too few.');
});

it('[B9] each message has words in every language, and no words are for a message that the engine does not have', () => {
  const sources = globSync('{engine,src/domain}/**/*.ts', { cwd: root })
    .map((file) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\$\{[^{}]*\}/g, '{}'))
    .join('\n');
  const unknown = Object.keys(hr.fieldMessages).filter(
    (it) => !sources.includes(it) && !it.split('{}').every((part) => sources.includes(part)),
  );

  expect(unknown).toEqual([]);
  expect(Object.keys(de.fieldMessages)).toEqual(Object.keys(hr.fieldMessages));
  expect(Object.keys(hr.fieldMessages)).toEqual(expect.arrayContaining(Object.keys(en.fieldMessages)));
});

it.each(Object.entries({ en, hr, de }))('[B9] the words in %s use only what the message has', (_, words) => {
  const count = (text: string) => text.split('{}').length;
  const wrong = Object.entries(words.fieldMessages).filter(([message, said]) => count(said) > count(message));

  expect(wrong).toEqual([]);
});
