import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportPlan, ImportResult, ImportUndone } from '#domain/contract/office/imports.ts';
import * as calls from '#domain/contract/office/imports.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { importPermissions } from '#domain/permissions.ts';
import { requireIn, wholeId } from '../../accounts/model/in-account.ts';
import { Failed, Invalid, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { LONGEST_REQUEST_MILLISECONDS } from '../../http/listen.ts';
import type { Principal } from '../../http/principal.ts';
import { sentenceOf } from '../../http/problem-sentences.ts';
import { validated } from '../../http/request/body.ts';
import { withForm } from '../../http/request/form.ts';
import { type InputOf, type Route, readAs, route } from '../../http/route.ts';
import { exportedAccount } from '../document/export-stores.ts';
import { fieldOf, MOST_REPORTED, titleOf } from '../document/row-errors.ts';
import { fileKinds, readAccountFile, takenKinds, unlessRefused } from './account-file.ts';
import { applyFile } from './apply-file.ts';
import { assertGoesOn } from './import-input.ts';
import { assertUndoable, findImport, notUndoableError, recordImport } from './import-record.ts';
import { type PlannedImport, planFile } from './plan-file.ts';
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
      ...route(calls.planImport, 'authenticated', (input) => planUpload(context, uploads, input)),
      form: { field, most, types },
    },
    route(calls.applyImport, 'authenticated', (input) => applyUpload(context, uploads, input)),
    route(calls.undoImport, 'authenticated', (input) => undoImport(database, input)),
    readAs(context, calls.readLastImport, 'authenticated', async (tx, { caller, params, now }) => ({
      last: await findImport(tx, await importer(tx, caller, params['id']), now),
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

async function planUpload(
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
    const planned = await unlessRefused(async () => {
      const read = await readAccountFile(context.database, upload, account_id);
      return planFile(context, { account_id, caller, file: read, now, signal });
    }, upload);
    await uploads.noteCheck(account_id, upload, planned.problems.length > 0);
    assertGoesOn(signal);
    return planOf(upload, planned);
  }).catch(async (error: unknown) => {
    if (signal.aborted) await uploads.drop(account_id, id);
    assertGoesOn(signal);
    throw error;
  });
}

async function applyUpload(
  context: Context,
  uploads: Uploads,
  { caller, params, now, request: { signal } }: InputOf<typeof calls.applyImport>,
): Promise<ImportResult> {
  const { database } = context;
  const account_id = await database.read((tx) => importer(tx, caller, params['id']));
  const id = params['importId'] ?? '';
  const done = await database.read((tx) => findImport(tx, account_id, now, id));
  if (done?.state === 'done') return done;
  const upload = await uploads.find(account_id, id);
  const check = (tx: Transaction) => importer(tx, caller, params['id'], { isLocked: true });
  const apply = async () => {
    const file = await readAccountFile(database, upload, account_id);
    const { file_name } = upload;
    return file.isUnderstood
      ? applyFile(context, { account_id, caller, file, now, signal, id, file_name, check })
      : null;
  };
  const result = await unlessRefused(apply, upload).catch(async (error: unknown) => {
    // The next file of the account may have taken the place of this one.
    await uploads.find(account_id, id);
    throw error;
  });
  if (!result)
    throw new Failed(
      409,
      upload.hasProblems
        ? 'The file has problems, so nothing was imported. Mend them, and choose the file again.'
        : 'Something has changed since the file was checked. Check it again.',
    );
  await uploads.drop(account_id, id);
  return result;
}

async function undoImport(
  database: Database,
  { caller, params, now, request: { signal } }: InputOf<typeof calls.undoImport>,
): Promise<ImportUndone> {
  const id = params['importId'] ?? '';
  const check = async (tx: Transaction) => {
    assertGoesOn(signal);
    const account_id = await importer(tx, caller, params['id'], { isLocked: true });
    const { file_name } = await assertUndoable(tx, account_id, id, now);
    return { account_id, user_id: caller.user_id, file_name };
  };
  const account_id = await database.read(async (tx) => {
    const account = await importer(tx, caller, params['id']);
    await assertUndoable(tx, account, id, now);
    if ((await findImport(tx, account, now, id))?.can_undo !== 'yes') throw notUndoableError();
    return account;
  });
  const undone = await undoRows(database, id, { account_id, caller, now, check });
  await database.write(async (tx) => {
    const author = await check(tx);
    await tx.updateTable('imports').set({ undone_at: now.epochMilliseconds }).where('id', '=', id).execute();
    await recordImport(tx, 'import_undone', author, { now, count: undone.deleted + undone.restored });
  });
  return undone;
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
  orNotFound(await (isLocked ? query.forNoKeyUpdate() : query).executeTakeFirst());
  for (const permission of importPermissions) requireIn(caller, id, permission);
  return id;
}

/** An id of 0 stands for an object that the file names but does not have. */
function inWords(problem: Problem) {
  const isNamed = problem.code === 'unknown_id' && problem.params.id === '0';
  const it = isNamed ? reason('not_in_file') : problem;
  return { code: it.code, params: it.params, message: sentenceOf(it) };
}

function planOf({ id, file_name }: StagedFile, { counts, rows, problems, pictures }: PlannedImport): ImportPlan {
  const reported = problems.slice(0, MOST_REPORTED).map(({ kind, index, row, problem }) => ({
    kind: kind as ImportPlan['problems'][number]['kind'],
    name: titleOf(row).slice(0, 100),
    row: index + 1,
    field: fieldOf(problem.path),
    ...inWords(problem),
  }));
  return { id, file_name, counts, rows, problems: reported, problems_count: problems.length, pictures };
}
