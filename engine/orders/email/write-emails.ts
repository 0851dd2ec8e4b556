import { type Minor, toDecimal } from '#domain/money/money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import type { Context, Email } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { JobHandlers } from '../../jobs/runner.ts';
import { emailWords, languageOfOrder } from '../model/email-words.ts';
import { recordOrderChange } from '../model/order-history.ts';
import {
  clearPendingEmails,
  type EmailKind,
  ORDER_EMAIL,
  pendingEmails,
  pendingNotes,
} from '../model/pending-emails.ts';
import { dueOf } from '../model/prices.ts';
import { liveLines, lockOrder, orderById, orderLinesOf, storeOf } from '../model/queries.ts';
import { balanceDueOf, linesToRemind, lineTimesOf, needsNoReminderFrom } from '../model/timetable.ts';
import { buyerOrder } from '../read/seller-replies.ts';
import { signedTexts } from '../read/vouchers.ts';
import { brandOf } from './email-parts.ts';
import { type OrderEmailInput, orderEmail } from './order-email.ts';

/** Writes the pending email to an order's buyer into the queue of emails: once, however many engines run. */
export function orderEmailJobs(context: Context): JobHandlers {
  const { database } = context;
  return {
    [ORDER_EMAIL]: {
      leaseSeconds: 60,
      mostAttempts: 20,
      pauseSeconds: (attempts) => (attempts === 1 ? 0 : Math.min(5 * 2 ** (attempts - 2), 60 * 60)),
      run: async ({ key }) => {
        const draft = await database.read((tx) => draftEmail(context, tx, key));
        // Vouchers are drawn outside of any transaction, because a transaction awaits only its queries.
        const email = draft?.input ? await orderEmail(draft.input) : null;
        const isQueued = !draft || (await database.write((tx) => queueEmail(context, tx, draft, email)));
        return isQueued ? undefined : context.now();
      },
    },
  };
}

/** The email that an order owes its buyer; `input` is null if the buyer has no address. Null if no email is pending. */
async function draftEmail({ accounts, config, mail, ...context }: Context, tx: Transaction, order_id: string) {
  const row = await orderById(tx, order_id);
  const owed = await pendingEmails(tx, order_id);
  if (!row || owed.size === 0) return null;

  const now = context.now();
  const origin = config.publicUrl ?? accounts.origin();
  const store = await storeOf(tx, row);
  const { shop, settings } = store;
  const language = languageOfOrder(row, settings);
  const order = await buyerOrder(tx, row, language, { now, origin });
  const to = order.main_contact_info?.email;
  const { account_id } = store;
  if (!to) return { row, owed, now, account_id, input: null };
  const lines = await orderLinesOf(tx, order_id);
  const soon = new Set(linesToRemind(lines, now).map(({ id }) => id));
  const gone = new Set(lines.filter(isGoneUntold).map(({ id }) => id));
  const input: OrderEmailInput = {
    order,
    to,
    from: { name: shop.name, email: mail.address },
    now,
    texts: await signedTexts(tx, row, lines),
    language,
    words: emailWords[language],
    brand: brandOf(store, origin),
    owed,
    notes: await pendingNotes(tx, order_id),
    shop,
    settings,
    cancelled: order.lines.filter(({ id }) => gone.has(id)),
    soon: order.lines.filter(({ id }) => soon.has(id)),
    back: (await refundedOf(tx, row)) - row.refund_told,
    failure: await failureOf(tx, row),
    cardAmount: cardAmountOf(row),
  };
  return { row, owed, now, account_id, input };
}

function cardAmountOf(row: OrderRow): OrderEmailInput['cardAmount'] {
  const { status, payment_method_id, currency } = row;
  if (status !== 'pending' || payment_method_id !== PAYMENT_LINK) return null;
  return { amount: toDecimal(Math.min(row.amount, dueOf(row)), currency), currency };
}

function isGoneUntold({ attendance_status, cancel_told }: OrderLineRow): boolean {
  return attendance_status === 'cancelled' && cancel_told === 0;
}

/** Queues an email and saves what it says in one transaction. @returns false if the order has changed since the draft */
async function queueEmail(
  { mail }: Context,
  tx: Transaction,
  { row, owed, now, account_id }: Pick<OrderEmailInput, 'owed' | 'now'> & { row: OrderRow; account_id: number },
  email: Email | null,
): Promise<boolean> {
  if ((await pendingEmails(tx, row.id)).size === 0) return true;
  const current = await lockOrder(tx, row.id);
  const still = await pendingEmails(tx, row.id);
  if (still.size === 0) return true;
  if (current.version !== row.version || still.symmetricDifference(owed).size > 0) return false;
  await clearPendingEmails(tx, row.id);
  if (email) {
    await mail.queue(tx, email, now, account_id);
    const after = { emails: [...owed].toSorted(), personal: { to: email.to } };
    await recordOrderChange(tx, current, { kind: 'emailed', actor: 'shop', at: now, after });
  }
  await saveNotificationState(tx, current, await orderLinesOf(tx, row.id), owed, now);
  return true;
}

/** Saves the facts that an email has mentioned, or would have with an address: refunds, cancelled lines, and lines that need no further reminder. */
async function saveNotificationState(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  owed: ReadonlySet<EmailKind>,
  now: Temporal.Instant,
): Promise<void> {
  const rest = balanceDueOf(order, lines);
  const saysMoney = [...owed].some((kind) => kind !== 'link');
  const isRequested = saysMoney && rest !== null && rest.requestedFrom <= now.epochMilliseconds;
  await tx
    .updateTable('orders')
    .set({ refund_told: await refundedOf(tx, order), ...(isRequested && { rest_told: rest.by.toString() }) })
    .where('id', '=', order.id)
    .execute();
  await tx
    .updateTable('order_lines')
    .set({ cancel_told: 1 })
    .where('order_id', '=', order.id)
    .where('attendance_status', '=', 'cancelled')
    .execute();
  for (const line of reminded(lines, owed, now)) {
    const reminded_of = lineTimesOf(line).start.epochMilliseconds;
    await tx.updateTable('order_lines').set({ reminded_of }).where('id', '=', line.id).execute();
  }
}

function reminded(lines: readonly OrderLineRow[], owed: ReadonlySet<EmailKind>, now: Temporal.Instant) {
  const saysAll = owed.has('confirmed') || owed.has('moved') || owed.has('changed');
  const isLate = (line: OrderLineRow) => needsNoReminderFrom(lineTimesOf(line)) <= now.epochMilliseconds;
  if (saysAll) return liveLines(lines).filter(isLate);
  return owed.has('reminder') ? linesToRemind(lines, now) : [];
}

/** The sum of all refunds; a refund that replaces a failed one does not count again. */
async function refundedOf(tx: Transaction, { id }: OrderRow): Promise<Minor> {
  const { sum } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('order_id', '=', id)
    .where('kind', '=', 'refund')
    .where('replaces', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The reason why the last payment bought nothing; null if it bought something. */
async function failureOf(tx: Transaction, { id }: OrderRow): Promise<string | null> {
  const session = await tx
    .selectFrom('payment_sessions')
    .select('failure')
    .where('order_id', '=', id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return session?.failure ?? null;
}
