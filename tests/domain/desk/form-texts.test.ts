import { expect, it } from 'vitest';
import { shape } from '#domain/contract/fields.ts';
import { storeFields } from '#domain/contract/resources/stores.ts';
import { formFieldsOf } from '#domain/desk/form-fields.ts';
import { withScheme } from '#domain/text/web-address.ts';
import { inUnit, largestUnit, toMinutes } from '#domain/time/minutes.ts';

it.each([
  ['instagram.com/x', 'https://instagram.com/x'],
  ['www.kayaks.example', 'https://www.kayaks.example'],
  ['kayaks.example:8080/a?b#c', 'https://kayaks.example:8080/a?b#c'],
  ['http://kayaks.example', 'http://kayaks.example'],
  ['mailto:ana@kayaks.example', 'mailto:ana@kayaks.example'],
  ['ana@kayaks.example', 'ana@kayaks.example'],
  ['two words.example', 'two words.example'],
  ['kayaks', 'kayaks'],
  ['', ''],
])('[B9] completes %j as %j', (typed, whole) => {
  expect(withScheme(typed)).toBe(whole);
});

it.each([
  ['2880', 'days', '2'],
  ['90', 'minutes', '90'],
  ['120', 'hours', '2'],
  ['0', 'hours', '0'],
  ['', 'hours', ''],
  ['soon', 'hours', 'soon'],
] as const)('[B9] shows %j minutes in %s as %j, and stores the same', (minutes, unit, shown) => {
  expect(largestUnit(minutes)).toBe(unit);
  expect(inUnit(minutes, unit)).toBe(shown);
  expect(toMinutes(shown, unit)).toBe(minutes);
});

it('[B9] takes a part of an hour', () => {
  expect(toMinutes('1,5', 'hours')).toBe('90');
});

it('[B9] offers the networks for which the shop has a sign, and takes others, too', () => {
  const [links] = formFieldsOf(storeFields, ['social_links']);
  const sent = (kind: string) =>
    shape({ social_links: storeFields.social_links }).create({ social_links: [{ kind, url: 'https://a.example' }] });

  const kind = links?.fields.find(({ name }) => name === 'kind');
  expect(kind).toMatchObject({ kind: 'choice', choiceNames: { instagram: 'Instagram', x: 'X' } });
  expect(sent(' Instagram ').social_links[0]?.kind).toBe('instagram');
  expect(sent('Mastodon').social_links[0]?.kind).toBe('Mastodon');
  expect(sent('constructor').social_links[0]?.kind).toBe('constructor');
});
