import type { Schedule } from '../contract/catalogue.ts';
import { isDate } from '../contract/formats/is-date.ts';
import { addDays } from '../time/day.ts';
import { type Start, startsOn } from '../time/schedule.ts';
import { type FormInputs, itemsIn, rowsIn, textIn } from './form-fields.ts';

/** The source of a day's starts: a season, an exception with starts, an exception without starts (a day off), or none. */
export type DayKind = 'season' | 'other' | 'off' | 'none';

/** A day in the yearly overview of a schedule (B11). */
export interface ScheduleDay {
  readonly date: string;
  readonly kind: DayKind;
  readonly starts: readonly Start[];
  /** The index of the first season with starts on this day; null without one. */
  readonly season: number | null;
}

/** The days of a year by months. @param inputs  the form's controls, with `seasons` and `exceptions` */
export function scheduleYear(inputs: FormInputs, year: number): ScheduleDay[][] {
  const { dayOn } = scheduleOf(inputs);
  return Array.from({ length: 12 }, (_, month) => {
    const first = `${year}-${String(month + 1).padStart(2, '0')}-01`;
    const days = Array.from({ length: 31 }, (_day, n) => addDays(first, n));
    return days.filter((date) => date.slice(0, 7) === first.slice(0, 7)).map(dayOn);
  });
}

/** Finds the days of a schedule in a form. Seasons and exceptions with incomplete dates are left out. */
export function scheduleOf(inputs: FormInputs): { dayOn: (date: string) => ScheduleDay } {
  const ids = new Map<string, number>();
  const idOf = (time: string) => {
    const id = ids.get(time) ?? ids.size + 1;
    ids.set(time, id);
    return id;
  };
  const startsIn = (row: FormInputs) => ({
    start_time_ids: itemsIn(row, 'start_times').map(idOf),
    capacity: Number(textIn(row, 'capacity')),
  });
  const seasons = rowsIn(inputs, 'seasons').map((row) => ({
    from: textIn(row, 'from'),
    to: textIn(row, 'to'),
    yearly: row['yearly'] === true,
    weekdays: itemsIn(row, 'weekdays').map(Number),
    ...startsIn(row),
  }));
  const exceptions = rowsIn(inputs, 'exceptions').map((row) => ({ date: textIn(row, 'date'), ...startsIn(row) }));
  const start_times = [...ids].map(([time, id]) => ({ id, time }));
  const schedule = (of: Pick<Schedule, 'seasons' | 'exceptions'>): Schedule => ({
    time_zone: 'UTC',
    cutoff_minutes: 0,
    start_times,
    ...of,
  });
  const complete = seasons.map((it) => isDate(it.from) && isDate(it.to));
  const alone = seasons.map((it, n) => schedule({ seasons: complete[n] ? [it] : [], exceptions: [] }));
  const whole = schedule({ seasons: seasons.filter((_, n) => complete[n]), exceptions });
  const days = new Set(exceptions.map(({ date }) => date));

  return {
    dayOn: (date) => {
      const starts = startsOn(whole, date);
      const season = alone.findIndex((it) => startsOn(it, date).length > 0);
      return { date, starts, kind: kindOf(days.has(date), starts), season: season < 0 ? null : season };
    },
  };
}

function kindOf(isException: boolean, starts: readonly Start[]): DayKind {
  if (isException) return starts.length > 0 ? 'other' : 'off';
  return starts.length > 0 ? 'season' : 'none';
}

/** Whether two states of a day have the same starts with the same places. */
export function isSameDay(one: ScheduleDay, other: ScheduleDay): boolean {
  const textOf = ({ starts }: ScheduleDay) => starts.map(({ time, capacity }) => `${time} ${capacity}`).join();
  return textOf(one) === textOf(other);
}
