import type { LogEntry } from '#domain/contract/desk.ts';
import { sortedLog } from '#domain/desk/log.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Transaction } from '../database/database.ts';
import type { Clock } from '../orders/model/queries.ts';
import { type ConflictReason, neededFor, touchesGuests, WAITING } from './conflict.ts';
import { applyEffects } from './log-effects.ts';

/** The device that writes, its account, and its rights there. */
export interface Writer {
  readonly id: number;
  readonly name: string;
  readonly account_id: number;
  readonly can: (permission: Permission) => boolean;
  /** When the device was revoked, epoch milliseconds; null if it is not. */
  readonly ended_at: number | null;
}

/**
 * Whether an entry counts at once. A device can write any time into an entry, so an entry of a revoked device counts only if it is about guests
 * who came in before the revocation.
 */
function isAllowed({ can, ended_at }: Writer, { kind, at }: LogEntry): boolean {
  const permission = neededFor(kind);
  if (permission === undefined || !can(permission)) return false;
  return ended_at === null || ((kind === 'admit' || kind === 'undo') && Date.parse(at) <= ended_at);
}

/** Why staff see an entry that does not count: they accept it, or mark it as done. A drawer shows its device's own entries, allowed or not (T12). */
function waitsFor(writer: Writer, entry: LogEntry): ConflictReason | null {
  if (isAllowed(writer, entry)) return null;
  const { kind } = entry;
  const isWaiting =
    touchesGuests.has(kind) || kind === 'note' || (writer.ended_at !== null && kind.startsWith('drawer_'));
  return isWaiting ? WAITING : null;
}

/**
 * Stores a device's entries, each one once, by its id, for good, and applies the new ones (T6). No entry is refused: an entry that its device may
 * not write is stored, and waits for staff or has no effect.
 *
 * @returns the ids of all entries, whether new or known
 */
export async function storeEntries(
  tx: Transaction,
  writer: Writer,
  entries: readonly LogEntry[],
  at: Clock,
): Promise<string[]> {
  if (entries.length === 0) return [];
  const numbered = entries.map((entry, i) => ({ ...entry, sequence: entry.sequence ?? i }));
  const inserted = await tx
    .insertInto('desk_log')
    .values(
      numbered.map((entry) => ({
        id: entry.id,
        account_id: writer.account_id,
        device_id: writer.id,
        kind: entry.kind,
        line: entry.line ?? null,
        departure_id: entry.departure ?? null,
        at: Date.parse(entry.at),
        received_at: at.now.epochMilliseconds,
        is_allowed: isAllowed(writer, entry) ? 1 : 0,
        entry_json: JSON.stringify(entry),
        conflict: waitsFor(writer, entry),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(inserted.map(({ id }) => id));
  const device = { id: writer.id, name: writer.name };
  // If two entries have the same id, the first is stored and counts.
  const stored = sortedLog(numbered.filter((it) => fresh.delete(it.id)).map((it) => ({ ...it, device })));
  const counting = stored.filter((it) => isAllowed(writer, it));
  const waiting = stored.filter((it) => waitsFor(writer, it));
  const { account_id, can } = writer;
  await applyEffects(tx, { account_id, entries: counting, waiting, can, at });
  return [...new Set(entries.map(({ id }) => id))];
}
