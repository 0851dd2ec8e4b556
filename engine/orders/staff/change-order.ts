import type { OrderStatus } from '#domain/contract/orders.ts';
import type { OrderChange, StaffContact } from '#domain/contract/seller-orders.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { canMove } from '#domain/orders/status.ts';
import { buyerContact } from '../../database/buyer-contact.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { resoldAmong } from '../../places/resale.ts';
import { confirmOrThrow } from '../model/book-manual.ts';
import { linkCustomer, startsOf } from '../model/confirm-order.ts';
import { recordOrderChange } from '../model/order-history.ts';
import { searchText } from '../model/order-number.ts';
import { isBooked, liveLines, moveRefusedError, orderLinesOf, updateOrder } from '../model/queries.ts';

/**
 * Makes the changes that staff may make to a locked order: its buyer, its notes, and its status without a move of money (P11).
 *
 * @throws Failed 409 for a move that P11's table does not have; Refused places_taken
 */
export async function changeOrderAsStaff(
  tx: Transaction,
  order: OrderRow,
  { main_contact_info, status, ...notes }: OrderChange,
  { now, by }: { now: Temporal.Instant; by: number },
): Promise<OrderRow> {
  const changes = Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined));
  const contact = main_contact_info && { main_contact_info_json: JSON.stringify(wholeContact(main_contact_info)) };
  const lines = await orderLinesOf(tx, order.id);
  const next = { ...order, ...changes, ...contact };
  // Texts that are written after a redaction are redacted in their turn.
  const texts = { ...changes, ...contact, redacted_at: null, search_text: searchText(next, lines) };
  await recordTexts(tx, order, next, { now, by });
  if (status !== undefined && status !== order.status) {
    const moved = await moveOrder(tx, { order, next, texts, lines }, status, { now, by });
    const [before, after] = [{ status: order.status }, { status }];
    await recordOrderChange(tx, order, { kind: 'status', actor: { user_id: by }, at: now, before, after });
    return moved;
  }

  const changed = await updateOrder(tx, order, texts);
  if (!contact || (order.customer_id === null && !isBooked(order))) return changed;
  return { ...changed, customer_id: await linkCustomer(tx, changed, now) };
}

/** Writes changes of texts into the history: a contact as one text, a note with its old and new text. */
async function recordTexts(
  tx: Transaction,
  order: OrderRow,
  next: OrderRow,
  { now, by }: { now: Temporal.Instant; by: number },
): Promise<void> {
  const record = { actor: { user_id: by }, at: now };
  if (next.main_contact_info_json !== order.main_contact_info_json) {
    const [before, after] = [order, next].map((it) => ({ personal: { contact: contactText(it) } }));
    await recordOrderChange(tx, order, { kind: 'contact', ...record, before, after });
  }
  for (const note of ['note', 'comment', 'staff_note'] as const) {
    if (next[note] === order[note]) continue;
    const [before, after] = [order, next].map((it) => ({ personal: { note: it[note] } }));
    await recordOrderChange(tx, order, { kind: 'note', ...record, before, after });
  }
}

function contactText(order: OrderRow): string {
  const { first_name, last_name, email, phone_number } = buyerContact(order);
  return [`${first_name} ${last_name}`.trim(), email, phone_number].filter(Boolean).join(', ');
}

interface Moving {
  order: OrderRow;
  /** The order with its new texts. */
  next: OrderRow;
  texts: Partial<OrderRow>;
  lines: readonly OrderLineRow[];
}

async function moveOrder(
  tx: Transaction,
  { order, next, texts, lines }: Moving,
  to: OrderStatus,
  { now, by }: { now: Temporal.Instant; by: number },
): Promise<OrderRow> {
  refuseMove(order.status, to);
  if (to === 'completed') {
    if ((await startsOf(tx, liveLines(lines), now)).isToCome)
      throw moveRefusedError('This order is completed when all of it has taken place: some of it has not begun yet.');
    return updateOrder(tx, order, { ...texts, status: to });
  }
  await refuseUnpaidResale(tx, order, lines);
  const { expires_at, confirmed_at, customer_id } = await confirmOrThrow(tx, next, {
    now,
    actor: { user_id: by },
  });
  return updateOrder(tx, order, { ...texts, status: to, expires_at, confirmed_at, customer_id });
}

/** Tours of another account are confirmed by their payment, not by the reseller's decision (A26). */
async function refuseUnpaidResale(tx: Transaction, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  if (order.paid > 0 || order.total === 0 || order.payment_method_id !== MANUAL) return;
  const ids = lines.map(({ experience_id }) => experience_id);
  if ((await resoldAmong(tx, order.store_id, ids)).size > 0)
    throw moveRefusedError('Tours of another supplier are confirmed once they are paid: enter the payment.');
}

/** Allows only the moves that staff decide: time expires orders, late money revives them, and cancelling has its own call. */
function refuseMove(from: OrderStatus, to: OrderStatus): void {
  if (to === 'cancelled' && canMove('order', from, to))
    throw moveRefusedError('Cancel an order by POST to its cancel/: its places and its money go with it.');
  const isStaffs = to === 'completed' || (to === 'confirmed' && from === 'pending');
  if (isStaffs && canMove('order', from, to)) return;
  throw moveRefusedError(`An order that is ${from} cannot become ${to}.`);
}

/** A contact with all its parts; missing parts are empty. */
export function wholeContact({ first_name, last_name = '', email = '', phone_number = '' }: StaffContact) {
  return { first_name, last_name, email, phone_number };
}

/**
 * Deletes a locked order that was not booked and for which no money was ever booked.
 *
 * @throws Failed 409 with what to do instead
 */
export async function deleteOrder(tx: Transaction, { id, status }: OrderRow): Promise<void> {
  if (status === 'pending' || status === 'confirmed')
    throw moveRefusedError(
      `This order is ${status}. Cancel it first: then its places are free and its money goes back.`,
    );
  if (status === 'completed') throw moveRefusedError('This order has taken place and stays in the books.');
  const booked = await tx.selectFrom('payments').select('id').where('order_id', '=', id).limit(1).executeTakeFirst();
  if (booked) throw moveRefusedError('Money of this order is in the books, so it stays there.');
  const page = await tx
    .selectFrom('payment_sessions')
    .select('id')
    .where('order_id', '=', id)
    .where('provider_ref', 'is not', null)
    .where((it) => it.or([it('checkout_url', 'is not', null), it('state', 'in', ['open', 'processing'])]))
    .limit(1)
    .executeTakeFirst();
  if (page) throw moveRefusedError('A card page of this order is being closed. Try again in a moment.');
  await tx.deleteFrom('carts').where('order_id', '=', id).execute();
  await tx.deleteFrom('orders').where('id', '=', id).execute();
}
