import { expect, it } from 'vitest';
import { isMomentToInstall } from '#domain/app/install-hint.ts';
import { firstLike, isOlder } from '#domain/app/version.ts';

it.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.1', true],
  ['0.1.9', '0.1.10', true],
  ['0.2.0', '0.1.9', false],
  ['1.0', '1.0.1', true],
  ['1.0.1', '1', false],
  ['1', '1.0.0', false],
  ['nonsense', '0.0.1', true],
])('[W10] takes %s for older than %s: %s', (version, least, older) => {
  expect(isOlder(version, least)).toBe(older);
});

it.each([
  ['0.1.0', '0.1.0'],
  ['0.3.9', '0.3.0'],
  ['1.0.0', '1.0.0'],
  ['2.14.3', '2.0.0'],
])('[W10] %s speaks as %s did', (version, first) => {
  expect(firstLike(version)).toBe(first);
});

it.each([
  ['to who has booked', { hasBooked: true }, true],
  ['to who has looked around for a while', { opened: 4 }, true],
  ['not to who has just come', { opened: 3 }, false],
  ['not on the way to pay', { page: 'checkout', hasBooked: true, opened: 9 }, false],
  ['not while an order is being confirmed', { page: 'success', hasBooked: true, opened: 9 }, false],
  ['not before the answer about cookies', { hasAnswered: false, hasBooked: true }, false],
] as const)('[W1] hints at installing %s', (_, differs, isMoment) => {
  const usual = { page: 'home', opened: 1, hasBooked: false, hasAnswered: true } as const;

  expect(isMomentToInstall({ ...usual, ...differs })).toBe(isMoment);
});
