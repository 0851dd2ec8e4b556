import { cardAmount } from '#domain/card-step.ts';
import type { BookingAnswer, CartLine, ParticipantsInfo } from '#domain/contract/cart.ts';
import type { PendingChange } from '#domain/contract/line-change.ts';
import type {
  ManualPayment,
  Order,
  OrderLine,
  OrderStatus,
  PaymentSession,
  PaymentStatus,
  ShopContact,
} from '#domain/contract/orders.ts';
import type { Minor } from '#domain/money.ts';
import { decimal } from '#domain/money.ts';
import type { RefundQuote } from '#domain/refund.ts';
import { hasBegun, refundQuote } from '#domain/refund.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Transaction } from '../database/database.ts';
import { changeReply, ownSessions } from './change-reply.ts';
import { changeableLine } from './changed-line.ts';
import { dueOf } from './due.ts';
import { changesOf } from './line-changes.ts';
import { paidForLines } from './line-shares.ts';
import { manualPaymentOf } from './manual-payment.ts';
import type { OrderLineRow, OrderRow, SessionRow } from './queries.ts';
import { orderLinesOf, pendingUntil, sessionsOf } from './queries.ts';
import { restOf } from './rest-due.ts';
import { vouchersOf } from './vouchers.ts';

/** Where an experience's guests meet, as it is now. */
type MeetingPointOf = (experience_id: number) => OrderLine['meeting_point'];

/** All that an order is shown from. */
export interface OrderParts {
  lines: readonly OrderLineRow[];
  /** The one that it is looked at from, or its last. */
  session: SessionRow | undefined;
  /** The last that was asked for of its lines. */
  change: PendingChange | null;
  manualPayment: ManualPayment | null;
  /** When it lets its places go, while it is pending. */
  until: number | null;
  meetingPointOf: MeetingPointOf;
}

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
  const lines = await orderLinesOf(tx, order.id);
  const sessions = await sessionsOf(tx, order.id);
  const changes = await changesOf(tx, order.id);
  const [own] = ownSessions(sessions, changes);
  const session = session_id === null ? own : sessions.find(({ id }) => id === session_id);
  const until = order.status === 'pending' ? await pendingUntil(tx, order) : null;
  const change = changeReply(order, changes, sessions, now);
  const manualPayment = manualPaymentOf(order, sessions, storefront.settings);
  const parts = { lines, session, change, manualPayment, until, meetingPointOf: meetingPointsOf(storefront) };
  const shown: Order = orderAnswer(order, parts, now);
  return { ...shown, vouchers: await vouchersOf(shown), shop: await shopOf(tx, order) };
}

async function shopOf(tx: Transaction, { store_id }: OrderRow): Promise<ShopContact> {
  return tx
    .selectFrom('stores as s')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .select(['a.company_display_name as name', 'a.email', 'a.phone_number'])
    .where('s.id', '=', store_id)
    .executeTakeFirstOrThrow();
}

export function meetingPointsOf(storefront: Storefront): MeetingPointOf {
  return (experience_id) => storefront.experience(experience_id)?.meeting_point ?? null;
}

export function orderAnswer(
  order: OrderRow,
  { lines, session, change, manualPayment, until, meetingPointOf }: OrderParts,
  now: Temporal.Instant,
): Order {
  const { currency } = order;
  const price = (gross: Minor) => ({ gross: decimal(gross, currency), currency });
  const sum = (amount: Minor) => ({ amount: decimal(amount, currency), currency });

  return {
    id: order.id,
    number: order.number,
    status: order.status as OrderStatus,
    payment_status: order.payment_status as PaymentStatus,
    lines: lines.map((line) => lineAnswer(line, order, lines, meetingPointOf, now)),
    subtotal: price(order.subtotal),
    discount: order.promo_code === null ? null : { code: order.promo_code, ...sum(order.discount) },
    total: price(order.total),
    total_deposit: sum(order.deposit),
    paid: sum(order.paid - order.refunded),
    refunded: sum(order.refunded),
    due: sum(dueOf(order)),
    due_by: restOf(order, lines)?.by.toString() ?? null,
    manual_payment: manualPayment,
    main_contact_info: JSON.parse(order.main_contact_info_json ?? 'null') as Order['main_contact_info'],
    note: order.note,
    comment: order.comment,
    payment_method_id: order.payment_method_id,
    payment_type_id: order.payment_type_id,
    created_at: instantText(order.created_at),
    expires_at: until === null ? null : instantText(until),
    session: session ? sessionReply(session, order, now) : null,
    change,
    version: order.version,
    server_now: now.toString(),
  };
}

/** A line as its buyer sees it; what it would pay back is of what has been paid for it. @param all  the order's lines */
export function lineAnswer(
  line: OrderLineRow,
  order: OrderRow,
  all: readonly OrderLineRow[],
  meetingPointOf: MeetingPointOf,
  now: Temporal.Instant,
): OrderLine {
  const { currency } = order;
  const quote = quoteOf(line, order, all, now);
  return {
    ...(JSON.parse(line.snapshot_json) as CartLine),
    order: order.id,
    id: line.id,
    booking_participants_info: JSON.parse(line.participants_json) as ParticipantsInfo,
    booking_answers: JSON.parse(line.answers_json) as BookingAnswer[],
    meeting_point: meetingPointOf(line.experience_id),
    attendance_status: line.attendance_status as OrderLine['attendance_status'],
    cancellable: quote !== null,
    changeable_until: changeableLine(order, line, all, now)?.toString() ?? null,
    refund_quote: quote && { amount: decimal(quote.amount, currency), percentage: quote.percentage, currency },
    refunded: { amount: decimal(line.refunded, currency), currency },
  };
}

/**
 * What the policy that was copied at purchase pays back for a line; null where it is too late, or there is nothing to cancel. Of what
 * nothing was paid for nothing is lost: it can be cancelled until it begins.
 */
export function quoteOf(
  line: OrderLineRow,
  order: OrderRow,
  all: readonly OrderLineRow[],
  now: Temporal.Instant,
): RefundQuote | null {
  if (order.status !== 'confirmed' || line.attendance_status !== 'expected') return null;
  const { experience, starts_at } = JSON.parse(line.snapshot_json) as CartLine;
  const paidFor = paidForLines(order, all).get(line.id) ?? 0;
  const startsAt = Temporal.Instant.from(starts_at);
  const quote = refundQuote(experience.cancellation_policy, startsAt, paidFor, now);
  if (quote) return { ...quote, amount: inSteps(quote.amount, paidFor, order.currency) };
  if (paidFor > 0 || hasBegun(startsAt, now)) return null;
  return { amount: 0, percentage: 0 };
}

/** A part of what was paid, as cards can give it back; all of it is what it was. */
function inSteps(amount: Minor, paidFor: Minor, currency: string): Minor {
  return amount === paidFor ? paidFor : cardAmount(amount, currency, paidFor);
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

export function instantText(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();
}
