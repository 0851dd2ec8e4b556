import { sql, type Updateable } from 'kysely';
import type { KnownEntry } from '#domain/contract/desk.ts';
import { appendNote, attendanceAfter, orderNumberOf, sortedLog } from '#domain/desk/log.ts';
import { canMove } from '#domain/orders/status.ts';
import type { Permission } from '#domain/permissions.ts';
import { Failed, Invalid, Refused } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import { ownerOf } from '../database/owned.ts';
import { lockRows, needsRowLocks } from '../database/row-locks.ts';
import type { Tables } from '../database/tables.ts';
import { lineFacts, recordOrderChange } from '../orders/model/order-history.ts';
import type { LineOfOrder } from '../orders/model/prices.ts';
import {
  type Clock,
  changeOrderLine,
  isBooked,
  lockOrder,
  orderLinesOf,
  updateOrder,
} from '../orders/model/queries.ts';
import { scheduleReviewRequest } from '../orders/model/review-requests.ts';
import { updateLease } from '../places/leases.ts';
import { lockDepartures } from '../places/places-left.ts';
import { lockAgreements } from '../places/resale.ts';
import { bookDeskPayment } from './book-payment.ts';
import { bookDeskRefund } from './book-refund.ts';
import { bookSale, keepSale, userOf } from './book-sale.ts';
import { type ConflictReason, EntryConflict, momentOf, neededFor, touchesGuests } from './conflict.ts';
import { releasePlacesOfSale } from './leases.ts';
import { readLog, type UnsettledEntry, unsettledEntry } from './read-log.ts';

/** Entries to apply, and the account of the device that wrote them. */
interface Arrival {
  readonly account_id: number;
  readonly entries: readonly KnownEntry[];
  /** Entries that staff have to accept first. */
  readonly waiting: readonly KnownEntry[];
  /** Whether the supplier has accepted the sales. */
  readonly isAccepted?: boolean;
  /** The permissions of the device that brings the entries. */
  readonly can: (permission: Permission) => boolean;
  readonly at: Clock;
}

/** @returns a conflict to show to staff; null without one. @throws EntryConflict */
type Effect = (tx: Transaction, entry: KnownEntry, arrival: Arrival) => Promise<ConflictReason | null>;

/** The effects of each kind of entry besides the log (T6). Drawer entries have no other effect. */
const effects: Readonly<Record<string, Effect>> = {
  admit: updateAttendance,
  undo: updateAttendance,
  note: writeNote,
  payment: (tx, entry, { account_id, at }) => bookDeskPayment(tx, entry, account_id, at),
  refund: (tx, entry, { account_id, at }) => bookDeskRefund(tx, entry, account_id, at),
  give_back: giveBack,
  settle: settleConflict,
  reopen: reopenConflict,
  accept: acceptEntry,
};

const effectOf = ({ kind }: KnownEntry) => (Object.hasOwn(effects, kind) ? effects[kind] : undefined);

/**
 * Applies new entries, in the transaction that stores them. Sales come first: earlier entries about their lines count from then on. If an effect
 * fails, only this effect is rolled back: the entry stays in the log, and the other effects stay. All orders and departures are locked before the
 * first effect, so that no unit waits for an order while it has a departure (decision 0045).
 */
export async function applyEffects(tx: Transaction, arrival: Arrival): Promise<void> {
  const { account_id, entries, waiting: unaccepted, isAccepted = false, at } = arrival;
  await lockSubjects(tx, account_id, [...entries, ...unaccepted]);
  const [sales, others] = [entries.filter(isSale), entries.filter((it) => !isSale(it))];
  const sold: string[] = [];
  for (const entry of byDeparture(sales))
    if (await applyEffect(tx, account_id, entry, () => bookSale(tx, entry, account_id, at, isAccepted)))
      sold.push(entry.line ?? '');
  for (const entry of byDeparture(unaccepted.filter(isSale)))
    await applyEffect(tx, account_id, entry, () => keepSale(tx, entry, account_id, at));
  await applyAll(tx, arrival, others);
  for (const early of await releaseWaiting(tx, sold, entries))
    await applyAll(tx, { ...arrival, ...early }, early.entries);
}

