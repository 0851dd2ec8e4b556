import type { Duration, Schedule } from '../contract/catalogue.ts';
import { dateOf, dayNumber, weekdayOf } from './day.ts';
import { clockTimeOn, epochOf } from './epoch.ts';

export interface Start {
  readonly start_time_id: number;
  readonly time: string;
  readonly capacity: number;
}

/**
 * The starts of a day, earliest first; empty on a day that is closed or out of season. Exceptions of the day replace its seasons. If clocks skip the
 * hour of a start, it has the time that they show (F7), and is left out if another start has that time.
 */
export function startsOn(schedule: Schedule, date: string): Start[] {
  return startsOf(planOf(schedule), date, dayNumber(date));
}

/** A start with its day and its instants, as epoch milliseconds. */
export interface ScheduledStart extends Start {
  readonly date: string;
  readonly starts_at: number;
  readonly cutoff_at: number;
}

/** All starts between two days, both included, sorted by time. */
export function departuresBetween(schedule: Schedule, from: string, to: string): ScheduledStart[] {
  const plan = planOf(schedule);
  const found: ScheduledStart[] = [];
  const last = dayNumber(to);
  for (let day = dayNumber(from); day <= last; day++) {
    const date = dateOf(day);
    for (const { start_time_id, time, capacity } of startsOf(plan, date, day)) {
      const starts_at = epochOf(date, time, schedule.time_zone);
      const cutoff_at = starts_at - schedule.cutoff_minutes * 60_000;
      found.push({ date, start_time_id, time, capacity, starts_at, cutoff_at });
    }
  }
  return found;
}

/** The instant of a start in its own zone, correct over daylight-saving changes (F7). */
export function instantOf(date: string, time: string, zone: string): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(epochOf(date, time, zone));
}

/** The last instant at which a start can still be booked. */
export function cutoffOf(startsAt: Temporal.Instant, cutoff_minutes: number): Temporal.Instant {
  return startsAt.subtract({ minutes: cutoff_minutes });
}

/** The end of a tour: days count by the calendar of the zone, hours and minutes as elapsed time (F7). Null without a duration. */
export function endOf(startsAt: Temporal.Instant, duration: Duration | null, zone: string): Temporal.Instant | null {
  const { days = 0, hours = 0, minutes = 0 } = duration ?? {};
  if (days + hours + minutes === 0) return null;
  if (days === 0) return startsAt.add({ hours, minutes });
  return startsAt.toZonedDateTimeISO(zone).add({ days, hours, minutes }).toInstant();
}

type Plan = ReturnType<typeof planned>;

/** Schedules are read-only, so each is prepared only once. */
const plans = new WeakMap<Schedule, Plan>();

function planOf(schedule: Schedule): Plan {
  let plan = plans.get(schedule);
  if (!plan) plans.set(schedule, (plan = planned(schedule)));
  return plan;
}

function planned(schedule: Schedule) {
  const times = new Map(schedule.start_times.map(({ id, time }) => [id, time]));
  const starts = (ids: readonly number[], capacity: number): Start[] =>
    ids.flatMap((id) => {
      const time = times.get(id);
      return time === undefined ? [] : [{ start_time_id: id, time, capacity }];
    });

  const exceptions = new Map<string, Start[]>();
  for (const { date, start_time_ids, capacity } of schedule.exceptions) {
    exceptions.set(date, merged([exceptions.get(date) ?? [], starts(start_time_ids, capacity)]));
  }
  const seasons = schedule.seasons.map(({ from, to, yearly, weekdays, start_time_ids, capacity }) => {
    // The dates of a yearly season are `MM-DD`. Bit n of the mask is ISO weekday n.
    const cut = yearly ? 5 : 0;
    const mask = weekdays.reduce((bits, weekday) => bits | (1 << weekday), 0);
    const own = starts(start_time_ids, capacity);
    return { from: from.slice(cut), to: to.slice(cut), yearly, weekdays: mask, starts: own };
  });
  return { exceptions, seasons, time_zone: schedule.time_zone };
}

function startsOf(plan: Plan, date: string, day: number): Start[] {
  const planned = plannedOn(plan, date, day);
  const times = new Set(planned.map(({ time }) => time));
  const shown = planned.flatMap((start) => {
    const time = clockTimeOn(date, start.time, plan.time_zone);
    if (time === start.time) return [start];
    if (times.has(time)) return [];
    times.add(time);
    return [{ ...start, time }];
  });
  return shown.every((start, i) => start === planned[i]) ? shown : shown.sort(byTime);
}

function plannedOn({ seasons, exceptions }: Plan, date: string, day: number): Start[] {
  const exception = exceptions.get(date);
  if (exception) return [...exception];
  const monthAndDay = date.slice(5);
  const weekday = 1 << weekdayOf(day);
  const isOn = (it: Plan['seasons'][number]) => it.weekdays & weekday && covers(it, it.yearly ? monthAndDay : date);
  return merged(seasons.filter(isOn).map(({ starts }) => starts));
}

/** Dates compare as strings. A yearly season that ends before it begins crosses New Year. */
function covers({ from, to, yearly }: Plan['seasons'][number], date: string): boolean {
  return yearly && from > to ? date >= from || date <= to : date >= from && date <= to;
}

/** If several starts have the same start time, the first one counts. */
function merged(lists: readonly (readonly Start[])[]): Start[] {
  const found = new Map<number, Start>();
  for (const list of lists)
    for (const start of list) if (!found.has(start.start_time_id)) found.set(start.start_time_id, start);
  return [...found.values()].sort(byTime);
}

function byTime(a: Start, b: Start): number {
  return a.time < b.time ? -1 : a.time > b.time ? 1 : a.start_time_id - b.start_time_id;
}
