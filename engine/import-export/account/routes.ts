import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ImportPlan, ImportResult, ImportUndone } from '#domain/contract/office/imports.ts';
import * as calls from '#domain/contract/office/imports.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { importPermissions } from '#domain/permissions.ts';
import { requireIn, wholeId } from '../../accounts/model/in-account.ts';
import { Failed, Invalid, notFoundError, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../history/record-change.ts';
import { instantText } from '../../http/json-response.ts';
import { LONGEST_REQUEST_MILLISECONDS } from '../../http/listen.ts';
import type { Principal } from '../../http/principal.ts';
import { sentenceOf } from '../../http/problem-sentences.ts';
import { validated } from '../../http/request/body.ts';
import { withForm } from '../../http/request/form.ts';
import { type InputOf, type Route, readAs, route } from '../../http/route.ts';
import { exportedAccount } from '../document/export-stores.ts';
import { fieldOf, MOST_REPORTED, titleOf } from '../document/row-errors.ts';
import { type AccountImport, assertNotAborted, fileKinds, takenKinds, type WrittenRow } from './import-into-account.ts';
import { runImport, unlessRefused } from './run-import.ts';
import { undoRows } from './undo-import.ts';
import { type StagedFile, Uploads } from './uploads.ts';

/** Export and import of an account in the office (B18). */
export function importRoutes(context: Context): Route[] {
  const { database, config } = context;
  const { field, most, types } = calls.importLimits;
  const uploads = new Uploads(config.dataDir);

  return [
    route(calls.exportAccount, 'authenticated', (input) => exportAccount(context, input)),
    {
      ...route(calls.planImport, 'authenticated', (input) => planImport(context, uploads, input)),
      form: { field, most, types },
    },
    route(calls.applyImport, 'authenticated', (input) => applyImport(context, uploads, input)),
    route(calls.undoImport, 'authenticated', (input) => undoImport(database, input)),
    readAs(context, calls.readLastImport, 'authenticated', async (tx, { caller, params }) => ({
      last: await findImport(tx, await importer(tx, caller, params['id'])),
    })),
  ];
}

async function exportAccount(
  { database, config }: Context,
  { caller, params, now, request: { signal } }: InputOf<typeof calls.exportAccount>,
): Promise<Response> {
  const { text, pictures } = await database.read(async (tx) => {
    const account_id = await importer(tx, caller, params['id']);
    // An export of the office has no guests, because its file may be stored and passed on.
    const kinds = fileKinds.filter((it) => it.name === 'base-accounts' || takenKinds.includes(it));
    return exportedAccount(tx, { account_id, kinds, now, signal });
  });
  const pathOf = (name: string) => {
    const original = join(config.dataDir, 'originals', name);
    return existsSync(original) ? original : join(config.dataDir, 'incoming', name);
  };
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="landfall.zip"',
  };
  const { zipStream } = await import('./zip-file.ts');
  return new Response(zipStream({ text, pictures, pathOf, signal }), { headers });
}

async function planImport(
  context: Context,
  uploads: Uploads,
  { caller, params, now, request }: InputOf<typeof calls.planImport>,
): Promise<ImportPlan> {
  const account_id = await context.database.read((tx) => importer(tx, caller, params['id']));
  const { field, most } = calls.importLimits;
  const id = context.newId();
  const signal = uploads.begin(account_id, request.signal);
  const form = { field, most, folder: uploads.root, mark: id, patience: LONGEST_REQUEST_MILLISECONDS, signal };
  return withForm(request, form, async ({ file, problems, fields }) => {
    if (!file) throw new Invalid(problems);
    const { rate_title, category_title } = validated(calls.TableTitles, fields);
    const titles = { rate: rate_title ?? 'Standard', category: category_title ?? 'Adult' };
    const upload = await unlessRefused(() =>
      uploads.take(account_id, id, file.path, { file_name: file.name, titles }, signal),
    );
    const imported = await runImport(context, upload, { account_id, caller, now, isDryRun: true, signal });
    await uploads.noteCheck(account_id, upload, imported.problems.length > 0);
    assertNotAborted(signal);
    return planOf(upload, imported);
  }).catch(async (error: unknown) => {
    if (signal.aborted) await uploads.drop(account_id, id);
    assertNotAborted(signal);
    throw error;
  });
}

async function applyImport(
  context: Context,
  uploads: Uploads,
  { caller, params, now, request: { signal } }: InputOf<typeof calls.applyImport>,
): Promise<ImportResult> {
  const { database } = context;
  const account_id = await database.read((tx) => importer(tx, caller, params['id']));
  const id = params['importId'] ?? '';
  const done = await database.read((tx) => findImport(tx, account_id, id));
  if (done) return done;
  const upload = await uploads.find(account_id, id);
  const afterImport = async (tx: Transaction, imported: AccountImport) =>
    storeImport(tx, { upload, account_id, user_id: caller.user_id, now, imported });
  const options = { account_id, caller, now, isDryRun: false, signal, afterImport };
  const imported = await runImport(context, upload, options).catch(async (error: unknown) => {
    // The next file of the account may have taken the place of this one.
    await uploads.find(account_id, id);
    throw error;
  });
  if (imported.problems.length > 0)
    throw new Failed(
      409,
      upload.hasProblems
        ? 'The file has problems, so nothing was imported. Mend them, and choose the file again.'
        : 'Something has changed since the file was checked. Check it again.',
    );
  await uploads.drop(account_id, id);
  const result = await database.read((tx) => findImport(tx, account_id, id));
  // An import that changed nothing is not stored.
  return result ?? { ...emptyResult(upload, now), counts: imported.counts };
}

