import { MANUAL } from '#domain/orders/order-form.ts';
import { manualMethodOf } from '../../catalogue/payment-methods.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import { notFound } from '../../errors.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import type { AccountInput, Route } from '../../http/route.ts';
import { tellingAll } from '../../http/route.ts';
import type { RefundReplaced } from '../contract/sellers-contract.ts';
import { replaceRefund } from '../contract/sellers-contract.ts';
import { lockSellersOrder, orderFirst, settingsOf } from '../model/order-access.ts';
import { paymentType } from '../model/payment-terms.ts';

import { moveRefusedError } from '../model/queries.ts';
import { refundStateOf } from '../model/refunds.ts';
import { paymentById } from '../read/seller-payments.ts';

/**
 * POST replace/ of a failed refund: staff have paid all of it back by hand. The new entry replaces the failed one, so the order's refunded
 * sum stays the same. A second replacement is refused.
 */
export function replaceRefundRoute(context: Context): Route {
  const replace = async (tx: Transaction, { params, caller, body, now }: AccountInput<unknown, RefundReplaced>) => {
    const order = await lockSellersOrder(tx, caller, params['orderId'], 'payments.write');
    const failed = await failedRefund(tx, order, params['id'], context.payments.name);
    const type_id = paymentType(body.payment_type_id, manualMethodOf(await settingsOf(tx, order)));
    const id = context.newId();
    await tx.updateTable('payments').set({ refund_state: 'replaced' }).where('id', '=', failed.id).execute();
    await tx
      .insertInto('payments')
      .values({
        id,
        order_id: order.id,
        // It came by that card page, and nothing more of it can go back there.
        session_id: failed.session_id,
        kind: 'refund',
        amount: failed.amount,
        method_id: MANUAL,
        type_id,
        provider_ref: null,
        at: now.epochMilliseconds,
        made_by: caller.user_id,
        note: body.note ?? '',
        refund_state: 'done',
        replaces: failed.id,
      })
      .execute();
    return paymentById(tx, order, id, now);
  };
  return tellingAll(
    writeAs(context, replaceRefund, replace, 'payments.write'),
    orderFirst(context, 'payments.write', 'orderId'),
  );
}

/**
 * A refund that failed, or that is owed by a provider not in use any more.
 *
 * @throws Failed 404; 409 for any other
 */
async function failedRefund(tx: Transaction, order: OrderRow, id = '', inUse: string) {
  const entry = await tx
    .selectFrom('payments as p')
    .leftJoin('payment_sessions as s', 's.id', 'p.session_id')
    .selectAll('p')
    .select('s.provider')
    .where('p.id', '=', id)
    .where('p.order_id', '=', order.id)
    .executeTakeFirst();
  if (!entry) throw notFound();
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
