import { isPermission, type Permission, type RoleName, rolePermissions } from '#domain/permissions.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import type { Principal } from '../../http/principal.ts';

export type MemberRow = NonNullable<Awaited<ReturnType<typeof memberById>>>;

export async function memberById(tx: Transaction, id: number) {
  return members(tx).where('m.id', '=', id).executeTakeFirst();
}

export async function lockMember(tx: Transaction, id: number): Promise<void> {
  if (needsRowLocks(tx)) await tx.selectFrom('team_members').select('id').where('id', '=', id).forUpdate().execute();
}

/** All members of the accounts whose team the caller may see, and the caller's own memberships. */
export async function membersSeen(tx: Transaction, caller: Principal): Promise<MemberRow[]> {
  return members(tx)
    .where((it) =>
      it.or([it('m.user_id', '=', caller.user_id), it('m.account_id', 'in', [0, ...caller.accountsWith('team.read')])]),
    )
    .orderBy('m.id')
    .execute();
}

function members(tx: Transaction) {
  return tx
    .selectFrom('team_members as m')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .selectAll('m')
    .select(['r.name as role_name', 'u.email as user_email', 'u.first_name', 'u.last_name', 'u.last_login']);
}

/** A role that a member of an account may have: one of the account's own, or a common one. */
export async function roleFor(tx: Transaction, account_id: number, id: number) {
  return tx
    .selectFrom('roles')
    .selectAll()
    .where('id', '=', id)
    .where((it) => it.or([it('account_id', 'is', null), it('account_id', '=', account_id)]))
    .executeTakeFirst();
}

/** A role's permissions: the list in its row, or the domain's list for a common role. */
export function permissionsOf(role: { name: string; permissions_json: string | null }): readonly Permission[] {
  if (role.permissions_json === null) return rolePermissions[role.name as RoleName] ?? [];
  return (JSON.parse(role.permissions_json) as unknown[]).filter(isPermission);
}
