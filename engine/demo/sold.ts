import { addDays } from '#domain/time/day.ts';
import { startsOn } from '#domain/time/schedule.ts';
import type { ExperienceFile, ScheduleFile } from '../catalogue/store-file.ts';

type Sale = NonNullable<ExperienceFile['sold']>[number];

/** Sold to the last place: all starts of the first day that has any, a week or more from now. */
export function oneFullDay(file: ScheduleFile, today: string): Sale[] {
  for (let ahead = 8; ahead < 60; ahead++) {
    const starts = startsOfDay(file, addDays(today, ahead));
    if (starts.length > 0) return starts.map(({ date, time, capacity }) => ({ date, time, places: capacity }));
  }
  return [];
}

/** A shop that is not new: on two days of each of the next weeks most places have gone. */
export function busyDays(file: ScheduleFile, today: string, seed: number): Sale[] {
  const days = [0, 1, 2, 3, 4].flatMap((week) => [2, 5].map((day) => week * 7 + day + (seed % 3)));
  return days.flatMap((ahead) =>
    startsOfDay(file, addDays(today, ahead + 1)).map(({ date, time, capacity }) => ({
      date,
      time,
      places: Math.floor(capacity * (0.4 + ((seed * 7 + ahead * 3) % 5) / 10)),
    })),
  );
}

function startsOfDay({ cutoff_minutes, start_times, seasons, exceptions }: ScheduleFile, date: string) {
  const idsOf = (times: readonly string[]) => times.map((time) => start_times.indexOf(time));
  const schedule = {
    // Days and times of day alone: the zone does not come into it.
    time_zone: 'UTC',
    cutoff_minutes,
    start_times: start_times.map((time, id) => ({ id, time })),
    seasons: seasons.map(({ start_times: times, ...it }) => ({ ...it, start_time_ids: idsOf(times) })),
    exceptions: exceptions.map(({ start_times: times, ...it }) => ({ ...it, start_time_ids: idsOf(times) })),
  };
  return startsOn(schedule, date).map(({ time, capacity }) => ({ date, time, capacity }));
}
