import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '#domain/contract/fields.ts';
import type { ImportUndone } from '#domain/contract/office/imports.ts';
import { Failed, Invalid } from '../../base/errors.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { type CarriedObject, carriedShape } from '../../resources/model/carried.ts';
import { changeObject, deleteObject } from '../../resources/model/mutations.ts';
import type { SellerResource, Shown } from '../../resources/model/resource.ts';
import { raiseVersions } from '../document/import-store.ts';
import { objectNow, takenKinds, type WrittenRow } from './import-into-account.ts';

interface UndoRowsInput {
  readonly account_id: number;
  readonly caller: Principal;
  readonly now: Temporal.Instant;
  /** Awaited before each row. */
  readonly pause: () => Promise<void>;
}

/** Restores rows that an import changed, and deletes rows that it made. Rows that were changed since then, or that are in use, stay. */
export async function undoRows(
  tx: Transaction,
  rows: readonly WrittenRow[],
  input: UndoRowsInput,
): Promise<ImportUndone> {
  const { account_id, caller, now, pause } = input;
  const touched = { experiences: new Set<number>(), stores: new Set<number>() };
  const touch = ({ experiences = [], stores = [] }: Shown) => {
    for (const id of experiences) touched.experiences.add(id);
    for (const id of stores) touched.stores.add(id);
  };
  const file = { accounts: new Set([account_id]), now };
  const by = { caller, now, carried: { accounts: file.accounts, touch } };
  const undone = { deleted: 0, restored: 0, skipped: [] as ImportUndone['skipped'] };
  // Restored rows come before deleted ones, because they may still refer to them. The order is the reverse of the import's.
  for (const isNew of [false, true])
    for (const { kind: name, id, name: title, before, after } of rows.toReversed()) {
      const kind = takenKinds.find((it) => it.name === name);
      if (!kind || (before === null) !== isNew) continue;
      await pause();
      const here = await objectNow(tx, kind, id, file);
      if (here === null) continue;
      const skip = (reason: 'changed' | 'in_use') => undone.skipped.push({ kind: name, name: title, reason });
      if (!isDeepStrictEqual(here, after)) skip('changed');
      else if (before) {
        const isBack = await unlessRefused(() => changeObject(tx, kind, String(id), bodyOf(kind, before), by));
        if (isBack) undone.restored += 1;
        else skip('in_use');
      } else if (await unlessRefused(() => deleteObject(tx, kind, String(id), by))) undone.deleted += 1;
      else skip('in_use');
    }
  await raiseVersions(tx, touched);
  return undone;
}

/**
 * Deletes the departures of the drafts that an undo is about to delete, each draft's in a unit of its own. In the undo itself they would be deleted
 * again for each of its slices (decision 0245). Departures that staff have changed stay until then. If the undo fails, housekeeping makes the
 * departures again; nobody books a draft meanwhile.
 */
export async function deleteDeparturesOfDrafts(
  database: Database,
  rows: readonly WrittenRow[],
  file: { accounts: ReadonlySet<number>; now: Temporal.Instant },
): Promise<void> {
  const kind = takenKinds.find(({ table }) => table === 'experiences');
  if (!kind) return;
  const drafts = rows.filter((it) => it.kind === kind.name && it.before === null);
  for (const { id, after } of drafts)
    await database.write(async (tx) => {
      if (isDeepStrictEqual(await objectNow(tx, kind, id, file), after)) await deletePlainDepartures(tx, id);
    });
}

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
