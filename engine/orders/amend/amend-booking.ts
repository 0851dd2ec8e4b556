import { hrefTo } from '#domain/app/pages.ts';
import type { BookingAnswer } from '#domain/contract/cart.ts';
import type { ChangedBooking, ChangeOrder, ChangeState } from '#domain/contract/line-change.ts';
import { changeBooking } from '#domain/contract/line-change.ts';
import { paymentStatusOf } from '#domain/orders/status.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { PAYMENT_HOLD_MINUTES, PAYMENT_SESSION_MINUTES } from '#domain/time/hold.ts';
import type { LineSnapshot } from '../../catalogue/price-line.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow, SessionRow } from '../../database/tables.ts';
import { Refused } from '../../errors.ts';
import { idempotentSteps, type Keep } from '../../http/request/idempotency.ts';
import type { Input, Route } from '../../http/route.ts';
import { type AmendmentRow, applyAmendment, endAmendment, pendingAmendment } from '../model/amendments.ts';
import { guardedAddress, refuseOtherAddress } from '../model/buyer-address.ts';
import { openPage, type UnopenedPage } from '../model/open-page.ts';
import { buyersOrder, findLine, lockOrder, orderLinesOf, sessionsOf, updateOrder } from '../model/queries.ts';
import { bookRefund } from '../model/refunds.ts';
import { createSession, endLiveSessions, isLive, prepareAfterClosing, syncProvider } from '../model/sessions.ts';
import { type AmendmentTerms, amendmentTerms, refuseOtherAmounts } from './amendment-terms.ts';
import { amendmentAnswers, holdAmendment } from './hold-amendment.ts';

type Asked = Input<unknown, ChangeOrder>;

/** What one transaction came to: a change that is made, one whose card page is to be opened, or old sessions to be ended first. */
type Step =
  | { made: ChangedBooking; order: OrderRow }
  | { unopened: UnopenedPage; change: AmendmentRow }
  | { live: SessionRow[] };

/**
 * POST of an amendment of a booked line by its buyer (P12). It is applied at once where nothing is to be paid, and a lower price is refunded;
 * else its places are held until the difference is paid.
 */
export function amendBookingRoute(context: Context): Route {
  const route = idempotentSteps(context, changeBooking, async (input, keep) => {
    const step = await prepareAfterClosing(context, input.now, (ended) =>
      context.database.write((tx) => prepareAmendment(context, tx, { input, keep }, ended)),
    );
    if ('made' in step) {
      await syncProvider(context, step.order.id);
      return step.made;
    }
    if ('unopened' in step) return openAmendmentPage(context, step, keep);
    throw new Refused('session_closed', 'This order is being paid in another window.');
  });
  return guardedAddress(context, 'orderId', route);
}

interface Wanted {
  input: Asked;
  keep: Keep<ChangedBooking>;
}

/** A line of an order that is locked, for a caller who knows their ids. @throws Failed 404 */
export async function lockBuyersLine(
  tx: Transaction,
  { params, store }: Pick<Input<unknown, unknown>, 'params' | 'store'>,
): Promise<{ order: OrderRow; line: OrderLineRow }> {
  const { id } = await buyersOrder(tx, store.id, params['orderId']);
  return { order: await lockOrder(tx, id), line: findLine(await orderLinesOf(tx, id), params['id']) };
}

async function prepareAmendment(
  context: Context,
  tx: Transaction,
  { input, keep }: Wanted,
  ended: readonly SessionRow[],
): Promise<Step> {
  const { body, storefront, now } = input;
  const { order, line } = await lockBuyersLine(tx, input);
  refuseOtherAddress(order, body.email);
  const least = context.payments.least(order.currency);
  const step = context.payments.step(order.currency);
  const terms = await amendmentTerms(tx, { order, line, selection: body, storefront, now, least, step });
  refuseOtherAmounts(body, terms, order.currency);

  const live = (await sessionsOf(tx, order.id)).filter((it) => isLive(context, it));
  const undecided = live.find((it) => ended.some((one) => one.id === it.id));
  if (undecided)
    throw new Refused('session_closed', 'A payment of this order is being confirmed. Please try again in a moment.', {
      order_id: order.id,
      session_id: undecided.id,
    });
  if (live.length > 0) return { live };
  const found = { order, line, terms, answers: amendmentAnswers(line, terms.changed.row, body.booking_answers) };
  return terms.to_pay > 0 ? toBePaid(context, tx, input, found) : amendNow(context, tx, input, found, keep);
}

