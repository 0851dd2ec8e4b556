import { sql } from 'kysely';
import type { Schedule } from '#domain/contract/catalogue.ts';
import { OPEN_DAYS } from '#domain/time/calendar.ts';
import { addDays } from '#domain/time/day.ts';
import { departuresBetween } from '#domain/time/schedule.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Transaction } from '../database/database.ts';
import { touchExperiences } from './version.ts';

/** The first day for which departures are not made yet, as of now: of 550 days they are. */
export function departuresUntil(now: Temporal.Instant, zone: string, days = OPEN_DAYS): string {
  return addDays(dayIn(now, zone), days);
}

/** Creates the departures of an experience from one day to another; the second day is not included. */
export async function makeDepartures(
  tx: Transaction,
  experience_id: number,
  schedule: Schedule,
  from: string,
  until: string,
): Promise<void> {
  const starts = departuresBetween(schedule, from, addDays(until, -1));
  for (let i = 0; i < starts.length; i += AT_ONCE) {
    const rows = starts.slice(i, i + AT_ONCE);
    const values = rows.map(
      (it) =>
        sql`(${experience_id}, ${it.start_time_id}, ${it.date}, ${it.starts_at}, ${it.cutoff_at}, ${it.capacity}, 0)`,
    );
    await sql`insert into departures (experience_id, start_time_id, date, starts_at, cutoff_at, capacity, sold)
      values ${sql.join(values)} on conflict do nothing`.execute(tx);
  }
}

/** Rows in one statement, because databases limit its parameters and parse long statements slowly. */
const AT_ONCE = 100;

/**
 * Makes the departures of days that have come into reach, for one experience, because that takes up to 100 ms and others wait meanwhile. It skips what
 * another engine is busy with.
 *
 * @param days  from today on. @returns whether there may be more
 */
export async function extendDepartures(tx: Transaction, now: Temporal.Instant, days = OPEN_DAYS): Promise<boolean> {
  const rows = await tx
    .selectFrom('experiences')
    .select(['id', 'time_zone', 'cutoff_minutes', 'seasons_json', 'exceptions_json', 'departures_until'])
    // The condition is written as in the index, so that the index is used.
    .where(sql<boolean>`status <> 'archived'`)
    .orderBy('departures_until')
    .orderBy('id')
    .limit(LOOKED_AT)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const behind = rows.find((it) => it.departures_until < departuresUntil(now, it.time_zone, days));
  if (!behind) return false;
  const { id, departures_until, time_zone, cutoff_minutes, seasons_json, exceptions_json } = behind;
  const start_times = await tx
    .selectFrom('start_times')
    .select(['id', 'time'])
    .where('experience_id', '=', id)
    .execute();
  const schedule: Schedule = {
    time_zone,
    cutoff_minutes,
    start_times,
    seasons: JSON.parse(seasons_json) as Schedule['seasons'],
    exceptions: JSON.parse(exceptions_json) as Schedule['exceptions'],
  };
  const until = departuresUntil(now, time_zone, days);
  const today = dayIn(now, time_zone);
  const from = departures_until > today ? departures_until : today;
  await makeDepartures(tx, id, schedule, from, until);
  await tx.updateTable('experiences').set({ departures_until: until }).where('id', '=', id).execute();
  await touchExperiences(tx, [id]);
  return true;
}

/** Zones differ: the first of them may have all its days, and the next not. */
const LOOKED_AT = 5;
