import type { Selectable } from 'kysely';
import { type Minor, wholeSteps } from '#domain/money/money.ts';
import { MANUAL, PAYMENT_LINK } from '#domain/orders/order-form.ts';
import type { Context, RefundOutcome } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow, Tables } from '../../database/tables.ts';
import type { Actor } from '../../history/record-change.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { actorOf, moneyFact, recordOrderChange } from './order-history.ts';
import { notifyTeam } from './order-notifications.ts';
import { notifyBuyer } from './pending-emails.ts';
import { type Clock, orderLinesOf } from './queries.ts';

type Entry = Selectable<Tables['payments']>;
type RefundState = 'owed' | 'sent' | 'done' | 'failed' | 'replaced';

/** The kind of the jobs that send a refund and ask for its outcome. */
export const REFUND = 'refund';

/** The key of a refund's job; the keys of one order begin with its id. */
function refundKey({ order_id, id }: Pick<Entry, 'order_id' | 'id'>): string {
  return `${order_id}/${id}`;
}

/** The state of a refund. A refund by hand is done as soon as it is entered. */
export function refundStateOf({
  session_id,
  provider_ref,
  refund_state,
}: Pick<Entry, 'session_id' | 'provider_ref' | 'refund_state'>): RefundState {
  return refund_state ?? (session_id !== null && provider_ref === null ? 'owed' : 'done');
}

/** The money that staff still have to refund by hand for these orders, in minor units. */
export async function moneyToGiveBack(
  tx: Transaction,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('payments')
    .select(({ fn }) => ['order_id', fn.sum('amount').as('amount')])
    .where('order_id', 'in', ['', ...order_ids])
    .where('kind', '=', 'refund')
    .where('refund_state', '=', 'failed')
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, amount }) => [order_id, Number(amount)]));
}

/** A refund of a card payment, with its order's number and currency, and its session's provider. */
export function cardRefund(tx: Transaction, id: string) {
  return tx
    .selectFrom('payments as p')
    .innerJoin('payment_sessions as s', 's.id', 'p.session_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.amount', 'p.attempt', 'o.currency', 'o.number', 's.provider', 's.provider_ref'])
    .select(['p.session_id', 'p.refund_state', 'p.provider_ref as refund_ref'])
    .where('p.id', '=', id)
    .where('p.kind', '=', 'refund')
    .executeTakeFirst();
}

/**
 * Saves a provider's report about a refund; the order of reports and repeats do not matter. The order's refunded sum stays: a failed refund is
 * owed until it is paid back another way.
 *
 * @returns whether it has failed just now
 */
export async function noteRefund(
  tx: Transaction,
  id: string,
  outcome: RefundOutcome,
  now: Temporal.Instant,
): Promise<boolean> {
  const entry = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'refund')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!entry) return false;
  const isLater = ranks[outcome.state] > rankOf(entry);
  const refund_state = isLater ? outcome.state : entry.refund_state;
  const changes = {
    failure: outcome.state === 'failed' ? outcome.failure : null,
    provider_ref: entry.provider_ref ?? outcome.refund_ref ?? id,
  };
  await tx
    .updateTable('payments')
    .set({ refund_state, ...(isLater && changes) })
    .where('id', '=', id)
    .execute();
  const isFailed = isLater && refund_state === 'failed';
  if (isFailed) {
    const order = await tx
      .selectFrom('orders')
      .select(['id', 'store_id', 'currency'])
      .where('id', '=', entry.order_id)
      .executeTakeFirstOrThrow();
    await notifyOfRefundDue(tx, order, entry.amount, now);
    await recordOrderChange(tx, order, {
      kind: 'refund_failed',
      actor: 'shop',
      at: now,
      after: {
        amount: moneyFact(entry.amount, order.currency),
        ...(changes.failure !== null && { failure: changes.failure }),
      },
    });
  }
  const runAt = nextCheck(refund_state, entry.at, now);
  if (runAt) await enqueueJob(tx, REFUND, refundKey(entry), { runAt });
  return isFailed;
}

/** Notifies staff that they have to refund this money by hand. */
async function notifyOfRefundDue(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'store_id'>,
  amount: Minor,
  at: Temporal.Instant,
): Promise<void> {
  const lines = await orderLinesOf(tx, order.id);
  await notifyTeam(tx, order, { kind: 'refund_due', actor: 'shop', at, lines, amount });
}

/** Logs a failed refund. Staff also see it among the payments of the order. */
export function logFailedRefund({ log }: Pick<Context, 'log'>, order: string, outcome: RefundOutcome): void {
  const failure = outcome.state === 'failed' ? outcome.failure : '';
  log.error({ order, failure }, 'a refund did not reach its buyer: give it back by hand, and note it with the refund');
}

/** The order of refund states: a refund only moves forward, and a provider's 'failed' is final. */
const ranks = { owed: 0, sent: 1, done: 2, failed: 3, replaced: 4 } as const;

