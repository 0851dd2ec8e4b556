import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '#domain/contract/fields.ts';
import type { ImportKind, ImportUndone } from '#domain/contract/office/imports.ts';
import { Failed, Invalid } from '../../base/errors.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { type CarriedObject, carriedShape } from '../../resources/model/carried.ts';
import { changeObject, deleteObject } from '../../resources/model/mutations.ts';
import type { SellerResource } from '../../resources/model/resource.ts';
import { Touched } from '../document/import-store.ts';
import { takenKinds } from './account-file.ts';
import { takeLastRow, type WrittenRow } from './import-record.ts';
import { objectNow } from './object-now.ts';

interface UndoRowsInput {
  readonly account_id: number;
  readonly caller: Principal;
  readonly now: Temporal.Instant;
  /** Runs in the unit of each row. @throws the refusal if the import can no longer be undone */
  readonly check: (tx: Transaction) => Promise<unknown>;
}

type RowFate = 'deleted' | 'restored' | 'changed' | 'in_use';

/**
 * Restores rows that an import changed, and deletes rows that it made, the last first, each in a unit of its own, so that nobody waits for the whole.
 * An undo that stopped halfway can be repeated. Rows that were changed since then, or that are in use, stay.
 */
export async function undoRows(database: Database, import_id: string, input: UndoRowsInput): Promise<ImportUndone> {
  const undone = { deleted: 0, restored: 0, skipped: [] as ImportUndone['skipped'] };
  const undoLast = async (tx: Transaction) => {
    await input.check(tx);
    const row = await takeLastRow(tx, import_id);
    return row && { row, fate: await undoRow(tx, row, input) };
  };
  for (let last = await database.write(undoLast); last; last = await database.write(undoLast)) {
    const { row, fate } = last;
    if (fate === 'deleted' || fate === 'restored') undone[fate] += 1;
    else if (fate !== null) undone.skipped.push({ kind: row.kind as ImportKind, name: row.name, reason: fate });
  }
  return undone;
}

/** @returns null for a row that is gone */
async function undoRow(tx: Transaction, row: WrittenRow, input: UndoRowsInput): Promise<RowFate | null> {
  const { account_id, caller, now } = input;
  const file = { accounts: new Set([account_id]), now };
  const kind = takenKinds.find(({ name }) => name === row.kind);
  const here = kind ? await objectNow(tx, kind, row.id, file) : null;
  if (!kind || here === null) return null;
  if (!isDeepStrictEqual(here, row.after)) return 'changed';
  const touched = new Touched();
  const by = { caller, now, carried: { accounts: file.accounts, touch: touched.add } };
  const { before } = row;
  if (before) {
    if (!(await unlessRefused(() => changeObject(tx, kind, String(row.id), bodyOf(kind, before), by)))) return 'in_use';
  } else {
    if (kind.table === 'experiences') await deletePlainDepartures(tx, row.id);
    if (!(await unlessRefused(() => deleteObject(tx, kind, String(row.id), by)))) return 'in_use';
  }
  await touched.raiseVersions(tx);
  return before ? 'restored' : 'deleted';
}

/** Deletes the departures of a draft, so that the draft can go. Departures that staff have changed stay, and with them the draft. */
async function deletePlainDepartures(tx: Transaction, id: number): Promise<void> {
  for (const table of ['order_lines', 'cart_lines'] as const) {
    const line = tx.selectFrom(table).select('id').where('experience_id', '=', id).limit(1);
    if (await line.executeTakeFirst()) return;
  }
  await tx
    .deleteFrom('departures')
    .where('experience_id', '=', id)
    .where((it) => it.and({ sold: 0, is_closed: 0, is_unscheduled: 0, has_own_capacity: 0, note: '', guide: '' }))
    .where('cancelled_at', 'is', null)
    .execute();
  await tx.updateTable('experiences').set({ departures_until: '' }).where('id', '=', id).execute();
}

/** The fields of an object that requests may set. */
function bodyOf(kind: SellerResource, object: CarriedObject): Record<string, unknown> {
  const known = fieldsOf(carriedShape(kind));
  return Object.fromEntries(
    Object.entries(object).filter(([name]) => known[name] && !['id', 'base_account'].includes(name)),
  );
}

/** @returns whether it was done. A row that bookings or other objects need is refused before anything is written */
async function unlessRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Failed || error instanceof Invalid) return false;
    throw error;
  }
}
