import { isDeepStrictEqual } from 'node:util';
import { type AnyField, jsonSchema } from '#domain/contract/fields.ts';
import { reason, unknownId } from '#domain/contract/problems.ts';
import { Invalid, invalidError, withPath } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { type CarriedObject, carriedObjects, exportFields, pickBySchema } from '../../resources/model/carried.ts';
import type { Row } from '../../resources/model/columns.ts';
import { changeObject, createObjectIn } from '../../resources/model/mutations.ts';
import { accountOf } from '../../resources/model/ownership.ts';
import { rowsOf, type SellerResource, type Shown } from '../../resources/model/resource.ts';
import { withIds } from './match-ids.ts';

export type Fate = 'new' | 'changed' | 'same';

export interface Bringing {
  readonly now: Temporal.Instant;
  readonly caller: Principal;
  /** The accounts of the file that are stored by now. */
  readonly accounts: ReadonlySet<number>;
  /** The columns of pictures that are found from their files, or the problem of a file, by the ids of their rows. */
  readonly pictures: ReadonlyMap<number, Row | Invalid>;
  readonly touch: (shown: Shown) => void;
  readonly hasLateDepartures?: boolean;
}

/** The caller of the commands: the person who runs them has the whole database. */
export const operator: Principal = { user_id: 0, is_staff: true, can: () => true, accountsWith: () => [] };

interface Brought {
  readonly fate: Fate;
  /** The object before the import; null for a new row. */
  readonly before: CarriedObject | null;
}

/** Writes one row of a file into the database, if it is missing there or differs. @throws Invalid, Failed */
export async function importRow(
  tx: Transaction,
  kind: SellerResource,
  row: CarriedObject,
  bringing: Bringing,
): Promise<Brought> {
  const account_id = await accountFor(tx, kind, row, bringing.accounts);
  const found = await rowsOf(tx).selectFrom(kind.table).selectAll().where('id', '=', row.id).executeTakeFirst();
  if (!found) {
    await make(tx, kind, account_id, row, bringing);
    return { fate: 'new', before: null };
  }
  if (!(await isSame(tx, kind, found, row, account_id)))
    throw invalidError(['id'], reason(isAccount(kind) ? 'id_of_other_account' : 'id_taken', { id: row.id }));
  return change(tx, kind, row, found, bringing);
}

function isAccount({ owner }: SellerResource): boolean {
  return owner.column === 'id';
}

/** The account that owns a row. @throws Invalid if the file does not have that account */
async function accountFor(
  tx: Transaction,
  kind: SellerResource,
  row: CarriedObject,
  accounts: ReadonlySet<number>,
): Promise<number> {
  const { owner } = kind;
  if (isAccount(kind)) return row.id;
  const [only, ...others] = accounts;
  const field = owner.through?.field ?? 'base_account';
  const named = row[field] ?? (owner.through || others.length > 0 ? undefined : only);
  if (named === undefined) throw invalidError([field], reason('required'));
  const account = owner.through ? await accountOf(tx, owner, { [owner.column]: named as number }) : (named as number);
  if (!accounts.has(account)) throw invalidError([field], unknownId(named));
  return account;
}

/** Whether the stored row of an id is the file's row: it has the same account. An account itself is recognised by the time of its creation. */
async function isSame(
  tx: Transaction,
  kind: SellerResource,
  found: Row,
  row: CarriedObject,
  account_id: number,
): Promise<boolean> {
  if (!isAccount(kind)) return (await accountOf(tx, kind.owner, found)) === account_id;
  const { created_at, company_display_name } = row;
  if (created_at === undefined) return found['company_display_name'] === company_display_name;
  return found['created_at'] === Date.parse(created_at as string);
}

async function make(
  tx: Transaction,
  kind: SellerResource,
  account_id: number,
  row: CarriedObject,
  { now, caller, accounts, pictures, touch, hasLateDepartures = false }: Bringing,
): Promise<void> {
  const picture = kind.upload ? pictures.get(row.id) : undefined;
  if (picture instanceof Invalid) throw picture;
  const known = { ...picture, id: row.id };
  await createObjectIn(
    tx,
    kind,
    account_id,
    row,
    { caller, now, carried: { accounts, touch, hasLateDepartures } },
    known,
  );
  const writing = { account_id, caller, now, body: row, row: {}, isCarried: true, accounts };
  for (const [name, { isForNew, write }] of Object.entries(kind.carried ?? {}))
    if (isForNew && write && row[name] !== undefined)
      await withPath([name], () => write(tx, row.id, row[name], writing));
}

/** Changes the fields that differ in the file. A value that is only written in another way changes nothing. */
async function change(
  tx: Transaction,
  kind: SellerResource,
  row: CarriedObject,
  found: Row,
  { now, caller, accounts, touch }: Bringing,
): Promise<Brought> {
  const asCarried = async (it: Row) => (await carriedObjects(tx, kind, [it], { accounts, now }))[0] ?? { id: 0 };
  const before = await asCarried(found);
  const body = differing(kind, row, before);
  if (Object.keys(body).length === 0) return { fate: 'same', before };
  const heard: Shown[] = [];
  const carried = { accounts, touch: (it: Shown) => void heard.push(it) };
  await changeObject(tx, kind, String(row.id), body, { caller, now, carried });
  const next = await rowsOf(tx).selectFrom(kind.table).selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  if (isDeepStrictEqual(before, await asCarried(next))) return { fate: 'same', before };
  heard.forEach(touch);
  return { fate: 'changed', before };
}

/** The fields of a row that differ from the stored object. */
function differing(kind: SellerResource, row: CarriedObject, here: CarriedObject): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, { field, isForNew }] of exportFields(kind)) {
    if (isForNew || row[name] === undefined) continue;
    const value = pickBySchema(jsonSchema(field), withIds(row[name], here[name]));
    if (!isDeepStrictEqual(value, here[name]) && !isDeepStrictEqual(value, understood(field, here[name])))
      body[name] = value;
  }
  return body;
}

function understood(field: AnyField, value: unknown): unknown {
  const [error, it] = field.validate(value, { coerce: true });
  return error ? value : pickBySchema(jsonSchema(field), it);
}
