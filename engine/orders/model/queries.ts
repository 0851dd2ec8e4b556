import { isUuid } from '#domain/contract/fields.ts';
import type { ShopContact } from '#domain/contract/orders.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { canMove, paymentStatusOf } from '#domain/orders/status.ts';
import { sellerText } from '#domain/text/seller.ts';
import { Failed, notFoundError, orNotFound } from '../../base/errors.ts';
import type { LineSnapshot } from '../../catalogue/price-line.ts';
import { settingsOf } from '../../catalogue/read-store.ts';
import { sellerColumns, sellerFacts } from '../../catalogue/seller.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import type { CartLineRow, CartRow, OrderLineRow, OrderRow, SessionRow } from '../../database/tables.ts';
import { updateOrderWords } from './order-words.ts';
import { notifyBuyer } from './pending-emails.ts';

/** An order by its id, of any account; undefined if it does not exist. */
export async function orderById(tx: Transaction, id = ''): Promise<OrderRow | undefined> {
  return isUuid(id) ? tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
}

/** An order of a store for a buyer who knows its id. @throws Failed 404 */
export async function buyersOrder(tx: Transaction, store_id: number, id: string | undefined): Promise<OrderRow> {
  const order = await orderById(tx, id);
  if (order?.store_id !== store_id) throw notFoundError();
  return order;
}

/** The store of an order, and its account with the contact for buyers. */
export async function storeOf(tx: Transaction, { store_id }: Pick<OrderRow, 'store_id'>) {
  const { name, email, phone_number, ...row } = await tx
    .selectFrom('stores as s')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .select([
      's.id',
      's.account_id',
      's.domain',
      's.accent',
      's.color_scheme',
      's.settings_json',
      's.translations_json',
      'a.language',
      'a.company_display_name as name',
      'a.email',
    ])
    .select(['a.phone_number', ...sellerColumns])
    .where('s.id', '=', store_id)
    .executeTakeFirstOrThrow();
  const shop: ShopContact = { name, email, phone_number };
  const { id, account_id, domain, accent, color_scheme } = row;
  const theme = { accent, color_scheme };
  const seller = sellerText({ company_display_name: name, ...sellerFacts(row) });
  return { id, account_id, domain, theme, settings: settingsOf(row), shop, seller };
}

