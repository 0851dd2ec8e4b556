import type { Schedule } from '#domain/contract/catalogue.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { addDays } from '#domain/time/day.ts';
import { departuresBetween, type ScheduledStart } from '#domain/time/schedule.ts';
import { dayIn } from '#domain/time/zone.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import { departuresUntil } from '../../places/departures.ts';
import type { Departure } from '../../places/places-left.ts';

/** The effects of a schedule on the departures to come. */
export interface DeparturePlan {
  readonly today: string;
  /** The first day for which no departures are made yet. */
  readonly until: string;
  readonly gone: readonly number[];
  readonly resized: readonly { id: number; capacity: number }[];
  /** Departures of a changed time zone: the same time of day is another instant. */
  readonly moved: readonly { id: number; starts_at: number }[];
  /** Departures whose start is no longer in the schedule, but that stay. Their own capacity ends. */
  readonly unscheduled: readonly number[];
  /** Departures that were unscheduled before, and whose start is in the schedule again. */
  readonly rescheduled: readonly number[];
  /** The problems that make the schedule impossible: more places are taken than it has. */
  readonly problems: readonly Problem[];
  /** The present departures. */
  readonly coming: readonly (Departure & { held: number })[];
}

/** Compares departures with a schedule and changes nothing: the change and its preview (B11) use the same plan. */
export async function planDepartures(
  tx: Transaction,
  experience_id: number,
  schedule: Schedule,
  now: Temporal.Instant,
  { isLocked }: { isLocked: boolean },
): Promise<DeparturePlan> {
  const until = departuresUntil(now, schedule.time_zone);
  const today = dayIn(now, schedule.time_zone);
  const planned = startsToCome(schedule, now);

  const rows = await comingDepartures(tx, experience_id, today, now, isLocked);
  const held = await heldPlaces(tx, experience_id, now);
  const coming = rows.map((row) => ({ ...row, held: held.get(row.id) ?? 0 }));
  const known = await namedDepartures(tx, experience_id);
  const problems: Problem[] = [];
  const gone: number[] = [];
  const resized: { id: number; capacity: number }[] = [];
  const moved: { id: number; starts_at: number }[] = [];
  const unscheduled: number[] = [];
  const rescheduled: number[] = [];
  for (const departure of coming) {
    const scheduled = planned.get(departureKey(departure));
    const start = scheduled && withOwnCapacity(scheduled, departure);
    const taken = departure.sold + departure.held;
    if (start && start.capacity < taken) problems.push(tooFew(start, taken));
    const capacity = start?.capacity ?? taken;
    if (!start && taken === 0 && !known.has(departure.id)) {
      gone.push(departure.id);
      continue;
    }
    if (capacity !== departure.capacity) resized.push({ id: departure.id, capacity });
    if (!start && departure.is_unscheduled === 0) unscheduled.push(departure.id);
    if (start && departure.is_unscheduled === 1) rescheduled.push(departure.id);
    if (start && start.starts_at !== departure.starts_at) moved.push({ id: departure.id, starts_at: start.starts_at });
  }
  return { today, until, gone, resized, moved, unscheduled, rescheduled, problems, coming };
}

/**
 * A start with its departure's own capacity. Staff's settings of one departure (T10) stay as long as its start: `is_closed`, note and guide are not
 * written here, and its own capacity replaces the season's. It was checked against the taken places when it was set, and no more can be taken since.
 * A start that is removed but has bookings keeps only their places, and its own capacity ends: if the start comes back, it has the season's.
 */
function withOwnCapacity(start: ScheduledStart, { has_own_capacity, capacity }: Departure): ScheduledStart {
  return has_own_capacity === 1 ? { ...start, capacity } : start;
}

/** @throws Invalid for a capacity below the held and sold places (A13) */
export function assertPossible({ problems }: DeparturePlan): void {
  if (problems.length > 0) throw new Invalid(problems.slice(0, MOST_PROBLEMS));
}

const MOST_PROBLEMS = 10;

export async function readSchedule(tx: Transaction, id: number): Promise<Schedule> {
  const row = await tx
    .selectFrom('experiences')
    .select(['time_zone', 'cutoff_minutes', 'seasons_json', 'exceptions_json'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    time_zone: row.time_zone,
    cutoff_minutes: row.cutoff_minutes,
    start_times: await tx.selectFrom('start_times').select(['id', 'time']).where('experience_id', '=', id).execute(),
    seasons: JSON.parse(row.seasons_json) as Schedule['seasons'],
    exceptions: JSON.parse(row.exceptions_json) as Schedule['exceptions'],
  };
}

/** The starts of a schedule from today on, as far ahead as departures are made, by `departureKey`. */
export function startsToCome(schedule: Schedule, now: Temporal.Instant): Map<string, ScheduledStart> {
  const last = addDays(departuresUntil(now, schedule.time_zone), -1);
  const starts = departuresBetween(schedule, dayIn(now, schedule.time_zone), last);
  return new Map(starts.map((start) => [departureKey(start), start]));
}

export function departureKey({ date, start_time_id }: Pick<Departure, 'date' | 'start_time_id'>): string {
  return `${date} ${start_time_id}`;
}

/** Locks the departures to come, for a unit that locks their experience afterwards: departures come first (decision 0045). */
export async function lockComing(tx: Transaction, experience_id: number, now: Temporal.Instant): Promise<void> {
  if (needsRowLocks(tx)) await comingDepartures(tx, experience_id, addDays(dayIn(now, 'UTC'), -1), now, true);
}

/** The departures to come, locked by ascending id, as all code that takes places locks them; held places are counted after that. */
async function comingDepartures(
  tx: Transaction,
  experience_id: number,
  today: string,
  now: Temporal.Instant,
  isLocked: boolean,
): Promise<Departure[]> {
  const rows = await tx
    .selectFrom('departures')
    .selectAll()
    .where('experience_id', '=', experience_id)
    .where('date', '>=', addDays(today, -1))
    .orderBy('id')
    .$if(isLocked, (it) => it.forNoKeyUpdate())
    .execute();
  return rows.filter(({ starts_at }) => starts_at > now.epochMilliseconds);
}

async function heldPlaces(tx: Transaction, experience_id: number, now: Temporal.Instant): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('holds as h')
    .innerJoin('departures as d', 'd.id', 'h.departure_id')
    .select(({ fn }) => ['d.id', fn.sum<number>('h.quantity').as('held')])
    .where('d.experience_id', '=', experience_id)
    .where('h.item_id', '=', 0)
    .where('h.expires_at', '>', now.epochMilliseconds)
    .groupBy('d.id')
    .execute();
  return new Map(rows.map(({ id, held }) => [id, held]));
}

/** Departures that a line of a cart or an order refers to, whatever its status. */
async function namedDepartures(tx: Transaction, experience_id: number): Promise<Set<number>> {
  const named = new Set<number>();
  for (const table of ['cart_lines', 'order_lines'] as const) {
    const lines = tx.selectFrom(table).select('departure_id').distinct().where('experience_id', '=', experience_id);
    for (const { departure_id } of await lines.execute()) named.add(departure_id);
  }
  return named;
}

function tooFew({ date, time, capacity }: ScheduledStart, taken: number): Problem {
  return {
    path: ['schedule', 'non_field_errors'],
    ...reason('too_few_places_on', { date, time: time.slice(0, 5), taken, capacity }),
  };
}
