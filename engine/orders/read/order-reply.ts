import type { BookingAnswer, ParticipantsInfo } from '#domain/contract/cart.ts';
import type { PendingChange } from '#domain/contract/line-change.ts';
import type { Order, OrderLine, PaymentSession } from '#domain/contract/orders.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import { type Minor, minor, toDecimal } from '#domain/money/money.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { manualTypesOf } from '../../catalogue/settings.ts';
import type { StorefrontView } from '../../catalogue/storefront.ts';
import { lineIn, settingsIn, unitsIn } from '../../catalogue/translate.ts';
import type { Transaction } from '../../database/database.ts';
import type { AmendmentRow, OrderLineRow, OrderRow, SessionRow } from '../../database/tables.ts';
import { instantText } from '../../http/json-response.ts';
import type { Input } from '../../http/route.ts';
import { amendmentsOf, ownSessions } from '../model/amendments.ts';
import { changeableLine, refundQuoteOf } from '../model/line-terms.ts';
import { dueOf, type LineOfOrder } from '../model/prices.ts';
import { orderLinesOf, pendingUntil, sessionsOf, snapshotOf, storeOf } from '../model/queries.ts';
import { balanceDueOf, lastDayOf } from '../model/timetable.ts';
import { failureIn } from './payment-failures.ts';
import { signedTexts, vouchersOf } from './vouchers.ts';

/** The present meeting point of an experience. */
export type MeetingPointOf = (experience_id: number) => OrderLine['meeting_point'];

/** The data from which an order is shown. */
interface OrderRows {
  lines: readonly OrderLineRow[];
  sessions: readonly SessionRow[];
  changes: readonly AmendmentRow[];
  /** The settings of its store. */
  settings: StoreSettings;
  /** When it frees its places, while it is pending. */
  until: number | null;
  meetingPointOf: MeetingPointOf;
}

/**
 * An order as its buyer sees it.
 *
 * @param session_id  the session whose payer looks at it; null: its last session
 */
export async function orderReply(
  tx: Transaction,
  order: OrderRow,
  session_id: string | null,
  { storefront, language, now }: Pick<Input<unknown, unknown>, 'storefront' | 'language' | 'now'>,
): Promise<Order> {
  const view = storefront.in(language);
  const rows: OrderRows = {
    lines: await orderLinesOf(tx, order.id),
    sessions: await sessionsOf(tx, order.id),
    changes: await amendmentsOf(tx, order.id),
    settings: settingsIn(storefront.settings, language),
    until: order.status === 'pending' ? await pendingUntil(tx, order) : null,
    meetingPointOf: meetingPointsOf(view),
  };
  const answer = orderAnswer(order, rows, now, session_id);
  const shown: Order = {
    ...answer,
    lines: answer.lines.map((line) => lineFor(line, { storefront, language })),
    session: answer.session && failureIn(answer.session, language),
    change: answer.change && failureIn(changeIn(answer.change, answer.lines, view), language),
  };
  const texts = await signedTexts(tx, order, rows.lines);
  return { ...shown, vouchers: await vouchersOf(shown, texts), shop: (await storeOf(tx, order)).shop };
}

export function meetingPointsOf(view: StorefrontView): MeetingPointOf {
  return (experience_id) => view.experience(experience_id)?.meeting_point ?? null;
}

/** A line in a visitor's language, if its experience is still shown (G4). */
export function lineFor<T extends OrderLine>(
  line: T,
  { storefront, language }: Pick<Input<unknown, unknown>, 'storefront' | 'language'>,
): T {
  const translated = storefront.in(language).translated(line.experience_id);
  return translated ? lineIn(line, translated) : line;
}

/** The same for a requested change of one of the lines. */
function changeIn(change: PendingChange, lines: Order['lines'], view: StorefrontView): PendingChange {
  const line = lines.find(({ id }) => id === change.line);
  const translated = line && view.translated(line.experience_id);
  return translated ? { ...change, pricing_units: unitsIn(change.pricing_units, translated) } : change;
}

export function orderAnswer(
  order: OrderRow,
  rows: OrderRows,
  now: Temporal.Instant,
  session_id: string | null = null,
): Order {
  const { lines, sessions, changes, until } = rows;
  const { currency } = order;
  const [own] = ownSessions(sessions, changes);
  const session = session_id === null ? own : sessions.find(({ id }) => id === session_id);
  const price = (gross: Minor) => ({ gross: toDecimal(gross, currency), currency });
  const sum = (amount: Minor) => ({ amount: toDecimal(amount, currency), currency });
  const manual = manualPaymentOf(order, sessions, rows.settings);

  return {
    id: order.id,
    number: order.number,
    status: order.status,
    payment_status: order.payment_status,
    lines: lines.map((line) => orderLineReply({ order, line, all: lines }, rows.meetingPointOf, now)),
    subtotal: price(order.subtotal),
    discount: order.promo_code === null ? null : { code: order.promo_code, ...sum(order.discount) },
    total: price(order.total),
    total_deposit: sum(order.deposit),
    paid: sum(order.paid - order.refunded),
    refunded: sum(order.refunded),
    due: sum(dueOf(order)),
    due_by: dueDayOf(order, lines, manual),
    manual_payment: manual,
    main_contact_info: JSON.parse(order.main_contact_info_json ?? 'null') as Order['main_contact_info'],
    note: order.note,
    comment: order.comment,
    payment_method_id: order.payment_method_id,
    payment_type_id: order.payment_type_id,
    created_at: instantText(order.created_at),
    expires_at: until === null ? null : instantText(until),
    session: session ? sessionReply(session, order, now) : null,
    change: amendmentReply(order, changes, sessions, now),
    version: order.version,
    server_now: now.toString(),
  };
}

