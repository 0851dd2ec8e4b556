import { wholeSteps } from '#domain/card-step.ts';
import type { Minor } from '#domain/money.ts';
import { MANUAL, PAYMENT_LINK } from '#domain/order-form.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { REFUND, refundKey } from './refund-states.ts';

interface Entry {
  order_id: string;
  session_id: string | null;
  method_id: string;
  type_id: string | null;
  made_by?: number | null;
  at: number;
  /** Of what is owed by hand. */
  refund_state?: 'failed';
  failure?: string;
}

/** Enters what goes back of one source of an order's money. What a card cannot give back, of less than a step, goes by hand. */
export async function enterRefund(
  tx: Transaction,
  entry: Entry,
  amount: Minor,
  currency: string,
  newId: () => string,
): Promise<void> {
  const isByCard = entry.session_id !== null && entry.method_id === PAYMENT_LINK;
  const sent = isByCard ? wholeSteps(amount, currency) : amount;
  const refund = { ...entry, kind: 'refund', provider_ref: null } as const;
  if (sent > 0) {
    const id = newId();
    await tx
      .insertInto('payments')
      .values({ ...refund, id, amount: sent })
      .execute();
    // What is owed by hand is staff's to give back.
    if (entry.session_id !== null && !entry.refund_state) await enqueueJob(tx, REFUND, refundKey({ ...entry, id }));
  }
  if (amount > sent)
    await tx
      .insertInto('payments')
      .values({ ...refund, id: newId(), amount: amount - sent, method_id: MANUAL, refund_state: 'done' })
      .execute();
}
