import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schedule, Season } from '#domain/contract/catalogue.ts';
import { addDays, dateOf, dayNumber, weekdayOf } from '#domain/time/day.ts';
import { cutoffOf, departuresBetween, endOf, instantOf, startsOn } from '#domain/time/schedule.ts';
import { aSchedule } from '#tests/support/stores/experience.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const aSeason = (changes: Partial<Season> = {}): Season => ({
  from: '2026-06-01',
  to: '2026-09-30',
  yearly: false,
  weekdays: everyDay,
  start_time_ids: [418],
  capacity: 20,
  ...changes,
});
const runs = (schedule: Schedule, date: string): boolean => startsOn(schedule, date).length > 0;

describe('the starts of a day', () => {
  it('[F7a] in an hour that clocks skip have the time that they show, and are none where another start has it', () => {
    const at = (...times: string[]) => {
      const start_times = times.map((time, id) => ({ id, time }));
      const season = aSeason({ from: '2027-03-01', to: '2027-03-31', start_time_ids: start_times.map(({ id }) => id) });
      const schedule = aSchedule({ start_times, seasons: [season] });
      const found = departuresBetween(schedule, '2027-03-28', '2027-03-28');
      expect(new Set(found.map(({ starts_at }) => starts_at)).size).toBe(found.length);
      return startsOn(schedule, '2027-03-28').map(({ start_time_id, time }) => [start_time_id, time]);
    };

    expect(at('02:30:00')).toEqual([[0, '03:30:00']]);
    expect(at('02:30:00', '03:00:00', '03:30:00')).toEqual([
      [1, '03:00:00'],
      [2, '03:30:00'],
    ]);
    expect(at('01:30:00', '04:00:00')).toEqual([
      [0, '01:30:00'],
      [1, '04:00:00'],
    ]);
  });

  it('[E6] are those of its season, earliest first, with their capacity', () => {
    const schedule = aSchedule({ seasons: [aSeason({ start_time_ids: [419, 418], capacity: 8 })] });

    expect(startsOn(schedule, '2026-07-01')).toEqual([
      { start_time_id: 418, time: '08:00:00', capacity: 8 },
      { start_time_id: 419, time: '14:30:00', capacity: 8 },
    ]);
  });

  it.each([
    ['2026-05-31', false],
    ['2026-06-01', true],
    ['2026-09-30', true],
    ['2026-10-01', false],
    ['2027-07-01', false],
  ])('[E6] a season of one year: %s %s', (date, expected) => {
    expect(runs(aSchedule({ seasons: [aSeason()] }), date)).toBe(expected);
  });

  it.each([
    ['2025-07-01', true],
    ['2027-06-01', true],
    ['2031-09-30', true],
    ['2031-10-01', false],
  ])('[E6] a season that comes each year: %s %s', (date, expected) => {
    expect(runs(aSchedule({ seasons: [aSeason({ yearly: true })] }), date)).toBe(expected);
  });

  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-01-01', true],
    ['2028-02-29', true],
    ['2027-03-01', false],
  ])('[E6] a yearly season over New Year: %s %s', (date, expected) => {
    const winter = aSeason({ from: '2026-12-01', to: '2027-02-29', yearly: true });
    expect(runs(aSchedule({ seasons: [winter] }), date)).toBe(expected);
  });

  it('[E6] fall on the weekdays of the season only', () => {
    const schedule = aSchedule({ seasons: [aSeason({ weekdays: [6, 7] })] });

    const week = Array.from({ length: 7 }, (_, n) => addDays('2026-07-06', n));
    expect(week.map((date) => runs(schedule, date))).toEqual([false, false, false, false, false, true, true]);
  });

  it('[E6] of two seasons with one start time, count as in the first', () => {
    const schedule = aSchedule({
      seasons: [
        aSeason({ from: '2026-08-01', to: '2026-08-31', capacity: 5 }),
        aSeason({ start_time_ids: [418, 419], capacity: 20 }),
      ],
    });

    expect(startsOn(schedule, '2026-08-15').map(({ capacity }) => capacity)).toEqual([5, 20]);
    expect(startsOn(schedule, '2026-07-15').map(({ capacity }) => capacity)).toEqual([20, 20]);
  });

  it('[E6] are replaced by an exception, which may close the day or open one out of season', () => {
    const schedule = aSchedule({
      seasons: [aSeason()],
      exceptions: [
        { date: '2026-08-05', start_time_ids: [], capacity: 0 },
        { date: '2026-08-06', start_time_ids: [419], capacity: 3 },
        { date: '2026-12-24', start_time_ids: [418], capacity: 6 },
      ],
    });

    expect(startsOn(schedule, '2026-08-05')).toEqual([]);
    expect(startsOn(schedule, '2026-08-06')).toEqual([{ start_time_id: 419, time: '14:30:00', capacity: 3 }]);
    expect(startsOn(schedule, '2026-12-24')).toEqual([{ start_time_id: 418, time: '08:00:00', capacity: 6 }]);
  });

  it('[E6] leave out a start time that the schedule does not know', () => {
    expect(startsOn(aSchedule({ seasons: [aSeason({ start_time_ids: [999] })] }), '2026-07-01')).toEqual([]);
  });

  it('[E6] agree with the rule as it is said, for any seasons and any day', () => {
    const day = fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2028-12-31') }).map(dateOf);
    const season = fc.record({
      from: day,
      to: day,
      yearly: fc.boolean(),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      start_time_ids: fc.uniqueArray(fc.constantFrom<number>(418, 419)),
      capacity: fc.nat({ max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(season, { maxLength: 4 }), day, (seasons, date) => {
        const found = startsOn(aSchedule({ seasons }), date);

        for (const id of [418, 419]) {
          const first = seasons.find((it) => it.start_time_ids.includes(id) && isIn(it, date));
          expect(found.find(({ start_time_id }) => start_time_id === id)?.capacity).toBe(first?.capacity);
        }
      }),
      { numRuns: 500 },
    );
  });
});

