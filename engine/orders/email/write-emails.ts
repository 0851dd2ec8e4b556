import type { Minor } from '#domain/money/money.ts';
import type { Context, Email } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { JobHandlers } from '../../jobs/runner.ts';
import { clearPendingEmails, type EmailKind, ORDER_EMAIL, pendingEmails } from '../model/pending-emails.ts';
import { liveLines, lockOrder, orderLinesOf } from '../model/queries.ts';
import { balanceDueOf, linesToRemind, lineTimesOf, needsNoReminderFrom } from '../model/timetable.ts';
import { shopOf } from '../read/order-reply.ts';
import { sellerOrder } from '../read/seller-replies.ts';
import { type OrderEmailInput, orderEmail } from './order-email.ts';

/** Writes the email that an order owes its buyer, into those that are to be sent: each once, however many engines write. */
export function orderEmailJobs(context: Context): JobHandlers {
  const { database } = context;
  return {
    [ORDER_EMAIL]: {
      leaseSeconds: 60,
      mostAttempts: 20,
      pauseSeconds: (attempts) => (attempts === 1 ? 0 : Math.min(5 * 2 ** (attempts - 2), 60 * 60)),
      run: async ({ key }) => {
        const draft = await database.read((tx) => draftEmail(context, tx, key));
        // Vouchers are drawn outside of any transaction.
        const email = draft?.input ? await orderEmail(draft.input) : null;
        const isQueued = !draft || (await database.write((tx) => queueEmail(context, tx, draft, email)));
        return isQueued ? undefined : context.now();
      },
    },
  };
}

interface Draft {
  row: OrderRow;
  owed: ReadonlySet<EmailKind>;
  now: Temporal.Instant;
  /** null where there is no address to write to. */
  input: OrderEmailInput | null;
}

async function draftEmail(
  { accounts, config, mail, ...context }: Context,
  tx: Transaction,
  order_id: string,
): Promise<Draft | null> {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirst();
  const owed = await pendingEmails(tx, order_id);
  if (!row || owed.size === 0) return null;

  const now = context.now();
  const order = await sellerOrder(tx, row, { now, origin: config.publicUrl ?? accounts.origin() });
  const to = order.main_contact_info?.email;
  if (!to) return { row, owed, now, input: null };
  const shop = await shopOf(tx, row);
  const { cancelled, soon, back, failure } = await notificationState(tx, row, await orderLinesOf(tx, order_id), now);
  const of = (ids: ReadonlySet<string>) => order.lines.filter(({ id }) => ids.has(id));
  const from = { name: shop.name, email: mail.address };
  const changes = { cancelled: of(cancelled), soon: of(soon), back, failure };
  return { row, owed, now, input: { order, to, from, now, owed, shop, ...changes } };
}

/** Queues an email and saves what it says in one transaction. @returns false where the order has changed since the draft */
async function queueEmail(
  { mail }: Context,
  tx: Transaction,
  { row, owed, now }: Draft,
  email: Email | null,
): Promise<boolean> {
  if ((await pendingEmails(tx, row.id)).size === 0) return true;
  const current = await lockOrder(tx, row.id);
  const still = await pendingEmails(tx, row.id);
  if (still.size === 0) return true;
  if (current.version !== row.version || still.symmetricDifference(owed).size > 0) return false;
  await clearPendingEmails(tx, row.id);
  if (email) await mail.queue(tx, email, now);
  await saveNotificationState(tx, current, await orderLinesOf(tx, row.id), owed, now);
  return true;
}

/** What has happened to an order that its buyer does not know yet. */
interface NotificationState {
  /** Ids of lines that were cancelled, and of those that begin soon. */
  cancelled: ReadonlySet<string>;
  soon: ReadonlySet<string>;
  back: Minor;
  failure: string | null;
}

async function notificationState(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<NotificationState> {
  const ids = (some: readonly OrderLineRow[]) => new Set(some.map(({ id }) => id));
  return {
    cancelled: ids(lines.filter((it) => it.attendance_status === 'cancelled' && it.cancel_told === 0)),
    soon: ids(linesToRemind(lines, now)),
    back: (await refundedOf(tx, order)) - order.refund_told,
    failure: await failureOf(tx, order),
  };
}

/** Saves what an email has said, or would have said with an address: refunds, cancelled lines, and lines that need no reminder any more. */
async function saveNotificationState(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  owed: ReadonlySet<EmailKind>,
  now: Temporal.Instant,
): Promise<void> {
  const rest = balanceDueOf(order, lines);
  const saysMoney = [...owed].some((kind) => kind !== 'asked');
  const isAsked = saysMoney && rest !== null && Temporal.Instant.compare(rest.askedFrom, now) <= 0;
  await tx
    .updateTable('orders')
    .set({ refund_told: await refundedOf(tx, order), ...(isAsked && { rest_told: rest.by.toString() }) })
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

function reminded(
  lines: readonly OrderLineRow[],
  owed: ReadonlySet<EmailKind>,
  now: Temporal.Instant,
): readonly OrderLineRow[] {
  const saysAll = owed.has('confirmed') || owed.has('moved') || owed.has('changed');
  if (saysAll)
    return liveLines(lines).filter(
      (line) => Temporal.Instant.compare(needsNoReminderFrom(lineTimesOf(line)), now) <= 0,
    );
  return owed.has('reminder') ? linesToRemind(lines, now) : [];
}

/** The sum of all refunds; one that replaces a failed refund does not count again. */
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

/** Why the last payment did not buy anything; null where it did. */
async function failureOf(tx: Transaction, { id }: OrderRow): Promise<string | null> {
  const session = await tx
    .selectFrom('payment_sessions')
    .select('failure')
    .where('order_id', '=', id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return session?.failure ?? null;
}
