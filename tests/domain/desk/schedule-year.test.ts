import { describe, expect, it } from 'vitest';
import { isSameDay, scheduleOf, scheduleYear } from '#domain/desk/schedule-year.ts';

const season = (changes: object = {}) => ({
  from: '2026-05-01',
  to: '2026-09-30',
  yearly: true,
  weekdays: '1 2 3 4 5 6 7',
  start_times: '09:00:00 15:00:00',
  capacity: '12',
  ...changes,
});
const inputs = (seasons: object[], exceptions: object[] = []) =>
  ({ cutoff_minutes: '60', seasons, exceptions }) as never;

describe('the picture of a year', () => {
  it('[B11] has the days of each month, with their starts and their season', () => {
    const year = scheduleYear(inputs([season({ to: '2026-06-30', weekdays: '1' }), season()]), 2028);

    expect(year.map((days) => days.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(year[3]?.every(({ kind, season: of }) => kind === 'none' && of === null)).toBe(true);
    // The first of May 2028 is a Monday.
    expect(year[4]?.slice(0, 2).map((it) => it.season)).toEqual([0, 1]);
    expect(year[4]?.[1]?.starts.map(({ time, capacity }) => [time, capacity])).toEqual([
      ['09:00:00', 12],
      ['15:00:00', 12],
    ]);
  });

  it('[B11] tells days off and days with other times from days of a season', () => {
    const { dayOn } = scheduleOf(
      inputs(
        [season()],
        [
          { date: '2026-06-01', start_times: '', capacity: '0' },
          { date: '2026-12-24', start_times: '18:00:00', capacity: '6' },
        ],
      ),
    );

    expect(['2026-05-31', '2026-06-01', '2026-12-24', '2026-12-25'].map((it) => dayOn(it).kind)).toEqual([
      'season',
      'off',
      'other',
      'none',
    ]);
  });

  it('[B11] leaves out a season whose days are not complete, and counts those after it as before', () => {
    const { dayOn } = scheduleOf(inputs([season({ from: '' }), season()]));

    expect(dayOn('2026-04-30').kind).toBe('none');
    expect(dayOn('2026-05-01')).toMatchObject({ kind: 'season', season: 1 });
  });

  it('[B11] marks a day as changed by its starts and their places', () => {
    const on = (changes: object) => scheduleOf(inputs([season(changes)])).dayOn('2026-06-01');

    expect(isSameDay(on({}), on({ to: '2026-07-31' }))).toBe(true);
    expect(isSameDay(on({}), on({ capacity: '11' }))).toBe(false);
    expect(isSameDay(on({}), on({ start_times: '09:00:00' }))).toBe(false);
  });
});
