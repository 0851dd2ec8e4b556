import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import type { Context, ReversalNotice } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import { moneyFact, recordOrderChange } from '../model/order-history.ts';
import { notifyTeam } from '../model/order-notifications.ts';
import { notifyBuyer } from '../model/pending-emails.ts';
import { type Clock, lockOrder, orderLinesOf, updateOrder } from '../model/queries.ts';
import { noteRefund } from '../model/refunds.ts';

/**
 * Books money that was refunded, or came back, without us: by the merchant at the provider's dashboard, or by a dispute (P19). The order keeps
 * its status and places, because the seller decides whether its guests still come. Repeats and the order of notices do not matter.
 */
export async function bookReversal(
  { payments }: Pick<Context, 'payments'>,
  tx: Transaction,
  notice: ReversalNotice,
  at: Clock,
): Promise<void> {
  const { reversal_ref, kind, state, amount, currency, failure } = notice;
  const payment = await paymentOf(tx, payments.name, notice.payment_ref);
  // The payment belongs to another shop with the same account at the provider.
  if (!payment) return;
  const order = await lockOrder(tx, payment.order_id);
  if (currency !== order.currency) return;
  if (state === 'begun') return notifyTeamOfReversal(tx, order, notice, at);

  const refund = await entryOf(tx, 'refund', reversal_ref);
  if (refund && kind === 'refund') {
    const outcome = { state: 'failed', refund_ref: reversal_ref, failure: failure ?? '' } as const;
    if (state === 'failed') await noteRefund(tx, refund.id, outcome, at.now);
    else if (state === 'done') await setRefundState(tx, refund.id, state).where('refund_state', '=', 'sent').execute();
    return;
  }
  const isBack = state === 'failed';
  if (isBack ? !refund || (await entryOf(tx, 'payment', reversal_ref)) : refund) return;
  const replaced = isBack || kind === 'dispute' ? undefined : await openRefund(tx, payment.session_id, amount);
  if (replaced) await setRefundState(tx, replaced.id, 'replaced').execute();
  await tx
    .insertInto('payments')
    .values({
      id: at.newId(),
      order_id: order.id,
      session_id: payment.session_id,
      kind: isBack ? 'payment' : 'refund',
      amount,
      method_id: PAYMENT_LINK,
      provider_ref: reversal_ref,
      at: at.now.epochMilliseconds,
      ...(!isBack && { refund_state: state === 'sent' ? state : 'done' }),
      ...(replaced && { replaces: replaced.id }),
    })
    .execute();
  const { paid, refunded } = order;
  await updateOrder(tx, order, isBack ? { paid: paid + amount } : { refunded: refunded + (replaced ? 0 : amount) });
  await recordOrderChange(tx, order, {
    kind: isBack ? 'dispute_won' : 'refund',
    actor: 'shop',
    at: at.now,
    after: { amount: moneyFact(amount, currency), ...(!isBack && { method: PAYMENT_LINK, type: null }) },
  });
  if (kind === 'dispute') return;
  await notifyBuyer(tx, order, 'refunded');
  await notifyTeamOfReversal(tx, order, notice, at);
}

function paymentOf(tx: Transaction, provider: string, payment_ref: string) {
  return tx
    .selectFrom('payments as p')
    .innerJoin('payment_sessions as s', 's.id', 'p.session_id')
    .select(['p.order_id', 'p.session_id'])
    .where('p.provider_ref', '=', payment_ref)
    .where('p.kind', '=', 'payment')
    .where('s.provider', '=', provider)
    .executeTakeFirst();
}

function setRefundState(tx: Transaction, id: string, refund_state: 'done' | 'replaced') {
  return tx.updateTable('payments').set({ refund_state }).where('id', '=', id);
}

function entryOf(tx: Transaction, kind: 'payment' | 'refund', provider_ref: string) {
  const ofKind = tx.selectFrom('payments').select('id').where('kind', '=', kind);
  return ofKind.where('provider_ref', '=', provider_ref).executeTakeFirst();
}

/** A refund of this amount that has not reached its buyer: a refund at the dashboard is taken as its replacement. */
function openRefund(tx: Transaction, session_id: string | null, amount: number) {
  return tx
    .selectFrom('payments')
    .select('id')
    .where('session_id', '=', session_id)
    .where('kind', '=', 'refund')
    .where('amount', '=', amount)
    .where('method_id', '=', PAYMENT_LINK)
    .where((it) =>
      it.or([
        it('refund_state', '=', 'failed'),
        it.and([it('refund_state', 'is', null), it('provider_ref', 'is', null)]),
      ]),
    )
    .orderBy('at')
    .executeTakeFirst();
}

async function notifyTeamOfReversal(
  tx: Transaction,
  order: OrderRow,
  { kind, amount, currency }: ReversalNotice,
  { now }: Clock,
): Promise<void> {
  const lines = await orderLinesOf(tx, order.id);
  const isDispute = kind === 'dispute';
  const notice = isDispute ? 'payment_disputed' : 'refunded_at_provider';
  await notifyTeam(tx, order, { kind: notice, actor: 'shop', at: now, lines, amount });
  if (isDispute)
    await recordOrderChange(tx, order, {
      kind: 'disputed',
      actor: 'shop',
      at: now,
      after: { amount: moneyFact(amount, currency) },
    });
}
