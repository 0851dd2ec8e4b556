import { unknownId } from '#domain/contract/problems.ts';
import { type Permission, permissions } from '#domain/permissions.ts';
import { Failed, forbiddenError, Invalid, invalidError, notFoundError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';

/** @throws Failed 404 for an account that the caller is not in, 403 if they lack this permission in it */
export function requireIn(caller: Principal, account_id: number, permission: Permission): void {
  if (!caller.can(account_id, 'account.read')) throw notFoundError();
  if (!caller.can(account_id, permission)) throw forbiddenError();
}

/** The same for an account that a request's body names. @throws Invalid, Failed 403 */
export function requireFor(caller: Principal, account_id: number, permission: Permission): void {
  // An operator may do everything, but only in accounts that exist.
  if (!caller.accountsWith('account.read').includes(account_id)) throw unknownPkError('base_account', account_id);
  if (!caller.can(account_id, permission)) throw forbiddenError();
}

export function unknownPkError(field: string, id: number): Invalid {
  return invalidError([field], unknownId(id));
}

export function permissionsIn(caller: Principal, account_id: number): Permission[] {
  return permissions.filter((it) => caller.can(account_id, it));
}

/** Requires that the caller has all the permissions that they give to or take from others. @throws Failed 403 */
export function requireAll(caller: Principal, account_id: number, required: readonly Permission[]): void {
  if (!required.every((it) => caller.can(account_id, it))) throw forbiddenError();
}

export function inUseError(detail: string): Failed {
  return new Failed(409, detail, {}, { code: 'in_use' });
}

/** A row's id from a path. Ids are whole numbers; any other text becomes 0, which no row has. */
export function wholeId(id: string | undefined): number {
  return /^\d{1,15}$/.test(id ?? '') ? Number(id) : 0;
}

/** @throws Failed 409 if the account has no owner except this user. The account's row is locked, so that two owners cannot leave at once. */
export async function refuseLastOwner(tx: Transaction, account_id: number, user_id: number): Promise<void> {
  const account = tx.selectFrom('base_accounts').select('id').where('id', '=', account_id);
  await account.forUpdate().execute();
  const owners = await tx
    .selectFrom('team_members as m')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .select('m.user_id')
    .where('m.account_id', '=', account_id)
    .where('m.user_id', 'is not', null)
    .where('r.account_id', 'is', null)
    .where('r.name', '=', 'owner')
    .execute();
  if (owners.length === 1 && owners[0]?.user_id === user_id) {
    throw new Failed(409, 'The last owner of an account cannot leave it.', {}, { code: 'last_owner' });
  }
}

export async function refuseLastOwnerAnywhere(tx: Transaction, user_id: number): Promise<void> {
  const accounts = await tx
    .selectFrom('team_members')
    .select('account_id')
    .where('user_id', '=', user_id)
    .orderBy('account_id')
    .execute();
  for (const { account_id } of accounts) await refuseLastOwner(tx, account_id, user_id);
}
