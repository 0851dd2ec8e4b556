import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayStatus, encodeOpenDays, isOpenOn, isOpenWithin, monthWithMore } from '#domain/time/calendar.ts';
import { addDays } from '#domain/time/day.ts';

const origin = '2026-11-20';
const openOn = (...days: number[]) => encodeOpenDays(origin, (n) => days.includes(n));

describe('open days', () => {
  it('[L13] travel as base64, the lowest bit of the first byte being the first day', () => {
    const { from, days } = openOn(0, 9, 549);

    const bytes = Buffer.from(days, 'base64');
    expect(from).toBe(origin);
    expect(bytes).toHaveLength(69);
    expect([bytes[0], bytes[1], bytes[68]]).toEqual([0b1, 0b10, 0b10_0000]);
    expect(days).toBe(bytes.toString('base64'));
  });

  it('[L13] are known to the day', () => {
    const open = openOn(0, 7, 8, 549);

    expect([-1, 0, 1, 6, 7, 8, 9, 548, 549, 550, 551].filter((n) => isOpenOn(open, addDays(origin, n)))).toEqual([
      0, 7, 8, 549,
    ]);
  });

  it.each([
    [null, null, true],
    ['2026-11-30', '2026-11-30', true],
    ['2026-11-20', '2026-11-29', false],
    ['2026-12-01', null, false],
    ['2026-11-30', null, true],
    [null, '2026-11-29', false],
    [null, '2026-11-30', true],
    ['2020-01-01', '2040-01-01', true],
    ['2026-12-02', '2026-11-01', false],
    ['nonsense', null, false],
  ])('[L13] one open day, 30 November: from %s to %s %s', (first, last, expected) => {
    expect(isOpenWithin(openOn(10), first, last)).toBe(expected);
  });

  it('[L13] none open match no range, and neither does what is no base64', () => {
    expect(isOpenWithin(openOn(), null, null)).toBe(false);
    expect(isOpenWithin({ from: origin, days: '' }, null, null)).toBe(false);
    expect(isOpenWithin({ from: origin, days: '~~ßß~~' }, null, null)).toBe(false);
  });

  it('[L13] answer for any range as asking each day would, and as any reader of base64 would', () => {
    const offset = fc.integer({ min: -20, max: 80 });
    const some = fc.uniqueArray(fc.nat({ max: 69 }), { maxLength: 3 });
    const sparse = some.map((open) => Array.from({ length: 70 }, (_, n) => open.includes(n)));
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.boolean(), { maxLength: 70 }), sparse), offset, offset, (days, first, last) => {
        const open = encodeOpenDays(origin, (n) => days[n] ?? false, days.length);

        const expected = days.some((isOpen, n) => isOpen && n >= first && n <= last);
        expect(isOpenWithin(open, addDays(origin, first), addDays(origin, last))).toBe(expected);
        const bytes = Buffer.from(open.days, 'base64');
        expect(days.every((isOpen, n) => isOpen === Boolean((bytes[n >> 3] ?? 0) & (1 << (n & 7))))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  [20, 20, true, 'AVAILABLE'],
  [10, 20, true, 'AVAILABLE'],
  [9, 20, true, 'LIMITED'],
  [1, 1, true, 'AVAILABLE'],
  [1, 3, true, 'LIMITED'],
  [0, 20, true, 'SOLD_OUT'],
  [-2, 20, true, 'SOLD_OUT'],
  [0, 0, true, 'SOLD_OUT'],
  [0, 0, false, 'CLOSED'],
] as const)('[E6] %d of %d places left, with starts %s: %s', (vacancies, capacity, hasStarts, expected) => {
  expect(dayStatus(vacancies, capacity, hasStarts)).toBe(expected);
});

it.each([
  // The open days, counted from 20 November 2026.
  { why: 'the month has four left', open: [1, 2, 3, 4, 11], month: '2026-11', more: '2026-12' },
  { why: 'the month has five left', open: [1, 2, 3, 4, 5, 11], month: '2026-11', more: null },
  {
    why: 'what the month had is past',
    open: [0, 1, 2, 3, 4, 42],
    month: '2026-11',
    today: '2026-11-22',
    more: '2027-01',
  },
  { why: 'nothing follows', open: [1, 2], month: '2026-11', more: null },
  { why: 'the month has none', open: [42], month: '2026-12', more: '2027-01' },
])('[V5] more days of another month are offered: $why', ({ open, month, today = origin, more }) => {
  expect(monthWithMore(openOn(...open), month, today)).toBe(more);
});
