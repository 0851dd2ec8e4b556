import type { Selectable, Updateable } from 'kysely';
import type { AccountFields, BaseAccount } from '#domain/contract/accounts/accounts.ts';
import * as calls from '#domain/contract/accounts/accounts.ts';
import { wholeAddress } from '#domain/contract/resource-fields.ts';
import { rolePermissions } from '#domain/permissions.ts';
import { notFoundError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { isInUse } from '../database/foreign-key-errors.ts';
import { ownedIds } from '../database/owned.ts';
import type { Tables } from '../database/tables.ts';
import { instantText } from '../http/json-response.ts';
import type { Principal } from '../http/principal.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { assertUnchanged } from '../http/request/if-match.ts';
import { type InputOf, type Route, route } from '../http/route.ts';
import { bumpVersion, touchExperiences } from '../places/version.ts';
import { inUseError, permissionsIn, requireIn, wholeId } from './model/in-account.ts';
import { listed } from './model/lists.ts';
import { userById } from './model/queries.ts';

type AccountRow = Selectable<Tables['base_accounts']>;

/** Accounts (A5): the user who makes an account is its owner. */
export function accountRoutes(context: Context): Route[] {
  const { database } = context;

  return [
    route(calls.listAccounts, 'authenticated', async (input) => {
      const { caller } = input;
      const rows = await database.read((tx) =>
        tx
          .selectFrom('base_accounts')
          .selectAll()
          .where('id', 'in', [0, ...caller.accountsWith('account.read')])
          .orderBy('id')
          .execute(),
      );
      const accounts = rows.map((row) => shown(row, caller));
      const searched = ['company_display_name', 'legal_name', 'email'] as const;
      return listed(accounts, input, searched, ['id', 'company_display_name', 'created_at']);
    }),

    writeAs(context, calls.createAccount, async (tx, { caller, body, now }) => {
      return shown(await insertAccount(tx, body, caller.user_id, now), null);
    }),

    route(calls.readAccount, 'authenticated', async ({ params, caller }) => {
      const row = await database.read((tx) => accountOf(tx, params['id']));
      requireIn(caller, row.id, 'account.read');
      return shown(row, caller);
    }),
    writeAs(context, calls.putAccount, changeAccount),
    writeAs(context, calls.changeAccount, changeAccount),
    writeAs(context, calls.dropAccount, dropAccount),
  ];
}

async function changeAccount(tx: Transaction, input: InputOf<typeof calls.changeAccount>): Promise<BaseAccount> {
  const row = await lockedAccount(tx, input);
  const changed = columns(input.body);
  const next = { ...row, ...changed };
  if (Object.keys(changed).length > 0)
    await tx.updateTable('base_accounts').set(changed).where('id', '=', row.id).execute();
  // The account's tours show the language in which they are written (G6).
  if (next.language !== row.language) await touchExperiences(tx, await ownedIds(tx, 'experiences', row.id));
  if (shownFields.some((field) => next[field] !== row[field]))
    await bumpVersion(tx, await ownedIds(tx, 'stores', row.id));
  return shown(next, input.caller);
}

async function dropAccount(tx: Transaction, input: InputOf<typeof calls.dropAccount>): Promise<undefined> {
  const { id } = await lockedAccount(tx, input);
  try {
    await tx.deleteFrom('base_accounts').where('id', '=', id).execute();
  } catch (error) {
    if (isInUse(error)) throw inUseError('This account still has stores, experiences or what they are made of.');
    throw error;
  }
  return undefined;
}

async function lockedAccount(
  tx: Transaction,
  { params, caller, request }: Omit<InputOf<typeof calls.dropAccount>, 'body'>,
) {
  const row = await accountOf(tx, params['id'], { isLocked: true });
  requireIn(caller, row.id, 'account.manage');
  await assertUnchanged(request, 'account', () => shown(row, caller));
  return row;
}

/** Fields that a storefront shows: the company, its contacts (A17, O4), the language of its texts, and how long it keeps data. */
const shownFields = [
  'company_display_name',
  'legal_name',
  'registration_number',
  'vat_number',
  'address_json',
  'phone_number',
  'email',
  'language',
  'retention_months',
] as const;

/** Makes an account that the user owns. */
export async function insertAccount(
  tx: Transaction,
  fields: AccountFields,
  user_id: number,
  now: Temporal.Instant,
): Promise<AccountRow> {
  const created_at = now.epochMilliseconds;
  const row = await tx
    .insertInto('base_accounts')
    .values({ company_display_name: fields.company_display_name, created_at, ...columns(fields) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await makeOwner(tx, row.id, user_id, created_at);
  return row;
}

async function accountOf(tx: Transaction, id: string | undefined, { isLocked = false } = {}): Promise<AccountRow> {
  return tx
    .selectFrom('base_accounts')
    .selectAll()
    .where('id', '=', wholeId(id))
    .$if(isLocked, (it) => it.forUpdate())
    .executeTakeFirstOrThrow(() => notFoundError());
}

async function makeOwner(tx: Transaction, account_id: number, user_id: number, at: number): Promise<void> {
  const user = await userById(tx, user_id);
  const role = await tx
    .selectFrom('roles')
    .select('id')
    .where('account_id', 'is', null)
    .where('name', '=', 'owner')
    .executeTakeFirstOrThrow();
  if (!user) throw notFoundError();
  const { email, email_key } = user;
  const member = { account_id, user_id, role_id: role.id, email, email_key, invitation: null };
  await tx
    .insertInto('team_members')
    .values({ ...member, created_at: at, joined_at: at })
    .execute();
}

function columns({ address, email, ...rest }: Partial<AccountFields>): Updateable<Tables['base_accounts']> {
  const changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...changes,
    ...(email !== undefined && { email: email ?? '' }),
    ...(address !== undefined && { address_json: address && JSON.stringify(wholeAddress(address)) }),
  };
}

/** @param caller  null for the user who has just made the account, and owns it */
function shown({ address_json, created_at, ...row }: AccountRow, caller: Principal | null): BaseAccount {
  return {
    ...row,
    address: address_json === null ? null : (JSON.parse(address_json) as BaseAccount['address']),
    created_at: instantText(created_at),
    permissions: caller ? permissionsIn(caller, row.id) : [...rolePermissions.owner],
  };
}
