import type { Selectable } from 'kysely';
import type { Role } from '#domain/contract/accounts/team.ts';
import * as calls from '#domain/contract/accounts/team.ts';
import { reason } from '#domain/contract/problems.ts';
import { type Permission, roleNames } from '#domain/permissions.ts';
import { forbiddenError, invalidError, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import type { Tables } from '../../database/tables.ts';
import { recordChange } from '../../history/record-change.ts';
import { recordFields } from '../../history/record-fields.ts';
import type { Principal } from '../../http/principal.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { assertUnchanged } from '../../http/request/if-match.ts';
import { type AccountInput, type InputOf, type Route, route } from '../../http/route.ts';
import { inUseError, requireAll, requireFor, requireIn, wholeId } from '../model/in-account.ts';
import { filtered, listed } from '../model/lists.ts';
import { permissionsOf } from '../model/team-queries.ts';
import { endDevicesOf } from '../sign-in/end-devices.ts';

type RoleRow = Selectable<Tables['roles']>;

/** Roles (A12): the four that every account has, and its own, which are lists of permissions. */
export function roleRoutes(context: Context): Route[] {
  const { database } = context;

  return [
    route(calls.listRoles, 'authenticated', async (input) => {
      const { caller, query } = input;
      const rows = await database.read((tx) => seenRoles(tx, caller));
      // Common roles count as roles of whichever account the query names.
      const of = (it: RoleRow) => it.account_id ?? Number(query.base_account);
      const matching = filtered(rows, query, { base_account: { of } });
      return listed(matching.map(shown), input, ['name'], ['id', 'name']);
    }),
    writeAs(context, calls.createRole, createRole),
    route(calls.readRole, 'authenticated', async ({ params, caller }) =>
      shown(await database.read((tx) => seenRole(tx, caller, params['id']))),
    ),
    writeAs(context, calls.putRole, changeRole),
    writeAs(context, calls.changeRole, changeRole),
    writeAs(context, calls.dropRole, dropRole),
  ];
}

async function createRole(tx: Transaction, { caller, body, now }: InputOf<typeof calls.createRole>): Promise<Role> {
  requireFor(caller, body.base_account, 'team.manage');
  await refuseTaken(tx, body.base_account, body.name);
  const permissions = whole(body.permissions);
  requireAll(caller, body.base_account, permissions);
  const row = await tx
    .insertInto('roles')
    .values({
      account_id: body.base_account,
      name: body.name,
      permissions_json: JSON.stringify(permissions),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const writing = { account_id: body.base_account, caller, now, body, row: {} };
  await recordFields(tx, { kind: 'role', id: String(row.id) }, 'created', { title: body.name }, writing);
  return shown(row);
}

async function changeRole(tx: Transaction, input: InputOf<typeof calls.changeRole>): Promise<Role> {
  const { caller, body } = input;
  const row = await lockedRole(tx, input);
  const name = body.name ?? row.name;
  if (name !== row.name) await refuseTaken(tx, row.account_id, name);
  const permissions = body.permissions ? whole(body.permissions) : permissionsOf(row);
  requireAll(caller, row.account_id, [...permissions, ...permissionsOf(row)]);
  const changed = { name, permissions_json: JSON.stringify(permissions) };
  await tx.updateTable('roles').set(changed).where('id', '=', row.id).execute();
  const { account_id } = row;
  const writing = { account_id, caller, now: input.now, body, row };
  await recordFields(tx, { kind: 'role', id: String(row.id) }, 'changed', { title: name }, writing);
  return shown({ ...row, ...changed });
}

async function dropRole(tx: Transaction, input: InputOf<typeof calls.dropRole>): Promise<undefined> {
  const row = await lockedRole(tx, input);
  requireAll(input.caller, row.account_id, permissionsOf(row));
  const member = tx.selectFrom('team_members').select('id').where('role_id', '=', row.id);
  if (await member.limit(1).executeTakeFirst()) throw inUseError('Somebody in the team still has this role.');
  await endDevicesOf(tx, { role_id: row.id }, input.now);
  await tx.deleteFrom('roles').where('id', '=', row.id).execute();
  await recordChange(tx, {
    account_id: row.account_id,
    subject: { kind: 'role', id: String(row.id) },
    kind: 'removed',
    actor: { user_id: input.caller.user_id },
    at: input.now,
    before: { title: row.name },
  });
  return undefined;
}

async function lockedRole(tx: Transaction, { params, caller, request }: AccountInput<unknown, unknown>) {
  await lockRole(tx, wholeId(params['id']));
  const row = await ownRole(tx, caller, params['id']);
  await assertUnchanged(request, 'role', () => shown(row));
  return row;
}

async function seenRoles(tx: Transaction, caller: Principal): Promise<RoleRow[]> {
  return tx
    .selectFrom('roles')
    .selectAll()
    .where((it) =>
      it.or([it('account_id', 'is', null), it('account_id', 'in', [0, ...caller.accountsWith('team.read')])]),
    )
    .orderBy('id')
    .execute();
}

async function seenRole(tx: Transaction, caller: Principal, id: string | undefined): Promise<RoleRow> {
  return orNotFound((await seenRoles(tx, caller)).find((it) => it.id === wholeId(id)));
}

async function lockRole(tx: Transaction, id: number): Promise<void> {
  if (needsRowLocks(tx)) await tx.selectFrom('roles').select('id').where('id', '=', id).forUpdate().execute();
}

/** A role of the account's own, which may be changed. @throws Failed 404, 403 */
async function ownRole(tx: Transaction, caller: Principal, id: string | undefined) {
  const row = await seenRole(tx, caller, id);
  if (row.account_id === null) throw forbiddenError();
  requireIn(caller, row.account_id, 'team.manage');
  return { ...row, account_id: row.account_id };
}

/** Names tell roles apart for people, so two roles of an account never share a name, and no role has the name of a common one. */
async function refuseTaken(tx: Transaction, account_id: number, name: string): Promise<void> {
  const own = await tx.selectFrom('roles').select('name').where('account_id', '=', account_id).execute();
  const names = [...roleNames, ...own.map((it) => it.name)].map((it) => it.toLowerCase());
  if (!names.includes(name.toLowerCase())) return;
  throw invalidError(['name'], reason('already_exists', { object: 'role', field: 'name' }));
}

/** A role's permissions with `account.read`, which every member of a team has. */
function whole(permissions: readonly Permission[]): Permission[] {
  return [...new Set<Permission>(['account.read', ...permissions])];
}

function shown(row: RoleRow): Role {
  return { id: row.id, base_account: row.account_id, name: row.name, permissions: [...permissionsOf(row)] };
}
