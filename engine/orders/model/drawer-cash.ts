import { CASH, OFFICE_CASH } from '#domain/desk/drawer.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import { actorColumns } from '../../history/record-change.ts';
import type { Principal } from '../../http/principal.ts';
import { type Clock, lockOrder, orderById } from './queries.ts';
import { refundStateOf } from './refunds.ts';

/**
 * Makes a change of an order by staff, and enters the cash that it took or gave back into the drawer of their device (T12). The order is locked
 * first, so that cash of another change is not counted for this one.
 *
 * @param order_id  the id in the path; the change itself refuses an order that does not exist
 */
export async function runWithDrawer<T>(
  tx: Transaction,
  caller: Principal,
  order_id: string | undefined,
  clock: Clock,
  change: () => Promise<T>,
): Promise<T> {
  const order = caller.device && (await orderById(tx, order_id));
  if (!order) return change();
  await lockOrder(tx, order.id);
  const before = await cashOf(tx, order.id);
  const changed = await change();
  await enterCash(tx, caller, order, before, clock);
  return changed;
}

/**
 * Enters an order's cash into the drawer of the caller's device, as an entry `cash` of its log. A caller without a device has no drawer.
 *
 * @param before  the order's cash that is in a drawer already
 */
export async function enterCash(
  tx: Transaction,
  { device, user_id }: Principal,
  order: Pick<OrderRow, 'id' | 'number' | 'currency'>,
  before: Minor,
  { now, newId }: Clock,
): Promise<void> {
  const cash = device ? (await cashOf(tx, order.id)) - before : 0;
  if (!device || cash === 0) return;
  // At a shared device the user is the one who enrolled it, not the person who is there.
  const who = device.is_shared ? '' : (await actorColumns(tx, { user_id })).actor;
  const { number, currency } = order;
  const amount = toDecimal(cash, currency);
  const id = newId();
  const entry = { id, kind: OFFICE_CASH, at: now.toString(), who, line: `${number}-1`, amount, currency, type: CASH };
  await tx
    .insertInto('desk_log')
    .values({
      id,
      account_id: device.account_id,
      device_id: device.id,
      kind: entry.kind,
      // The entry is only about money, so it does not appear in the lists of guests.
      line: null,
      departure_id: null,
      at: now.epochMilliseconds,
      received_at: now.epochMilliseconds,
      is_allowed: 1,
      entry_json: JSON.stringify(entry),
      conflict: null,
    })
    .execute();
}

/** The cash that was taken for an order, minus its refunds in cash. */
async function cashOf(tx: Transaction, order_id: string): Promise<Minor> {
  const rows = await tx
    .selectFrom('payments')
    .select(['kind', 'amount', 'session_id', 'provider_ref', 'refund_state'])
    .where('order_id', '=', order_id)
    .where('method_id', '=', MANUAL)
    .where('type_id', '=', CASH)
    .execute();
  return rows.reduce((sum, row) => {
    if (row.kind === 'payment') return sum + row.amount;
    return refundStateOf(row) === 'done' ? sum - row.amount : sum;
  }, 0);
}
