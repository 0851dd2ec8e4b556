import {
  type NotificationKind,
  type NotificationLine,
  notificationGroups,
} from '#domain/contract/office/notifications.ts';
import type { Minor } from '#domain/money/money.ts';
import type { Transaction } from '../database/database.ts';
import { ownerOf } from '../database/owned.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { type Actor, actorColumns } from './record-change.ts';

/** The kind of the jobs that send an account's notifications. */
export const NOTIFICATION = 'notification';

export interface NewNotification {
  readonly order_id: string;
  readonly store_id: number;
  readonly kind: NotificationKind;
  readonly actor: Actor;
  readonly at: Temporal.Instant;
  /** The lines that the notification is about. */
  readonly lines: readonly NotificationLine[];
  /** The price of a booking, or money that was paid or is to be refunded; only the seller sees it. */
  readonly amount: Minor | null;
}

/**
 * Notifies the account that sold an order, and the accounts whose tours it sold, in the transaction that makes the change (B14). Notifications
 * about money go to the seller only.
 */
export async function recordNotification(tx: Transaction, notification: NewNotification): Promise<void> {
  const { order_id, store_id, kind, actor, at, lines, amount } = notification;
  const seller = await ownerOf(tx, 'stores', store_id);
  const isMoney = (notificationGroups.payments as readonly string[]).includes(kind);
  const suppliers = isMoney ? new Map<number, number>() : await suppliersOf(tx, lines);
  const by = await actorColumns(tx, actor);
  for (const account_id of new Set([seller, ...suppliers.values()])) {
    const is_seller = account_id === seller;
    const shown = is_seller ? lines : lines.filter((it) => suppliers.get(it.experience) === account_id);
    await tx
      .insertInto('notifications')
      .values({
        account_id,
        order_id,
        kind,
        at: at.epochMilliseconds,
        is_seller: Number(is_seller),
        ...by,
        // The supplier must not learn who works for the seller.
        ...(!is_seller && { user_id: null, actor: '' }),
        lines_json: JSON.stringify(shown),
        amount: is_seller ? amount : null,
      })
      .execute();
    // Each order has its own key, so that orders of one account do not wait for each other.
    await enqueueJob(tx, NOTIFICATION, `${account_id}/${order_id}`);
  }
}

/** The account of each tour among these lines. */
async function suppliersOf(tx: Transaction, lines: readonly NotificationLine[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('experiences')
    .select(['id', 'account_id'])
    .where('id', 'in', [0, ...lines.map(({ experience }) => experience)])
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}
