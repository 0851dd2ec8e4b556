import { type Expression, type SqlBool, sql } from 'kysely';
import type { LogEntry } from '#domain/contract/desk.ts';
import { noParticipants } from '../cart/answers.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../database/tables.ts';
import { historyOf } from '../history/read-history.ts';
import type { ChangeFacts, HistorySubject } from '../history/record-change.ts';
import { deleteJobs } from '../jobs/queue.ts';
import { recordOrderChange } from '../orders/model/order-history.ts';
import { searchText } from '../orders/model/order-number.ts';
import { lockOrder, orderLinesOf, updateOrder } from '../orders/model/queries.ts';
import { touchExperiences } from '../places/version.ts';

/**
 * Redacts all personal data of an order (A38): contact, notes, participants, answers, and the copies in its cart, its card page, its unsent emails
 * and stored answers. Amounts, dates, lines and payments stay.
 */
export async function redactOrder(tx: Transaction, order_id: string, now: Temporal.Instant): Promise<OrderRow> {
  const order = await lockOrder(tx, order_id);
  const nobody = { participants_json: noParticipants, answers_json: '[]' };
  await tx
    .updateTable('order_lines')
    .set({ ...nobody, note: '' })
    .where('order_id', '=', order.id)
    .execute();
  await redactDeskLog(tx, order);
  await tx.updateTable('line_changes').set({ answers_json: '[]' }).where('order_id', '=', order.id).execute();
  await tx.updateTable('payments').set({ note: '' }).where('order_id', '=', order.id).execute();
  await tx.updateTable('sandbox_checkouts').set({ email: null }).where('order_number', '=', order.number).execute();
  if (order.cart_id !== null) await redactCart(tx, order.cart_id);
  const emails = await tx
    .deleteFrom('mails')
    .where((it) => holds(it.ref('subject'), order.number))
    .returning('id')
    .execute();
  const ids = emails.map(({ id }) => id);
  await deleteJobs(tx, 'email', ids);
  for (const table of ['order_consents', 'event_deliveries'] as const)
    await tx.deleteFrom(table).where('order_id', '=', order.id).execute();
  await redactReviews(tx, order);
  await redactHistory(tx, { kind: 'order', id: order.id });
  await redactAnswers(tx, order.id);
  const contact = { main_contact_info_json: null, note: '', comment: '', staff_note: '' };
  const search_text = searchText({ ...order, ...contact }, await orderLinesOf(tx, order.id));
  const redacted = { ...contact, search_text, customer_id: null, promo_customer: null };
  await recordOrderChange(tx, order, { kind: 'redacted', actor: 'shop', at: now });
  return updateOrder(tx, order, { ...redacted, redacted_at: now.epochMilliseconds });
}

/** Removes the names from reviews and ends their links; the reviews stay. */
async function redactReviews(tx: Transaction, { id }: OrderRow): Promise<void> {
  const lines = (await orderLinesOf(tx, id)).map((line) => line.id);
  await tx
    .deleteFrom('review_requests')
    .where('line_id', 'in', ['', ...lines])
    .execute();
  const named = await tx
    .updateTable('reviews')
    .set({ name: '' })
    .where('line_id', 'in', ['', ...lines])
    .returning('experience_id')
    .execute();
  await touchExperiences(tx, [...new Set(named.map(({ experience_id }) => experience_id))]);
}

/** Redacts the desks' entries about an order's guests: the entries stay, without their texts and without the buyer. */
async function redactDeskLog(tx: Transaction, { id, number }: OrderRow): Promise<void> {
  const lines = await orderLinesOf(tx, id);
  const rows = await tx
    .selectFrom('desk_log')
    .select(['account_id', 'id', 'entry_json'])
    .where('line', 'in', ['', ...lines.map((_, n) => `${number}-${n + 1}`)])
    .execute();
  for (const row of rows) await redactEntry(tx, row);
}

/**
 * The same for sales at a desk that became no order.
 *
 * @param of  the buyer's email address in lower case, or the time before which they were made (epoch milliseconds)
 */
export async function redactUnbookedSales(
  tx: Transaction,
  account_id: number,
  of: { readonly email: string } | { readonly before: number },
): Promise<void> {
  const rows = await tx
    .selectFrom('desk_log as l')
    .select(['l.account_id', 'l.id', 'l.entry_json'])
    .where('l.account_id', '=', account_id)
    .where('l.kind', '=', 'sale')
    .where((it) =>
      'email' in of
        ? holds(it.fn<string>('lower', ['l.entry_json']), JSON.stringify(of.email))
        : it('l.at', '<', of.before),
    )
    .where((it) =>
      it.not(it.exists(it.selectFrom('orders as o').select('o.id').where(sql<SqlBool>`o.number || '-1' = l.line`))),
    )
    .execute();
  for (const row of rows) await redactEntry(tx, row);
}

async function redactEntry(
  tx: Transaction,
  { account_id, id, entry_json }: { account_id: number; id: string; entry_json: string },
): Promise<void> {
  const { text, sale, ...rest } = JSON.parse(entry_json) as Partial<LogEntry>;
  if (text === undefined && sale === undefined) return;
  const nobody = { first_name: '', last_name: '', email: '', phone_number: '', participants: [] };
  const redacted = { ...rest, ...(text !== undefined && { text: '' }), ...(sale && { sale: { ...sale, ...nobody } }) };
  await tx
    .updateTable('desk_log')
    .set({ entry_json: JSON.stringify(redacted) })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** The same for a cart. Its places, prices and time stay. */
export async function redactCart(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('carts')
    .set((it) => ({ main_contact_info_json: null, note: '', version: it('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('cart_lines')
    .set({ participants_json: noParticipants, answers_json: '[]' })
    .where('cart_id', '=', id)
    .execute();
  await redactAnswers(tx, id);
}

/** Redacts answers that are stored for repeated requests. Their keys stay, so that nothing is done twice. */
export async function redactAnswers(tx: Transaction, ...texts: readonly string[]): Promise<void> {
  const body = JSON.stringify({ detail: 'The answer to this request held personal data and was erased.' });
  await tx
    .updateTable('idempotency_keys')
    .set({ status: 409, body })
    .where('state', '=', 'done')
    .where((it) => it.and(texts.map((text) => holds(it.fn<string>('lower', ['body']), text))))
    .execute();
}

function holds(column: Expression<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} like ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
}

/** Redacts the personal data in the history of a subject (A38). The entries stay, with act, author and time. */
async function redactHistory(tx: Transaction, subject: HistorySubject): Promise<void> {
  for (const { id, before_json, after_json } of await historyOf(tx, subject)) {
    const redacted = { before_json: withoutPersonal(before_json), after_json: withoutPersonal(after_json) };
    if (redacted.before_json === before_json && redacted.after_json === after_json) continue;
    await tx.updateTable('history').set(redacted).where('id', '=', id).execute();
  }
}

function withoutPersonal(json: string | null): string | null {
  if (json === null) return null;
  const { personal: _redacted, ...rest } = JSON.parse(json) as ChangeFacts;
  return JSON.stringify(rest);
}
