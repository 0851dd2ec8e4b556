import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { type DeskConflict, type DeskDelta, type DeskDeparture, MOST_DEPARTURES } from '#domain/contract/desk.ts';
import { sortedLog } from '#domain/desk/log.ts';
import { addDays } from '#domain/time/day.ts';
import { clockTimeOn } from '#domain/time/epoch.ts';
import { dayIn } from '#domain/time/zone.ts';
import { keysForGate } from '../catalogue/voucher-keys.ts';
import type { Transaction } from '../database/database.ts';
import { type DepartureRow, departureRows, departuresOf } from '../departures/departure-rows.ts';
import { type FoundGuest, readGuests } from '../departures/guests.ts';
import { instantText } from '../http/json-response.ts';
import { readConflicts, readLog, readSettled, type StoredEntry } from './read-log.ts';
import { membersOf } from './team.ts';

const DAYS_BEFORE = 1;
const DAYS_AFTER = 3;

/** How long settled conflicts are listed. */
const SETTLED_HOURS = 24;

interface DeltaOf {
  readonly account_id: number;
  /** Whether the caller may see the guests. If not, the answer makes the device delete all departures. */
  readonly canRead: boolean;
  readonly known: readonly { readonly id: number; readonly version: string }[];
  readonly now: Temporal.Instant;
}

/**
 * The departures that have changed among the days that a device holds (T4). A version is a hash of the departure's JSON. The answer depends only
 * on the versions that the device sends, so the next answer makes up for one that was lost or late.
 */
export async function deskDelta(
  tx: Transaction,
  of: DeltaOf,
): Promise<Omit<DeskDelta, 'leases' | 'signing_key' | 'stored'>> {
  const { account_id, canRead, known, now } = of;
  const days = await daysOf(tx, account_id, now);
  const conflicts = canRead ? await readConflicts(tx, account_id) : [];
  const chosen = canRead ? await departuresToHold(tx, { account_id, days, conflicts, now }) : [];
  const departures = await readDepartures(tx, account_id, chosen.slice(0, MOST_DEPARTURES), now);
  const held = new Map(known.map(({ id, version }) => [id, version]));
  const there = new Set(departures.map(({ id }) => id));
  return {
    as_of: now.toString(),
    ...days,
    ...(chosen.length > MOST_DEPARTURES && { is_partial: true }),
    departures: departures.filter(({ id, version }) => held.get(id) !== version),
    gone: [...held.keys()].filter((id) => !there.has(id)),
    members: await membersOf(tx, account_id),
    voucher_keys: await keysForGate(tx, account_id, now),
    conflicts,
    settled: canRead ? await readSettled(tx, account_id, now.subtract({ hours: SETTLED_HOURS })) : [],
  };
}

/** Days by the clocks of an account's stores: from the earliest of their yesterdays to the last day of the latest. */
async function daysOf(
  tx: Transaction,
  account_id: number,
  now: Temporal.Instant,
): Promise<{ from: string; to: string }> {
  const stores = await tx.selectFrom('stores').select('time_zone').where('account_id', '=', account_id).execute();
  const zones =
    stores.length > 0
      ? stores
      : await tx
          .selectFrom('experiences')
          .select('time_zone')
          .where('account_id', '=', account_id)
          .distinct()
          .execute();
  const todays = (zones.length > 0 ? zones : [{ time_zone: 'UTC' }]).map(({ time_zone }) => dayIn(now, time_zone));
  const [first = '', last = first] = [todays.toSorted()[0], todays.toSorted().at(-1)];
  return { from: addDays(first, -DAYS_BEFORE), to: addDays(last, DAYS_AFTER) };
}

interface DeparturesToHoldInput {
  readonly account_id: number;
  readonly days: { readonly from: string; readonly to: string };
  readonly conflicts: readonly DeskConflict[];
  readonly now: Temporal.Instant;
}

