import type { Payment } from '#domain/contract/seller-orders.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { orNotFound } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow, SessionRow } from '../../database/tables.ts';
import { instantText } from '../../http/json-response.ts';
import { sessionsOf } from '../model/queries.ts';
import { refundStateOf } from '../model/refunds.ts';

/**
 * The payments and refunds of an order, the oldest first. A card payment has the id of its session; its amount is the paid amount, else the
 * requested one.
 */
export async function paymentsOf(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<Payment[]> {
  const entries = await tx.selectFrom('payments').selectAll().where('order_id', '=', order.id).execute();
  const sessions = (await sessionsOf(tx, order.id)).filter(({ provider_ref }) => provider_ref !== null);
  const cards = sessions.map((session) => {
    const came = entries.filter(({ kind, session_id }) => kind === 'payment' && session_id === session.id);
    return cardPayment(
      session,
      order,
      came.length === 0 ? null : came.reduce((sum, { amount }) => sum + amount, 0),
      now,
    );
  });
  const booked = entries
    .filter(({ kind, session_id }) => kind === 'refund' || session_id === null)
    .map(
      (it): Payment => ({
        ...plain(order, it.amount, it.at),
        id: it.id,
        kind: it.kind,
        state: it.kind === 'refund' ? refundStateOf(it) : 'paid',
        payment_method_id: it.method_id,
        payment_type_id: it.type_id,
        failure: it.failure,
        note: it.note,
        made_by: it.made_by,
        replaces: it.replaces,
      }),
    );
  return [...cards, ...booked].toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || compare(a.kind, b.kind) || compare(a.id, b.id),
  );
}

/** One payment or refund of an order. @throws Failed 404 */
export async function paymentById(
  tx: Transaction,
  order: OrderRow,
  id: string | undefined,
  now: Temporal.Instant,
): Promise<Payment> {
  return orNotFound((await paymentsOf(tx, order, now)).find((it) => it.id === id));
}

/** @param came  the booked amount; null if no money came */
function cardPayment(session: SessionRow, order: OrderRow, came: Minor | null, now: Temporal.Instant): Payment {
  const isOpen = session.state === 'open' && session.expires_at > now.epochMilliseconds;
  return {
    ...plain(order, came ?? session.amount, session.created_at),
    id: session.id,
    kind: 'payment',
    state: came === null ? session.state : 'paid',
    payment_method_id: PAYMENT_LINK,
    checkout_url: isOpen ? session.checkout_url : null,
    failure: session.failure,
  };
}

function plain({ id, currency }: OrderRow, amount: Minor, at: number) {
  return {
    order: id,
    amount: { amount: toDecimal(amount, currency), currency },
    payment_type_id: null,
    checkout_url: null,
    failure: null,
    note: '',
    made_by: null,
    replaces: null,
    created_at: instantText(at),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
