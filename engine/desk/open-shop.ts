import type { Language } from '#domain/contract/languages.ts';
import type { openShop } from '#domain/contract/office/first-shop.ts';
import { insertAccount } from '../accounts/account-routes.ts';
import { Failed } from '../base/errors.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import type { Row } from '../resources/model/columns.ts';
import { createObject } from '../resources/model/mutations.ts';
import { slugFor } from '../resources/model/slug-for.ts';
import { cancellationPolicies } from '../resources/plain/cancellation-policies.ts';
import { isReservedName } from '../resources/stores/domain.ts';
import { stores } from '../resources/stores/stores.ts';

type Shop = NonNullable<(typeof openShop)['body']>['TYPE'];

/**
 * Makes a company that the user owns, and its shop (B17). The shop answers at once if the installation has a domain for shops.
 *
 * @param writtenIn  the language of the seller, who writes in it
 * @returns the account's id
 * @throws Failed 403 for a user who belongs to a company
 */
export async function insertShop(
  tx: Transaction,
  { company, currency, time_zone, language, policy_title }: Shop,
  user: { id: number; email: string },
  { shopDomain, writtenIn }: Pick<Config, 'shopDomain'> & { writtenIn: Language },
  now: Temporal.Instant,
): Promise<number> {
  if (await hasAccount(tx, user.id)) throw new Failed(403, 'You belong to a company already. Sign in.');
  const { id } = await insertAccount(
    tx,
    { company_display_name: company, email: user.email, language: writtenIn },
    user.id,
    now,
  );
  const slug = await slugFor(tx, 'stores', company);
  const domain = shopDomain && `${slug}.${shopDomain}`;
  const isFree = domain !== null && !isReservedName(domain, shopDomain) && (await isUnclaimed(tx, domain));
  const body = { base_account: id, title: company, slug, currency, time_zone, settings: { language } };
  const known: Row = isFree ? { claimed_domain: domain, domain } : {};
  const by = { caller: ownerOf(id, user.id), now };
  await createObject(tx, stores, body, by, known);
  const policy = {
    base_account: id,
    title: policy_title,
    type: 'Fully refundable',
    cancellation_cutoff_time: '24 hours before start',
    tiers: [{ minutes_before_start: 1_440, refund_percentage: 100 }],
  };
  await createObject(tx, cancellationPolicies, policy, by);
  return id;
}

/** Whether a user belongs to any company, in any role. */
export async function hasAccount(tx: Transaction, user_id: number): Promise<boolean> {
  const member = await tx.selectFrom('team_members').select('id').where('user_id', '=', user_id).executeTakeFirst();
  return member !== undefined;
}

async function isUnclaimed(tx: Transaction, domain: string): Promise<boolean> {
  const other = await tx
    .selectFrom('stores')
    .select('id')
    .where((it) => it.or([it('domain', '=', domain), it('claimed_domain', '=', domain)]))
    .executeTakeFirst();
  return other === undefined;
}

function ownerOf(account_id: number, user_id: number): Principal {
  return {
    user_id,
    is_staff: false,
    can: (account) => account === account_id,
    accountsWith: () => [account_id],
  };
}
