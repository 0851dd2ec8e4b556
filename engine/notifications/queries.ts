import type { Notification, NotificationLine } from '#domain/contract/office/notifications.ts';
import { toDecimal } from '#domain/money/money.ts';
import { buyerContact } from '../database/buyer-contact.ts';
import type { Transaction } from '../database/database.ts';
import { instantText } from '../http/json-response.ts';

/** Notifications with the present number, currency and buyer of their order. */
export function notificationRows(tx: Transaction) {
  return tx
    .selectFrom('notifications as n')
    .innerJoin('orders as o', 'o.id', 'n.order_id')
    .selectAll('n')
    .select(['o.number', 'o.currency', 'o.main_contact_info_json']);
}

export type NotificationRow = Awaited<ReturnType<ReturnType<typeof notificationRows>['execute']>>[number];

/** A notification as the API shows it, without `is_seen`, which depends on the reader. */
export function notificationOf(row: NotificationRow): Omit<Notification, 'is_seen'> {
  const { id, kind, number, actor_kind, actor, amount, currency } = row;
  const { first_name, last_name } = buyerContact(row);
  return {
    id,
    kind,
    at: instantText(row.at),
    number,
    is_seller: row.is_seller === 1,
    // Suppliers see guests in the list of a departure only.
    guest: row.is_seller === 1 ? `${first_name} ${last_name}`.trim() : '',
    actor_kind,
    actor,
    lines: JSON.parse(row.lines_json) as NotificationLine[],
    amount: amount === null ? null : { amount: toDecimal(amount, currency), currency },
  };
}

/** The reader of notifications: a person, or all people at a shared device. */
export interface Reader {
  readonly account_id: number;
  readonly user_id: number;
  /** 0 for a person. */
  readonly device_id: number;
}

/**
 * Whether a reader caused a notification by their own act. At a shared device an act counts for all people there, because they share the user who
 * enrolled the device.
 */
export function isOwnAct(
  { user_id, is_shared }: Pick<NotificationRow, 'user_id' | 'is_shared'>,
  reader: Pick<Reader, 'user_id' | 'device_id'>,
): boolean {
  return user_id === reader.user_id && (is_shared === 0 || reader.device_id !== 0);
}

/** The newest notification that a reader has seen; 0: none. */
export async function seenBy(tx: Transaction, { account_id, user_id, device_id }: Reader): Promise<number> {
  const mark = await tx
    .selectFrom('notification_marks')
    .select('seen_id')
    .where('account_id', '=', account_id)
    .where('user_id', '=', user_id)
    .where('device_id', '=', device_id)
    .executeTakeFirst();
  return mark?.seen_id ?? 0;
}

/** The highest count. */
const MOST_UNSEEN = 100;

/** The number of notifications that a reader has not seen, at most a hundred, without those of the reader's own acts. */
export async function countUnseen(tx: Transaction, reader: Reader): Promise<number> {
  const { account_id, user_id, device_id } = reader;
  const rows = await tx
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', account_id)
    .where('id', '>', await seenBy(tx, reader))
    // The same condition as in `isOwnAct`.
    .where((it) =>
      it.or([
        it('user_id', 'is', null),
        it('user_id', '<>', user_id),
        ...(device_id === 0 ? [it('is_shared', '=', 1)] : []),
      ]),
    )
    .limit(MOST_UNSEEN)
    .execute();
  return rows.length;
}

/** Marks all notifications of the account up to an id as seen. A mark never goes back. */
export async function markSeen(tx: Transaction, reader: Reader, id: number): Promise<void> {
  const newest = await tx
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', reader.account_id)
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return;
  await tx
    .insertInto('notification_marks')
    .values({ ...reader, seen_id: newest.id })
    .onConflict((it) =>
      it
        .columns(['account_id', 'user_id', 'device_id'])
        .doUpdateSet({ seen_id: newest.id })
        .where('notification_marks.seen_id', '<', newest.id),
    )
    .execute();
}

const RETENTION_DAYS = 90;

/** Deletes notifications after 90 days. */
export async function sweepNotifications(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const before = now.subtract({ hours: 24 * RETENTION_DAYS }).epochMilliseconds;
  await tx.deleteFrom('notifications').where('at', '<', before).execute();
}
