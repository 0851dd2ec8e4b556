import { setImmediate as waitTurn } from 'node:timers/promises';
import type { ImportResult } from '#domain/contract/office/imports.ts';
import { Failed, Invalid } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { reserveIds } from '../../database/reserve-ids.ts';
import { extendDepartures } from '../../places/departures.ts';
import { type Bringing, importRow } from '../document/import-row.ts';
import { type NextRow, rowsInOrder, Touched } from '../document/import-store.ts';
import { filesOf } from '../document/pictures.ts';
import { takenKinds } from './account-file.ts';
import { type Adopted, adoptDocument } from './adopt-document.ts';
import { assertGoesOn, type ImportInput, nameOf } from './import-input.ts';
import { beginImport, extendImport, finishImport, noteRow, stopImport } from './import-record.ts';
import { takeNewPictures } from './new-pictures.ts';
import { objectNow, ownFields } from './object-now.ts';
import { undoRows } from './undo-import.ts';

interface ApplyInput extends ImportInput {
  readonly id: string;
  readonly file_name: string;
  /** Runs in each unit. @throws the refusal of a caller who may no longer import */
  readonly check: (tx: Transaction) => Promise<unknown>;
}

/**
 * Imports a file into an account (B18), a few rows in each unit, so that nobody waits for the whole. A stopped import can be repeated, or undone.
 *
 * @returns null if a row is refused: then everything is undone
 * @throws FileRefused; Failed 409 while another import of the account runs, 503 if the engine stops
 */
export async function applyFile(context: Context, input: ApplyInput): Promise<ImportResult | null> {
  const { database, now: clock } = context;
  const { account_id, caller, id, file_name, now, check } = input;
  const author = { account_id, user_id: caller.user_id, file_name };
  const inUnit = <T>(unit: (tx: Transaction) => Promise<T>) =>
    database.write(async (tx) => {
      await check(tx);
      return unit(tx);
    });
  let running = await inUnit((tx) => beginImport(tx, id, author, clock()));
  const goOn = async (tx: Transaction) => {
    assertGoesOn(input.signal);
    return extendImport(tx, running, clock());
  };
  const unsettled = new Set<string>();
  try {
    const adopted = await adopt(context, input);
    // Hundreds of pictures take longer than a lease.
    const extend = async () => void (running = await inUnit(goOn));
    const pictures = await takeNewPictures(context, input, adopted.newPictures, extend);
    for (const source of filesOf(pictures)) unsettled.add(source);
    const kinds: string[] = [];
    for (const rows of inParts(rowsInOrder(takenKinds, adopted.document))) {
      await waitTurn();
      running = await inUnit(async (tx) => {
        const extended = await goOn(tx);
        await bringRows(tx, rows, input, pictures);
        return extended;
      });
      kinds.push(...rows.map(({ kind }) => kind.name));
      for (const source of storedFiles(rows, pictures)) {
        await context.pictures.originals.settle(source);
        unsettled.delete(source);
      }
    }
    const result = await inUnit(async (tx) => finishImport(tx, await goOn(tx), { author, kinds, now }));
    // New tours are drafts, so nobody books them before they have departures. Housekeeping makes the departures of the remaining tours.
    for (let i = 0; i < 20; i += 1) await database.write((tx) => extendDepartures(tx, now));
    return result;
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    await undoRows(database, id, { account_id, caller, now, check });
    return null;
  } finally {
    await database.write((tx) => stopImport(tx, running)).catch(() => {});
    for (const source of unsettled) await context.pictures.originals.drop(source);
  }
}

/** The files of pictures whose rows are stored now. */
function storedFiles(rows: readonly NextRow[], pictures: Bringing['pictures']): string[] {
  const ids = new Set(rows.flatMap(({ kind, row }) => (kind.upload ? row.id : [])));
  return filesOf(new Map(pictures.entries().filter(([id]) => ids.has(id))));
}

/** A row cannot be written: something has changed since the file was checked. */
class RowRefused extends Error {}

/** Gives each row of the file its id in the account, and stores these ids for later imports. */
async function adopt({ database }: Context, { account_id, file }: ApplyInput): Promise<Adopted> {
  const run = database.write.bind(database);
  const adopted = await adoptDocument({ ...file, account_id, kinds: takenKinds, run, reserve: reserveIds });
  await database.write((tx) => storeIds(tx, account_id, file.origin.key, adopted.ids));
  return adopted;
}

/** Rows in one unit: a tour takes some milliseconds. */
const ROWS = 4;

function* inParts(rows: Iterable<NextRow>): Iterable<readonly NextRow[]> {
  let part: NextRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** @throws RowRefused */
async function bringRows(
  tx: Transaction,
  rows: readonly NextRow[],
  { id: import_id, account_id, caller, file: { completeTours }, now }: ApplyInput,
  pictures: Bringing['pictures'],
): Promise<void> {
  const touched = new Touched();
  const accounts = new Set([account_id]);
  const bringing = { now, caller, accounts, pictures, touch: touched.add, hasLateDepartures: true };
  for (const { kind, row, error } of rows) {
    if (error) throw new RowRefused();
    const { fate, before } = await importRow(tx, kind, row, bringing).catch(throwRefused);
    if (fate === 'same') continue;
    if (fate === 'new' && kind.table === 'experiences') await completeTours?.(tx, [row.id]);
    const after = await objectNow(tx, kind, row.id, { accounts, now });
    const it = { kind: kind.name, id: row.id, name: nameOf(row), before: before && ownFields(kind, before) };
    if (after) await noteRow(tx, import_id, { ...it, after });
  }
  await touched.raiseVersions(tx);
}

function throwRefused(error: unknown): never {
  throw error instanceof Invalid || error instanceof Failed ? new RowRefused() : error;
}

async function storeIds(tx: Transaction, account_id: number, origin: string, ids: Adopted['ids']): Promise<void> {
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

/** Values in one statement: databases have a limit. */
const AT_ONCE = 500;
