import type { Minor } from '#domain/money.ts';
import type { Transaction } from '../database/database.ts';
import type { Shop } from './letter-words.ts';
import type { LetterKind } from './owed-letters.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { liveLines } from './queries.ts';
import { restOf } from './rest-due.ts';
import { linesToRemind } from './timetable.ts';
import { needsNoReminderFrom, whenOf } from './when.ts';

/** What has happened to an order of which its buyer has not been told. */
interface Untold {
  /** Ids of lines that were cancelled, and of those that begin soon. */
  cancelled: ReadonlySet<string>;
  soon: ReadonlySet<string>;
  back: Minor;
  failure: string | null;
}

export async function untold(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<Untold> {
  const ids = (some: readonly OrderLineRow[]) => new Set(some.map(({ id }) => id));
  return {
    cancelled: ids(lines.filter((it) => it.attendance_status === 'cancelled' && it.cancel_told === 0)),
    soon: ids(linesToRemind(lines, now)),
    back: (await refundedOf(tx, order)) - order.refund_told,
    failure: await failureOf(tx, order),
  };
}

/**
 * Notes what a letter has told, or would have, had there been an address: what went back, what is cancelled and, where it says when
 * all takes place, the lines of which nobody needs reminding any more.
 */
export async function noteTold(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  owed: ReadonlySet<LetterKind>,
  now: Temporal.Instant,
): Promise<void> {
  const rest = restOf(order, lines);
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
    const reminded_of = whenOf(line).start.epochMilliseconds;
    await tx.updateTable('order_lines').set({ reminded_of }).where('id', '=', line.id).execute();
  }
}

function reminded(
  lines: readonly OrderLineRow[],
  owed: ReadonlySet<LetterKind>,
  now: Temporal.Instant,
): readonly OrderLineRow[] {
  const saysAll = owed.has('confirmed') || owed.has('moved') || owed.has('changed');
  if (saysAll)
    return liveLines(lines).filter((line) => Temporal.Instant.compare(needsNoReminderFrom(whenOf(line)), now) <= 0);
  return owed.has('reminder') ? linesToRemind(lines, now) : [];
}

/** All that ever went back; what was given back in place of a refund that failed is no more of it. */
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

/** Who sold an order. */
export async function shopOf(tx: Transaction, order: OrderRow): Promise<Shop> {
  return tx
    .selectFrom('stores as s')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .select(['a.company_display_name as name', 'a.email', 'a.phone_number'])
    .where('s.id', '=', order.store_id)
    .executeTakeFirstOrThrow();
}
