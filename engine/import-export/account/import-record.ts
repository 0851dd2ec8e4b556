import type { ImportResult } from '#domain/contract/office/imports.ts';
import { Failed, notFoundError, orNotFound } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../history/record-change.ts';
import { instantText } from '../../http/json-response.ts';
import type { CarriedObject } from '../../resources/model/carried.ts';
import type { Fate } from '../document/import-row.ts';
import { fateCounts } from './import-input.ts';

/** Seconds after its last rows for which an import counts as running. */
const LEASE_SECONDS = 60;

/** An import that this engine runs. Its lease is recognised by its end: a later lease ends later. */
export interface RunningImport {
  readonly id: string;
  readonly lease_until: number;
}

/** A row that an import made or changed: before the import, and as the import left it. */
export interface WrittenRow {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
  readonly before: CarriedObject | null;
  readonly after: CarriedObject;
}

interface Author {
  readonly account_id: number;
  readonly user_id: number;
  readonly file_name: string;
}

/** Begins an import, or goes on with it after a stop. The account's row is locked. @throws Failed 409 while an import of the account runs */
export async function beginImport(
  tx: Transaction,
  id: string,
  { account_id, user_id, file_name }: Author,
  now: Temporal.Instant,
): Promise<RunningImport> {
  const running = await tx
    .selectFrom('imports')
    .select('id')
    .where('account_id', '=', account_id)
    .where('lease_until', '>', now.epochMilliseconds)
    .executeTakeFirst();
  if (running) throw stillRunningError();
  const lease_until = leaseFrom(now);
  const row = { id, account_id, user_id, file_name, created_at: now.epochMilliseconds, undone_at: null };
  await tx
    .insertInto('imports')
    .values({ ...row, result_json: '', undo_json: '', lease_until })
    .onConflict((it) => it.column('id').doUpdateSet({ lease_until, undone_at: null }))
    .execute();
  return { id, lease_until };
}

/** @throws Failed 409 if it counted as stopped, and another one took it over */
export async function extendImport(tx: Transaction, own: RunningImport, now: Temporal.Instant): Promise<RunningImport> {
  // No lease is as long as it was, where a clock stands still.
  const lease_until = Math.max(leaseFrom(now), own.lease_until);
  const { numUpdatedRows } = await ofOwn(tx.updateTable('imports').set({ lease_until }), own).executeTakeFirst();
  if (!numUpdatedRows) throw stillRunningError();
  return { ...own, lease_until };
}

/** Ends an import early. What it wrote can be undone, or the rest of the file imported. */
export async function stopImport(tx: Transaction, own: RunningImport): Promise<void> {
  const written = tx.selectFrom('import_rows').select('import_id').where('import_id', '=', own.id);
  await ofOwn(tx.deleteFrom('imports'), own).where('id', 'not in', written).execute();
  await ofOwn(tx.updateTable('imports').set({ lease_until: 0 }), own).execute();
}

/**
 * Completes an import. Only the last import of an account can be undone, so the rows of earlier ones are deleted.
 *
 * @param kinds  the kind of each row of the file
 */
export async function finishImport(
  tx: Transaction,
  own: RunningImport,
  { author, kinds, now }: { author: Author; kinds: readonly string[]; now: Temporal.Instant },
): Promise<ImportResult> {
  const written = await writtenRows(tx, own.id);
  const left = new Map(
    Map.groupBy(kinds, (it) => it)
      .entries()
      .map(([kind, rows]) => [kind, rows.length]),
  );
  for (const { kind } of written) left.set(kind, (left.get(kind) ?? 0) - 1);
  const same = (kind: string, count: number) => Array.from({ length: count }, () => ({ kind, fate: 'same' as const }));
  const counts = fateCounts([...written, ...left.entries().flatMap(([kind, count]) => same(kind, count))]);
  const { account_id, file_name } = author;
  if (written.length === 0) {
    // An import that changed nothing is not stored.
    await ofOwn(tx.deleteFrom('imports'), own).execute();
    return { ...own, file_name, created_at: now.toString(), counts, tours: [], state: 'done', can_undo: 'no' };
  }
  const earlier = tx.selectFrom('imports').select('id').where('account_id', '=', account_id).where('id', '<>', own.id);
  await tx.deleteFrom('import_rows').where('import_id', 'in', earlier).execute();
  const result_json = JSON.stringify({ counts, tours: toursOf(written) });
  await ofOwn(tx.updateTable('imports').set({ lease_until: null, result_json }), own).execute();
  await recordImport(tx, 'import_imported', author, { now, count: written.length });
  return orNotFound(await findImport(tx, account_id, now, own.id));
}

