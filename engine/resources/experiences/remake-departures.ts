import { sql } from 'kysely';
import type { Schedule } from '#domain/contract/catalogue.ts';
import { tooFewPlaces } from '#domain/contract/messages.ts';
import { addDays } from '#domain/time/day.ts';
import { departuresBetween, type ScheduledStart } from '#domain/time/schedule.ts';
import { dayIn } from '#domain/time/zone.ts';
import { departuresUntil, makeDepartures } from '../../catalogue/departures.ts';
import { moveLeases } from '../../catalogue/leases.ts';
import type { Departure } from '../../catalogue/places-left.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import { Invalid, type Problem } from '../../errors.ts';

/**
 * Brings the departures that are still to come to what an experience's schedule says now. A start that it no longer has goes, unless
 * somebody has or had places on it: then it keeps just those.
 *
 * @throws Invalid for a capacity below what is held and sold (A13)
 */
export async function remakeDepartures(tx: Transaction, experience_id: number, now: Temporal.Instant): Promise<void> {
  const schedule = await readSchedule(tx, experience_id);
  const until = departuresUntil(now, schedule.time_zone);
  const today = dayIn(now, schedule.time_zone);
  const wanted = startsToCome(schedule, now);

  const coming = await comingDepartures(tx, experience_id, today, now);
  const held = await heldPlaces(tx, experience_id, now);
  const known = await namedDepartures(tx, experience_id);
  const problems: Problem[] = [];
  const changes: Changes = { gone: [], resized: [], moved: [], unscheduled: [] };
  for (const departure of coming) {
    const scheduled = wanted.get(departureKey(departure));
    const start = scheduled && withOwnCapacity(scheduled, departure);
    const taken = departure.sold + (held.get(departure.id) ?? 0);
    if (start && start.capacity < taken) problems.push(tooFew(start, taken));
    const capacity = start?.capacity ?? taken;
    if (!start && taken === 0 && !known.has(departure.id)) changes.gone.push(departure.id);
    else if (capacity !== departure.capacity) changes.resized.push({ id: departure.id, capacity });
    if (!start && departure.has_own_capacity === 1) changes.unscheduled.push(departure.id);
    if (start && start.starts_at !== departure.starts_at) changes.moved.push({ id: departure.id, ...start });
  }
  if (problems.length > 0) throw new Invalid(problems.slice(0, MOST_PROBLEMS));

  await applyChanges(tx, changes);
  const before = schedule.cutoff_minutes * 60_000;
  await tx
    .updateTable('departures')
    .set({ cutoff_at: sql<number>`starts_at - ${sql.lit(before)}` })
    .where('experience_id', '=', experience_id)
    .where('starts_at', '>', now.epochMilliseconds)
    .execute();
  await makeDepartures(tx, experience_id, schedule, today, until);
  await dropStartTimes(tx, experience_id, schedule);
  await tx.updateTable('experiences').set({ departures_until: until }).where('id', '=', experience_id).execute();
}

/**
 * What staff have set of one departure (T10) stays where its start stays: `is_closed`, note and guide are not written here, and a capacity of
 * its own is what this start wants, whatever the season says. It was checked against what is taken when it was set, and nothing takes more. A
 * start that goes but has bookings keeps just their places, and its own capacity ends: should the start come back, the season's counts.
 */
function withOwnCapacity(start: ScheduledStart, { has_own_capacity, capacity }: Departure): ScheduledStart {
  return has_own_capacity === 1 ? { ...start, capacity } : start;
}

const MOST_PROBLEMS = 10;

interface Changes {
  readonly gone: number[];
  readonly resized: { id: number; capacity: number }[];
  /** Another zone: the same time of day is another instant. */
  readonly moved: { id: number; starts_at: number }[];
  /** Starts that are no longer there, whose own capacity ends. */
  readonly unscheduled: number[];
}

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

/** The starts that a schedule has from today on, as far as departures are made, by `departureKey`. */
export function startsToCome(schedule: Schedule, now: Temporal.Instant): Map<string, ScheduledStart> {
  const last = addDays(departuresUntil(now, schedule.time_zone), -1);
  const starts = departuresBetween(schedule, dayIn(now, schedule.time_zone), last);
  return new Map(starts.map((start) => [departureKey(start), start]));
}

export function departureKey({ date, start_time_id }: Pick<Departure, 'date' | 'start_time_id'>): string {
  return `${date} ${start_time_id}`;
}

/** Locked by ascending id, as anyone who takes places locks them; what is held is counted after that. */
async function comingDepartures(
  tx: Transaction,
  experience_id: number,
  today: string,
  now: Temporal.Instant,
): Promise<Departure[]> {
  const rows = await tx
    .selectFrom('departures')
    .selectAll()
    .where('experience_id', '=', experience_id)
    .where('date', '>=', addDays(today, -1))
    .orderBy('id')
    .$if(needsRowLocks(tx), (it) => it.forNoKeyUpdate())
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

/** Departures that a cart's or an order's line speaks of, whatever became of it. */
async function namedDepartures(tx: Transaction, experience_id: number): Promise<Set<number>> {
  const named = new Set<number>();
  for (const table of ['cart_lines', 'order_lines'] as const) {
    const lines = tx.selectFrom(table).select('departure_id').distinct().where('experience_id', '=', experience_id);
    for (const { departure_id } of await lines.execute()) named.add(departure_id);
  }
  return named;
}

function tooFew({ date, time, capacity }: ScheduledStart, taken: number): Problem {
  const at = `On ${date} at ${time.slice(0, 5)}`;
  return {
    path: ['schedule', 'non_field_errors'],
    message: `${at} ${tooFewPlaces(taken, capacity)}`,
  };
}

async function applyChanges(tx: Transaction, { gone, resized, moved, unscheduled }: Changes): Promise<void> {
  for (const ids of portions(gone)) await tx.deleteFrom('departures').where('id', 'in', ids).execute();
  for (const [capacity, all] of Map.groupBy(resized, (it) => it.capacity))
    for (const ids of portions(all.map(({ id }) => id)))
      await tx.updateTable('departures').set({ capacity }).where('id', 'in', ids).execute();
  for (const ids of portions(unscheduled))
    await tx.updateTable('departures').set({ has_own_capacity: 0 }).where('id', 'in', ids).execute();
  for (const { id, starts_at } of moved) {
    await tx.updateTable('departures').set({ starts_at }).where('id', '=', id).execute();
    await moveLeases(tx, id, starts_at);
  }
}

function portions(ids: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let i = 0; i < ids.length; i += AT_ONCE) found.push(ids.slice(i, i + AT_ONCE));
  return found;
}

const AT_ONCE = 500;

/** Start times of which no season and no day speaks any more, unless departures have them. */
async function dropStartTimes(tx: Transaction, experience_id: number, schedule: Schedule): Promise<void> {
  const inUse = [...schedule.seasons, ...schedule.exceptions].flatMap(({ start_time_ids }) => start_time_ids);
  await tx
    .deleteFrom('start_times')
    .where('experience_id', '=', experience_id)
    .where('id', 'not in', [0, ...inUse])
    .where(
      'id',
      'not in',
      tx.selectFrom('departures').select('start_time_id').where('experience_id', '=', experience_id),
    )
    .execute();
}
