import type { ImportKind, ImportPlan } from '#domain/contract/office/imports.ts';
import { importKinds } from '#domain/contract/office/imports.ts';
import { reason, valueText } from '#domain/contract/problems.ts';
import { carriedAccounts } from '../../accounts/carried-accounts.ts';
import { Failed, Invalid, invalidError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { SlicedUnit, Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import { isDemoPicture } from '../../demo/pictures.ts';
import type { Principal } from '../../http/principal.ts';
import { extendDepartures } from '../../places/departures.ts';
import { resources } from '../../resources/all.ts';
import { type CarriedObject, carriedObjects, exportFields } from '../../resources/model/carried.ts';
import type { Row } from '../../resources/model/columns.ts';
import { rowsOf, type SellerResource } from '../../resources/model/resource.ts';
import type { Fate } from '../document/import-row.ts';
import { importInto } from '../document/import-store.ts';
import { kindsOf } from '../document/kinds.ts';
import { takePicture } from '../document/pictures.ts';
import { type RowProblem, titleOf, WrongRows } from '../document/row-errors.ts';
import type { StoreDocument } from '../document/store-document.ts';
import { adoptDocument } from './adopt-document.ts';
import type { FileRow } from './match-rows.ts';
import { type Origin, originOf } from './origin.ts';

/** All kinds that a store's file may contain; an import reads only those of `importKinds`. */
export const fileKinds = kindsOf([carriedAccounts, ...resources], { withPeople: true });
export const takenKinds = fileKinds.filter(({ name }) => importKinds.some((it) => it === name));

interface ImportInput {
  readonly account_id: number;
  readonly caller: Principal;
  readonly document: StoreDocument;
  /** The folder of the pictures. */
  readonly folder: string;
  /** The origin of a table, whose rows have no account. For other files the document has it. */
  readonly origin?: Origin;
  /** Rows of the account that the document may refer to without containing them, each `table id`. */
  readonly here?: ReadonlySet<string>;
  readonly now: Temporal.Instant;
  readonly isDryRun: boolean;
  readonly signal: AbortSignal;
  /** Completes new tours. @param tours  their ids */
  readonly completeTours?: (tx: Transaction, tours: readonly number[]) => Promise<void>;
  /** Runs in the transaction that writes. */
  readonly afterImport?: (tx: Transaction, imported: AccountImport) => Promise<void>;
}

/** A row that an import made or changed: before the import, and as the import left it. */
export interface WrittenRow {
  readonly kind: ImportKind;
  readonly id: number;
  readonly name: string;
  readonly before: CarriedObject | null;
  readonly after: CarriedObject;
}

export interface AccountImport {
  readonly counts: ImportPlan['counts'];
  readonly rows: ImportPlan['rows'];
  readonly written: readonly WrittenRow[];
  readonly problems: readonly RowProblem[];
  readonly pictures: number;
}

/**
 * Imports a file into an account (B18), in one transaction: all of it, or nothing if a row is wrong or `isDryRun`.
 *
 * @returns the fate of each row; with `problems` nothing was written
 * @throws FileRefused; Failed 503 if the engine stops
 */
export async function importIntoAccount(context: Context, input: ImportInput): Promise<AccountImport> {
  const { database } = context;
  const { account_id, caller, document, now, isDryRun, afterImport } = input;
  const originAt = async (tx: Transaction) => input.origin ?? (await originOf(tx, document, account_id));
  const adopt = async (tx: Transaction, pause: () => Promise<void>) =>
    adoptDocument(tx, { ...input, kinds: takenKinds, origin: await originAt(tx), pause });
  const before = await tried(context, async (tx, pause) => (await adopt(tx, pause)).newPictures);
  const taken = await takeAll(context, input, before);
  let isStored = false;
  try {
    const imported = await database.writeInSlices(async (tx, pause) => {
      // The lock makes the second of two simultaneous imports wait, so that it sees the rows of the first.
      if (needsRowLocks(tx))
        await tx.selectFrom('base_accounts').select('id').where('id', '=', account_id).forNoKeyUpdate().execute();
      const adopted = await adopt(tx, pause);
      const done = new Outcome();
      let problems: readonly RowProblem[] = [];
      await importInto(tx, {
        document: adopted.document,
        kinds: takenKinds,
        pictures: new Map(adopted.newPictures.entries().map(([id, row]) => [id, taken.get(fileOf(row)) ?? gone])),
        now,
        caller,
        accounts: [account_id],
        hasLateDepartures: true,
        onRow: async () => {
          assertNotAborted(input.signal);
          await pause();
        },
        onFate: (...row) => done.add(...row),
      }).catch((error: unknown) => {
        if (!(error instanceof WrongRows)) throw error;
        ({ problems } = error);
      });
      const result = { ...done.summary(), problems, pictures: adopted.newPictures.size };
      const isWritten = problems.length === 0 && result.rows.length > 0 && !isDryRun;
      if (!isWritten) throw new RolledBackImport({ ...result, written: [] });
      await input.completeTours?.(tx, done.newTours());
      const all = { ...result, written: await done.written(tx, { account_id, now, pause }) };
      await keepIds(tx, account_id, (await originAt(tx)).key, adopted.ids);
      await afterImport?.(tx, all);
      return all;
    });
    isStored = true;
    // New tours are drafts, so nobody books them before they have departures. Housekeeping makes the departures of the remaining tours.
    for (let i = 0; i < 4; i += 1) await database.write((tx) => extendDepartures(tx, now));
    return imported;
  } catch (error) {
    if (error instanceof RolledBackImport) return error.imported;
    throw error;
  } finally {
    const { originals } = context.pictures;
    for (const it of taken.values())
      if (!(it instanceof Invalid)) await originals[isStored ? 'settle' : 'drop'](String(it['source']));
  }
}

/** @throws Failed if the caller no longer waits for the answer */
export function assertNotAborted({ aborted, reason }: AbortSignal): void {
  if (aborted) throw reason instanceof Failed ? reason : new Failed(503, 'Stopped. Nothing was written.');
}

/** Thrown to roll back an import that was only tried. */
class RolledBackImport extends Error {
  readonly imported: AccountImport;

  constructor(imported: AccountImport) {
    super('not kept');
    this.imported = imported;
  }
}

/** Runs a unit and rolls it back. It needs a writing transaction, because it may reserve ids. */
async function tried<T>({ database }: Context, unit: SlicedUnit<T>): Promise<T> {
  let found: { value: T } | undefined;
  await database
    .writeInSlices(async (tx, pause) => {
      found = { value: await unit(tx, pause) };
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  if (!found) throw new TypeError('a unit without a value');
  return found.value;
}

const rolledBack = new Error('only tried');

const gone = invalidError(['file'], reason('picture_deleted'));

function fileOf(row: FileRow): string {
  return valueText(row['file']);
}

/** Takes the files of new pictures, each through the checks of an upload (A20) and under a new name. */
async function takeAll(
  { pictures }: Context,
  { account_id, folder, signal }: ImportInput,
  rows: ReadonlyMap<number, FileRow>,
): Promise<Map<string, Row | Invalid>> {
  const take = async (name: string) => pictures.bring(account_id, `${folder}/${name}`).catch(throwMissingPicture);
  const taken = new Map<string, Row | Invalid>();
  for (const row of rows.values()) {
    assertNotAborted(signal);
    if (taken.has(fileOf(row)) || typeof row['file'] !== 'string') continue;
    const picture = takePicture(row as CarriedObject, { take, isDrawn: isDemoPicture });
    taken.set(
      fileOf(row),
      await picture.catch((error: unknown) => {
        if (error instanceof Invalid) return inFileError(error);
        throw error;
      }),
    );
  }
  return taken;
}

function throwMissingPicture(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  throw invalidError([], reason('picture_not_in_archive'));
}

function inFileError({ problems }: Invalid): Invalid {
  return new Invalid(problems.map((it) => ({ ...it, path: it.path.length > 0 ? it.path : ['file'] })));
}

/** The fate of each row. */
class Outcome {
  readonly #rows: { kind: SellerResource; id: number; name: string; fate: Fate; before: CarriedObject | null }[] = [];

  add(kind: SellerResource, row: CarriedObject, fate: Fate, before: CarriedObject | null): void {
    this.#rows.push({ kind, id: row.id, name: titleOf(row).slice(0, 100), fate, before });
  }

  summary(): Pick<AccountImport, 'counts' | 'rows'> {
    const all = importKinds.map((kind) => ({ kind, rows: this.#rows.filter((it) => it.kind.name === kind) }));
    const counts = all.map(({ kind, rows }) => {
      const count = (fate: Fate) => rows.filter((it) => it.fate === fate).length;
      return { kind, new: count('new'), changed: count('changed'), same: count('same') };
    });
    const rows = all.flatMap(({ kind, rows: of }) =>
      of.flatMap(({ name, fate }) => (fate === 'same' ? [] : [{ kind, name, fate }])),
    );
    return { counts: counts.filter((it) => it.new + it.changed + it.same > 0), rows };
  }

  newTours(): number[] {
    return this.#rows.flatMap(({ kind, fate, id }) => (kind.table === 'experiences' && fate === 'new' ? id : []));
  }

  /** The rows that were made and changed, in their present state. */
  async written(
    tx: Transaction,
    { account_id, now, pause }: { account_id: number; now: Temporal.Instant; pause: () => Promise<void> },
  ) {
    const found: WrittenRow[] = [];
    const file = { accounts: new Set([account_id]), now };
    for (const { kind, id, name, fate, before } of this.#rows) {
      if (fate === 'same') continue;
      await pause();
      const after = await objectNow(tx, kind, id, file);
      if (after)
        found.push({ kind: kind.name as ImportKind, id, name, before: before && ownFields(kind, before), after });
    }
    return found;
  }
}

/** An object as a file contains it, without fields that the engine itself counts; null if it is gone. */
export async function objectNow(
  tx: Transaction,
  kind: SellerResource,
  id: number,
  file: { accounts: ReadonlySet<number>; now: Temporal.Instant },
): Promise<CarriedObject | null> {
  const row = await rowsOf(tx).selectFrom(kind.table).selectAll().where('id', '=', id).executeTakeFirst();
  const [object] = row ? await carriedObjects(tx, kind, [row], file) : [];
  return object ? ownFields(kind, object) : null;
}

function ownFields(kind: SellerResource, object: CarriedObject): CarriedObject {
  const fields = exportFields(kind);
  const own = Object.entries(object).filter(([name]) => name === 'id' || fields.get(name)?.isForNew === false);
  return Object.fromEntries(own) as unknown as CarriedObject;
}

/** Stores the id that each row of the file has here. */
async function keepIds(
  tx: Transaction,
  account_id: number,
  origin: string,
  ids: ReadonlyMap<string, ReadonlyMap<number, number>>,
): Promise<void> {
  const rows = [...ids].flatMap(([table_name, of]) =>
    [...of].map(([file_id, row_id]) => ({ account_id, origin, table_name, file_id: String(file_id), row_id })),
  );
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await tx
      .insertInto('imported_ids')
      .values(rows.slice(i, i + AT_ONCE))
      .onConflict((it) =>
        it
          .columns(['account_id', 'origin', 'table_name', 'file_id'])
          .doUpdateSet((set) => ({ row_id: set.ref('excluded.row_id') })),
      )
      .execute();
}

const AT_ONCE = 500;
