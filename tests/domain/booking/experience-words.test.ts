import { describe, expect, it } from 'vitest';
import { bookableRange, encodeOpenDays } from '#domain/time/calendar.ts';
import { depositWords, pointText } from '#text/experience-words.ts';
import { shortMoney } from '#text/format.ts';
import { policyLines } from '#text/policy-lines.ts';

describe('the days that can be booked', () => {
  const open = (...days: number[]) => encodeOpenDays('2026-11-20', (n) => days.includes(n));

  it.each([
    ['2026-11-20', [0, 3, 549], { first: '2026-11-20', last: '2028-05-22' }],
    ['2026-11-21', [0, 3, 9], { first: '2026-11-23', last: '2026-11-29' }],
    ['2026-11-29', [0, 3, 9], { first: '2026-11-29', last: '2026-11-29' }],
    ['2026-11-30', [0, 3, 9], null],
    ['2026-11-20', [], null],
  ])('[E10, E6] from %s on with days %j open are %j', (today, days, expected) => {
    expect(bookableRange(open(...days), today)).toEqual(expected);
  });

  it('[E10] are none where no day is told', () => {
    expect(bookableRange({ from: '2026-11-20', days: '' }, '2026-11-20')).toBeNull();
  });
});

it.each([
  ['Omiš, Fošal', 'Fošal, Omiš', 'Omiš, Fošal'],
  ['Gate', 'Gate', 'Gate'],
  ['Gate', '', 'Gate'],
  ['Split, Riva', 'Obala, Split', 'Split, Riva, Obala'],
])('[E3] names no part of a pick-up place twice: %s at %s', (name, address, text) => {
  expect(pointText({ name, address })).toBe(text);
});

describe('a cancellation policy in plain words', () => {
  const tier = (minutes_before_start: number, refund_percentage: number) => ({
    minutes_before_start,
    refund_percentage,
  });

  it.each([
    [[], ['Non-refundable: there’s no refund once you’ve booked.']],
    [[tier(1440, 0)], ['Non-refundable: there’s no refund once you’ve booked.']],
    [
      [tier(1440, 100)],
      ['Cancel at least 24 hours before the start for a full refund.', 'After that there’s no refund.'],
    ],
    [
      [tier(2880, 50), tier(10_080, 100)],
      [
        'Cancel at least 7 days before the start for a full refund.',
        'Cancel at least 2 days before the start for a 50 % refund.',
        'After that there’s no refund.',
      ],
    ],
    [[tier(0, 100)], ['Cancel any time before the start for a full refund.']],
    [
      [tier(2880, 50), tier(90, 50)],
      ['Cancel at least 1 hour and 30 minutes before the start for a 50 % refund.', 'After that there’s no refund.'],
    ],
  ])('[E2] of the tiers %j', (tiers, lines) => {
    expect(policyLines({ tiers })).toEqual(lines);
  });
});

it.each([
  [null, 'Pay in full when you book'],
  [100, 'Pay in full when you book'],
  [0, 'Nothing to pay today'],
  [20, 'Pay 20 % now, the rest later'],
])('[E2, F6] a deposit of %j percent', (percent, words) => {
  expect(depositWords(percent)).toBe(words);
});

it.each([
  ['45.00', 'EUR', '45 €'],
  ['45.50', 'EUR', '45,50 €'],
  ['1000.00', 'EUR', '1.000 €'],
  ['100', 'JPY', '100 ¥'],
])('[F1] where room is short %s %s is %s', (amount, currency, expected) => {
  expect(shortMoney(amount, currency)).toBe(expected.replaceAll(' ', '\u00A0'));
});