interface Found {
  order: OrderRow;
  line: OrderLineRow;
  terms: AmendmentTerms;
  answers: readonly BookingAnswer[];
}

/** Nothing is to be paid for it now: it is made, and what it costs less goes back. */
async function amendNow(
  { newId }: Context,
  tx: Transaction,
  { now }: Asked,
  { order, line, terms, answers }: Found,
  keep: Keep<ChangedBooking>,
): Promise<Step> {
  await endLiveSessions(tx, order.id);
  const until = now.add({ minutes: 1 });
  const change = await holdAmendment(tx, { id: newId(), order, line, terms, answers, session_id: null, now, until });
  const price = await applyAmendment(tx, order, change, now);
  if (!price) throw new Refused('past_cutoff', 'It is too late to change this booking.', { order_id: order.id });

  const back = terms.to_refund;
  if (back > 0) await bookRefund(tx, order, back, { now, newId }, null);
  const refunded = order.refunded + back;
  const failed = order.payment_status === 'failed';
  const payment_status = paymentStatusOf({ ...order, ...price, refunded, failed });
  const changed = await updateOrder(tx, order, { ...price, refunded, payment_status });
  const made = amendedReply(order.id, 'made', null);
  await keep(tx, made);
  return { made, order: changed };
}

/** Its places are held to the end of its payment, and two minutes for the last notice. */
async function toBePaid(
  { payments, newId }: Context,
  tx: Transaction,
  { now, origin, store }: Asked,
  { order, line, terms, answers }: Found,
): Promise<Step> {
  const wanted = { order_id: order.id, provider: payments.name, amount: terms.to_pay, state: 'open' as const };
  const ends = now.add({ minutes: PAYMENT_SESSION_MINUTES });
  const session = await createSession(tx, { ...wanted, until: ends }, { now, newId });
  const until = now.add({ minutes: PAYMENT_HOLD_MINUTES });
  const change = await holdAmendment(tx, {
    id: newId(),
    order,
    line,
    terms,
    answers,
    session_id: session.id,
    now,
    until,
  });
  const back = origin + hrefTo.order(order.id, line.id);
  return {
    change,
    unopened: {
      order,
      lines: [line],
      session,
      merchant: store.base_account.company_display_name,
      origin,
      cancel_url: back,
      success_url: back,
      title: titleOf(change),
    },
  };
}

/** As the card page names what is paid. */
function titleOf({ snapshot_json }: AmendmentRow): string {
  const { experience, booking_info } = JSON.parse(snapshot_json) as LineSnapshot;
  const when = `${formatDate(booking_info.date, 'short')}, ${formatTime(booking_info.start_time.time)}`;
  return `${experience.title}: change to ${when}`;
}

/** Opens the card page of a change that is held, outside of any transaction; where it cannot be, the change is over. */
async function openAmendmentPage(
  context: Context,
  { unopened, change }: { unopened: UnopenedPage; change: AmendmentRow },
  keep: Keep<ChangedBooking>,
): Promise<ChangedBooking> {
  const reply = (placed: { session_id: string; checkout_url: string }) =>
    amendedReply(change.order_id, 'pending', placed);
  try {
    return reply(await openPage(context, unopened, async (tx, placed) => keep(tx, reply(placed))));
  } catch (error) {
    await context.database.write((tx) => giveUp(tx, change));
    throw error;
  }
}

/** There is no page to pay it on: what it holds is free at once. */
async function giveUp(tx: Transaction, { id, order_id }: AmendmentRow): Promise<void> {
  await lockOrder(tx, order_id);
  const pending = await pendingAmendment(tx, order_id);
  if (pending?.id === id) await endAmendment(tx, pending, 'dropped');
}

/** What its buyer is told of a change that was asked for. */
function amendedReply(
  order: string,
  state: ChangeState,
  placed: { session_id: string; checkout_url: string } | null,
): ChangedBooking {
  return { order, state, session_id: placed?.session_id ?? null, checkout_url: placed?.checkout_url ?? null };
}
