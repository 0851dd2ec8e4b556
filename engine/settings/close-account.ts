import type { AccountClosing } from '#domain/contract/accounts/accounts.ts';
import { toDecimal } from '#domain/money/money.ts';
import { accountClosedEmail } from '../accounts/model/account-emails.ts';
import { endDevicesOf } from '../accounts/sign-in/end-devices.ts';
import { Failed } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { ownedIds } from '../database/owned.ts';
import { recordChange } from '../history/record-change.ts';
import { bumpVersion, touchExperiences } from '../places/version.ts';
import { revokeAgreementsOf } from '../resources/resale/agreements.ts';

/** The months for which a closed account keeps data, if it had no rule of its own (A38). */
const RETENTION_MONTHS = 12;

/** The effects of closing an account (B15). */
export async function closingOf(tx: Transaction, account_id: number, now: Temporal.Instant): Promise<AccountClosing> {
  const { retention_months, ...counts } = await tx
    .selectFrom('base_accounts as a')
    .select('a.retention_months')
    .select((it) => {
      const count = it.fn.countAll<number>();
      return [
        it.selectFrom('stores as s').whereRef('s.account_id', '=', 'a.id').select(count.as('n')).as('stores'),
        it
          .selectFrom('experiences as e')
          .whereRef('e.account_id', '=', 'a.id')
          .where('e.status', '=', 'published')
          .select(count.as('n'))
          .as('experiences'),
        it.selectFrom('team_members as m').whereRef('m.account_id', '=', 'a.id').select(count.as('n')).as('members'),
        it
          .selectFrom('desk_devices as d')
          .whereRef('d.account_id', '=', 'a.id')
          .where('d.revoked_at', 'is', null)
          .where('d.expires_at', '>', now.epochMilliseconds)
          .select(count.as('n'))
          .as('devices'),
        it.selectFrom('api_keys as k').whereRef('k.account_id', '=', 'a.id').select(count.as('n')).as('api_keys'),
        it
          .selectFrom('orders as o')
          .innerJoin('stores as s', 's.id', 'o.store_id')
          .whereRef('s.account_id', '=', 'a.id')
          .select(count.as('n'))
          .as('orders_kept'),
      ];
    })
    .where('a.id', '=', account_id)
    .executeTakeFirstOrThrow();
  const toCome = await ordersToCome(tx, account_id, now);
  const counted = Object.entries(counts).map(([name, value]) => [name, Number(value)]);
  return {
    ...(Object.fromEntries(counted) as Record<keyof typeof counts, number>),
    bookings_to_come: toCome.length,
    money_held: heldOf(toCome.filter((it) => it.account_id === account_id)),
    retention_months: retention_months ?? RETENTION_MONTHS,
  };
}

function ordersToCome(tx: Transaction, account_id: number, now: Temporal.Instant) {
  return tx
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('departures as d', 'd.id', 'l.departure_id')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .select(['o.id', 's.account_id', 'o.currency', 'o.paid', 'o.refunded'])
    .distinct()
    .where((it) => it.or([it('s.account_id', '=', account_id), it('e.account_id', '=', account_id)]))
    .where('o.status', 'in', ['pending', 'confirmed'])
    .where('l.attendance_status', '<>', 'cancelled')
    .where('d.starts_at', '>', now.epochMilliseconds)
    .execute();
}

function heldOf(orders: readonly { currency: string; paid: number; refunded: number }[]) {
  const byCurrency = Map.groupBy(orders, ({ currency }) => currency);
  return [...byCurrency].map(([currency, all]) => {
    const amount = all.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
    return { currency, amount: toDecimal(amount, currency) };
  });
}

interface Closing {
  readonly account_id: number;
  readonly user_id: number;
}

/**
 * Closes an account (B15): its tours are archived, its stores list nothing and lose their domains, its resale agreements, keys and devices end, and
 * its team is empty. Orders and payments stay. The caller has locked the account.
 *
 * @throws Failed 409 while bookings are still to come
 */
export async function endAccount(
  { mail }: Pick<Context, 'mail'>,
  tx: Transaction,
  { account_id, user_id }: Closing,
  now: Temporal.Instant,
): Promise<void> {
  const before = await closingOf(tx, account_id, now);
  // In the order of locks (decision 0045): devices, then what is held, then experiences and stores.
  await lockDevicesOf(tx, account_id);
  await revokeAgreementsOf(tx, account_id, now);
  await endDevicesOf(tx, { account_id }, now);
  await endSelling(tx, account_id);
  // Bookings are counted after selling has ended, so that no new one is missed.
  const { length: bookings } = await ordersToCome(tx, account_id, now);
  if (bookings > 0) throw new Failed(409, BOOKINGS_TO_COME, {}, { code: 'bookings_to_come', bookings });
  await mailTeam(mail, tx, { account_id, user_id }, now);
  for (const table of ['api_keys', 'desk_enrolments', 'team_members'] as const)
    await tx.deleteFrom(table).where('account_id', '=', account_id).execute();
  const { retention_months } = before;
  await tx.updateTable('base_accounts').set({ retention_months }).where('id', '=', account_id).execute();
  const subject = { kind: 'account', id: String(account_id) } as const;
  await recordChange(tx, { account_id, subject, kind: 'closed', actor: { user_id }, at: now, before });
}

/** Emails all members of the team, so that nobody closes an account without their knowledge. */
async function mailTeam(
  mail: Context['mail'],
  tx: Transaction,
  { account_id, user_id }: Closing,
  now: Temporal.Instant,
): Promise<void> {
  const team = await tx
    .selectFrom('team_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('base_accounts as a', 'a.id', 'm.account_id')
    .leftJoin('notification_preferences as p', (on) =>
      on.onRef('p.user_id', '=', 'u.id').onRef('p.account_id', '=', 'm.account_id'),
    )
    .select(['u.id', 'u.email', 'a.company_display_name', 'p.language', 'a.language as account_language'])
    .where('m.account_id', '=', account_id)
    .orderBy('m.id')
    .execute();
  const by = team.find(({ id }) => id === user_id)?.email ?? null;
  for (const { email, company_display_name, language, account_language } of team)
    await mail.queue(tx, accountClosedEmail(email, company_display_name, by, language ?? account_language), now);
}

const BOOKINGS_TO_COME = 'Bookings of this account are still to come. Cancel them first, or wait until they are over.';

async function lockDevicesOf(tx: Transaction, account_id: number): Promise<void> {
  const devices = tx.selectFrom('desk_devices').select('id').where('account_id', '=', account_id);
  await devices.orderBy('id').forNoKeyUpdate().execute();
}

async function endSelling(tx: Transaction, account_id: number): Promise<void> {
  const tours = await ownedIds(tx, 'experiences', account_id);
  const stores = await ownedIds(tx, 'stores', account_id);
  await touchExperiences(tx, tours);
  await tx.updateTable('experiences').set({ status: 'archived' }).where('account_id', '=', account_id).execute();
  await tx
    .deleteFrom('store_experiences')
    .where('store_id', 'in', [0, ...stores])
    .execute();
  const noDomain = { domain: null, claimed_domain: null, domain_token: null };
  await tx.updateTable('stores').set(noDomain).where('account_id', '=', account_id).execute();
  await bumpVersion(tx, stores);
}