/** Whether an order's places are sold: its lines take place, or have taken place. */
export function isBooked({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'confirmed' || status === 'completed';
}

/** Whether a pending order waits for its buyer, who was told how to pay; otherwise it waits for a card page that may be open. */
export function isReservation({ payment_method_id, made_by }: OrderRow): boolean {
  return payment_method_id === MANUAL || made_by !== null;
}

/** Locks a cart of a store until the transaction ends. */
export function lockCart(tx: Transaction, store_id: number, id: string): Promise<CartRow | undefined> {
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', id)
    .where('store_id', '=', store_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Locks an order until the transaction ends. Every change of an order begins with this. Its cart is locked first; every caller keeps this
 * order, so that two transactions never wait for each other.
 *
 * @throws Failed 404 for an order that does not exist, or that was deleted during the wait
 */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const { cart_id, store_id } = await tx
    .selectFrom('orders')
    .select(['cart_id', 'store_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFoundError());
  if (cart_id !== null && needsRowLocks(tx)) await lockCart(tx, store_id, cart_id);
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFoundError());
}

type ClosedCart = Pick<CartRow, 'id' | 'store_id' | 'created_at' | 'expires_at'> & Partial<CartRow>;

/** A cart that nobody can see or change: it holds the places of a staff order, of a hold or of an amendment. */
export function closedCart(row: ClosedCart): CartRow {
  const contact = { main_contact_info_json: null, note: '', has_participants_info: 0, network: null };
  return { ...contact, version: 1, promo_code: null, order_id: null, ordered: 1, payments_begun: 0, ...row };
}

export async function insertClosedCart(tx: Transaction, row: ClosedCart): Promise<CartRow> {
  const cart = closedCart(row);
  await tx.insertInto('carts').values(cart).execute();
  return cart;
}

/** The lines of a cart in their order. */
export function cartLinesOf(tx: Transaction, cart_id: string): Promise<CartLineRow[]> {
  return tx.selectFrom('cart_lines').selectAll().where('cart_id', '=', cart_id).orderBy('position').execute();
}

/** The lines of an order, or of several, each order's in their order. */
export function orderLinesOf(tx: Transaction, ...order_ids: readonly string[]): Promise<OrderLineRow[]> {
  const lines = tx.selectFrom('order_lines').selectAll().orderBy('position');
  return lines.where('order_id', 'in', ['', ...order_ids]).execute();
}

/** The payment sessions of an order, or of several, the newest first. */
export function sessionsOf(tx: Transaction, ...order_ids: readonly string[]): Promise<SessionRow[]> {
  return tx
    .selectFrom('payment_sessions')
    .selectAll()
    .where('order_id', 'in', order_ids)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function sessionById(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('payment_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateSession(tx: Transaction, id: string, changes: Partial<SessionRow>): Promise<void> {
  await tx.updateTable('payment_sessions').set(changes).where('id', '=', id).execute();
}

/** Ends sessions that no provider knows: of manual payment, or of a card page that never opened or is opening just now. */
export async function endUnopenedSessions(
  tx: Transaction,
  of: { order_id: string } | { id: string },
  state: 'expired' | 'cancelled',
): Promise<void> {
  await tx
    .updateTable('payment_sessions')
    .set({ state })
    .where((it) => it.and(of))
    .where('state', '=', 'open')
    .where('provider_ref', 'is', null)
    .execute();
}

/** The session of a provider's card page. */
export function sessionByRef(tx: Transaction, provider: string, ref: string): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('payment_sessions')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

/**
 * Changes a locked order and raises its version. Its payment status follows its money. A booked order is reviewed again, because its reminders
 * or its end may have moved.
 *
 * @param failed  whether its last payment failed
 * @throws RangeError for a move that P11's table does not have
 */
export async function updateOrder(
  tx: Transaction,
  order: OrderRow,
  changes: Partial<Omit<OrderRow, 'payment_status'>>,
  failed = order.payment_status === 'failed',
): Promise<OrderRow> {
  const payment_status = paymentStatusOf({ ...order, ...changes, failed });
  assertMove('order', order.status, changes.status);
  assertMove('payment', order.payment_status, payment_status);
  const look_at = isBooked({ ...order, ...changes }) ? 0 : null;
  const changed = { look_at, ...changes, payment_status, version: order.version + 1 };
  await tx.updateTable('orders').set(changed).where('id', '=', order.id).execute();
  const { main_contact_info_json: contact } = changes;
  if (contact !== undefined && contact !== order.main_contact_info_json)
    await updateOrderWords(tx, { ...order, ...changed });
  const { status } = changes;
  if (status !== order.status && (status === 'confirmed' || status === 'cancelled'))
    await notifyBuyer(tx, order, status);
  return { ...order, ...changed };
}

/** The same for a line of a locked order. */
export async function changeOrderLine(
  tx: Transaction,
  line: OrderLineRow,
  changes: Partial<OrderLineRow>,
): Promise<OrderLineRow> {
  assertMove('attendance', line.attendance_status, changes.attendance_status);
  await tx.updateTable('order_lines').set(changes).where('id', '=', line.id).execute();
  return { ...line, ...changes };
}

function assertMove<Of extends Parameters<typeof canMove>[0]>(
  of: Of,
  from: Parameters<typeof canMove<Of>>[1],
  to: Parameters<typeof canMove<Of>>[2] | undefined,
): void {
  if (to === undefined || to === from || canMove(of, from, to)) return;
  throw new RangeError(`${of}: no move from ${from} to ${to}`);
}

/** The lines that are not cancelled: they need places and payment. */
export function liveLines<Line extends Pick<OrderLineRow, 'attendance_status'>>(lines: readonly Line[]): Line[] {
  return lines.filter(({ attendance_status }) => attendance_status !== 'cancelled');
}

/**
 * When a pending order frees its places, in epoch milliseconds: with the cart whose holds it shares. A manual order has closed its cart and has
 * its own time.
 */
export async function pendingUntil(tx: Transaction, order: OrderRow): Promise<number> {
  const own = order.expires_at ?? 0;
  if (order.cart_id === null) return own;
  const cart = await tx
    .selectFrom('carts')
    .select(['expires_at', 'ordered', 'order_id'])
    .where('id', '=', order.cart_id)
    .executeTakeFirst();
  return cart && cart.order_id === order.id && cart.ordered === 0 ? Math.max(own, cart.expires_at) : own;
}

/** The time of one operation, and its source of ids. */
export interface Clock {
  readonly now: Temporal.Instant;
  readonly newId: () => string;
}

/** The error for a move that P11's table does not have, or that needs another call; its words say what to do instead. */
export function moveRefusedError(detail: string): Failed {
  return new Failed(409, detail, {}, { code: 'move_refused' });
}

/** A line as it was priced, with the terms that its buyer agreed to. */
export function snapshotOf({ snapshot_json }: { snapshot_json: string }): LineSnapshot {
  return JSON.parse(snapshot_json) as LineSnapshot;
}

/** The lines of an order with one of them replaced by its present state. */
export function withLine(lines: readonly OrderLineRow[], line: OrderLineRow): OrderLineRow[] {
  return lines.map((it) => (it.id === line.id ? line : it));
}

/** A line of an order by its id. @throws Failed 404 */
export function findLine(lines: readonly OrderLineRow[], id: string | undefined): OrderLineRow {
  return orNotFound(lines.find((it) => it.id === id));
}

/** Whether a pending order's time has passed, so that its places are free. */
export async function isOverdue(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<boolean> {
  return order.status === 'pending' && (await pendingUntil(tx, order)) <= now.epochMilliseconds;
}
