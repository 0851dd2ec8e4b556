import { hrefTo } from '#domain/app/pages.ts';
import type { ChangedBooking, ChangeOrder } from '#domain/contract/line-change.ts';
import { changeBooking } from '#domain/contract/line-change.ts';
import { PAYMENT_HOLD_MINUTES, PAYMENT_SESSION_MINUTES } from '#domain/time/hold.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { Refused } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { AmendmentRow, SessionRow } from '../../database/tables.ts';
import { idempotentSteps, type Keep } from '../../http/request/idempotency.ts';
import type { Input, Route } from '../../http/route.ts';
import { withTimeLimit } from '../../provider-time-limit.ts';
import { applyAmendment, endAmendment, pendingAmendment } from '../model/amendments.ts';
import { guardedAddress, refuseOtherAddress } from '../model/buyer-address.ts';
import { openPage, type UnopenedPage } from '../model/open-page.ts';
import type { LineOfOrder } from '../model/prices.ts';
import {
  buyersOrder,
  findLine,
  lockOrder,
  orderLinesOf,
  sessionsOf,
  snapshotOf,
  updateOrder,
} from '../model/queries.ts';
import { bookRefund } from '../model/refunds.ts';
import { createSession, endLiveSessions, prepareAfterClosing, refuseLive, syncProvider } from '../model/sessions.ts';
import { lockAmendmentTerms, refuseOtherAmounts } from './amendment-terms.ts';
import { type Amendment, amendmentAnswers, holdAmendment } from './hold-amendment.ts';

type CallInput = Input<unknown, ChangeOrder>;

/** The outcome of one transaction: a change that is made, or a change whose card page is still to be opened. */
type Step = { made: ChangedBooking } | { unopened: UnopenedPage; change: AmendmentRow };

/**
 * POST of an amendment of a booked line by its buyer (P12). If nothing has to be paid, it is applied at once, and a lower price is refunded.
 * Otherwise its places are held until the difference is paid.
 */
export function amendBookingRoute(context: Context): Route {
  const route = idempotentSteps(context, changeBooking, async (input, keep) => {
    const patient = withTimeLimit(context);
    const step = await prepareAfterClosing(patient, input.now, async (tx, ended) => {
      const prepared = await prepareAmendment(context, tx, input, ended);
      if ('made' in prepared) await keep(tx, prepared.made);
      return prepared;
    });
    if ('unopened' in step) return openAmendmentPage(patient, step, keep);
    await syncProvider(context, step.made.order);
    return step.made;
  });
  return guardedAddress(context, 'orderId', route);
}

/** A line and its locked order, for a caller who knows their ids. @throws Failed 404 */
export async function lockBuyersLine(
  tx: Transaction,
  { params, store }: Pick<Input<unknown, unknown>, 'params' | 'store'>,
): Promise<LineOfOrder> {
  const { id } = await buyersOrder(tx, store.id, params['orderId']);
  const order = await lockOrder(tx, id);
  const all = await orderLinesOf(tx, id);
  return { order, line: findLine(all, params['id']), all };
}

async function prepareAmendment(context: Context, tx: Transaction, input: CallInput, ended: readonly SessionRow[]) {
  const { body } = input;
  const of = await lockBuyersLine(tx, input);
  const { order, line } = of;
  refuseOtherAddress(order, body.email);
  const terms = await lockAmendmentTerms(tx, of, input, context.payments);
  refuseOtherAmounts(body, terms, order.currency);
  refuseLive(context, 'order', await sessionsOf(tx, order.id), ended, beingConfirmedError);
  const answers = amendmentAnswers(line, terms.changed.row, body.booking_answers);
  const found = { order, line, terms, answers };
  return terms.to_pay > 0 ? holdUntilPaid(context, tx, input, found) : amendNow(context, tx, input, found);
}

function beingConfirmedError({ id, order_id }: SessionRow): Refused {
  const detail = 'A payment of this order is being confirmed. Please try again in a moment.';
  return new Refused('session_closed', detail, { order_id, session_id: id });
}

/** Makes a change that needs no payment now, and refunds the difference if it costs less. */
async function amendNow({ newId }: Context, tx: Transaction, { now }: CallInput, found: Amendment): Promise<Step> {
  const { order, terms } = found;
  await endLiveSessions(tx, order.id);
  const until = now.add({ minutes: 1 });
  const change = await holdAmendment(tx, { ...found, id: newId(), session_id: null, now, until });
  const price = await applyAmendment(tx, order, change, { now, actor: 'guest' });
  if (!price) throw new Refused('past_cutoff', 'It is too late to change this booking.', { order_id: order.id });

  const back = terms.to_refund;
  if (back > 0) await bookRefund(tx, order, back, { now, newId }, null);
  await updateOrder(tx, order, { ...price, refunded: order.refunded + back });
  return { made: { order: order.id, state: 'made', session_id: null, checkout_url: null } };
}

/** Holds the places of a change until the end of its payment, and two minutes more for the last notice. */
async function holdUntilPaid(
  { payments, newId }: Context,
  tx: Transaction,
  { now, origin, store }: CallInput,
  found: Amendment,
) {
  const { order, line, terms } = found;
  const fields = { order_id: order.id, provider: payments.name, amount: terms.to_pay, state: 'open' as const };
  const ends = now.add({ minutes: PAYMENT_SESSION_MINUTES });
  const session = await createSession(tx, { ...fields, until: ends }, { now, newId });
  const until = now.add({ minutes: PAYMENT_HOLD_MINUTES });
  const change = await holdAmendment(tx, { ...found, id: newId(), session_id: session.id, now, until });
  const back = origin + hrefTo.order(order.id, line.id);
  const merchant = store.base_account.company_display_name;
  const page = { merchant, origin, cancel_url: back, success_url: back, title: titleOf(change) };
  return { change, unopened: { order, lines: [line], session, ...page } };
}

/** The title of a change on the card page. */
function titleOf(change: AmendmentRow): UnopenedPage['title'] {
  const { booking_info } = snapshotOf(change);
  return ({ emails, formats }, tour) => {
    const when = `${formatDate(booking_info.date, 'short', formats)}, ${formatTime(booking_info.start_time.time)}`;
    return emails.changeTo(tour, when);
  };
}

/** Opens the card page of a held change, outside of any transaction. If that fails, the change ends. */
async function openAmendmentPage(
  context: Context,
  { unopened, change: { id, order_id } }: { unopened: UnopenedPage; change: AmendmentRow },
  keep: Keep<ChangedBooking>,
): Promise<ChangedBooking> {
  const reply = ({ session_id, checkout_url }: { session_id: string; checkout_url: string }): ChangedBooking => ({
    order: order_id,
    state: 'pending',
    session_id,
    checkout_url,
  });
  try {
    return reply(await openPage(context, unopened, async (tx, placed) => keep(tx, reply(placed))));
  } catch (error) {
    // The change cannot be paid without a page, so its places are free at once.
    await context.database.write(async (tx) => {
      await lockOrder(tx, order_id);
      const pending = await pendingAmendment(tx, order_id);
      if (pending?.id === id) await endAmendment(tx, pending, 'dropped');
    });
    throw error;
  }
}
