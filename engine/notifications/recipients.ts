import type { Language } from '#domain/contract/languages.ts';
import { type EmailTiming, type NotificationGroup, notificationGroups } from '#domain/contract/office/notifications.ts';
import { permissionsOf } from '../accounts/model/team-queries.ts';
import { firstZone } from '../catalogue/seller.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';

/** A member of the team who may read orders, with their choice of emails. */
export interface Recipient {
  readonly user_id: number;
  readonly email: string;
  readonly language: Language;
  readonly timings: Readonly<Record<NotificationGroup, EmailTiming>>;
}

export const groups = Object.keys(notificationGroups) as NotificationGroup[];

/** The members of an account who may be notified (B14), or only the named user. */
export async function listRecipients(tx: Transaction, account_id: number, user_id?: number): Promise<Recipient[]> {
  const rows = await tx
    .selectFrom('team_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .innerJoin('base_accounts as a', 'a.id', 'm.account_id')
    .leftJoin('notification_preferences as p', (join) =>
      join.onRef('p.user_id', '=', 'm.user_id').onRef('p.account_id', '=', 'm.account_id'),
    )
    .select(['u.id as user_id', 'u.email', 'r.name', 'r.permissions_json', 'p.language', ...columns])
    .select('a.language as account_language')
    .where('m.account_id', '=', account_id)
    .where('m.joined_at', 'is not', null)
    .where('u.is_active', '=', 1)
    .$if(user_id !== undefined, (it) => it.where('u.id', '=', user_id ?? 0))
    .orderBy('u.id')
    .execute();
  return rows
    .filter((row) => permissionsOf(row).includes('orders.read'))
    .map((row) => ({
      user_id: row.user_id,
      email: row.email,
      language: row.language ?? row.account_language,
      timings: timingsOf(row, isOwner(row) ? 'at_once' : 'off'),
    }));
}

const columns = ['p.bookings', 'p.changes', 'p.cancellations', 'p.payments', 'p.reviews'] as const;

function isOwner({ name, permissions_json }: { name: string; permissions_json: string | null }): boolean {
  return name === 'owner' && permissions_json === null;
}

function timingsOf(
  row: Readonly<Record<NotificationGroup, EmailTiming | null>>,
  otherwise: EmailTiming,
): Recipient['timings'] {
  const { bookings, changes, cancellations, payments, reviews } = row;
  return {
    bookings: bookings ?? otherwise,
    changes: changes ?? otherwise,
    cancellations: cancellations ?? otherwise,
    payments: payments ?? otherwise,
    reviews: reviews ?? otherwise,
  };
}

type NotificationRow = RowOf<'notifications'>;

export function groupOf({ kind }: Pick<NotificationRow, 'kind'>): NotificationGroup {
  const found = groups.find((group) => (notificationGroups[group] as readonly string[]).includes(kind));
  if (!found) throw new RangeError(`no group has ${kind}`);
  return found;
}

/** The time of an account's daily emails: 7:00 by the clock of its first store. */
export const DAILY_AT = '07:00';

/** The next time of the daily email of an account, after an instant. */
export async function nextDigestAt(
  tx: Transaction,
  account_id: number,
  now: Temporal.Instant,
): Promise<Temporal.ZonedDateTime> {
  const zone = (await firstZone(tx, account_id)) ?? 'UTC';
  const today = now.toZonedDateTimeISO(zone).withPlainTime(DAILY_AT);
  if (Temporal.Instant.compare(today.toInstant(), now) > 0) return today;
  return today.add({ days: 1 });
}
