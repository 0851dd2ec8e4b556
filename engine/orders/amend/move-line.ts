import { type LineMove, type MoveQuote, moveLine, quoteMove } from '#domain/contract/office/bookings.ts';
import { toDecimal } from '#domain/money/money.ts';
import { forbiddenError, orNotFound, Refused } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { idempotentStepsAs } from '../../http/request/idempotency.ts';
import { type AccountInput, databaseChecks, type Route, route } from '../../http/route.ts';
import { applyAmendment } from '../model/amendments.ts';
import { answersFor } from '../model/booking-answers.ts';
import { runWithDrawer } from '../model/drawer-cash.ts';
import { lockSellersOrder, orderFirst } from '../model/order-access.ts';
import { refuseOtherAmount } from '../model/payment-terms.ts';
import type { LineOfOrder } from '../model/prices.ts';
import { findLine, orderLinesOf, sessionsOf, updateOrder } from '../model/queries.ts';
import { bookRefund } from '../model/refunds.ts';
import { changeAndSync, endLiveSessions, isLive } from '../model/sessions.ts';
import { oneLine } from '../read/seller-replies.ts';
import { type AmendmentTerms, lockAmendmentTerms } from './amendment-terms.ts';
import { holdAmendment } from './hold-amendment.ts';

type CallInput = AccountInput<unknown, LineMove>;

/** Another day, start, party, extras or tour for a booked line, by staff (B6): the quote, and the change. */
export function moveRoutes(context: Context): Route[] {
  const quote = route(quoteMove, 'orders.write', (input) =>
    context.database.write(async (tx) => {
      const of = await lockLine(tx, input);
      return quoteOf(of, await lockStaffTerms(context, tx, of, input));
    }),
  );
  const move = idempotentStepsAs(context, moveLine, 'orders.write', (input, keep) =>
    changeAndSync(context, input.params['orderId'], keep, async (tx) => {
      const { caller, params, now } = input;
      const at = { now, newId: context.newId };
      const moved = await runWithDrawer(tx, caller, params['orderId'], at, () => applyMove(context, tx, input));
      return oneLine(tx, moved, input.now);
    }),
  );
  const check = orderFirst(context, 'orders.write', 'orderId');
  return [databaseChecks(quote, check), databaseChecks(move, check)];
}

async function lockLine(tx: Transaction, { caller, params, request }: CallInput): Promise<LineOfOrder> {
  const order = await lockSellersOrder(tx, caller, params['orderId'], 'orders.write', request);
  const all = await orderLinesOf(tx, order.id);
  return { order, line: findLine(all, params['id']), all };
}

/** The terms of a change by staff: prices and places as for the buyer, but only the start binds staff. */
async function lockStaffTerms(
  { catalogue, payments }: Context,
  tx: Transaction,
  of: LineOfOrder,
  { body, now }: CallInput,
): Promise<AmendmentTerms> {
  const storefront = orNotFound(await catalogue.of(of.order.store_id, now));
  await refuseOtherSupplier(tx, of.line.experience_id, body.experience_id);
  return lockAmendmentTerms(tx, of, { body, storefront, now, by: 'staff' }, payments);
}

/** A line stays with its supplier, who sees and cancels it (A18). @throws Refused not_for_sale */
async function refuseOtherSupplier(tx: Transaction, before: number, after = before): Promise<void> {
  const tours = await tx.selectFrom('experiences').select('account_id').where('id', 'in', [before, after]).execute();
  if (new Set(tours.map(({ account_id }) => account_id)).size > 1)
    throw new Refused('not_for_sale', 'The tour is of another supplier, so this booking cannot be moved to it.');
}

function quoteOf({ order, line }: LineOfOrder, { changed, price, to_refund }: AmendmentTerms): MoveQuote {
  const { currency } = order;
  const gross = (amount: number) => ({ gross: toDecimal(amount, currency), currency });
  const sum = (amount: number) => ({ amount: toDecimal(amount, currency), currency });
  return {
    old_price: gross(line.gross),
    new_price: gross(changed.row.gross),
    total: gross(price.total),
    to_refund: sum(to_refund),
    due: sum(Math.max(0, price.total - (order.paid - order.refunded - to_refund))),
  };
}

/** Applies a change by staff. A higher price is due with the balance; a lower price is refunded the way it was paid. */
async function applyMove(
  context: Context,
  tx: Transaction,
  input: AccountInput<unknown, LineMove>,
): Promise<LineOfOrder> {
  const { body, caller, now } = input;
  const { newId } = context;
  const of = await lockLine(tx, input);
  const { order, line } = of;
  const terms = await lockStaffTerms(context, tx, of, input);
  const back = terms.to_refund;
  const words = (amount: string) => `The booking costs ${amount} then. Nothing has been changed.`;
  refuseOtherAmount('expected_total', body.expected_total, terms.price.total, order.currency, words);
  if (back > 0 && !caller.can(await accountOf(tx, order.store_id), 'payments.write')) throw forbiddenError();
  if ((await sessionsOf(tx, order.id)).some((it) => it.state === 'processing' && isLive(context, it)))
    throw new Refused('session_closed', 'A payment of this order is being confirmed. Try again in a moment.', {
      order_id: order.id,
    });
  await endLiveSessions(tx, order.id);
  const until = now.add({ minutes: 1 });
  const answers = answersFor(terms.changed.row, undefined);
  const held = { order, line, terms, answers, id: newId(), session_id: null, now, until };
  const change = await holdAmendment(tx, held);
  const price = await applyAmendment(tx, order, change, { now, actor: { user_id: caller.user_id } });
  if (!price) throw new Refused('past_cutoff', 'It is too late to move this booking.', { order_id: order.id });
  if (back > 0) await bookRefund(tx, order, back, { now, newId }, caller.user_id);
  const changed = await updateOrder(tx, order, { ...price, refunded: order.refunded + back });
  const all = await orderLinesOf(tx, order.id);
  return { order: changed, line: findLine(all, line.id), all };
}

async function accountOf(tx: Transaction, store_id: number): Promise<number> {
  const store = await tx.selectFrom('stores').select('account_id').where('id', '=', store_id).executeTakeFirstOrThrow();
  return store.account_id;
}
