import type { Transaction } from '../database/database.ts';
import { KEY_HOURS } from '../http/request/idempotency.ts';
import { REMEMBERED_HOURS } from './queries.ts';

/** Rows that one statement deletes: few, so that a sweep never delays a visitor. */
const AT_ONCE = 500;

/** Deletes lapsed holds, old carts and old idempotency keys. No rule depends on it. @returns whether there may be more */
export async function sweep(tx: Transaction, now: Temporal.Instant): Promise<boolean> {
  const forgotten = now.subtract({ hours: REMEMBERED_HOURS }).epochMilliseconds;
  const counts = [
    await tx
      .deleteFrom('holds')
      .where('line_id', 'in', (it) =>
        it.selectFrom('holds').select('line_id').where('expires_at', '<=', now.epochMilliseconds).limit(AT_ONCE),
      )
      .where('expires_at', '<=', now.epochMilliseconds)
      .executeTakeFirst(),
    await tx
      .deleteFrom('carts')
      .where('id', 'in', (it) =>
        it
          .selectFrom('carts')
          .leftJoin('orders', 'orders.id', 'carts.order_id')
          .select('carts.id')
          .where('carts.expires_at', '<=', forgotten)
          .where((or) => or.or([or('orders.id', 'is', null), or('orders.status', '<>', 'pending')]))
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
    await tx
      .deleteFrom('idempotency_keys')
      .where('key', 'in', (it) =>
        it
          .selectFrom('idempotency_keys')
          .select('key')
          .where('created_at', '<=', now.subtract({ hours: KEY_HOURS }).epochMilliseconds)
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
  ];
  return counts.some(({ numDeletedRows }) => numDeletedRows >= BigInt(AT_ONCE));
}