type DateLike = string | Temporal.PlainDate;

/** The rule in terms of Temporal. */
function isIn({ from, to, yearly, weekdays }: Season, date: string): boolean {
  const day = Temporal.PlainDate.from(date);
  if (!weekdays.includes(day.dayOfWeek)) return false;
  const order = (a: DateLike, b: DateLike) => Temporal.PlainDate.compare(a, b);
  if (!yearly) return order(day, from) >= 0 && order(day, to) <= 0;
  // Dates are compared in a leap year, so that 29 February exists.
  const [a, b, at] = [from, to, date].map((it) => Temporal.PlainDate.from(`2028${it.slice(4)}`));
  if (!a || !b || !at) return false;
  return order(a, b) <= 0 ? order(at, a) >= 0 && order(at, b) <= 0 : order(at, a) >= 0 || order(at, b) <= 0;
}

describe('departures', () => {
  it('[F7] are listed with both days in, in order, each with its instants', () => {
    const found = departuresBetween(aSchedule(), '2027-03-27', '2027-03-28');

    expect(
      found.map(({ date, start_time_id, starts_at }) => [date, start_time_id, new Date(starts_at).toISOString()]),
    ).toEqual([
      ['2027-03-27', 418, '2027-03-27T07:00:00.000Z'],
      ['2027-03-27', 419, '2027-03-27T13:30:00.000Z'],
      ['2027-03-28', 418, '2027-03-28T06:00:00.000Z'],
      ['2027-03-28', 419, '2027-03-28T12:30:00.000Z'],
    ]);
    expect(found.every(({ starts_at, cutoff_at }) => starts_at - cutoff_at === 3_600_000)).toBe(true);
  });

  it('[F7] are the same as asked for day by day', () => {
    const schedule = aSchedule({ seasons: [aSeason({ yearly: true, weekdays: [1, 3, 5] })] });

    const found = departuresBetween(schedule, '2026-11-20', '2028-05-22');

    const byDay = Array.from({ length: 550 }, (_, n) => addDays('2026-11-20', n)).flatMap((date) =>
      startsOn(schedule, date).map((start) => `${date} ${instantOf(date, start.time, 'Europe/Zagreb').toString()}`),
    );
    expect(found.map((it) => `${it.date} ${Temporal.Instant.fromEpochMilliseconds(it.starts_at).toString()}`)).toEqual(
      byDay,
    );
    expect(found.every(({ date }) => [1, 3, 5].includes(weekdayOf(dayNumber(date))))).toBe(true);
  });

  it('[F7] end before they begin: none', () => {
    expect(departuresBetween(aSchedule(), '2026-12-02', '2026-12-01')).toEqual([]);
  });

  it('[F7] of a whole shop are made for each of 550 days', () => {
    const times = ['08:00:00', '10:30:00', '14:00:00', '17:30:00'].map((time, i) => ({ id: i + 1, time }));
    const shop = Array.from({ length: 36 }, () =>
      aSchedule({
        start_times: times,
        seasons: [aSeason({ yearly: true, from: '2026-01-01', to: '2026-12-31', start_time_ids: [1, 2, 3, 4] })],
      }),
    );

    const made = shop.reduce(
      (sum, schedule) => sum + departuresBetween(schedule, '2026-11-20', addDays('2026-11-20', 549)).length,
      0,
    );

    expect(made).toBe(36 * 550 * 4);
  });
});

describe('the instants of a start', () => {
  it('[F7] a cut-off is counted in passing time over a change of the clocks', () => {
    const start = instantOf('2027-03-28', '08:00:00', 'Europe/Zagreb');

    expect(
      cutoffOf(start, 24 * 60)
        .toZonedDateTimeISO('Europe/Zagreb')
        .toPlainTime()
        .toString(),
    ).toBe('07:00:00');
  });

  it.each([
    ['2026-12-01', { days: 0, hours: 3, minutes: 30 }, '2026-12-01T11:30:00+01:00[Europe/Zagreb]'],
    ['2027-03-27', { days: 1, hours: 0, minutes: 0 }, '2027-03-28T08:00:00+02:00[Europe/Zagreb]'],
    ['2027-03-27', { days: 0, hours: 24, minutes: 0 }, '2027-03-28T09:00:00+02:00[Europe/Zagreb]'],
    ['2027-10-30', { days: 1, hours: 2, minutes: 0 }, '2027-10-31T10:00:00+01:00[Europe/Zagreb]'],
  ])('[F7a] one of %s that lasts %j ends at %s', (date, duration, expected) => {
    const end = endOf(instantOf(date, '08:00:00', 'Europe/Zagreb'), duration, 'Europe/Zagreb');

    expect(end?.toZonedDateTimeISO('Europe/Zagreb').toString()).toBe(expected);
  });

  it('[F7] one that lasts nobody knows how long has no end', () => {
    const start = instantOf('2026-12-01', '08:00:00', 'Europe/Zagreb');

    expect(endOf(start, null, 'Europe/Zagreb')).toBeNull();
    expect(endOf(start, { days: 0, hours: 0, minutes: 0 }, 'Europe/Zagreb')).toBeNull();
  });
});
