import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dateOf, dayNumber, weekdayOf } from '#domain/time/day.ts';

const epoch = Temporal.PlainDate.from('1970-01-01');
const lastNumber = dayNumber('9999-12-31');
const numbers = fc.integer({ min: dayNumber('0001-01-01'), max: lastNumber });

it('[F7] days are counted as Temporal counts them', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const day = epoch.add({ days: number });

      expect(dateOf(number)).toBe(day.toString());
      expect(dayNumber(day.toString())).toBe(number);
      expect(weekdayOf(number)).toBe(day.dayOfWeek);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['1970-01-01', -1, '1969-12-31'],
])('[F7] %s and %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

it.each(['', '2026', '2026-1-1', '20261-01-01', 'tomorrow', '2026-12-01T08:00'])('[F7] %j is no day', (text) => {
  expect(dayNumber(text)).toBeNaN();
});