/** A line as its buyer sees it; its possible refund depends on the money that was paid for it. */
export function orderLineReply(of: LineOfOrder, meetingPointOf: MeetingPointOf, now: Temporal.Instant): OrderLine {
  const { line } = of;
  const { id: order, currency } = of.order;
  const quote = refundQuoteOf(of, now);
  return {
    ...snapshotOf(line),
    order,
    id: line.id,
    booking_participants_info: JSON.parse(line.participants_json) as ParticipantsInfo,
    booking_answers: JSON.parse(line.answers_json) as BookingAnswer[],
    meeting_point: meetingPointOf(line.experience_id),
    attendance_status: line.attendance_status,
    ...(line.departure_cancelled === 1 && { departure_cancelled: true }),
    cancellable: quote !== null,
    changeable_until: changeableLine(of, now)?.toString() ?? null,
    refund_quote: quote && { amount: toDecimal(quote.amount, currency), percentage: quote.percentage, currency },
    refunded: { amount: toDecimal(line.refunded, currency), currency },
  };
}

/** A session as its buyer sees it: with the card page's address only while the page accepts payments. */
function sessionReply(session: SessionRow, { currency, status }: OrderRow, now: Temporal.Instant): PaymentSession {
  const isOpen =
    session.state === 'open' &&
    status !== 'expired' &&
    status !== 'cancelled' &&
    session.expires_at > now.epochMilliseconds;
  return {
    id: session.id,
    state: session.state,
    amount: { amount: toDecimal(session.amount, currency), currency },
    checkout_url: isOpen ? session.checkout_url : null,
    failure: session.failure,
  };
}

/** The last day for the balance; of a reserved order, for what is left after the agreed payment (P18). */
function dueDayOf(order: OrderRow, lines: readonly OrderLineRow[], manual: Order['manual_payment']): string | null {
  const isLeft = manual !== null && minor(manual.amount, manual.currency) < dueOf(order);
  return (isLeft ? lastDayOf(order, lines, true) : balanceDueOf(order, lines))?.by.toString() ?? null;
}

/**
 * The amount that the buyer of a reserved order pays to the shop directly (P1), with the store's instructions for that type of payment. Null if
 * nothing has to be paid.
 */
function manualPaymentOf(order: OrderRow, sessions: readonly SessionRow[], settings: StoreSettings) {
  if (order.status !== 'pending' || order.payment_method_id !== MANUAL) return null;
  const session = sessions.find((it) => it.provider === 'manual' && it.state === 'open');
  const type = manualTypesOf(settings).find(({ id }) => id === order.payment_type_id);
  return {
    amount: toDecimal(session?.amount ?? dueOf(order), order.currency),
    currency: order.currency,
    type: type ? { id: type.id, title: type.title } : null,
    instructions: type?.instructions ?? '',
    ...(type?.text_language && { text_language: type.text_language }),
  };
}

/** The last requested change of an order, as its buyer and its sellers see it; null without one. */
function amendmentReply(
  { currency }: OrderRow,
  [change]: readonly AmendmentRow[],
  sessions: readonly SessionRow[],
  now: Temporal.Instant,
): PendingChange | null {
  if (!change) return null;
  const { booking_info } = snapshotOf(change);
  const session = sessions.find(({ id }) => id === change.session_id);
  const isOver = (change.expires_at ?? 0) <= now.epochMilliseconds && session?.state !== 'processing';
  const state = change.state === 'pending' && isOver ? 'lapsed' : change.state;
  const isPayable = state === 'pending' && session?.state === 'open' && session.expires_at > now.epochMilliseconds;
  return {
    line: change.line_id,
    state,
    session_id: change.session_id,
    to_pay: { amount: toDecimal(change.to_pay, currency), currency },
    date: booking_info.date,
    start_time: booking_info.start_time,
    pricing_units: booking_info.pricing_units,
    expires_at: session ? instantText(session.expires_at) : null,
    checkout_url: isPayable ? session.checkout_url : null,
    failure: session?.failure ?? null,
  };
}