/**
 * The departures that a device holds, and one more if others are left out (T4b): first those with guests, leases or conflicts of the account, then
 * those ahead, then the others; of each kind the nearest to now first. Reads ids only, because an account may have 40,000 departures in these days.
 */
async function departuresToHold(
  tx: Transaction,
  { account_id, days, conflicts, now }: DeparturesToHoldInput,
): Promise<number[]> {
  const instant = now.epochMilliseconds;
  const rows = await departuresOf(tx, [account_id])
    .select('d.id')
    .where('d.date', '>=', days.from)
    .where('d.date', '<=', days.to)
    .orderBy((it) => {
      const booked = it
        .selectFrom('order_lines as l')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .innerJoin('stores as s', 's.id', 'o.store_id')
        .innerJoin('experiences as b', 'b.id', 'l.experience_id')
        .select('l.departure_id')
        .where('l.date', '>=', days.from)
        .where('l.date', '<=', days.to)
        .where('o.status', '<>', 'expired')
        .where((line) => line.or([line('s.account_id', '=', account_id), line('b.account_id', '=', account_id)]));
      const leased = it.selectFrom('desk_leases').select('departure_id').where('account_id', '=', account_id);
      const disputed = [0, ...conflicts.flatMap(({ departure }) => departure ?? [])];
      const isNeeded = it.or([it('d.id', 'in', booked), it('d.id', 'in', leased), it('d.id', 'in', disputed)]);
      return it.case().when(isNeeded).then(0).when('d.starts_at', '>', instant).then(1).else(2).end();
    })
    .orderBy(sql`abs(d.starts_at - ${instant})`)
    .orderBy('d.id')
    .limit(MOST_DEPARTURES + 1)
    .execute();
  return rows.map(({ id }) => id);
}

async function readDepartures(
  tx: Transaction,
  account_id: number,
  ids: readonly number[],
  now: Temporal.Instant,
): Promise<DeskDeparture[]> {
  const accounts = [account_id];
  const rows = await departureRows(tx, accounts, now)
    .where('d.id', 'in', [0, ...ids])
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .execute();
  const found = await readGuests(tx, { accounts, departures: rows.map(({ id }) => id) });
  const writers = [...new Set(found.flatMap((it) => it.accounts))];
  const numbers = found.map(({ guest }) => guest.number);
  const log = await readLog(tx, numbers, writers);
  const guests = Map.groupBy(found, ({ departure_id }) => departure_id);
  const entries = Map.groupBy(log, ({ entry }) => entry.line);
  return rows.map((row) => deskDeparture(row, account_id, guests.get(row.id) ?? [], entries));
}

function deskDeparture(
  row: DepartureRow,
  account_id: number,
  guests: readonly FoundGuest[],
  entries: ReadonlyMap<string | undefined, readonly StoredEntry[]>,
): DeskDeparture {
  const isOwn = row.account_id === account_id;
  const log = guests.flatMap(({ guest, accounts }) =>
    (entries.get(guest.number) ?? [])
      .filter((it) => accounts.includes(it.account_id))
      // The guest has the note.
      .map(({ entry }) => ({ ...entry, text: undefined })),
  );
  const departure = {
    id: row.id,
    experience: row.experience_id,
    title: row.title,
    date: row.date,
    time: clockTimeOn(row.date, row.time, row.time_zone),
    start_time_id: row.start_time_id,
    starts_at: instantText(row.starts_at),
    time_zone: row.time_zone,
    currency: row.currency,
    capacity: row.capacity,
    sold: row.sold,
    held: Number(row.held ?? 0),
    is_closed: row.is_closed === 1,
    ...(row.cancelled_at !== null && { is_cancelled: true }),
    // Note and guide are for the account that runs the tour, not for its resellers.
    note: isOwn ? row.note : '',
    guide: isOwn ? row.guide : '',
    guests: guests.map(({ guest }) => guest),
    log: sortedLog(log),
  };
  return { ...departure, version: hash('sha256', JSON.stringify(departure), 'base64url').slice(0, VERSION_LENGTH) };
}

const VERSION_LENGTH = 12;
