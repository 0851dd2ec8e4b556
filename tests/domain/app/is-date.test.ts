import { expect, it } from 'vitest';
import { isDate } from '#domain/contract/formats/is-date.ts';

it('[F2] takes for a day what is in the calendar, and nothing else', () => {
  const days = [0, 1, 28, 29, 30, 31, 32].map((day) => String(day).padStart(2, '0'));
  for (const year of ['0001', '0099', '1900', '2000', '2024', '2026', '9999']) {
    for (let month = 0; month <= 13; month++) {
      for (const day of days) {
        const written = `${year}-${String(month).padStart(2, '0')}-${day}`;
        expect([written, isDate(written)]).toEqual([written, isInCalendar(written)]);
      }
    }
  }
});

it.each(['0000-01-01', '2026-1-01', '2026-01-01T00:00', ' 2026-01-01', '+002026-01-01', '', null, 20_260_101])(
  '[F2] takes %j for none',
  (value) => {
    expect(isDate(value)).toBe(false);
  },
);

function isInCalendar(written: string): boolean {
  try {
    return Temporal.PlainDate.from(written).toString() === written;
  } catch {
    return false;
  }
}
