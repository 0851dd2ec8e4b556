import {
  type DrawerReply,
  type KnownEntry,
  type LogEntry,
  listDrawers,
  DrawerReply as Reply,
} from '#domain/contract/desk.ts';
import { fieldsOf } from '#domain/contract/fields.ts';
import { type DrawerSession, drawerOf } from '#domain/desk/drawer.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { type Cell, type CsvFormat, csvOf, decimalCell } from '#domain/text/csv.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { requireIn } from '../accounts/model/in-account.ts';
import { Failed } from '../base/errors.ts';
import { firstZone } from '../catalogue/seller.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { csvFormatOf, csvResponse, wantsCsv } from '../departures/csv.ts';
import { AT_ONCE } from '../departures/guests.ts';
import { type Route, readAs } from '../http/route.ts';

const DAYS = 31;

/** GET /api/desk/drawers/: the cash of an account's devices by drawer, oldest first (T12). */
export function drawersRoute(context: Context): Route {
  return readAs(context, listDrawers, 'payments.read', async (tx, { caller, query, request, now }) => {
    if (query.account !== undefined) requireIn(caller, query.account, 'payments.read');
    const account_id = query.account ?? caller.accountsWith('payments.read')[0];
    if (account_id === undefined) throw new Failed(403, 'You do not have permission to perform this action.');
    const zone = (await firstZone(tx, account_id)) ?? 'UTC';
    // A tour's time zone may be a day ahead of the store's, or behind it.
    const { date_to = addDays(dayIn(now, zone), 1), date_from = addDays(date_to, -DAYS) } = query;
    const since = startOf(addDays(date_from, -1), zone);
    const log = await readCashLog(tx, { account_id, device_id: query.device, since });
    const drawerZone = await zonesOf(tx, log, zone);
    const results = [...Map.groupBy(log, ({ device }) => device.id)]
      .flatMap(([, entries]) => drawersIn(entries, drawerZone, date_from))
      .filter(({ date }) => date <= date_to)
      .sort((a, b) => a.date.localeCompare(b.date) || a.device.id - b.device.id);
    return wantsCsv(request)
      ? csvResponse(`drawers-${date_from}-${date_to}`, drawersCsv(results, csvFormatOf(request)))
      : { results };
  });
}

type ZoneOf = (entries: readonly KnownEntry[]) => string;

/** The time zone of a drawer: of the first tour that was paid for, else the given one. */
async function zonesOf(tx: Transaction, log: readonly KnownEntry[], otherwise: string): Promise<ZoneOf> {
  const ids = [...new Set(log.flatMap(({ departure }) => departure ?? []))];
  const zones = new Map<number, string>();
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    const rows = tx
      .selectFrom('departures as d')
      .innerJoin('experiences as e', 'e.id', 'd.experience_id')
      .select(['d.id', 'e.time_zone'])
      .where('d.id', 'in', ids.slice(i, i + AT_ONCE));
    for (const { id, time_zone } of await rows.execute()) zones.set(id, time_zone);
  }
  return (entries) => entries.flatMap(({ departure = 0 }) => zones.get(departure) ?? [])[0] ?? otherwise;
}

function startOf(date: string, zone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant();
}

interface CashLog {
  account_id: number;
  device_id: number | undefined;
  since: Temporal.Instant;
}

/**
 * The cash entries of devices since an instant, for each device from its last openings before that instant. Entries that were not allowed are
 * included: the money is in the drawer. But a revoked device is not believed until staff accept its entries (T6).
 */
async function readCashLog(tx: Transaction, { account_id, device_id, since }: CashLog): Promise<KnownEntry[]> {
  const rows = tx
    .selectFrom('desk_log as l')
    .innerJoin('desk_devices as d', 'd.id', 'l.device_id')
    .select(['l.device_id', 'd.name', 'l.entry_json'])
    .where('l.account_id', '=', account_id)
    .where((it) =>
      it.or([
        it('l.is_allowed', '=', 1),
        it('d.revoked_at', 'is', null),
        it('l.received_at', '<', it.ref('d.revoked_at')),
      ]),
    )
    .$if(device_id !== undefined, (it) => it.where('l.device_id', '=', device_id ?? 0));
  const before = rows.where('l.kind', '=', 'drawer_open').where('l.at', '<=', since.epochMilliseconds);
  const openings = Map.groupBy((await before.execute()).map(entryOf), ({ device }) => device.id);
  const listed = await rows
    .where('l.kind', 'in', ['payment', 'refund', 'cash', 'drawer_open', 'drawer_move', 'drawer_close'])
    .where((it) =>
      it.or([
        it('l.at', '>=', since.epochMilliseconds),
        ...[...openings].map(([id, opened]) =>
          it.and([it('l.device_id', '=', id), it('l.at', '>=', earliestLast(opened))]),
        ),
      ]),
    )
    .execute();
  return listed.map(entryOf);
}

function entryOf({ device_id: id, name, entry_json }: { device_id: number; name: string; entry_json: string }) {
  return { ...(JSON.parse(entry_json) as LogEntry), device: { id, name } } satisfies KnownEntry;
}

/** The earliest of the last openings in each currency. Epoch milliseconds. */
function earliestLast(openings: readonly KnownEntry[]): number {
  const ofEach = [...Map.groupBy(openings, ({ currency }) => currency).values()];
  return Math.min(...ofEach.map((all) => Math.max(...all.map(({ at }) => Date.parse(at)))));
}

/** The drawers of one device, in each currency, without those that were over before a day. */
function drawersIn(log: readonly KnownEntry[], zoneOf: ZoneOf, date_from: string): DrawerReply[] {
  const currencies = new Set(log.flatMap(({ currency }) => currency ?? []));
  return [...currencies].flatMap((currency) =>
    drawerOf(log, currency)
      .filter(({ entries }) => dayOf(entries.at(-1), zoneOf(entries)) >= date_from)
      .map((it) => drawerReply(it, currency, zoneOf(it.entries))),
  );
}

function dayOf(entry: KnownEntry | undefined, zone: string): string {
  return entry ? dayIn(Temporal.Instant.from(entry.at), zone) : '';
}

function drawerReply(session: DrawerSession, currency: string, zone: string): DrawerReply {
  const { opened, closed, entries, counted, difference } = session;
  const [first] = entries;
  const money = (amount: Minor) => toDecimal(amount, currency);
  return {
    device: first?.device ?? { id: 0, name: '' },
    date: dayOf(first, zone),
    currency,
    opened_at: opened?.at ?? null,
    opened_by: opened?.who ?? '',
    closed_at: closed?.at ?? null,
    closed_by: closed?.who ?? '',
    opening: money(session.opening),
    taken: money(session.taken),
    moved: money(session.moved),
    expected: money(session.expected),
    counted: counted === null ? null : money(counted),
    difference: difference === null ? null : money(difference),
  };
}

function drawersCsv(drawers: readonly DrawerReply[], format: CsvFormat): string {
  const columns = Object.keys(fieldsOf(Reply)) as (keyof DrawerReply)[];
  const rows = drawers.map((it) => columns.map((name) => cellOf(it, name)));
  return csvOf(columns, rows, format);
}

function cellOf(drawer: DrawerReply, column: keyof DrawerReply): Cell {
  switch (column) {
    case 'device':
      return drawer.device.name;
    case 'opening':
    case 'taken':
    case 'moved':
    case 'expected':
    case 'counted':
    case 'difference':
      return decimalCell(drawer[column]);
    case 'date':
    case 'currency':
    case 'opened_at':
    case 'opened_by':
    case 'closed_at':
    case 'closed_by':
      return drawer[column];
  }
}
