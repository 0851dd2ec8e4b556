import type { Schedule } from '#domain/contract/catalogue.ts';
import { addDeparture, type NewDeparture, removeDeparture } from '#domain/contract/departures.ts';
import { reason, unknownId } from '#domain/contract/problems.ts';
import { instantOf, startsOn } from '#domain/time/schedule.ts';
import { Failed, invalidError, notFoundError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { assertUnchanged } from '../http/request/if-match.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { departuresUntil } from '../places/departures.ts';
import { lockDepartures, placesLeft } from '../places/places-left.ts';
import { experiences } from '../resources/experiences/experiences.ts';
import { lockComing, readSchedule } from '../resources/experiences/plan-departures.ts';
import { changeObject } from '../resources/model/mutations.ts';
import { objectOf } from '../resources/model/ownership.ts';
import { departureAnswer, findDeparture } from './read-departures.ts';

/**
 * A departure outside the seasons of a tour (B3). It becomes an exception of the schedule, so the schedule still describes all departures: a later
 * change of the seasons keeps it, and an export contains it.
 */
export function singleDepartureRoutes(context: Context): Route[] {
  return [
    writeAs(context, addDeparture, 'catalogue.write', insertDeparture),
    writeAs(context, removeDeparture, 'catalogue.write', deleteDeparture),
  ];
}

/** @throws Invalid for a tour that does not exist, a start that exists already, has passed, or is too far ahead */
async function insertDeparture(
  tx: Transaction,
  { caller, body, now }: AccountInput<unknown, NewDeparture>,
): Promise<NewDeparture & { id: number }> {
  const { experience, date, time, capacity } = body;
  await lockTour(tx, experience, caller, now).catch((error: unknown) => {
    const isMissing = error instanceof Failed && error.status === 404;
    throw isMissing ? invalidError(['experience'], unknownId(experience)) : error;
  });
  const schedule = await readSchedule(tx, experience);
  const starts = startsOn(schedule, date);
  if (starts.some((it) => it.time === time)) throw invalidError(['time'], reason('departs_already'));
  if (Temporal.Instant.compare(instantOf(date, time, schedule.time_zone), now) <= 0)
    throw invalidError(['time'], reason('time_passed'));
  const until = departuresUntil(now, schedule.time_zone);
  if (date >= until) throw invalidError(['date'], reason('too_far_ahead', { until }));

  const usual = starts[0]?.capacity ?? capacity;
  await saveDay(tx, { caller, now, experience, schedule, date, usual, times: [...starts.map((it) => it.time), time] });
  // A start that was in the schedule earlier may still have bookings.
  const [departure] = await lockDepartures(tx, [await departureAt(tx, experience, date, time)]);
  if (!departure) throw notFoundError();
  const { id, capacity: made } = departure;
  const taken = made - (await placesLeft(tx, departure, now, {}));
  if (capacity < taken) throw invalidError(['capacity'], reason('too_few_places', { taken, capacity }));
  if (made !== capacity)
    await tx.updateTable('departures').set({ capacity, has_own_capacity: 1 }).where('id', '=', id).execute();
  return { id, ...body };
}

/** @throws Failed 404 for a tour that does not exist or is another account's; 403 */
async function lockTour(tx: Transaction, id: number, caller: Principal, now: Temporal.Instant): Promise<void> {
  const tour = (isLocked: boolean) => objectOf(tx, experiences, String(id), caller, { isToChange: true, isLocked });
  await tour(false);
  await lockComing(tx, id, now);
  await tour(true);
}

/** @throws Failed 404; 409 if places are sold or held; Refused stale_version */
async function deleteDeparture(
  tx: Transaction,
  { caller, params, now, request }: AccountInput<unknown, unknown>,
): Promise<undefined> {
  const { id, experience_id: experience } = await findDeparture(tx, caller, params['id'], now);
  await lockTour(tx, experience, caller, now);
  const [departure] = await lockDepartures(tx, [id]);
  if (!departure) throw notFoundError();
  await assertUnchanged(request, 'departure', async () =>
    departureAnswer(await findDeparture(tx, caller, params['id'], now), caller),
  );
  const { date, capacity } = departure;
  if ((await placesLeft(tx, departure, now, {})) < capacity)
    throw new Failed(409, 'Places of this departure are sold or held. Close it, or cancel its bookings first.');
  if (departure.starts_at <= now.epochMilliseconds) throw new Failed(409, 'This departure has started.');

  const schedule = await readSchedule(tx, experience);
  const starts = startsOn(schedule, date).filter((it) => it.start_time_id !== departure.start_time_id);
  const times = starts.map((it) => it.time);
  await saveDay(tx, { caller, now, experience, schedule, date, usual: starts[0]?.capacity ?? 0, times });
  return undefined;
}

interface Day {
  readonly caller: Principal;
  readonly now: Temporal.Instant;
  readonly experience: number;
  readonly schedule: Schedule;
  readonly date: string;
  /** The capacity of the day's exception. */
  readonly usual: number;
  readonly times: readonly string[];
}

/** Makes these times the starts of a day, by an exception, which has one capacity. A start with another capacity keeps its own. */
async function saveDay(tx: Transaction, { caller, now, experience, schedule, date, usual, times }: Day): Promise<void> {
  await tx
    .updateTable('departures')
    .set({ has_own_capacity: 1 })
    .where('experience_id', '=', experience)
    .where('date', '=', date)
    .where('capacity', '<>', usual)
    .execute();
  const timeOf = new Map(schedule.start_times.map((it) => [it.id, it.time]));
  const others = schedule.exceptions
    .filter((it) => it.date !== date)
    .map(({ start_time_ids, ...it }) => ({ ...it, start_times: start_time_ids.flatMap((id) => timeOf.get(id) ?? []) }));
  const exceptions = [...others, { date, start_times: [...times].sort(), capacity: usual }];
  await changeObject(tx, experiences, String(experience), { schedule: { exceptions } }, { caller, now });
}

/** @returns the departure's id; 0 if there is none */
async function departureAt(tx: Transaction, experience: number, date: string, time: string): Promise<number> {
  const found = await tx
    .selectFrom('departures as d')
    .innerJoin('start_times as t', 't.id', 'd.start_time_id')
    .select('d.id')
    .where('d.experience_id', '=', experience)
    .where('d.date', '=', date)
    .where('t.time', '=', time)
    .executeTakeFirst();
  return found?.id ?? 0;
}
