import { sql } from 'kysely';
import type { Schedule } from '#domain/contract/catalogue.ts';
import { OPEN_DAYS } from '#domain/calendar.ts';
import { addDays } from '#domain/day.ts';
import { departuresBetween } from '#domain/schedule.ts';
import { dayIn } from '#domain/zone.ts';
import type { Transaction } from '../database/database.ts';

/** The first day for which departures are not made yet, as of now: 550 days are. */
export function departuresUntil(now: Temporal.Instant, zone: string): string {
  return addDays(dayIn(now, zone), OPEN_DAYS);
}

/** Makes the departures that a schedule has from one day up to another (not included), besides those that are there. */
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

/** Rows in one statement: databases have a limit for parameters, and their parsers for patience. */
const AT_ONCE = 100;
