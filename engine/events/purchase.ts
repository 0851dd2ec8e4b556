import { hrefTo } from '#domain/app/pages.ts';
import { storeOrigin } from '#domain/app/store-origin.ts';
import type { HandOnConsent } from '#domain/contract/events.ts';
import { toDecimal } from '#domain/money/money.ts';
import type { Context } from '../context.ts';
import { buyerContact } from '../database/buyer-contact.ts';
import type { Transaction } from '../database/database.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { PURCHASE } from '../orders/model/order-consent.ts';
import { liveLines, orderById, orderLinesOf, snapshotOf } from '../orders/model/queries.ts';
import { countEvents } from './count-events.ts';
import { enqueueEvents } from './delivery-queue.ts';
import { emailHash } from './wire-formats.ts';

/** Counts the purchase of a confirmed order and queues it for the destinations (O8). */
export function purchaseJobs(context: Context): JobHandlers {
  return {
    [PURCHASE]: {
      leaseSeconds: 60,
      mostAttempts: 20,
      pauseSeconds: (attempts) => Math.min(5 * 2 ** attempts, 60 * 60),
      run: async ({ key }) => {
        await context.database.write((tx) => recordPurchase(context, tx, key));
        return undefined;
      },
    },
  };
}

async function recordPurchase({ config, accounts, now }: Context, tx: Transaction, order_id: string): Promise<void> {
  const order = await orderById(tx, order_id);
  if (!order || order.confirmed_at === null) return;
  const store = await tx
    .selectFrom('stores')
    .select(['id', 'time_zone', 'domain'])
    .where('id', '=', order.store_id)
    .executeTakeFirstOrThrow();
  // Providers recognise a repeated event by this id. It is not the order's own id, with which they could read the order.
  const event = { id: `purchase-${order.number}`, name: 'purchase' as const, at: order.confirmed_at };
  const [fresh] = await countEvents(tx, store, [event], now());
  const consent = await tx.selectFrom('order_consents').selectAll().where('order_id', '=', order.id).executeTakeFirst();
  if (!fresh || !consent) return;
  const { currency } = order;
  const { email } = buyerContact(order);
  const origin = storeOrigin(store.domain, config.publicUrl ?? accounts.origin());
  const purchase = {
    ...event,
    granted: JSON.parse(consent.granted_json) as HandOnConsent[],
    visitor: consent.visitor,
    session: consent.session,
    user_agent: consent.user_agent,
    url: origin + hrefTo.checkout(2),
    currency,
    value: toDecimal(order.total, currency),
    items: liveLines(await orderLinesOf(tx, order.id)).map((line) => ({
      id: line.experience_id,
      title: snapshotOf(line).experience.title,
      quantity: line.people,
      price: toDecimal(line.gross - line.discount, currency),
    })),
    transaction: order.number,
    email_hash: email ? emailHash(email) : null,
  };
  await enqueueEvents(tx, store.id, [purchase], now(), order.id);
}
