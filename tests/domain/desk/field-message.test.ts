import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldMessage } from '#desk/features/office/field-message.ts';
import { notAChoice, tooFewPlaces, tooLarge, tooLong } from '#domain/contract/messages.ts';
import { translations, wordsOf } from '#tests/support/code/words.ts';
import { root } from '#tests/support/root.ts';

const messagesIn = (language: string) =>
  (wordsOf(language, 'office/forms.ts') as { fieldMessages: Record<string, string> }).fieldMessages;
/** Every message that any language has words for. English has none for those that it leaves as they are. */
const all = [...new Set(['en', ...translations].flatMap((it) => Object.keys(messagesIn(it))))].toSorted();

it('[B9] a form says the messages of the engine in its own words, with their numbers', () => {
  expect(fieldMessage(tooLong(50))).toBe('Use at most 50 characters.');
  expect(fieldMessage(tooLarge('195.00'))).toBe('Enter 195.00 or less.');
  expect(fieldMessage(notAChoice('a $& {}'))).toBe('Choose one of the list.');
  expect(fieldMessage('It is priced in EUR, the store sells in CZK.')).toBe(
    'The tour has prices in EUR, and the shop sells in CZK.',
  );
  expect(fieldMessage(tooFewPlaces(2, 1))).toBe('2 places are taken: a capacity of 1 is too few.');
});

it.each(translations)('[B9] each message has words in %s', (language) => {
  expect(Object.keys(messagesIn(language)).toSorted()).toEqual(all);
});

it('[B9] no words are for a message that the engine does not have', () => {
  const sources = globSync('{engine,src/domain}/**/*.ts', { cwd: root })
    .map((file) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\$\{[^{}]*\}/g, '{}'))
    .join('\n');
  const unknown = all.filter((it) => !sources.includes(it) && !it.split('{}').every((part) => sources.includes(part)));

  expect(unknown).toEqual([]);
});

it.each(['en', ...translations])('[B9] the words in %s use only what the message has', (language) => {
  const count = (text: string) => text.split('{}').length;
  const wrong = Object.entries(messagesIn(language)).filter(([message, output]) => count(output) > count(message));

  expect(wrong).toEqual([]);
});