async function undoImport(
  database: Database,
  { caller, params, now, request: { signal } }: InputOf<typeof calls.undoImport>,
): Promise<ImportUndone> {
  const id = params['importId'] ?? '';
  const { account_id, rows, file_name } = await database.read(async (tx) => {
    const account = await importer(tx, caller, params['id']);
    const { undo_json, ...it } = await undoableImport(tx, account, id);
    return { ...it, account_id: account, rows: JSON.parse(undo_json) as WrittenRow[] };
  });
  const check = async (tx: Transaction) => {
    assertNotAborted(signal);
    await importer(tx, caller, params['id'], { isLocked: true });
    await assertUndoable(tx, account_id, id);
  };
  const undone = await undoRows(database, rows, { account_id, caller, now, check });
  await database.write(async (tx) => {
    await check(tx);
    const set = { undone_at: now.epochMilliseconds, undo_json: '' };
    await tx.updateTable('imports').set(set).where('id', '=', id).execute();
    const count = undone.deleted + undone.restored;
    await recordImport(tx, 'import_undone', { account_id, user_id: caller.user_id, now, file_name, count });
  });
  return undone;
}

/** @throws Failed 404, 409 */
async function undoableImport(tx: Transaction, account_id: number, id: string) {
  await assertUndoable(tx, account_id, id);
  return tx.selectFrom('imports').select(['file_name', 'undo_json']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Looks whether an import can be undone, without its long text. @throws Failed 404, 409 */
async function assertUndoable(tx: Transaction, account_id: number, id: string): Promise<void> {
  const { undone_at, is_there } = await tx
    .selectFrom('imports')
    .select(['undone_at', sql<number>`case when undo_json = '' then 0 else 1 end`.as('is_there')])
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFoundError());
  if (is_there === 0 || undone_at !== null)
    throw new Failed(409, 'This import cannot be undone: it was undone, or another import came after it.');
}

/** The account that the caller may import into. @throws Failed 404, 403 */
async function importer(
  tx: Transaction,
  caller: Principal,
  param: string | undefined,
  { isLocked = false } = {},
): Promise<number> {
  const id = wholeId(param);
  const query = tx.selectFrom('base_accounts').select('id').where('id', '=', id);
  orNotFound(await (isLocked ? query.forUpdate() : query).executeTakeFirst());
  for (const permission of importPermissions) requireIn(caller, id, permission);
  return id;
}

/** An id of 0 stands for an object that the file names but does not have. */
function inWords(problem: Problem) {
  const isNamed = problem.code === 'unknown_id' && problem.params.id === '0';
  const it = isNamed ? reason('not_in_file') : problem;
  return { code: it.code, params: it.params, message: sentenceOf(it) };
}

function planOf({ id, file_name }: StagedFile, { counts, rows, problems, pictures }: AccountImport): ImportPlan {
  const reported = problems.slice(0, MOST_REPORTED).map(({ kind, index, row, problem }) => ({
    kind: kind as ImportPlan['problems'][number]['kind'],
    name: titleOf(row).slice(0, 100),
    row: index + 1,
    field: fieldOf(problem.path),
    ...inWords(problem),
  }));
  return { id, file_name, counts, rows, problems: reported, problems_count: problems.length, pictures };
}

interface Done {
  readonly upload: StagedFile;
  readonly account_id: number;
  readonly user_id: number;
  readonly now: Temporal.Instant;
  readonly imported: AccountImport;
}

/** Stores an import. Only the last import of an account can be undone, so the data for undoing earlier ones are deleted. */
async function storeImport(tx: Transaction, { upload, account_id, user_id, now, imported }: Done): Promise<void> {
  const { id, file_name } = upload;
  const tours = imported.written.filter(({ kind }) => kind === 'experiences');
  const result = { counts: imported.counts, tours: tours.map((it) => ({ id: it.id, title: it.name })) };
  await tx.updateTable('imports').set({ undo_json: '' }).where('account_id', '=', account_id).execute();
  await tx
    .insertInto('imports')
    .values({
      id,
      account_id,
      user_id,
      file_name,
      created_at: now.epochMilliseconds,
      undone_at: null,
      result_json: JSON.stringify(result),
      undo_json: JSON.stringify(imported.written),
    })
    .execute();
  await recordImport(tx, 'import_imported', { account_id, user_id, now, file_name, count: imported.written.length });
}

interface ImportRecord {
  readonly account_id: number;
  readonly user_id: number;
  readonly now: Temporal.Instant;
  readonly file_name: string;
  /** The number of objects. */
  readonly count: number;
}

/** Writes an import, or its undo, into the history of the account. */
function recordImport(
  tx: Transaction,
  kind: 'import_imported' | 'import_undone',
  { account_id, user_id, now, file_name, count }: ImportRecord,
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

/** An import of an account; the last one if no id is given. */
async function findImport(tx: Transaction, account_id: number, id?: string): Promise<ImportResult | null> {
  const row = await tx
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', account_id)
    .$if(id !== undefined, (it) => it.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { counts, tours } = JSON.parse(row.result_json) as Pick<ImportResult, 'counts' | 'tours'>;
  const can_undo = row.undone_at !== null ? 'undone' : row.undo_json === '' ? 'no' : 'yes';
  return { id: row.id, file_name: row.file_name, created_at: instantText(row.created_at), counts, tours, can_undo };
}

function emptyResult({ id, file_name }: StagedFile, now: Temporal.Instant): ImportResult {
  return { id, file_name, created_at: now.toString(), counts: [], tours: [], can_undo: 'no' };
}
