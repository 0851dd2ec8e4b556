import { expect, it } from 'vitest';
import { currencyOfZone } from '#domain/money/zone-currency.ts';

it.each([
  ['Europe/Zagreb', 'EUR'],
  ['Europe/Berlin', 'EUR'],
  ['Atlantic/Madeira', 'EUR'],
  ['Europe/London', 'GBP'],
  ['Europe/Zurich', 'CHF'],
  ['Asia/Calcutta', 'INR'],
  ['America/New_York', 'USD'],
  ['Mars/Olympus', 'EUR'],
])('[B17] a new shop in %s has the currency %s', (zone, currency) => {
  expect(currencyOfZone(zone)).toBe(currency);
});
