import type { BookingAnswer, CartLine, ParticipantsInfo } from '#domain/contract/cart.ts';
import type { Order, OrderLine, OrderStatus, PaymentSession, PaymentStatus } from '#domain/contract/orders.ts';
import { decimal, proportion } from '#domain/money.ts';
import { refundQuote } from '#domain/refund.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Transaction } from '../database/database.ts';
import { dueOf } from './due.ts';
import type { OrderLineRow, OrderRow, SessionRow } from './queries.ts';
import { orderLinesOf, pendingUntil, sessionsOf } from './queries.ts';

/**
 * An order as its buyer sees it.
 *
 * @param session_id  the session from which it is looked at; null: its last one
 */
export async function orderReply(
  tx: Transaction,
  order: OrderRow,
  session_id: string | null,
  storefront: Storefront,
  now: Temporal.Instant,
): Promise<Order> {
  const { currency } = order;
  const lines = await orderLinesOf(tx, order.id);
  const sessions = await sessionsOf(tx, order.id);
  const session = session_id === null ? sessions[0] : sessions.find(({ id }) => id === session_id);
  const price = (gross: number) => ({ gross: decimal(gross, currency), currency });
  const sum = (amount: number) => ({ amount: decimal(amount, currency), currency });

  return {
    id: order.id,
    number: order.number,
    status: order.status as OrderStatus,
    payment_status: order.payment_status as PaymentStatus,
    lines: lines.map((line) => lineReply(line, order, storefront, now)),
    subtotal: price(order.subtotal),
    discount: order.promo_code === null ? null : { code: order.promo_code, ...sum(order.discount) },
    total: price(order.total),
    total_deposit: sum(order.deposit),
    paid: sum(order.paid - order.refunded),
    due: sum(dueOf(order)),
    main_contact_info: JSON.parse(order.main_contact_info_json ?? 'null') as Order['main_contact_info'],
    note: order.note,
    comment: order.comment,
    payment_method_id: order.payment_method_id,
    payment_type_id: order.payment_type_id,
    created_at: instantText(order.created_at),
    expires_at: order.status === 'pending' ? instantText(await pendingUntil(tx, order)) : null,
    session: session ? sessionReply(session, order, now) : null,
    version: order.version,
    server_now: now.toString(),
  };
}

/** A line as its buyer sees it; what it would pay back is of what has been paid for it. */
export function lineReply(
  line: OrderLineRow,
  order: OrderRow,
  storefront: Storefront,
  now: Temporal.Instant,
): OrderLine {
  const { currency, status, paid, refunded, subtotal } = order;
  const snapshot = JSON.parse(line.snapshot_json) as CartLine;
  const paidFor = subtotal === 0 ? 0 : proportion(line.gross, Math.max(0, paid - refunded), subtotal);
  const isToCome = status === 'confirmed' && line.attendance_status === 'expected';
  const { cancellation_policy } = snapshot.experience;
  const quote = isToCome
    ? refundQuote(cancellation_policy, Temporal.Instant.from(snapshot.starts_at), paidFor, now)
    : null;

  return {
    ...snapshot,
    order: order.id,
    id: line.id,
    booking_participants_info: JSON.parse(line.participants_json) as ParticipantsInfo,
    booking_answers: JSON.parse(line.answers_json) as BookingAnswer[],
    meeting_point: storefront.experience(line.experience_id)?.meeting_point ?? null,
    attendance_status: line.attendance_status as OrderLine['attendance_status'],
    cancellable: quote !== null,
    refund_quote: quote && { amount: decimal(quote.amount, currency), percentage: quote.percentage, currency },
  };
}

/** The card page's address is told only while one can pay there. */
function sessionReply(session: SessionRow, { currency, status }: OrderRow, now: Temporal.Instant): PaymentSession {
  const isOpen =
    session.state === 'open' &&
    status !== 'expired' &&
    status !== 'cancelled' &&
    session.expires_at > now.epochMilliseconds;
  return {
    id: session.id,
    state: session.state as PaymentSession['state'],
    amount: { amount: decimal(session.amount, currency), currency },
    checkout_url: isOpen ? session.checkout_url : null,
    failure: session.failure,
  };
}

function instantText(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();
}
