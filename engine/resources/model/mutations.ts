import { type Problem, reason } from '#domain/contract/problems.ts';
import type { UsedIn } from '#domain/contract/refusals.ts';
import { Failed, Invalid, problemsIn } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import type { Principal } from '../../http/principal.ts';
import { bumpVersion, touchExperiences } from '../../places/version.ts';
import type { Part, Row, Writing } from './columns.ts';
import { accountOf, objectOf } from './ownership.ts';
import { accountFor, strayReferences } from './references.ts';
import { rowsOf, type SellerResource, type Shown, type Use } from './resource.ts';

type Body = Readonly<Record<string, unknown>>;

interface By {
  readonly caller: Principal;
  readonly now: Temporal.Instant;
  readonly carried?: Carried;
  /** Checks a locked object before it is changed or deleted. @throws Refused */
  readonly assertUnchanged?: (tx: Transaction, row: Row) => Promise<void>;
}

interface Carried {
  readonly accounts: ReadonlySet<number>;
  /** Collects the experiences and stores that show the object, whose versions are raised later. */
  readonly touch: (shown: Shown) => void;
  readonly hasLateDepartures?: boolean;
}

/**
 * Stores a new object.
 *
 * @param known  columns that the engine itself stores, unless the body sets them
 * @returns its id
 * @throws Invalid, Failed
 */
export async function createObject(
  tx: Transaction,
  resource: SellerResource,
  body: Body,
  by: By,
  known: Row = {},
): Promise<number> {
  return createObjectIn(tx, resource, await accountFor(tx, resource, body, by.caller), body, by, known);
}

export async function createObjectIn(
  tx: Transaction,
  resource: SellerResource,
  account_id: number,
  body: Body,
  { caller, now, carried }: By,
  known: Row,
): Promise<number> {
  const writing: Writing = { account_id, caller, now, body, row: {}, ...inFile(carried) };
  const fresh = {
    ...absentValues(resource, body),
    ...(await usualValues(tx, resource, writing)),
    ...(await resource.defaults?.(writing, tx)),
    ...known,
  };
  const next = await checked(tx, resource, fresh, writing);
  const owned = resource.owner.through ? next : { ...next, [resource.owner.column]: account_id };
  const values = carried ? { ...owned, ...presentValues(resource, body) } : owned;
  const row = await rowsOf(tx).insertInto(resource.table).values(values).returning('id').executeTakeFirstOrThrow();
  const id = Number(row['id']);
  await writeParts(tx, resource, id, writing);
  await resource.afterSave?.(tx, id, null, writing);
  await raise(tx, [await invalidatedBy(tx, resource, id)], carried);
  return id;
}

/** Changes the sent fields of an object. @param known  as for a new object. @throws Invalid, Failed */
export async function changeObject(
  tx: Transaction,
  resource: SellerResource,
  id: string | undefined,
  body: Body,
  { caller, now, carried, assertUnchanged }: By,
  known: Row = {},
): Promise<number> {
  if (resource.lockBefore && needsRowLocks(tx)) {
    await objectOf(tx, resource, id, caller, { isToChange: true, isLocked: false });
    await resource.lockBefore(tx, Number(id), { body, now });
  }
  const row = await objectOf(tx, resource, id, caller, { isToChange: true });
  await assertUnchanged?.(tx, row);
  const key = Number(row['id']);
  const account_id = await accountOf(tx, resource.owner, row);
  const { base_account: _, ...fields } = body;
  const writing: Writing = { account_id, caller, now, body: fields, row, ...inFile(carried) };
  const before = await invalidatedBy(tx, resource, key);
  const next = await checked(tx, resource, known, writing);
  if (Object.keys(next).length > 0)
    await rowsOf(tx).updateTable(resource.table).set(next).where('id', '=', key).execute();
  await writeParts(tx, resource, key, writing);
  await resource.afterSave?.(tx, key, row, writing);
  await raise(tx, [before, await invalidatedBy(tx, resource, key)], carried);
  return key;
}

