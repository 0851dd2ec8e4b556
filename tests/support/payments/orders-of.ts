import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Shop } from '../engine/shop.ts';

/** The orders of a cart with their payment sessions, from the rows: no call of the API lists an order that nobody asked for. */
export function ordersOf({ dataDir }: Shop, cartId: string): { status: string; sessions: string[] }[] {
  const database = new DatabaseSync(join(dataDir, 'landfall.sqlite'), { readOnly: true });
  try {
    const orders = database.prepare('select id, status from orders where cart_id = ?').all(cartId);
    const sessions = database.prepare('select state from payment_sessions where order_id = ?');
    return orders.map(({ id, status }) => ({
      status: String(status),
      sessions: sessions.all(id as string).map(({ state }) => String(state)),
    }));
  } finally {
    database.close();
  }
}
