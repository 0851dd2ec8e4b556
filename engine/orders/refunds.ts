import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';

interface OwedRefund {
  id: string;
  amount: number;
  currency: string;
  number: string;
  provider: string;
  provider_ref: string;
}

/** Sends the provider what is owed back and was not taken yet: of one order, or of all. Once each, however often it is sent. */
export async function sendRefunds(context: Context, order_id: string | null = null): Promise<void> {
  const { database, payments, log } = context;
  for (const { id, amount, currency, number, provider, provider_ref } of await database.read((tx) =>
    owed(tx, order_id),
  )) {
    if (provider !== payments.name) {
      log.error({ order: number, provider }, 'a refund is owed by a provider that is not in use');
      continue;
    }
    try {
      await payments.refund({ provider_ref, refund_id: id, amount, currency });
      await database.write(async (tx) => {
        await tx.updateTable('payments').set({ provider_ref: id }).where('id', '=', id).execute();
      });
    } catch (error) {
      log.error({ order: number, err: error }, 'a refund was not taken; it is sent again');
    }
  }
}

function owed(tx: Transaction, order_id: string | null): Promise<OwedRefund[]> {
  return tx
    .selectFrom('payments as p')
    .innerJoin('payment_sessions as s', 's.id', 'p.session_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.amount', 'o.currency', 'o.number', 's.provider', 's.provider_ref'])
    .where('p.kind', '=', 'refund')
    .where('p.provider_ref', 'is', null)
    .where('s.provider_ref', 'is not', null)
    .$if(order_id !== null, (it) => it.where('p.order_id', '=', order_id))
    .$narrowType<{ provider_ref: string }>()
    .execute();
}