/** Locks what entries are about, in the one order: numbers, agreements, carts, orders, departures. */
async function lockSubjects(tx: Transaction, account_id: number, entries: readonly KnownEntry[]): Promise<void> {
  if (!needsRowLocks(tx)) return;
  const numbers = ['', ...entries.flatMap(({ line }) => (line === undefined ? [] : orderNumberOf(line)))];
  // Without this, a sale and a payment for it that arrive at the same time, at two engines, would not see each other.
  const reserved = tx.selectFrom('reserved_numbers').select(['number', 'lease_id']).where('number', 'in', numbers);
  const leases = (await reserved.orderBy('number').forUpdate().execute()).map(({ lease_id }) => lease_id);
  const sold = entries.flatMap(({ sale }) => (sale ? sale.experience_id : []));
  await lockAgreements(tx, account_id, sold);
  const orders = await tx.selectFrom('orders').select(['id', 'cart_id']).where('number', 'in', numbers).execute();
  const carts = orders.flatMap(({ cart_id }) => cart_id ?? []);
  await lockRows(tx, 'carts', carts);
  const ids = orders.map(({ id }) => id);
  await lockRows(tx, 'orders', ids);
  const returned = entries.flatMap(({ kind, of }) => (kind === 'give_back' ? (of ?? []) : []));
  const departures = await tx
    .selectFrom('desk_leases')
    .select('departure_id')
    .where('account_id', '=', account_id)
    .where('id', 'in', ['', ...leases, ...returned])
    .execute();
  const leased = departures.map(({ departure_id }) => departure_id);
  await lockDepartures(tx, leased);
}

const isSale = ({ kind }: KnownEntry) => kind === 'sale';

/** Departures are locked by ascending id. */
function byDeparture(sales: readonly KnownEntry[]): readonly KnownEntry[] {
  return sales.toSorted((a, b) => (a.departure ?? 0) - (b.departure ?? 0));
}

/** By order, since orders are locked in one order; entries of one order stay in the order of the log. */
async function applyAll(tx: Transaction, arrival: Arrival, entries: readonly KnownEntry[]): Promise<void> {
  const numberOf = ({ line = '' }: KnownEntry) => orderNumberOf(line);
  for (const entry of entries.toSorted((a, b) => compareText(numberOf(a), numberOf(b))))
    await applyEffect(tx, arrival.account_id, entry, async () => (await effectOf(entry)?.(tx, entry, arrival)) ?? null);
}

