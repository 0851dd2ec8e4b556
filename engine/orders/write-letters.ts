import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { orderLetter } from './order-letter.ts';
import { ordersToTell, takeOwed } from './owed-letters.ts';
import { sellerOrder } from './seller-replies.ts';

/** Writes the letters that orders owe their buyers into the mails that are to go: each once, however many engines write. */
export async function writeLetters(context: Context): Promise<void> {
  const { database, log } = context;
  for (const order_id of await database.read(ordersToTell)) {
    try {
      await database.write((tx) => writeOne(context, tx, order_id));
    } catch (error) {
      log.error({ err: error }, 'a letter to a buyer could not be written');
    }
  }
}

async function writeOne(context: Context, tx: Transaction, order_id: string): Promise<void> {
  const { accounts, config, mail } = context;
  const owed = await takeOwed(tx, order_id);
  if (owed.size === 0) return;
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirstOrThrow();
  const { company_display_name: shop } = await tx
    .selectFrom('stores as s')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .select('a.company_display_name')
    .where('s.id', '=', row.store_id)
    .executeTakeFirstOrThrow();
  const now = context.now();
  const order = await sellerOrder(tx, row, { now, origin: config.publicUrl ?? accounts.origin() });
  const letter = await orderLetter({ order, owed, shop, failure: await failureOf(tx, order_id) }, now);
  if (letter) await mail.queue(tx, letter, now);
}

/** Why the last payment did not buy anything; null where it did. */
async function failureOf(tx: Transaction, order_id: string): Promise<string | null> {
  const session = await tx
    .selectFrom('payment_sessions')
    .select('failure')
    .where('order_id', '=', order_id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return session?.failure ?? null;
}
