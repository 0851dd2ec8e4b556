import type { ScheduleFile } from '../catalogue/store-file.ts';

type Season = ScheduleFile['seasons'][number];

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** ISO: Monday is 1. */
export const WEEKEND = [6, 7];
export const WORKDAYS = [1, 2, 3, 4, 5];

/** The same days of every year, from `MM-DD` to `MM-DD`, both in; over New Year where the end comes first. */
export function season(
  from: string,
  to: string,
  start_times: readonly string[],
  capacity: number,
  weekdays: readonly number[] = EVERY_DAY,
): Season {
  const days = { from: `2024-${from}`, to: `2024-${to}`, yearly: true, weekdays: [...weekdays] };
  return { ...days, start_times: [...start_times], capacity };
}

export function allYear(start_times: readonly string[], capacity: number, weekdays?: readonly number[]): Season {
  return season('01-01', '12-31', start_times, capacity, weekdays);
}

/** A schedule of seasons: its start times are all that they name, and it closes so many minutes before a start. */
export function schedule(cutoff_minutes: number, ...seasons: Season[]): ScheduleFile {
  const start_times = [...new Set(seasons.flatMap((it) => it.start_times))].sort();
  return { cutoff_minutes, start_times, seasons, exceptions: [] };
}
