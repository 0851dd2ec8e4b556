import {
  changeDeparture,
  changeDepartures,
  type DepartureChange,
  type DeparturesChange,
} from '#domain/contract/departures.ts';
import type { DepartureReply } from '#domain/contract/desk.ts';
import { type Problem, reason, unknownId } from '#domain/contract/problems.ts';
import { forbiddenError, Invalid, invalidError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { assertUnchanged } from '../http/request/if-match.ts';
import { type AccountInput, databaseChecks, type Route } from '../http/route.ts';
import { lockDepartures } from '../places/places-left.ts';
import { touchExperiences } from '../places/version.ts';
import { type DepartureRow, departureRows } from './departure-rows.ts';
import { endMoves } from './end-moves.ts';
import { departureAnswer, findDeparture } from './read-departures.ts';

/** Changes of a departure (T10) and of several (B2). Capacity and closing need `catalogue.write`, note and guide need `bookings.check_in`. */
export function changeDepartureRoutes(context: Context): Route[] {
  const change = writeAs(context, changeDeparture, 'bookings.read', updateDeparture);
  const seenFirst = databaseChecks(change, (_good, { caller, params, now }) =>
    context.database.read(async (tx) => {
      if (caller) await findDeparture(tx, caller, params['id'], now);
      return [];
    }),
  );
  return [seenFirst, writeAs(context, changeDepartures, 'catalogue.write', updateDepartures)];
}

/**
 * Changes a departure. It is locked before the held places are counted, as in every transaction that takes places (A13). The shop shows the new
 * places from its next request on.
 *
 * @throws Failed 404, 403; Refused stale_version; Invalid for a capacity below the sold and held places
 */
async function updateDeparture(
  tx: Transaction,
  { caller, params, body, now, request }: AccountInput<unknown, DepartureChange>,
): Promise<DepartureReply> {
  const { id, account_id } = await findDeparture(tx, caller, params['id'], now);
  requireFor(caller, account_id, body);
  await lockDepartures(tx, [id]);
  const row = await findDeparture(tx, caller, params['id'], now);
  await assertUnchanged(request, 'departure', () => departureAnswer(row, caller));
  const problem = tooFew(row, body.capacity);
  if (problem !== null) throw invalidError(['capacity'], problem);
  return departureAnswer(await saveChange(tx, row, body), caller);
}

/**
 * Makes the same change to several departures: to all of them, or none.
 *
 * @throws Failed 403; Invalid with a message at each id that cannot be changed
 */
async function updateDepartures(
  tx: Transaction,
  { caller, body: { ids, add, ...change }, now }: AccountInput<unknown, DeparturesChange>,
): Promise<{ results: DepartureReply[] }> {
  if (add !== undefined && change.capacity !== undefined) throw invalidError(['add'], reason('capacity_or_add'));
  const sortedIds = [...new Set(ids)].toSorted((a, b) => a - b);
  const read = async () => {
    const rows = departureRows(tx, caller.accountsWith('bookings.read'), now).where('d.id', 'in', sortedIds);
    return new Map((await rows.execute()).map((row) => [row.id, row]));
  };
  const changeOf = ({ capacity }: DepartureRow) =>
    add === undefined ? change : { ...change, capacity: capacity + add };
  for (const row of (await read()).values()) requireFor(caller, row.account_id, changeOf(row));
  await lockDepartures(tx, sortedIds);
  const rows = await read();
  const problems = ids.flatMap((id, n): Problem[] => {
    const row = rows.get(id);
    const path = ['ids', n];
    if (!row) return [{ path, ...unknownId(id) }];
    const few = tooFew(row, changeOf(row).capacity);
    return few ? [{ path, ...reason('too_few_places_of', { ...startOf(row), ...few.params }) }] : [];
  });
  if (problems.length > 0) throw new Invalid(problems);
  const results: DepartureReply[] = [];
  for (const row of rows.values()) results.push(departureAnswer(await saveChange(tx, row, changeOf(row)), caller));
  return { results };
}

/** Writes the fields that a change sets. @returns the departure afterwards */
async function saveChange(
  tx: Transaction,
  row: DepartureRow,
  { capacity, closed, note, guide }: DepartureChange,
): Promise<DepartureRow> {
  const changes = {
    ...(capacity !== undefined && capacity !== row.capacity && { capacity, has_own_capacity: 1 }),
    ...(closed !== undefined && { is_closed: closed ? 1 : 0 }),
    // A reopened departure takes place again, although its guests were told that it does not.
    ...(closed === false && row.cancelled_at !== null && { cancelled_at: null }),
    ...(note !== undefined && { note }),
    ...(guide !== undefined && { guide }),
  };
  if (Object.keys(changes).length === 0) return row;
  await tx.updateTable('departures').set(changes).where('id', '=', row.id).execute();
  if (closed === false && row.is_closed === 1) await endMoves(tx, row.id);
  if (capacity !== undefined || closed !== undefined) await touchExperiences(tx, [row.experience_id]);
  return { ...row, ...changes };
}

function requireFor(caller: Principal, account_id: number, { capacity, closed, note, guide }: DepartureChange): void {
  const isOfPlaces = capacity !== undefined || closed !== undefined;
  const isOfDay = note !== undefined || guide !== undefined;
  if (isOfPlaces && !caller.can(account_id, 'catalogue.write')) throw forbiddenError();
  if ((isOfDay || !isOfPlaces) && !caller.can(account_id, 'bookings.check_in')) throw forbiddenError();
}

/** The reason why a departure cannot have so few places; null if it can. */
function tooFew({ sold, held }: DepartureRow, capacity: number | undefined) {
  const taken = sold + Number(held ?? 0);
  return capacity === undefined || capacity >= taken ? null : reason('too_few_places', { taken, capacity });
}

function startOf({ date, time, title }: DepartureRow) {
  return { date, time: time.slice(0, 5), title };
}