/** Deletes an object. @throws Failed 409 if others still refer to it */
export async function deleteObject(
  tx: Transaction,
  resource: SellerResource,
  id: string | undefined,
  { caller, now, carried, assertUnchanged }: By,
): Promise<void> {
  const row = await objectOf(tx, resource, id, caller, { isToChange: true });
  await assertUnchanged?.(tx, row);
  const key = Number(row['id']);
  for (const use of resource.usedBy ?? []) {
    const found = await usersOf(tx, use, key);
    if (!found) continue;
    const { by, ...used_in } = found;
    throw new Failed(409, `This ${resource.one} is still in use by ${by}.`, {}, { code: 'in_use', used_in });
  }
  const before = await invalidatedBy(tx, resource, key);
  const account_id = await accountOf(tx, resource.owner, row);
  await resource.beforeDelete?.(tx, row, { account_id, caller, now });
  await rowsOf(tx).deleteFrom(resource.table).where('id', '=', key).execute();
  await raise(tx, [before], carried);
}

function inFile(carried: Carried | undefined): Pick<Writing, 'isCarried' | 'accounts' | 'hasLateDepartures'> {
  if (!carried) return {};
  const { accounts, hasLateDepartures = false } = carried;
  return { isCarried: true, accounts, hasLateDepartures };
}

/** Columns that the engine had stored for an object in another database. */
function presentValues({ fields }: SellerResource, body: Body): Row {
  const stored = Object.entries(fields).map(([name, field]) =>
    field.kind === 'column' && body[name] !== undefined ? field.keep?.(body[name]) : undefined,
  );
  return Object.assign({}, ...stored) as Row;
}

/** The creation time of a new object, and its position at the end of its owner's list, if its resource has such fields. */
async function usualValues(
  tx: Transaction,
  { fields, table, owner: { column, through } }: SellerResource,
  { body, account_id, now }: Writing,
): Promise<Row> {
  const noted = fields['created_at'] && { created_at: now.epochMilliseconds };
  if (!fields['position'] || body['position'] !== undefined) return { ...noted };
  const { last } = await rowsOf(tx)
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('last'))
    .where(column, '=', through ? Number(body[through.field]) : account_id)
    .executeTakeFirstOrThrow();
  return { ...noted, position: Number(last ?? -1) + 1 };
}

export function absentValues(resource: SellerResource, body: Body): Row {
  const values: Record<string, Row[string]> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === 'column' && body[name] === undefined) Object.assign(values, field.absent);
  }
  return values;
}

/** The columns to be written. @throws Invalid with all problems at once */
async function checked(tx: Transaction, resource: SellerResource, fresh: Row, writing: Writing): Promise<Row> {
  const { values, problems } = await columnsWithProblems(tx, resource, fresh, writing);
  const next = { ...writing.row, ...values };
  if (problems.length === 0) problems.push(...((await resource.check?.(tx, next, writing)) ?? []));
  if (problems.length > 0) throw new Invalid(problems);
  return values;
}

/** The columns of an object to be written, and the problems of its single fields. */
export async function columnsWithProblems(tx: Transaction, resource: SellerResource, fresh: Row, writing: Writing) {
  const { body, row, account_id } = writing;
  const { values, problems: ofColumns } = columnsOf(resource, fresh, writing);
  const problems: Problem[] = [...(await strayReferences(tx, resource, body, account_id)), ...ofColumns];
  for (const name of resource.unique ?? []) problems.push(...(await notUnique(tx, resource, name, values, row)));
  return { values, problems };
}

/** The columns of an object to be written, and problems of their values: an amount that the currency cannot express. */
export function columnsOf(
  { fields }: SellerResource,
  fresh: Row,
  writing: Writing,
): { values: Row; problems: readonly Problem[] } {
  const { body, row } = writing;
  const problems: Problem[] = [];
  const values: Record<string, Row[string]> = { ...fresh };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'column' || field.input === null || body[name] === undefined) continue;
    if (name === 'base_account') continue;
    try {
      Object.assign(values, field.store(body[name], { ...writing, row: { ...row, ...fresh } }));
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      problems.push(...problemsIn([name], error.problems));
    }
  }
  return { values, problems };
}