/** Earlier entries about lines that have just arrived, by the account of their devices. Payments among them are no longer conflicts. */
async function releaseWaiting(
  tx: Transaction,
  lines: readonly string[],
  but: readonly KnownEntry[],
): Promise<Pick<Arrival, 'account_id' | 'entries'>[]> {
  if (lines.length === 0) return [];
  const known = new Set(but.map(({ id }) => id));
  const log = (await readLog(tx, lines)).filter(({ entry }) => !known.has(entry.id));
  await tx
    .updateTable('desk_log')
    .set({ conflict: null })
    .where('line', 'in', lines)
    .where('conflict', '=', 'no_order')
    .execute();
  return [...Map.groupBy(log, ({ account_id }) => account_id)].map(([account_id, stored]) => ({
    account_id,
    entries: sortedLog(stored.map(({ entry }) => entry)),
  }));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** @returns whether the effect was applied; else it is rolled back, and shown to staff if they must know */
async function applyEffect(
  tx: Transaction,
  account_id: number,
  { id, kind }: KnownEntry,
  effect: () => Promise<ConflictReason | null>,
): Promise<boolean> {
  await sql`savepoint effect`.execute(tx);
  let [isDone, conflict]: [boolean, ConflictReason | null] = [true, null];
  try {
    conflict = await effect();
  } catch (error) {
    conflict = reasonOf(error, kind);
    isDone = false;
    await sql`rollback to savepoint effect`.execute(tx);
  }
  await sql`release savepoint effect`.execute(tx);
  const stored = tx.updateTable('desk_log').where('account_id', '=', account_id).where('id', '=', id);
  if (conflict !== null) await stored.set({ conflict }).execute();
  return isDone;
}

/** A refused sale or payment has lost its places. Other refused entries do not affect guests. @throws the error if it is no refusal */
function reasonOf(error: unknown, kind: string): ConflictReason | null {
  if (error instanceof EntryConflict) return error.reason;
  if (!(error instanceof Refused || error instanceof Failed || error instanceof Invalid)) throw error;
  return touchesGuests.has(kind) ? 'places_gone' : null;
}

/** Frees places that a device gives back (T11). */
async function giveBack(tx: Transaction, { of, places = 0, device }: KnownEntry): Promise<null> {
  const ofDevice = tx
    .selectFrom('desk_leases')
    .selectAll()
    .where('id', '=', of ?? '')
    .where('device_id', '=', device.id);
  const known = await ofDevice.executeTakeFirst();
  if (!known) return null;
  await lockDepartures(tx, [known.departure_id]);
  const lease = await ofDevice.executeTakeFirst();
  if (lease && lease.ended_at === null) await updateLease(tx, lease, Math.max(0, lease.places - places));
  return null;
}

async function settleConflict(tx: Transaction, { of }: KnownEntry, { account_id, at }: Arrival): Promise<null> {
  const found = await unsettledEntry(tx, account_id, of ?? '');
  if (!found) return null;
  const settled_at = at.now.epochMilliseconds;
  await changeEntry(tx, found, { conflict: null, settled_conflict: found.reason, settled_at });
  if (found.entry.kind === 'sale') await releasePlacesOfSale(tx, orderNumberOf(found.entry.line ?? ''));
  return null;
}

/** Shows an entry to staff again that they have settled. Places that the entry kept before are free for everybody meanwhile. */
async function reopenConflict(tx: Transaction, { of = '' }: KnownEntry, { account_id }: Arrival): Promise<null> {
  await tx
    .updateTable('desk_log')
    .set((it) => ({ conflict: it.ref('settled_conflict'), settled_conflict: null, settled_at: null }))
    .where('account_id', '=', account_id)
    .where('id', '=', of)
    .where('settled_at', 'is not', null)
    .execute();
  return null;
}

/** Lets an entry count that waits for staff (T6) or for the supplier (A26), with the permission of those who accept it. */
async function acceptEntry(tx: Transaction, { of = '' }: KnownEntry, arrival: Arrival): Promise<null> {
  const { account_id, can, at } = arrival;
  const found = await unsettledEntry(tx, account_id, of);
  if (!found) return null;
  const permission = neededFor(found.entry.kind);
  if (!found.canAccept || !permission || !can(permission)) return null;
  await changeEntry(tx, found, { conflict: null, is_allowed: 1 });
  const entries = [found.entry];
  await applyEffects(tx, {
    account_id: found.account_id,
    entries,
    waiting: [],
    isAccepted: found.isForSupplier,
    can,
    at,
  });
  return null;
}

async function changeEntry(
  tx: Transaction,
  { account_id, entry }: UnsettledEntry,
  change: Updateable<Tables['desk_log']>,
): Promise<void> {
  await tx
    .updateTable('desk_log')
    .set(change)
    .where('id', '=', entry.id)
    .where('account_id', '=', account_id)
    .execute();
}

/** Sets the attendance of a line from all entries about it. Skips a line that is not booked, or does not exist yet. */
async function updateAttendance(tx: Transaction, entry: KnownEntry, arrival: Arrival): Promise<null> {
  const { id, line: number = '' } = entry;
  const ofLine = arrival.entries.filter((it) => it.line === number && (it.kind === 'admit' || it.kind === 'undo'));
  // The first entry of this request is enough: it sets the attendance for all of them.
  if (ofLine[0]?.id !== id) return null;
  const found = await lockLine(tx, number, arrival.account_id);
  if (!found || !isBooked(found.order)) return null;
  const { order, line, accounts } = found;
  const log = (await readLog(tx, [number], accounts)).map(({ entry }) => entry);
  const isNew = new Set(ofLine.map((it) => it.id));
  const to = attendanceAfter(log, number, line.people, (it) => isNew.has(it.id));
  if (to === null || !canMove('attendance', line.attendance_status, to)) return null;
  await changeOrderLine(tx, line, { attendance_status: to });
  if (to === 'checked_in') await scheduleReviewRequest(tx, line, arrival.at.now);
  await updateOrder(tx, order, {});
  const { title, date, time } = lineFacts(line);
  const [before, after] = [line.attendance_status, to].map((status) => ({ title, date, time, status }));
  await recordOrderChange(tx, order, {
    kind: 'attendance',
    ...(await actOf(tx, entry, arrival.at.now)),
    before,
    after,
  });
  return null;
}

/** Adds a note to a line's staff note, also if the line is cancelled. */
async function writeNote(tx: Transaction, entry: KnownEntry, { account_id, at }: Arrival): Promise<null> {
  const found = await lockLine(tx, entry.line ?? '', account_id);
  if (!found || !entry.text) return null;
  const { order, line } = found;
  await changeOrderLine(tx, line, { note: appendNote(line.note, entry.text) });
  const after = { title: lineFacts(line).title, personal: { note: entry.text } };
  await recordOrderChange(tx, order, { kind: 'note', ...(await actOf(tx, entry, at.now)), after });
  // A note may have personal data, so the order may have to be redacted again.
  await updateOrder(tx, order, { redacted_at: null });
  return null;
}

/** The person who made an entry, and its time. */
async function actOf(tx: Transaction, entry: KnownEntry, now: Temporal.Instant) {
  return { actor: { user_id: await userOf(tx, entry.device.id), name: entry.who }, at: momentOf(entry, now) };
}

/** A line by its number, with its locked order and the accounts whose devices may write about it. Null for a line that does not exist or belongs to another account. */
async function lockLine(
  tx: Transaction,
  number: string,
  account_id: number,
): Promise<(LineOfOrder & { accounts: readonly number[] }) | null> {
  const known = await tx
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .select(['o.id', 's.account_id as seller'])
    .where('o.number', '=', orderNumberOf(number))
    .executeTakeFirst();
  if (!known) return null;
  const order = await lockOrder(tx, known.id);
  const all = await orderLinesOf(tx, order.id);
  const line = all[Number(number.slice(order.number.length + 1)) - 1];
  if (!line) return null;
  const accounts = [known.seller, await ownerOf(tx, 'experiences', line.experience_id)];
  return accounts.includes(account_id) ? { order, line, all, accounts } : null;
}
