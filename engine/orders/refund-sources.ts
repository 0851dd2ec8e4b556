import type { Minor } from '#domain/money.ts';
import { PAYMENT_LINK } from '#domain/order-form.ts';
import type { Transaction } from '../database/database.ts';
import type { At } from './at.ts';
import { enterRefund } from './enter-refund.ts';
import { oweLetter } from './owed-letters.ts';
import type { OrderRow } from './queries.ts';

/** A card page that was paid, or a kind of payment by hand: what came by it and has not gone back. */
interface Source {
  session_id: string | null;
  method_id: string;
  type_id: string | null;
  left: Minor;
  last: number;
}

/**
 * Books what goes back of a locked order's money: to the cards that it came from first, the newest first, the rest by hand the way it
 * came. What is due to cards is sent after the transaction, with the row's id, until the provider has taken it.
 *
 * @param by  the user who gives it back; null where its buyer cancelled: then what came by hand is owed until staff have given it back
 */
export async function bookRefund(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'currency'>,
  amount: Minor,
  { now, newId }: At,
  by: number | null,
): Promise<void> {
  let owed = amount;
  for (const { session_id, method_id, type_id, left } of await sourcesOf(tx, order.id)) {
    const part = Math.min(owed, left);
    if (part <= 0) continue;
    owed -= part;
    const isOwedByHand = by === null && (session_id === null || method_id !== PAYMENT_LINK);
    const entry = { order_id: order.id, session_id, method_id, type_id, made_by: by, at: now.epochMilliseconds };
    await enterRefund(tx, isOwedByHand ? { ...entry, ...OWED_BY_HAND } : entry, part, order.currency, newId);
  }
  if (amount > 0) await oweLetter(tx, order, 'refunded');
  if (owed > 0) throw new RangeError(`${owed} more to pay back than the ledger has`);
}

/** As what a provider failed at: staff see it, and note once that they have given it back. */
const OWED_BY_HAND = {
  refund_state: 'failed',
  failure: 'To be given back by hand: its buyer has cancelled or changed the booking.',
} as const;

async function sourcesOf(tx: Transaction, order_id: string): Promise<Source[]> {
  const rows = await tx.selectFrom('payments').selectAll().where('order_id', '=', order_id).orderBy('kind').execute();
  const sources = new Map<string, Source>();
  for (const { session_id, method_id, type_id, kind, amount, at, refund_state } of rows) {
    if (refund_state === 'replaced') continue;
    const key = session_id ?? `${method_id} ${type_id}`;
    const source = sources.get(key) ?? { session_id, method_id, type_id, left: 0, last: 0 };
    source.left += kind === 'payment' ? amount : -amount;
    source.last = Math.max(source.last, at);
    sources.set(key, source);
  }
  const byHand = (it: Source) => Number(it.session_id === null || it.method_id !== PAYMENT_LINK);
  return [...sources.values()].toSorted((a, b) => byHand(a) - byHand(b) || b.last - a.last);
}
