import { type CalendarQuery, type DepartureCalendar, MOST_CALENDAR_DAYS } from '#domain/contract/departures.ts';
import { reason } from '#domain/contract/problems.ts';
import { dayNumber } from '#domain/time/day.ts';
import { clockTimeOn } from '#domain/time/epoch.ts';
import { invalidError } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import type { AccountInput } from '../http/route.ts';
import { departureRows } from './departure-rows.ts';

/** GET /api/departures/calendar/: all departures of some weeks, with their places (B1). @throws Invalid for a range that is too long */
export async function departureCalendar(
  tx: Transaction,
  { caller, query, now }: AccountInput<CalendarQuery, unknown>,
): Promise<DepartureCalendar> {
  const { date_from, date_to, experience } = query;
  const days = dayNumber(date_to) - dayNumber(date_from) + 1;
  if (days < 1 || days > MOST_CALENDAR_DAYS)
    throw invalidError(['date_to'], reason('range_too_long', { days: MOST_CALENDAR_DAYS }));
  const rows = await departureRows(tx, caller.accountsWith('bookings.read'), now)
    .where('d.date', '>=', date_from)
    .where('d.date', '<=', date_to)
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .execute();
  const own = await tx
    .selectFrom('experiences')
    .select(['id as experience_id', 'title', 'account_id'])
    .where('account_id', 'in', [0, ...caller.accountsWith('bookings.read')])
    .where('status', '=', 'published')
    .execute();
  const tours = new Map([...rows, ...own].map((tour) => [tour.experience_id, tour]));
  return {
    experiences: [...tours.values()]
      .map(({ experience_id: id, title, account_id }) => ({ id, title, own: caller.can(account_id, 'bookings.read') }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
    departures: rows
      .filter((row) => experience === undefined || row.experience_id === experience)
      .map((row) => ({
        id: row.id,
        experience: row.experience_id,
        date: row.date,
        start_time: row.start_time_id,
        time: clockTimeOn(row.date, row.time, row.time_zone),
        capacity: row.capacity,
        sold: row.sold,
        held: Number(row.held ?? 0),
        closed: row.is_closed === 1,
        cancelled: row.cancelled_at !== null,
      })),
  };
}
