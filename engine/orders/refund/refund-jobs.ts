import { type RefundReplaced, replaceRefund } from '#domain/contract/seller-orders.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { notFoundError } from '../../base/errors.ts';
import { manualMethodOf } from '../../catalogue/settings.ts';
import type { Context, RefundOutcome } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { type AccountInput, databaseChecks, type Route } from '../../http/route.ts';
import type { Job } from '../../jobs/queue.ts';
import type { JobHandlers } from '../../jobs/runner.ts';
import { providerJob } from '../../provider-time-limit.ts';
import { runWithDrawer } from '../model/drawer-cash.ts';
import { lockSellersOrder, orderFirst } from '../model/order-access.ts';
import { moneyFact, recordOrderChange } from '../model/order-history.ts';
import { paymentType } from '../model/payment-terms.ts';
import { moveRefusedError, storeOf, updateOrder } from '../model/queries.ts';
import { cardRefund, logFailedRefund, noteRefund, REFUND, refundStateOf } from '../model/refunds.ts';
import { paymentById } from '../read/seller-payments.ts';

/** The pause after an answer that the provider keeps: long enough for the provider to correct a refund that it made nevertheless. */
const PAUSE = { minutes: 2 };

/**
 * Sends an owed refund to the provider, and asks for the outcome of a sent one for as long as it may come back. Repeats are safe: a failed call is
 * a new attempt, an unanswered call is sent again under the same id.
 *
 * @param context  a context whose provider has a time limit in each round
 */
export function refundJobs(context: Context): JobHandlers {
  return { [REFUND]: providerJob(60 * 60, (job) => runRefund(context, job)) };
}

async function runRefund(context: Context, { key }: Job): Promise<Temporal.Instant | undefined> {
  const { database, payments, log } = context;
  const now = context.now();
  const id = key.split('/')[1] ?? '';
  const refund = await database.read((tx) => cardRefund(tx, id));
  if (!refund || refund.provider_ref === null) return undefined;

  const { number, provider, attempt, amount, currency, provider_ref } = refund;
  const state = refundStateOf({ ...refund, provider_ref: refund.refund_ref });
  if (state === 'failed' || state === 'replaced') return undefined;
  if (provider !== payments.name) {
    if (state === 'owed')
      log.error({ order: number, provider }, 'a refund is owed by a provider that is not in use: give it back by hand');
    return now.add({ hours: state === 'owed' ? 1 : 24 });
  }
  const request = { refund_id: id, provider_ref, amount, currency };
  const outcome = state === 'owed' ? await payments.refund({ ...request, attempt }) : await askAfter();
  if (outcome.state === 'owed') {
    log.error({ order: number, reason: outcome.reason }, 'a refund was not taken; it is tried again in some minutes');
    // If two runs got this answer at once, the condition counts only one more attempt.
    await database.write((tx) => {
      const ofRefund = tx.updateTable('payments').where('id', '=', id).where('attempt', '=', attempt);
      return ofRefund.set({ attempt: attempt + 1 }).execute();
    });
    return now.add(PAUSE);
  }
  if (await database.write((tx) => noteRefund(tx, id, outcome, now))) logFailedRefund(context, number, outcome);
  return undefined;

  async function askAfter(): Promise<RefundOutcome> {
    const known = await payments.askRefund(request);
    if (!known) log.error({ order: number }, 'the payment provider does not know of a refund that it had taken');
    return known ?? { state: 'sent', refund_ref: null };
  }
}

/**
 * POST replace/ of a failed refund: staff have paid all of it back by hand. The new entry replaces the failed one, so the order's refunded
 * sum stays the same. A second replacement is refused.
 */
export function replaceRefundRoute(context: Context): Route {
  const replace = async (tx: Transaction, { params, caller, body, now }: AccountInput<unknown, RefundReplaced>) => {
    const order = await lockSellersOrder(tx, caller, params['orderId'], 'payments.write');
    const failed = await failedRefund(tx, order, params['id'], context.payments.name);
    const type_id = paymentType(body.payment_type_id, manualMethodOf((await storeOf(tx, order)).settings));
    const id = context.newId();
    await tx.updateTable('payments').set({ refund_state: 'replaced' }).where('id', '=', failed.id).execute();
    await tx
      .insertInto('payments')
      .values({
        id,
        order_id: order.id,
        // The money came by that card page, and no more of it can be refunded there.
        session_id: failed.session_id,
        kind: 'refund',
        amount: failed.amount,
        method_id: MANUAL,
        type_id,
        at: now.epochMilliseconds,
        made_by: caller.user_id,
        note: body.note ?? '',
        refund_state: 'done',
        replaces: failed.id,
      })
      .execute();
    await recordOrderChange(tx, order, {
      kind: 'refund',
      actor: { user_id: caller.user_id },
      at: now,
      after: { amount: moneyFact(failed.amount, order.currency), method: MANUAL, type: type_id },
    });
    // The sum of the order's money is the same, but its entries changed: the raised version makes its numbers be counted again (B7).
    await updateOrder(tx, order, {});
    return paymentById(tx, order, id, now);
  };
  return databaseChecks(
    writeAs(context, replaceRefund, 'payments.write', (tx, input) => {
      const { caller, params, now } = input;
      return runWithDrawer(tx, caller, params['orderId'], { now, newId: context.newId }, () => replace(tx, input));
    }),
    orderFirst(context, 'payments.write', 'orderId'),
  );
}

/**
 * A refund that failed, or that is owed by a provider which is no longer in use.
 *
 * @throws Failed 404; 409 for any other refund
 */
async function failedRefund(tx: Transaction, order: OrderRow, id = '', inUse: string) {
  const entry = await tx
    .selectFrom('payments as p')
    .leftJoin('payment_sessions as s', 's.id', 'p.session_id')
    .selectAll('p')
    .select('s.provider')
    .where('p.id', '=', id)
    .where('p.order_id', '=', order.id)
    .executeTakeFirstOrThrow(() => notFoundError());
  if (entry.kind !== 'refund')
    throw moveRefusedError('This is a payment: only a refund that failed is given back by hand.');
  const state = refundStateOf(entry);
  if (state === 'failed' || (state === 'owed' && entry.provider !== inUse)) return entry;
  throw moveRefusedError(
    state === 'replaced'
      ? 'This refund was given back by hand already.'
      : 'This refund has not failed: it goes back the way the money came.',
  );
}
