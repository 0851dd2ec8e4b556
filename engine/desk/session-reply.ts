import type { DeskSession } from '#domain/contract/desk.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import { permissionsIn } from '../accounts/model/in-account.ts';
import { permissionsOf } from '../accounts/model/team-queries.ts';
import type { DevicePrincipal } from '../accounts/sign-in/authenticate-device.ts';
import { ACCESS_SECONDS } from '../accounts/sign-in/tokens.ts';
import { manualTypesOf } from '../catalogue/settings.ts';
import type { Transaction } from '../database/database.ts';
import { personName } from './team.ts';

/** A device's session as the engine answers it, without the token, which is signed outside of the transaction. */
export type SessionFields = Omit<DeskSession, 'access'>;

export async function sessionFields(
  tx: Transaction,
  caller: DevicePrincipal,
  now: Temporal.Instant,
): Promise<SessionFields> {
  const { id, account_id } = caller.device;
  const row = await tx
    .selectFrom('desk_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .innerJoin('base_accounts as a', 'a.id', 'd.account_id')
    .select(['d.name', 'd.is_shared', 'u.id as user_id', 'u.first_name', 'u.last_name', 'u.email'])
    .select(['a.company_display_name as account_name', 'a.language'])
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow();
  const account = { id: account_id, name: row.account_name };
  const accounts = row.is_shared === 1 ? [account] : await deskAccountsOf(tx, row.user_id);
  return {
    expires_in: ACCESS_SECONDS,
    server_now: now.toString(),
    device: { id, name: row.name, is_shared: row.is_shared === 1 },
    user: { id: row.user_id, name: personName(row), email: row.email },
    account: { ...account, language: row.language },
    accounts: [...accounts],
    stores: await storesOf(tx, account_id),
    permissions: permissionsIn(caller, account_id),
  };
}

/** The accounts in which a user may see the guests, by id: the desk is useful only there. */
export async function deskAccountsOf(tx: Transaction, user_id: number): Promise<DeskSession['accounts']> {
  const rows = await tx
    .selectFrom('team_members as m')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .innerJoin('base_accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.company_display_name', 'r.name', 'r.permissions_json'])
    .where('m.user_id', '=', user_id)
    .orderBy('a.id')
    .execute();
  const readable = rows.filter((it) => permissionsOf(it).includes('bookings.read'));
  return readable.map(({ id, company_display_name }) => ({ id, name: company_display_name }));
}

async function storesOf(tx: Transaction, account_id: number): Promise<DeskSession['stores']> {
  const rows = await tx
    .selectFrom('stores')
    .select(['id', 'title', 'time_zone', 'currency', 'domain', 'settings_json'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute();
  return rows.map(({ settings_json, domain, ...store }) => {
    const types = manualTypesOf(JSON.parse(settings_json) as StoreSettings).filter(({ id }) => id !== 'cash');
    return {
      ...store,
      ...(domain !== null && { domain }),
      payment_types: types.map(({ id, title }) => ({ id, title })),
    };
  });
}
