import {
  cancelDeparture,
  type DepartureActionSummary,
  type DepartureCancellation,
  type DepartureGuests,
  type DepartureMessage,
  type DepartureMove,
  MOST_CHOICE_DAYS,
  messageDeparture,
  moveDeparture,
  readDepartureGuests,
  USUAL_CHOICE_HOURS,
} from '#domain/contract/office/departure-actions.ts';
import { reason, unknownId } from '#domain/contract/problems.ts';
import type { Permission } from '#domain/permissions.ts';
import { Failed, forbiddenError, invalidError, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../history/record-change.ts';
import type { Principal } from '../../http/principal.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { type AccountInput, type Route, readAs } from '../../http/route.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { buyerEmailOf } from '../../orders/model/buyer-address.ts';
import { endLeasesFor } from '../../places/leases.ts';
import { saleProblem } from '../../places/on-sale.ts';
import { type LockedDeparture, lockDepartures, placesLeft } from '../../places/places-left.ts';
import { touchExperiences } from '../../places/version.ts';
import type { DepartureRow } from '../departure-rows.ts';
import { DEPARTURE_ACTION } from '../end-moves.ts';
import { findDeparture } from '../read-departures.ts';
import { actionSummary } from './action-report.ts';
import { moneyToRefund } from './money-to-refund.ts';
import { otherDepartures } from './other-departures.ts';
import { type ActionRow, addBookings } from './queries.ts';
import { takeTargetPlaces } from './target-places.ts';

/** Calls by which staff act on a whole departure (B8), and the preview before them. */
export function startActionRoutes(context: Context): Route[] {
  const start =
    <Body>(decide: (tx: Transaction, row: DepartureRow, input: AccountInput<unknown, Body>) => Promise<Decision>) =>
    async (tx: Transaction, input: AccountInput<unknown, Body>): Promise<DepartureActionSummary> => {
      const { caller, params, now } = input;
      const row = await findDeparture(tx, caller, params['id'], now);
      const decision = await decide(tx, row, input);
      return insertAction(context, tx, { row, decision, by: caller.user_id, now });
    };
  return [
    readAs(context, readDepartureGuests, 'orders.read', departureGuests),
    writeAs(context, cancelDeparture, 'orders.write', start(cancel)),
    writeAs(context, messageDeparture, 'orders.write', start(message)),
    writeAs(context, moveDeparture, 'orders.write', start(move)),
  ];
}

interface Decision extends Pick<ActionRow, 'kind' | 'subject' | 'message' | 'choose_by' | 'to_departure_id'> {
  /** The departure to which the guests move: its places are reserved for them. */
  readonly to?: LockedDeparture;
}

/** @throws Failed 403; 409 for a departure that has started, or is cancelled already; Invalid */
async function cancel(
  tx: Transaction,
  row: DepartureRow,
  { caller, body, now }: AccountInput<unknown, DepartureCancellation>,
): Promise<Decision> {
  requireFor(caller, row, 'orders.write', 'catalogue.write');
  const choose_by = chooseBy(body.choose_by, now);
  await closeDeparture(tx, row, { cancelled_at: now.epochMilliseconds }, now);
  return { kind: 'cancel', subject: '', message: body.message ?? '', choose_by, to_departure_id: null };
}

function chooseBy(chosen: string | undefined, now: Temporal.Instant): number {
  if (chosen === undefined) return now.add({ hours: USUAL_CHOICE_HOURS }).epochMilliseconds;
  const until = Temporal.Instant.from(chosen);
  const last = now.add({ hours: 24 * MOST_CHOICE_DAYS });
  if (Temporal.Instant.compare(until, now) > 0 && Temporal.Instant.compare(until, last) <= 0)
    return until.epochMilliseconds;
  throw invalidError(['choose_by'], reason('choice_time', { days: MOST_CHOICE_DAYS }));
}

async function message(
  _tx: Transaction,
  row: DepartureRow,
  { caller, body }: AccountInput<unknown, DepartureMessage>,
): Promise<Decision> {
  requireFor(caller, row, 'orders.write');
  return { kind: 'message', ...body, choose_by: null, to_departure_id: null };
}

/** @throws Failed 403, 409; Invalid for a departure of another tour, a started one, or one without enough places */
async function move(
  tx: Transaction,
  row: DepartureRow,
  { caller, body, now }: AccountInput<unknown, DepartureMove>,
): Promise<Decision> {
  requireFor(caller, row, 'orders.write', 'catalogue.write');
  const departures = await closeDeparture(tx, row, {}, now, body.to);
  const to = departures.find(({ id }) => id === body.to);
  if (to?.experience_id !== row.experience_id || to.id === row.id) throw invalidError(['to'], unknownId(body.to));
  const problem = saleProblem(to, { until: 'start', now });
  if (problem === 'past_cutoff') throw invalidError(['to'], reason('departure_started'));
  if (problem) throw invalidError(['to'], reason('departure_cancelled'));
  const left = await placesLeft(tx, to, now, {});
  if (left < row.sold) throw invalidError(['to'], reason('places_missing', { needed: row.sold, left }));
  return {
    kind: 'move',
    subject: '',
    message: body.message ?? '',
    choose_by: null,
    to_departure_id: to.id,
    to: { departure: to, left },
  };
}

function requireFor(caller: Principal, { account_id }: DepartureRow, ...needed: readonly Permission[]): void {
  if (needed.some((it) => !caller.can(account_id, it))) throw forbiddenError();
}

/** Closes a departure: the shop stops selling it from its next request on, and devices lose their leases. @returns the locked departures */
async function closeDeparture(
  tx: Transaction,
  { id, experience_id }: DepartureRow,
  changes: { cancelled_at?: number },
  now: Temporal.Instant,
  ...others: readonly number[]
) {
  const departures = await lockDepartures(tx, [id, ...others]);
  const departure = orNotFound(departures.find((it) => it.id === id));
  if (departure.starts_at <= now.epochMilliseconds)
    throw new Failed(409, 'This departure has started. Cancel or move its bookings one by one.');
  if (departure.cancelled_at !== null) throw new Failed(409, 'This departure is cancelled already.');
  await endLeasesFor(tx, id, now);
  await tx
    .updateTable('departures')
    .set({ is_closed: 1, ...changes })
    .where('id', '=', id)
    .execute();
  await touchExperiences(tx, [experience_id]);
  return departures;
}

interface NewAction {
  readonly row: DepartureRow;
  readonly decision: Decision;
  readonly by: number;
  readonly now: Temporal.Instant;
}

async function insertAction(
  { newId }: Context,
  tx: Transaction,
  { row, decision, by, now }: NewAction,
): Promise<DepartureActionSummary> {
  const { to, ...decided } = decision;
  const action: ActionRow = {
    id: newId(),
    account_id: row.account_id,
    departure_id: row.id,
    ...decided,
    created_by: by,
    created_at: now.epochMilliseconds,
  };
  await tx.insertInto('departure_actions').values(action).execute();
  await addBookings(tx, action);
  if (to) await takeTargetPlaces(tx, action, to, row.sold, now);
  await enqueueJob(tx, DEPARTURE_ACTION, action.id);
  const summary = await actionSummary(tx, action);
  const { title, date, time, moved_to } = summary;
  await recordChange(tx, {
    account_id: row.account_id,
    subject: { kind: 'departure', id: String(row.id) },
    kind: HISTORY_KINDS[action.kind],
    actor: { user_id: by },
    at: now,
    after: { title, start: { date, time }, moved_to },
  });
  return summary;
}

const HISTORY_KINDS = { cancel: 'cancelled', move: 'moved', message: 'messaged' } as const;

async function departureGuests(
  tx: Transaction,
  { caller, params, now }: AccountInput<unknown, unknown>,
): Promise<DepartureGuests> {
  const row = await findDeparture(tx, caller, params['id'], now);
  requireFor(caller, row, 'orders.read');
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('id', 'in', (it) =>
      it
        .selectFrom('order_lines')
        .select('order_id')
        .where('departure_id', '=', row.id)
        .where('attendance_status', '<>', 'cancelled'),
    )
    .execute();
  return {
    bookings: orders.length,
    ...(await moneyToRefund(tx, row.id, orders)),
    without_email: orders.filter((it) => buyerEmailOf(it) === null).length,
    others: await otherDepartures(tx, row.id, () => row.sold, now),
  };
}
