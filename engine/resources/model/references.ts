import { type Problem, reason, unknownId } from '#domain/contract/problems.ts';
import { invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { rowsOf, type SellerResource } from './resource.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The account of a new object: the one that `base_account` names, or that of the containing object; by default the caller's only
 * one.
 *
 * @throws Invalid
 */
export async function accountFor(
  tx: Transaction,
  resource: SellerResource,
  body: Body,
  caller: Principal,
): Promise<number> {
  const { owner, permission } = resource;
  if (!owner.through) {
    const named = body['base_account'] ?? (await accountOfParts(tx, resource, body, caller));
    return namedAccount(tx, named, caller, permission.write);
  }
  const { field, table } = owner.through;
  const id = body[field];
  const found = await rowsOf(tx).selectFrom(table).select('account_id').where('id', '=', Number(id)).executeTakeFirst();
  const account = Number(found?.['account_id']);
  if (!found || !caller.can(account, permission.write)) throw invalidError([field], unknownId(id));
  return account;
}

/** The account of the first object that a body refers to, if the caller may write in it; the other objects must have the same account. */
async function accountOfParts(
  tx: Transaction,
  { fields, permission }: SellerResource,
  body: Body,
  caller: Principal,
): Promise<number | undefined> {
  if (caller.accountsWith(permission.write).length < 2) return undefined;
  for (const [name, field] of Object.entries(fields)) {
    const id = body[name];
    if (field.kind !== 'column' || field.refersTo === null || typeof id !== 'number') continue;
    const found = await rowsOf(tx)
      .selectFrom(field.refersTo)
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirst();
    const account = Number(found?.['account_id'] ?? 0);
    if (caller.can(account, permission.write)) return account;
  }
  return undefined;
}

async function namedAccount(
  tx: Transaction,
  id: unknown,
  caller: Principal,
  permission: Parameters<Principal['can']>[1],
): Promise<number> {
  if (id === undefined) {
    const [only, ...others] = caller.accountsWith(permission);
    if (only === undefined || others.length > 0) throw invalidError(['base_account'], reason('required'));
    return only;
  }
  const found = await tx.selectFrom('base_accounts').select('id').where('id', '=', Number(id)).executeTakeFirst();
  if (!found || !caller.can(found.id, permission)) throw invalidError(['base_account'], unknownId(id));
  return found.id;
}

/** Problems of the ids in a body: each must refer to an object of the same account. */
export async function strayReferences(
  tx: Transaction,
  resource: SellerResource,
  body: Body,
  account_id: number,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    const id = body[name];
    if (field.kind !== 'column' || field.refersTo === null || typeof id !== 'number' || name === 'base_account')
      continue;
    const strange = await strangers(tx, field.refersTo, [id], account_id);
    problems.push(...strange.map((it) => ({ path: [name], ...unknownId(it) })));
  }
  return problems;
}

/** The ids that belong to no object of an account. @param table  a table with an `account_id` */
export async function strangers(
  tx: Transaction,
  table: string,
  ids: readonly number[],
  account_id: number,
): Promise<number[]> {
  const found = await rowsOf(tx)
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('account_id', '=', account_id)
    .execute();
  const known = new Set(found.map((row) => row['id']));
  return ids.filter((id) => !known.has(id));
}

/**
 * Problems of the ids of a list's parts: each must be the id of a present part or, for an object from another database, an id that is
 * not in use here.
 */
export async function strayParts(
  tx: Transaction,
  table: string,
  sent: readonly { id?: number | undefined }[],
  known: ReadonlySet<number>,
  isCarried: boolean,
): Promise<Problem[]> {
  const fresh = sent.flatMap(({ id }) => (id === undefined || known.has(id) ? [] : id));
  const rows = isCarried
    ? await rowsOf(tx)
        .selectFrom(table)
        .select('id')
        .where('id', 'in', [0, ...fresh])
        .execute()
    : [];
  const ofOthers = new Set(isCarried ? rows.map((row) => row['id']) : fresh);
  return sent.flatMap(({ id }, i) => {
    if (id === undefined) return [];
    const isTwice = isCarried && sent.findIndex((it) => it.id === id) < i;
    if (!ofOthers.has(id) && !isTwice) return [];
    return [{ path: [i, 'id'], ...(isCarried ? reason('id_taken', { id }) : unknownId(id)) }];
  });
}
