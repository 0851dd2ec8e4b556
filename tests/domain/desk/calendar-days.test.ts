import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDeparture } from '#domain/contract/departures.ts';
import { daysShown, fullnessOf, summariesOf, turnedDate, undoOf } from '#domain/desk/calendar-days.ts';
import { addDays } from '#domain/time/day.ts';

const aDeparture = (changes: Partial<CalendarDeparture> = {}): CalendarDeparture => ({
  id: 1,
  experience: 1,
  start_time: 1,
  date: '2026-12-01',
  time: '09:00:00',
  capacity: 20,
  sold: 0,
  held: 0,
  closed: false,
  cancelled: false,
  ...changes,
});

const anyDate = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const anyView = fc.constantFrom('month' as const, 'week' as const);
const weekday = (date: string) => Temporal.PlainDate.from(date).dayOfWeek;

describe('the days of the calendar', () => {
  it('[B1] are whole weeks from Monday on, with all of the month, and at most six', () => {
    fc.assert(
      fc.property(anyDate, anyView, (date, view) => {
        const days = daysShown(view, date);
        const month = Temporal.PlainDate.from(date).toPlainYearMonth();
        const body =
          view === 'week' ? [date] : [1, month.daysInMonth].map((day) => month.toPlainDate({ day }).toString());

        expect([weekday(days[0] ?? ''), weekday(days.at(-1) ?? '')]).toEqual([1, 7]);
        expect(days.length).toBeLessThanOrEqual(42);
        expect(days).toEqual(expect.arrayContaining(body));
        expect(days.every((day, n) => n === 0 || day === addDays(days[n - 1] ?? '', 1))).toBe(true);
      }),
    );
  });

  it('[B1] turn by a week or a month, to the last day of a shorter month', () => {
    expect(turnedDate('week', '2026-12-29', 1)).toBe('2027-01-05');
    expect(turnedDate('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(turnedDate('month', '2027-01-15', -1)).toBe('2026-12-15');
    fc.assert(
      fc.property(anyDate, (date) => {
        const next = Temporal.PlainDate.from(turnedDate('month', date, 1)).toPlainYearMonth();
        expect(next.toString()).toBe(Temporal.PlainDate.from(date).toPlainYearMonth().add({ months: 1 }).toString());
      }),
    );
  });
});

describe('how full it is', () => {
  it.each([
    [{ sold: 10 }, 'free'],
    [{ sold: 16 }, 'few'],
    [{ sold: 15, held: 5 }, 'full'],
    [{ capacity: 6, sold: 4 }, 'few'],
    [{ capacity: 0 }, 'full'],
    [{ closed: true }, 'closed'],
    [{ closed: true, cancelled: true, sold: 20 }, 'cancelled'],
  ] as const)('[B1] is told from the places that are left: %o', (changes, fullness) => {
    expect(fullnessOf(aDeparture(changes))).toBe(fullness);
  });

  it('[B1] is summed up for each day, also one without departures', () => {
    const departures = [
      aDeparture({ sold: 3, held: 1 }),
      aDeparture({ id: 2, sold: 20 }),
      aDeparture({ id: 3, date: '2026-12-03', closed: true }),
    ];

    expect(summariesOf(['2026-12-01', '2026-12-02', '2026-12-03'], departures)).toMatchObject([
      { taken: 24, capacity: 40, full: 1, closed: 0 },
      { taken: 0, capacity: 0, departures: [] },
      { closed: 1, full: 0 },
    ]);
  });
});

describe('a cancelled departure', () => {
  it('[B1] takes no places of its day, and is counted by itself', () => {
    const [day] = summariesOf(
      ['2026-12-01'],
      [aDeparture({ sold: 5 }), aDeparture({ id: 2, sold: 20, closed: true, cancelled: true })],
    );

    expect(day).toMatchObject({ taken: 5, capacity: 20, full: 0, closed: 0, cancelled: 1 });
  });
});

describe('undo', () => {
  it('[B2] opens only what was closed by the change, and takes added places back', () => {
    const before = [aDeparture(), aDeparture({ id: 2, closed: true })];

    expect(undoOf(before, { closed: true })).toEqual({ ids: [1], closed: false });
    expect(undoOf(before, { add: 3 })).toEqual({ ids: [1, 2], add: -3 });
    expect([undoOf(before, {}), undoOf([aDeparture()], { closed: false })]).toEqual([null, null]);
  });
});