async function notUnique(
  tx: Transaction,
  { table, fields, one }: SellerResource,
  name: string,
  values: Row,
  row: Row,
): Promise<Problem[]> {
  const field = fields[name];
  const column = field?.kind === 'column' ? field.column : null;
  const value = column === null ? null : values[column];
  if (column === null || value === null || value === undefined) return [];
  const other = await rowsOf(tx)
    .selectFrom(table)
    .select('id')
    .where(column, '=', value)
    .where('id', '<>', row['id'] ?? 0)
    .executeTakeFirst();
  return other ? [{ path: [name], ...reason('already_exists', { object: one, field: name }) }] : [];
}

/** Writes the sent parts of an object, which have their own tables. @throws Invalid with all problems at once */
export async function writeParts(
  tx: Transaction,
  resource: SellerResource,
  id: number,
  writing: Writing,
): Promise<void> {
  const problems: Problem[] = [];
  for (const [name, write] of partsOf(resource, writing)) {
    if (writing.body[name] === undefined) continue;
    try {
      await write(tx, id, writing.body[name], writing);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      problems.push(...problemsIn([name], error.problems));
    }
  }
  if (problems.length > 0) throw new Invalid(problems);
}

type Write = NonNullable<Part['write']>;

/** The parts to be written. A file has its own form for some of them. */
function partsOf(
  { fields, carried = {} }: SellerResource,
  { isCarried = false }: Writing,
): [name: string, write: Write][] {
  const ofFile = isCarried ? carried : {};
  const plain = Object.entries(fields).flatMap(([name, field]): [string, Write][] =>
    field.kind === 'part' && field.input && field.write && !ofFile[name] ? [[name, field.write]] : [],
  );
  const own = Object.entries(ofFile).flatMap(([name, { isForNew, write }]): [string, Write][] =>
    isForNew || !write ? [] : [[name, write]],
  );
  return [...plain, ...own];
}

async function invalidatedBy(tx: Transaction, resource: SellerResource, id: number): Promise<Shown> {
  if (!resource.invalidates) return {};
  const rows = await rowsOf(tx).selectFrom(resource.table).selectAll().where('id', '=', id).execute();
  return resource.invalidates(tx, rows);
}

/** Raises the versions of everything that showed the object, or shows it now (A17). Versions are locked last. */
async function raise(tx: Transaction, all: readonly Shown[], carried: By['carried']): Promise<void> {
  if (carried) return all.forEach(carried.touch);
  const ids = (key: keyof Shown) => [...new Set(all.flatMap((it) => it[key] ?? []))].toSorted((a, b) => a - b);
  const [experiences, stores] = [ids('experiences'), ids('stores')];
  await touchExperiences(tx, experiences);
  if (stores.length > 0) await bumpVersion(tx, stores);
}

/** The users of an object, in words and, if possible, by name; null if it is unused. */
async function usersOf(
  tx: Transaction,
  { table, column, by, titled }: Use,
  id: number,
): Promise<(UsedIn & { readonly by: string }) | null> {
  const rows = await rowsOf(tx)
    .selectFrom(table)
    .select(titled ? titled.id : column)
    .distinct()
    .where(column, '=', id)
    .limit(MOST_NAMED + 1)
    .execute();
  if (rows.length === 0) return null;
  if (!titled) return { by, names: [], has_others: false };
  const ids = rows.slice(0, MOST_NAMED).map((row) => row[titled.id] ?? 0);
  const named = await rowsOf(tx)
    .selectFrom(titled.table)
    .select(titled.title)
    .where('id', 'in', ids)
    .orderBy(titled.title)
    .execute();
  const names = named.map((row) => String(row[titled.title]));
  const has_others = rows.length > MOST_NAMED;
  const listed = [...names.map((name) => `‘${name}’`), ...(has_others ? ['others'] : [])].join(', ');
  return { by: `${by}: ${listed}`, names, has_others };
}

const MOST_NAMED = 3;
