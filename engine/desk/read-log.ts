import { sql } from 'kysely';
import type { DeskConflict, KnownEntry, LogEntry } from '#domain/contract/desk.ts';
import { OFFICE_CASH } from '#domain/desk/drawer.ts';
import { logOrder } from '#domain/desk/log.ts';
import { addDays } from '#domain/time/day.ts';
import type { Transaction } from '../database/database.ts';
import { AT_ONCE } from '../departures/guests.ts';
import { type ConflictReason, WAITING, WAITING_FOR_SUPPLIER } from './conflict.ts';

/** An entry that counts, and the account of the device that wrote it. */
export interface StoredEntry {
  readonly account_id: number;
  readonly entry: KnownEntry;
}

/**
 * The entries about lines that count, by the lines' numbers. An entry may be older than its line.
 *
 * @param accounts  only entries by devices of these accounts: the sellers and the suppliers of the lines. All accounts by default
 */
export async function readLog(
  tx: Transaction,
  lines: readonly string[],
  accounts?: readonly number[],
): Promise<StoredEntry[]> {
  const rows = [];
  for (let i = 0; i < lines.length; i += AT_ONCE)
    rows.push(...(await rowsOf(tx, lines.slice(i, i + AT_ONCE), accounts)));
  return rows.map(({ account_id, device_id, name, entry_json }) => {
    const entry = JSON.parse(entry_json) as LogEntry;
    return { account_id, entry: { ...entry, device: { id: device_id, name } } };
  });
}

function rowsOf(tx: Transaction, lines: readonly string[], accounts: readonly number[] | undefined) {
  return tx
    .selectFrom('desk_log as l')
    .innerJoin('desk_devices as d', 'd.id', 'l.device_id')
    .select(['l.account_id', 'l.device_id', 'd.name', 'l.entry_json'])
    .$if(accounts !== undefined, (it) => it.where('l.account_id', 'in', [0, ...(accounts ?? [])]))
    .where('l.line', 'in', lines)
    .where('l.is_allowed', '=', 1)
    .execute();
}

const MOST_CONFLICTS = 100;

/** Conflicts that staff of an account have to settle: its own, then those of resellers, each the oldest first. */
export async function readConflicts(tx: Transaction, account_id: number): Promise<DeskConflict[]> {
  const rows = [];
  for (const found of unsettled(tx, account_id)) {
    const oldest = await found.orderBy('l.at').orderBy('l.id').limit(MOST_CONFLICTS).execute();
    rows.push(...oldest.map((row) => ({ ...row, entry: entryIn(row) })).sort((a, b) => logOrder(a.entry, b.entry)));
  }
  return rows.slice(0, MOST_CONFLICTS).flatMap((row) => {
    const { conflict: reason, entry } = row;
    return reason ? [{ ...entry, reason, ...(mayAccept(row, account_id) && { can_accept: true }) }] : [];
  });
}

const MOST_SETTLED = 20;

/** Conflicts of an account's own devices that staff have settled since an instant, the last one first. */
export async function readSettled(
  tx: Transaction,
  account_id: number,
  since: Temporal.Instant,
): Promise<DeskConflict[]> {
  const rows = await tx
    .selectFrom('desk_log as l')
    .innerJoin('desk_devices as d', 'd.id', 'l.device_id')
    .select(['l.device_id', 'd.name', 'l.entry_json', 'l.settled_conflict as reason'])
    .where('l.account_id', '=', account_id)
    .where('l.settled_at', '>=', since.epochMilliseconds)
    .orderBy('l.settled_at', 'desc')
    .orderBy('l.id')
    .limit(MOST_SETTLED)
    .execute();
  return rows.flatMap((row) => (row.reason ? [{ ...entryIn(row), reason: row.reason }] : []));
}

/** An entry of the log that staff have to settle. */
export interface UnsettledEntry {
  readonly account_id: number;
  readonly entry: KnownEntry;
  readonly reason: ConflictReason;
  readonly canAccept: boolean;
  readonly isForSupplier: boolean;
}

/** An unsettled entry by its id. */
export async function unsettledEntry(
  tx: Transaction,
  account_id: number,
  id: string,
): Promise<UnsettledEntry | undefined> {
  const [own, ofResellers] = unsettled(tx, account_id).map((found) => found.where('l.id', '=', id));
  const row = (await own?.executeTakeFirst()) ?? (await ofResellers?.executeTakeFirst());
  if (!row?.conflict) return undefined;
  const { conflict: reason } = row;
  const isForSupplier = reason === WAITING_FOR_SUPPLIER;
  return {
    account_id: row.account_id,
    entry: entryIn(row),
    reason,
    canAccept: mayAccept(row, account_id),
    isForSupplier,
  };
}

/** Whether an account decides about an entry: an entry of its own devices, or one that waits for it as the supplier. */
function mayAccept({ conflict, supplier_id }: Pick<UnsettledRow, 'conflict' | 'supplier_id'>, account_id: number) {
  return conflict === WAITING || (conflict === WAITING_FOR_SUPPLIER && supplier_id === account_id);
}

type UnsettledRow = Awaited<ReturnType<ReturnType<typeof withConflict>['execute']>>[number];

/** Entries of an account, and those of its resellers that wait for it as the supplier (A26). Each query has an index of its own. */
function unsettled(tx: Transaction, account_id: number) {
  return [
    withConflict(tx).where('l.account_id', '=', account_id),
    withConflict(tx)
      .where('l.conflict', '=', sql.lit(WAITING_FOR_SUPPLIER))
      .where('e.account_id', '=', account_id)
      .where('l.account_id', '<>', account_id),
  ];
}

function withConflict(tx: Transaction) {
  return tx
    .selectFrom('desk_log as l')
    .innerJoin('desk_devices as d', 'd.id', 'l.device_id')
    .leftJoin('departures as p', 'p.id', 'l.departure_id')
    .leftJoin('experiences as e', 'e.id', 'p.experience_id')
    .select(['l.account_id', 'l.device_id', 'd.name', 'l.entry_json', 'l.conflict', 'e.account_id as supplier_id'])
    .where('l.conflict', 'is not', null);
}

function entryIn({ device_id: id, name, entry_json }: { device_id: number; name: string; entry_json: string }) {
  return { ...(JSON.parse(entry_json) as LogEntry), device: { id, name } } satisfies KnownEntry;
}

/** The cash of a device's office since a day (T12), the oldest first. */
export async function officeCash(tx: Transaction, device_id: number, from: string): Promise<KnownEntry[]> {
  // A day early, because the device's day may begin before the day in UTC.
  const since = Date.parse(addDays(from, -1));
  const rows = await tx
    .selectFrom('desk_log as l')
    .innerJoin('desk_devices as d', 'd.id', 'l.device_id')
    .select(['d.name', 'l.entry_json'])
    .where('l.device_id', '=', device_id)
    .where('l.kind', '=', OFFICE_CASH)
    .where('l.at', '>=', since)
    .orderBy('l.at')
    .orderBy('l.id')
    .execute();
  return rows.map(({ name, entry_json }) => {
    const entry = JSON.parse(entry_json) as LogEntry;
    return { ...entry, device: { id: device_id, name } };
  });
}