/** The rank of a refund's state. For refunds of early versions, which stored no state, the outcome is unknown. */
function rankOf({ refund_state }: Entry): number {
  return ranks[refund_state ?? 'owed'];
}

/**
 * When to ask for a refund's outcome again. Sent: after as long as its age, between a minute and six hours. Done: at twice its age, for forty
 * days, because it may still fail.
 */
function nextCheck(state: RefundState | null, at: number, now: Temporal.Instant): Temporal.Instant | null {
  const age = Math.max(0, now.epochMilliseconds - at);
  if (state === 'sent') return now.add({ milliseconds: Math.min(Math.max(age, MINUTE), 6 * HOUR) });
  if (state === 'done' && age < 40 * DAY) return now.add({ milliseconds: Math.max(age, DAY) });
  return null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface RefundEntry {
  order_id: string;
  session_id: string | null;
  method_id: string;
  type_id: string | null;
  made_by?: number | null;
  at: number;
  /** Set for a refund that is owed by hand. */
  refund_state?: 'failed';
  failure?: string;
  /** The payment that was a mistake: nothing came by it, and nothing goes back. */
  replaces?: string;
}

interface EnterOptions {
  readonly newId: () => string;
  /** The actor of the refund, if it is not the user of the entry. */
  readonly actor?: Actor | undefined;
}

/** Enters the refund of one source of an order's money. An amount below a step of the currency, which cards cannot refund, goes by hand. */
export async function enterRefund(
  tx: Transaction,
  entry: RefundEntry,
  amount: Minor,
  currency: string,
  { newId, actor = entry.made_by === undefined ? 'shop' : actorOf(entry.made_by) }: EnterOptions,
): Promise<void> {
  const isByCard = entry.session_id !== null && entry.method_id === PAYMENT_LINK;
  const sent = isByCard ? wholeSteps(amount, currency) : amount;
  const refund = { ...entry, kind: 'refund', provider_ref: null } as const;
  if (sent > 0) {
    const id = newId();
    await tx
      .insertInto('payments')
      .values({ ...refund, id, amount: sent })
      .execute();
    // Staff refund money that is owed by hand, so it needs no job.
    if (entry.session_id !== null && !entry.refund_state) await enqueueJob(tx, REFUND, refundKey({ ...entry, id }));
  }
  if (amount > sent)
    await tx
      .insertInto('payments')
      .values({ ...refund, id: newId(), amount: amount - sent, method_id: MANUAL, refund_state: 'done' })
      .execute();
  await recordOrderChange(
    tx,
    { id: entry.order_id },
    {
      kind: 'refund',
      actor,
      at: Temporal.Instant.fromEpochMilliseconds(entry.at),
      after: {
        amount: moneyFact(amount, currency),
        method: entry.method_id,
        type: entry.type_id,
        ...(entry.refund_state === 'failed' && { to_give_back: true }),
        ...(entry.replaces !== undefined && { is_correction: true }),
      },
    },
  );
}

/** A source of an order's money: a paid card page, or a type of manual payment, with the part that is not refunded. */
interface Source {
  session_id: string | null;
  method_id: string;
  type_id: string | null;
  left: Minor;
  last: number;
}

/**
 * Books a refund of a locked order: to its cards first, the newest first, then by hand. A job sends the card refunds after the
 * transaction.
 *
 * @param by  the user who refunds; null if no user does so now: then money that was paid by hand is owed until staff have refunded it
 * @param actor  the cause of the refund, for the history; by default the user, or the buyer
 */
export async function bookRefund(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'store_id' | 'currency'>,
  amount: Minor,
  { now, newId }: Clock,
  by: number | null,
  actor?: Actor,
): Promise<void> {
  let owed = amount;
  let byHand = 0;
  for (const { session_id, method_id, type_id, left } of await sourcesOf(tx, order.id)) {
    const part = Math.min(owed, left);
    if (part <= 0) continue;
    owed -= part;
    const isOwedByHand = by === null && (session_id === null || method_id !== PAYMENT_LINK);
    if (isOwedByHand) byHand += part;
    const entry = { order_id: order.id, session_id, method_id, type_id, made_by: by, at: now.epochMilliseconds };
    await enterRefund(tx, isOwedByHand ? { ...entry, ...OWED_BY_HAND } : entry, part, order.currency, {
      newId,
      actor,
    });
  }
  if (amount > 0) await notifyBuyer(tx, order, 'refunded');
  if (byHand > 0) await notifyOfRefundDue(tx, order, byHand, now);
  if (owed > 0) throw new RangeError(`${owed} more to pay back than the ledger has`);
}

/** The columns of a refund that is owed by hand: like a failed refund, staff see it, and enter once that they have refunded it. */
const OWED_BY_HAND = {
  refund_state: 'failed',
  failure: 'To be given back by hand: the booking was cancelled or changed.',
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
