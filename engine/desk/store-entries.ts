import type { LogEntry } from '#domain/contract/desk.ts';
import { sortedLog } from '#domain/desk/log.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Transaction } from '../database/database.ts';
import type { Clock } from '../orders/model/queries.ts';
import { touchesGuests } from './conflict.ts';
import { applyEffects } from './log-effects.ts';

/** The device that writes, for which account, and what it may do there. */
export interface Writer {
  readonly id: number;
  readonly name: string;
  readonly account_id: number;
  can(permission: Permission): boolean;
}

/** The permission that an entry needs to count (T6). An entry of an unknown kind does not count. */
const needed: Readonly<Record<string, Permission>> = {
  admit: 'bookings.check_in',
  undo: 'bookings.check_in',
  note: 'bookings.check_in',
  payment: 'payments.write',
  refund: 'payments.write',
  sale: 'orders.write',
  give_back: 'orders.write',
  settle: 'orders.write',
  drawer_open: 'payments.write',
  drawer_move: 'payments.write',
  drawer_close: 'payments.write',
};

/**
 * Stores a device's entries, each one once, by its id, for good, and applies the new ones (T6). No entry is refused: an entry that its device may
 * not write is stored and has no effect.
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
  const isAllowed = ({ kind }: LogEntry) => {
    const permission = needed[kind];
    return permission !== undefined && writer.can(permission);
  };
  const inserted = await tx
    .insertInto('desk_log')
    .values(
      entries.map((entry) => ({
        id: entry.id,
        account_id: writer.account_id,
        device_id: writer.id,
        kind: entry.kind,
        line: entry.line ?? null,
        departure_id: entry.departure ?? null,
        at: Date.parse(entry.at),
        received_at: at.now.epochMilliseconds,
        is_allowed: isAllowed(entry) ? 1 : 0,
        entry_json: JSON.stringify(entry),
        conflict: isAllowed(entry) || !touchesGuests.has(entry.kind) ? null : ('not_allowed' as const),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(inserted.map(({ id }) => id));
  const device = { id: writer.id, name: writer.name };
  // Of two entries with the same id, the first is stored, and that one counts.
  const counting = entries.filter((it) => fresh.delete(it.id) && isAllowed(it)).map((it) => ({ ...it, device }));
  await applyEffects(tx, { account_id: writer.account_id, entries: sortedLog(counting), at });
  return [...new Set(entries.map(({ id }) => id))];
}
