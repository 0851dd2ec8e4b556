import { isUuid } from '#domain/contract/fields.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { notFoundError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow, RowOf } from '../../database/tables.ts';
import type { Principal } from '../../http/principal.ts';
import { liveLines, orderLinesOf } from '../../orders/model/queries.ts';

export type ActionRow = RowOf<'departure_actions'>;
export type ActionBookingRow = RowOf<'departure_action_bookings'>;

export function actionById(tx: Transaction, id: string): Promise<ActionRow | undefined> {
  return tx.selectFrom('departure_actions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An action of an account in which the caller sees orders. @throws Failed 404 */
export async function callersAction(tx: Transaction, caller: Principal, id = ''): Promise<ActionRow> {
  const action = isUuid(id) ? await actionById(tx, id) : undefined;
  if (!action || !caller.can(action.account_id, 'orders.read')) throw notFoundError();
  return action;
}

/**
 * Adds a row for each booking of the departure that has none, in the order of booking. A cancellation includes reservations by hand, which end
 * with their departure. Orders with an open card page are added after they are paid. A departure that was reopened adds none: its new guests are
 * expected (B8). For a move that was reopened and closed again, `endMoves` has stored that.
 */
export async function addBookings(tx: Transaction, action: ActionRow): Promise<void> {
  const { id, kind, departure_id } = action;
  const orders = await tx
    .selectFrom('orders as o')
    .select('o.id')
    .where((it) =>
      it.exists(
        it
          .selectFrom('order_lines as l')
          .select('l.id')
          .whereRef('l.order_id', '=', 'o.id')
          .where('l.departure_id', '=', departure_id)
          .where('l.attendance_status', '<>', 'cancelled'),
      ),
    )
    .where((it) => {
      const isConfirmed = it('o.status', '=', 'confirmed');
      const isReserved = it.and([it('o.status', '=', 'pending'), it('o.payment_method_id', '=', MANUAL)]);
      if (kind === 'cancel') return it.or([isConfirmed, isReserved]);
      return kind === 'move' ? isConfirmed : it('o.status', 'in', ['confirmed', 'completed']);
    })
    .$if(kind !== 'message', (orders) => orders.where((it) => it.exists(departureAsLeft(tx, action))))
    .where('o.id', 'not in', (it) =>
      it
        .selectFrom('departure_action_bookings as b')
        .innerJoin('departure_actions as a', 'a.id', 'b.action_id')
        .select('b.order_id')
        .where((of) => {
          const isMine = of('b.action_id', '=', id);
          // An earlier cancellation of a departure that was reopened: its guests still choose by their first link.
          const isAwaited = of.and([
            of('a.departure_id', '=', departure_id),
            of('a.kind', '=', kind),
            of('b.state', '<>', 'done'),
          ]);
          return kind === 'cancel' ? of.or([isMine, isAwaited]) : isMine;
        }),
    )
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();
  for (const order of orders)
    await tx
      .insertInto('departure_action_bookings')
      .values({ action_id: id, order_id: order.id, state: 'waiting' })
      .onConflict((it) => it.doNothing())
      .execute();
}

/** The departure of a cancellation or move, unless staff have opened it again since. */
function departureAsLeft(tx: Transaction, { kind, departure_id, created_at }: ActionRow) {
  const departure = tx.selectFrom('departures').select('id').where('id', '=', departure_id);
  if (kind === 'cancel') return departure.where('cancelled_at', '=', created_at);
  return departure.where('is_closed', '=', 1).where('cancelled_at', 'is', null);
}

/** The bookings of an action in a state. */
export function bookingsIn(
  tx: Transaction,
  action_id: string,
  state: ActionBookingRow['state'],
): Promise<ActionBookingRow[]> {
  return tx
    .selectFrom('departure_action_bookings')
    .selectAll()
    .where('action_id', '=', action_id)
    .where('state', '=', state)
    .execute();
}

/** The booking of an emailed link. */
export function bookingByToken(tx: Transaction, token_hash: string): Promise<ActionBookingRow | undefined> {
  return tx.selectFrom('departure_action_bookings').selectAll().where('token_hash', '=', token_hash).executeTakeFirst();
}

/** Reads a booking of an action again and locks it. Its order is locked before it; every caller keeps this order. */
export function lockBooking(
  tx: Transaction,
  { action_id, order_id }: Pick<ActionBookingRow, 'action_id' | 'order_id'>,
): Promise<ActionBookingRow> {
  return tx
    .selectFrom('departure_action_bookings')
    .selectAll()
    .where('action_id', '=', action_id)
    .where('order_id', '=', order_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFoundError());
}

export async function updateBooking(
  tx: Transaction,
  { action_id, order_id }: Pick<ActionBookingRow, 'action_id' | 'order_id'>,
  changes: Partial<ActionBookingRow>,
): Promise<void> {
  await tx
    .updateTable('departure_action_bookings')
    .set(changes)
    .where('action_id', '=', action_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** The lines of an order at the action's departure that are not cancelled. */
export async function linesAt(
  tx: Transaction,
  { departure_id }: Pick<ActionRow, 'departure_id'>,
  { id }: Pick<OrderRow, 'id'>,
): Promise<OrderLineRow[]> {
  return liveLines(await orderLinesOf(tx, id)).filter((line) => line.departure_id === departure_id);
}
