import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Permission } from '#domain/permissions.ts';
import { forbiddenError, notFoundError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import type { Row } from './columns.ts';
import { type AnyTables, type Owner, rowsOf, type SellerResource } from './resource.ts';

type Where = ExpressionBuilder<AnyTables, string>;

/** A condition for the objects of accounts in which the caller has this permission. */
export function belongsTo(owner: Owner, caller: Principal, permission: Permission) {
  return (where: Where): Expression<SqlBool> => {
    if (caller.is_staff) return sql<SqlBool>`1 = 1`;
    const accounts = [0, ...caller.accountsWith(permission)];
    // For one account the condition is an equality, by which an index returns the rows sorted.
    const [, only, ...others] = accounts;
    if (!owner.through && only !== undefined && others.length === 0) return where(owner.column, '=', only);
    if (!owner.through) return where(owner.column, 'in', accounts);
    const owners = where.selectFrom(owner.through.table).select('id').where('account_id', 'in', accounts);
    return where(owner.column, 'in', owners);
  };
}

export async function accountOf(tx: Transaction, owner: Owner, row: Row): Promise<number> {
  const id = Number(row[owner.column]);
  if (!owner.through) return id;
  const found = await rowsOf(tx)
    .selectFrom(owner.through.table)
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(found?.['account_id'] ?? 0);
}

/**
 * An object by the id in its address, for a caller who may see it, or change it; to be changed, it is locked.
 *
 * @throws Failed 404 for an object that does not exist or is not the caller's; 403 for one that they may see but not change
 */
export async function objectOf(
  tx: Transaction,
  resource: SellerResource,
  id: string | undefined,
  caller: Principal,
  { isToChange, isLocked = isToChange }: { isToChange: boolean; isLocked?: boolean },
): Promise<Row> {
  if (!/^\d{1,15}$/.test(id ?? '')) throw notFoundError();
  const found = await rowsOf(tx)
    .selectFrom(resource.table)
    .selectAll()
    .where('id', '=', Number(id))
    .where(belongsTo(resource.owner, caller, resource.permission.read))
    .$if(isLocked, (it) => it.forNoKeyUpdate())
    .executeTakeFirstOrThrow(() => notFoundError());
  if (isToChange) {
    const account = await accountOf(tx, resource.owner, found);
    if (!caller.can(account, resource.permission.write)) throw forbiddenError();
  }
  return found;
}
