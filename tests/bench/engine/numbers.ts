import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import { rangeBefore } from '#domain/desk/number-ranges.ts';
import { addDays } from '#domain/time/day.ts';
import type { Database, Transaction } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { countRange, countTotal } from '#engine/numbers/count-range.ts';
import { countSales, countUncounted } from '#engine/numbers/count-sales.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { startPostgres } from '../../support/engine/postgres.ts';
import { section, type Table } from '../report.ts';
import { roomyStore } from './store.ts';

const ORDERS = 100_000;
const TOURS = 20;
const DAYS = 731;
const FIRST = '2024-12-01';
const TURNS = 9;

const ranges: Readonly<Record<string, DayRange>> = {
  'a week': { date_from: '2026-11-24', date_to: '2026-11-30' },
  'a month': { date_from: '2026-11-01', date_to: '2026-11-30' },
  'a year: all orders': { date_from: '2025-12-01', date_to: '2026-12-01' },
};

/** Measures the numbers of a store with 100,000 orders in two years, each range with the range before it (B7). */
export async function measureNumbers(): Promise<void> {
  const rows = [...(await rowsOn('SQLite', onSqlite)), ...(await rowsOn('PostgreSQL', onPostgres))];
  const head = ['numbers, with the range before', 'ms', 'at most'];
  const table: Table = { head, rows, note: `A store with ${ORDERS} orders of ${TOURS} tours in two years.` };
  section('Numbers', [table]);
}

async function rowsOn(name: string, opened: Opener): Promise<(string | number)[][]> {
  const { open, remove } = await opened();
  try {
    const filled = await open();
    await filled.write(fill);
    const began = performance.now();
    await countSales({ database: filled });
    const counted = Math.round(performance.now() - began);
    await filled.write((tx) => sql`analyze`.execute(tx));
    // Opens the database again, because a file that was just written is read from its log, which is slower.
    await filled.close();
    const database = await open();
    const rows = [];
    for (const [range, days] of Object.entries(ranges))
      rows.push([`${range}, ${name}`, await median(database, days), 300]);
    await database.close();
    return [...rows, [`all orders are counted once, ${name}`, counted, '']];
  } finally {
    await remove();
  }
}

/** The median of several rounds, in milliseconds. */
async function median(database: Database, range: DayRange): Promise<number> {
  const store = { id: 1, account_id: 1, title: '', currency: 'EUR', time_zone: 'UTC' };
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now();
    await database.read(async (tx) => {
      await countRange(tx, store, range);
      await countTotal(tx, store, rangeBefore(range));
      await countUncounted(tx, [store.id]);
    });
    times.push(performance.now() - began);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0);
}

type Opener = () => Promise<{ open: () => Promise<Database>; remove: () => Promise<void> }>;

const onSqlite: Opener = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  return { open: () => openSqlite(folder), remove: () => rm(folder, { recursive: true, force: true }) };
};

const onPostgres: Opener = async () => {
  const server = await startPostgres({ isDurable: true });
  await server.run('create database shop');
  return { open: () => openPostgres(server.url('shop'), { size: 4, onLoss: () => {} }), remove: () => server.stop() };
};

/** Orders at even distances. Their columns follow from their numbers, so that both databases get the same rows. */
async function fill(tx: Transaction): Promise<void> {
  const file = roomyStore();
  await writeStore(
    tx,
    { ...file, experiences: file.experiences.slice(0, TOURS) },
    Temporal.Instant.from(`${addDays(FIRST, DAYS)}T12:00Z`),
  );
  const { first } = await tx
    .selectFrom('departures')
    .select(({ fn }) => fn.min('id').as('first'))
    .executeTakeFirstOrThrow();
  const began = Date.parse(FIRST);
  const step = Math.floor((DAYS * 86_400_000) / ORDERS);
  const run = (text: string) => sql.raw(text).execute(tx);
  const numbers = (most: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`;
  const at = `(cast(${began} as bigint) + cast(i as bigint) * ${step})`;

  const days = Array.from({ length: DAYS }, (_, n) => addDays(FIRST, n));
  for (const date of days)
    await run(`insert into departures (experience_id, start_time_id, date, starts_at, cutoff_at, capacity, sold)
      select experience_id, id, '${date}', ${Date.parse(date)}, 0, 12, (id * 7 + ${Date.parse(date) / 86_400_000}) % 13
      from start_times where true on conflict do nothing`);
  await run(`insert into orders (id, number, store_id, status, payment_status, payment_method_id, currency, subtotal,
      discount, total, deposit, amount, paid, refunded, main_contact_info_json, note, comment, created_at, version,
      staff_note, search_text, confirmed_at, source)
    ${numbers(ORDERS)} select ${id('o')}, 'LF-' || i, 1, 'confirmed', 'paid', '2', 'EUR', 8000, 0, 8000, 8000, 8000, 8000, 0,
      '${'x'.repeat(200)}', '', '', ${at}, 1, '', '${'y'.repeat(120)}', ${at},
      case when i % 10 < 6 then 'storefront' when i % 10 < 8 then 'staff' else 'desk' end
    from n`);
  for (const nth of [0, 1])
    await run(`insert into order_lines (id, order_id, position, experience_id, departure_id, places, gross, deposit, wish_json,
        snapshot_json, participants_json, attendance_status, date, people, discount)
      ${numbers(ORDERS)} select ${id(`l${nth}`)}, ${id('o')}, ${nth}, (i + ${nth}) % ${TOURS} + 1, ${first}, 2, 8000, 8000,
        '${'w'.repeat(400)}', '${'s'.repeat(2_500)}', '[]', 'expected', '2026-12-01', 2, i % 3 from n
      where ${nth} = 0 or i % 8 = 0`);
  for (const [nth, every, kind] of [
    [0, 1, 'payment'],
    [1, 10, 'payment'],
    [2, 20, 'refund'],
  ] as const)
    await run(`insert into payments (id, order_id, kind, amount, method_id, provider_ref, at)
      ${numbers(ORDERS)} select ${id(`p${nth}`)}, ${id('o')}, '${kind}', 4001, '2', null, ${at} + ${nth * 86_400_000}
      from n where i % ${every} = 0`);
}

/** Ids without an order, as real ids are. */
function id(prefix: string): string {
  return `'${prefix}-' || cast((i * cast(7919 as bigint) * 104729) % 999999937 as text) || '-' || i || '-0000-0000'`;
}
