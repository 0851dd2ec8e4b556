import type { Schedule } from '#domain/contract/catalogue.ts';
import type { Of } from '#domain/contract/fields.ts';
import { readScheduleImpact, type ScheduleImpact } from '#domain/contract/resources/schedule-impact.ts';
import type { Transaction } from '../../database/database.ts';
import type { AccountInput } from '../../http/route.ts';
import { objectOf } from '../model/ownership.ts';
import { experiences } from './experiences.ts';
import { assertPossible, departureKey, planDepartures, readSchedule, startsToCome } from './plan-departures.ts';
import { scheduleAfter } from './schedule.ts';

type Body = Of<NonNullable<typeof readScheduleImpact.body>>;

/**
 * The effects of a schedule on departures and bookings (B11): by the same plan as a change, in a transaction that only reads.
 *
 * @throws Failed 404, 403; Invalid for a schedule that the change would refuse
 */
export async function scheduleImpact(
  tx: Transaction,
  { caller, params, body, now }: AccountInput<unknown, Body>,
): Promise<ScheduleImpact> {
  const row = await objectOf(tx, experiences, params['id'], caller, { isToChange: true, isLocked: false });
  const id = Number(row['id']);
  const after = await scheduleAfter(tx, id, body.schedule);
  const plan = await planDepartures(tx, id, after, now, { isLocked: false });
  assertPossible(plan);

  const before = keysToCome(await readSchedule(tx, id), now);
  const planned = keysToCome(after, now);
  const leaving = before.difference(planned);
  const resized = new Set(plan.resized.map((it) => it.id));
  const staying = plan.coming.filter((it) => planned.has(departureKey(it)) && before.has(departureKey(it)));
  const [removed, booked] = [[], []] as [typeof staying, typeof staying];
  for (const it of plan.coming) if (leaving.has(departureKey(it))) (it.sold + it.held > 0 ? booked : removed).push(it);
  return {
    added: planned.difference(before).size,
    removed: leaving.size - booked.length,
    removed_with_settings: removed.filter(hasSettings).length,
    remaining: planned.intersection(before).size,
    resized: staying.filter((it) => resized.has(it.id)).length,
    booked: await withBookings(tx, after, booked),
  };
}

type Leaving = Awaited<ReturnType<typeof planDepartures>>['coming'][number];

/** The keys of a schedule's starts that are still to come. */
function keysToCome(schedule: Schedule, now: Temporal.Instant): Set<string> {
  const starts = [...startsToCome(schedule, now)];
  return new Set(starts.filter(([, { starts_at }]) => starts_at > now.epochMilliseconds).map(([key]) => key));
}

function hasSettings({ is_closed, has_own_capacity, note, guide }: Leaving): boolean {
  return is_closed === 1 || has_own_capacity === 1 || note !== '' || guide !== '';
}

async function withBookings(
  tx: Transaction,
  { start_times }: Schedule,
  departures: readonly Leaving[],
): Promise<ScheduleImpact['booked']> {
  const ids = [0, ...departures.map(({ id }) => id)];
  const lines = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(({ fn }) => ['l.departure_id', fn.countAll<number>().as('bookings')])
    .where('l.departure_id', 'in', ids)
    .where('l.attendance_status', '<>', 'cancelled')
    .where('o.status', 'in', ['confirmed', 'completed'])
    .groupBy('l.departure_id')
    .execute();
  const leases = await tx
    .selectFrom('desk_leases')
    .select(({ fn }) => ['departure_id', fn.sum<number>('places').as('leased')])
    .where('departure_id', 'in', ids)
    .where('ended_at', 'is', null)
    .groupBy('departure_id')
    .execute();
  const bookings = new Map(lines.map((it) => [it.departure_id, it.bookings]));
  const leased = new Map(leases.map((it) => [it.departure_id, it.leased]));
  const timeOf = new Map(start_times.map((it) => [it.id, it.time]));
  return departures
    .toSorted((a, b) => a.starts_at - b.starts_at)
    .map(({ id, date, start_time_id, sold, held }) => ({
      id,
      date,
      time: timeOf.get(start_time_id) ?? '',
      bookings: bookings.get(id) ?? 0,
      sold,
      held,
      leased: leased.get(id) ?? 0,
    }));
}