/** Writes an import, or its undo, into the history of the account. @param count  of objects */
export function recordImport(
  tx: Transaction,
  kind: 'import_imported' | 'import_undone',
  { account_id, user_id, file_name }: Author,
  { now, count }: { now: Temporal.Instant; count: number },
): Promise<void> {
  return recordChange(tx, {
    account_id,
    subject: { kind: 'account', id: String(account_id) },
    kind,
    actor: { user_id },
    at: now,
    after: { title: file_name, count },
  });
}

export async function noteRow(tx: Transaction, import_id: string, row: WrittenRow): Promise<void> {
  const { kind, id: row_id, name, before, after } = row;
  const before_json = before && JSON.stringify(before);
  const after_json = JSON.stringify(after);
  await tx.insertInto('import_rows').values({ import_id, kind, row_id, name, before_json, after_json }).execute();
}

/** Takes the last row of an import out of it; null if none is left. */
export async function takeLastRow(tx: Transaction, import_id: string): Promise<WrittenRow | null> {
  const row = await tx
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', import_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  await tx.deleteFrom('import_rows').where('id', '=', row.id).execute();
  const before = row.before_json === null ? null : (JSON.parse(row.before_json) as CarriedObject);
  const { kind, row_id: id, name } = row;
  return { kind, id, name, before, after: JSON.parse(row.after_json) as CarriedObject };
}

/** An import of an account; the last one if no id is given. */
export async function findImport(
  tx: Transaction,
  account_id: number,
  now: Temporal.Instant,
  id?: string,
): Promise<ImportResult | null> {
  const row = await tx
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', account_id)
    .$if(id !== undefined, (it) => it.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { file_name, undone_at, result_json } = row;
  const state = stateOf(row, now);
  const written = await writtenRows(tx, row.id);
  const { counts, tours } =
    result_json === ''
      ? { counts: fateCounts(written), tours: toursOf(written) }
      : (JSON.parse(result_json) as Pick<ImportResult, 'counts' | 'tours'>);
  const can_undo = undone_at !== null ? 'undone' : written.length > 0 && state !== 'running' ? 'yes' : 'no';
  return { id: row.id, file_name, created_at: instantText(row.created_at), counts, tours, state, can_undo };
}

/** @throws Failed 404, 409 */
export async function assertUndoable(tx: Transaction, account_id: number, id: string, now: Temporal.Instant) {
  const row = await tx
    .selectFrom('imports')
    .select(['undone_at', 'lease_until', 'file_name'])
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFoundError());
  if (stateOf(row, now) === 'running') throw stillRunningError();
  if (row.undone_at !== null) throw notUndoableError();
  return row;
}

export function notUndoableError(): Failed {
  return new Failed(409, 'This import cannot be undone: it was undone, or another import came after it.');
}

function leaseFrom(now: Temporal.Instant): number {
  return now.add({ seconds: LEASE_SECONDS }).epochMilliseconds;
}

function ofOwn<Query extends { where(column: 'id' | 'lease_until', is: '=', value: string | number): Query }>(
  query: Query,
  { id, lease_until }: RunningImport,
): Query {
  return query.where('id', '=', id).where('lease_until', '=', lease_until);
}

function stateOf({ lease_until }: { lease_until: number | null }, now: Temporal.Instant): ImportResult['state'] {
  if (lease_until === null) return 'done';
  return lease_until > now.epochMilliseconds ? 'running' : 'stopped';
}

function stillRunningError(): Failed {
  return new Failed(409, 'An import of this company is running. Wait until it is done.');
}

interface Written {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
  readonly fate: Fate;
}

/** The rows that an import has made and changed, each once. */
async function writtenRows(tx: Transaction, import_id: string): Promise<Written[]> {
  const rows = await tx
    .selectFrom('import_rows')
    .select(['kind', 'row_id as id', 'name', (it) => it('before_json', 'is', null).as('is_new')])
    .where('import_id', '=', import_id)
    .orderBy('id')
    .execute();
  const written = new Map<string, Written>();
  for (const { is_new, ...row } of rows) {
    const key = `${row.kind} ${row.id}`;
    if (!written.has(key)) written.set(key, { ...row, fate: is_new ? 'new' : 'changed' });
  }
  return [...written.values()];
}

function toursOf(written: readonly Written[]): ImportResult['tours'] {
  return written.flatMap(({ kind, id, name }) => (kind === 'experiences' ? [{ id, title: name }] : []));
}
