import { expect, it } from 'vitest';
import { languageName } from '#text/experience-words.ts';
import { cancellationLabel, durationText } from '#text/facts.ts';
import { rangeLabel } from '#text/format.ts';

it.each([
  [null, 'Duration not set'],
  [undefined, 'Duration not set'],
  [{ days: 0, hours: 0, minutes: 0 }, 'Duration not set'],
  [{ days: 1, hours: 0, minutes: 0 }, '1 day'],
  [{ days: 2, hours: 0, minutes: 0 }, '2 days'],
  [{ days: 0, hours: 1, minutes: 0 }, '1 hour'],
  [{ days: 0, hours: 3, minutes: 0 }, '3 hours'],
  [{ days: 0, hours: 0, minutes: 1 }, '1 minute'],
  [{ days: 0, hours: 0, minutes: 90 }, '90 minutes'],
  [{ days: 0, hours: 2, minutes: 30 }, '2 hours and 30 minutes'],
  [{ days: 0, hours: 1, minutes: 1 }, '1 hour and 1 minute'],
  [{ days: 1, hours: 0, minutes: 30 }, '1 day and 30 minutes'],
  [{ days: 3, hours: 2, minutes: 1 }, '3 days, 2 hours and 1 minute'],
])('[F3] %j reads %s', (duration, expected) => {
  expect(durationText(duration)).toBe(expected);
});

it.each([
  [4, 12, '4-12'],
  [0, 3, '0-3'],
  [null, 3, '0-3'],
  [13, null, '13+'],
  [0, null, '0+'],
  [6, 6, '6-6'],
  [null, null, ''],
])('[F4] from %j to %j is labelled %j', (min, max, expected) => {
  expect(rangeLabel(min, max)).toBe(expected);
});

it.each([
  ['Fully refundable', '24 hours before start', 'Fully refundable up to 24 hours before start'],
  ['Fully refundable', 'No cutoff time', 'Fully refundable'],
  ['Fully refundable', '', 'Fully refundable'],
  ['Partially refundable', '24 hours before start', 'Half back'],
  ['Non-refundable', 'No cutoff time', 'Half back'],
])("[F5] the type '%s' with the cut-off '%s' is labelled '%s'", (type, cancellation_cutoff_time, expected) => {
  expect(cancellationLabel({ title: 'Half back', type, cancellation_cutoff_time })).toBe(expected);
});

it('[F5] no policy has no label', () => {
  expect(cancellationLabel(null)).toBe('');
});

it.each('cs da de en es fi fr hr hu it ja nl pl pt sk sl sv uk zh'.split(' '))(
  '[E2] names a language as Intl does: %s',
  (code) => {
    expect(languageName(code)).toBe(new Intl.DisplayNames('en', { type: 'language' }).of(code));
  },
);

it('[E2] leaves a language as it is written that is no code', () => {
  expect(languageName('Croatian')).toBe('Croatian');
});
