import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { foldText } from '#domain/typing/fold-text.ts';
import type { Database, Transaction } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import type { Principal } from '#engine/http/principal.ts';
import { insertOrderWords } from '#engine/orders/model/order-words.ts';
import { ordersPage } from '#engine/orders/read/list-orders.ts';
import { bookingsPage } from '#engine/orders/read/search-bookings.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { startPostgres } from '../../support/engine/postgres.ts';
import { roomyStore } from './store.ts';

const ORDERS = 100_000;
const ROUNDS = 300;

/** Measures a seller's search among 100,000 orders of one store: the query with its reply (B4), beside the list that reads all texts. */
export async function measureBookingSearch(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  const sqlite = await openSqlite(dataDir);
  await measureOn('SQLite', sqlite);
  await sqlite.close();
  await rm(dataDir, { recursive: true, force: true });

  const server = await startPostgres({ isDurable: true });
  await server.run('create database shop');
  const postgres = await openPostgres(server.url('shop'), { size: 2, onLoss: () => {} });
  await measureOn('PostgreSQL', postgres);
  await postgres.close();
  await server.stop();
}

async function measureOn(name: string, database: Database): Promise<void> {
  await database.write((tx) => writeStore(tx, roomyStore(), Temporal.Now.instant()));
  const samples = await fill(database);
  await database.write((tx) => sql`analyze`.execute(tx).then(() => undefined));
  console.log(`\n| ${name}, ${ORDERS} orders, ms | median | p95 | most |\n|---|---:|---:|---:|`);
  for (const [kind, draw] of Object.entries(searches)) {
    const light = await timed(() => searchLight(database, draw(pick(samples))));
    show(`search by ${kind}`, light);
  }
  show('no search', await timed(() => searchLight(database, '')));
  show('/api/orders/ by half a name', await timed(() => searchList(database, half(pick(samples).last_name)), 15));
}

interface Sample {
  number: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
}

const half = (text: string) => text.slice(0, Math.ceil(text.length / 2));
const searches: Readonly<Record<string, (of: Sample) => string>> = {
  'half a name': ({ last_name }) => half(last_name),
  'two halves of a name': ({ first_name, last_name }) => `${half(first_name)} ${half(last_name)}`,
  'one letter': ({ last_name }) => last_name.slice(0, 1),
  'half a number': ({ number }) => number.slice(0, 6),
  'half an email address': ({ email }) => half(email),
  'half a phone number': ({ phone_number }) => half(phone_number),
  'the end of a phone number': ({ phone_number }) => phone_number.slice(-4),
  'a voucher’s code': ({ number }) => `${number}-1-ABCDEFGHJK`,
};

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;
const syllables = ['ma', 'ko', 'li', 'ra', 'ti', 'ne', 'vu', 'do', 'sa', 'pe', 'ju', 'bo', 'zi', 'ha', 'gre'];
const aName = (length: number) =>
  Array.from({ length }, () => pick(syllables))
    .join('')
    .replace(/^./, (first) => first.toUpperCase());
const firstNames = Array.from({ length: 400 }, () => aName(2));
const lastNames = Array.from({ length: 4_000 }, () => aName(3));
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Orders with one line each. Each has its own contact and number, which the search reads; the rest of the rows is alike. */
async function fill(database: Database): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = Date.now() - ORDERS * 60_000;
  const snapshot = await database.read(aSnapshot);
  for (let made = 0; made < ORDERS; made += 500) {
    await database.write(async (tx) => {
      const orders = Array.from({ length: 500 }, (_, n) => anOrder(made + n, began + (made + n) * 60_000));
      for (let i = 0; i < orders.length; i += 100) {
        const some = orders.slice(i, i + 100);
        await tx
          .insertInto('orders')
          .values(some.map(({ row }) => row))
          .execute();
        await tx
          .insertInto('order_lines')
          .values(some.map(({ row }) => aLine(row.id, snapshot)))
          .execute();
      }
      await insertOrderWords(tx, ...orders.map(({ row }) => row));
      samples.push(...orders.slice(0, 10).map(({ sample }) => sample));
    });
  }
  return samples;
}

/** A number that differs for each order, and differs much between neighbours. */
function numberAt(nth: number): string {
  const scattered = (nth * 387_420_489) % alphabet.length ** 6;
  return Array.from(
    { length: 6 },
    (_, i) => alphabet[Math.floor(scattered / alphabet.length ** i) % alphabet.length],
  ).join('');
}

function anOrder(nth: number, created_at: number) {
  const [first_name, last_name] = [pick(firstNames), pick(lastNames)];
  const sample: Sample = {
    number: `LF-${numberAt(nth)}`,
    first_name,
    last_name,
    email:
      `${first_name}.${last_name}${Math.floor(Math.random() * 100)}@${pick(['gmail.com', 'example.com', 'web.de'])}`.toLowerCase(),
    phone_number: `+${pick(['385', '49', '44', '1'])} ${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
  };
  const { number, ...contact } = sample;
  const row = {
    id: crypto.randomUUID(),
    number,
    store_id: 1,
    cart_id: null,
    status: pick(['confirmed', 'confirmed', 'completed', 'cancelled'] as const),
    payment_status: pick(['paid', 'unpaid', 'partially_paid'] as const),
    payment_method_id: '1',
    payment_type_id: 'cash',
    currency: 'EUR',
    subtotal: 9_000,
    discount: 0,
    promo_code: null,
    total: 9_000,
    deposit: 0,
    amount: 9_000,
    paid: 3_000,
    refunded: 0,
    main_contact_info_json: JSON.stringify(contact),
    note: '',
    comment: '',
    created_at,
    expires_at: null,
    version: 1,
    customer_id: null,
    made_by: null,
    staff_note: '',
    search_text: foldText(Object.values(sample).join('\n')),
    promo_code_id: null,
    promo_customer: null,
  };
  return { row, sample };
}

/** The whole snapshot of an order's line, with its tour. */
export async function aSnapshot(tx: Transaction): Promise<string> {
  const { title, description } = await tx
    .selectFrom('experiences')
    .select(['title', 'description'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const policy = { title: 'Free', text: description.padEnd(2_000, '.') };
  return JSON.stringify({
    experience: { id: 1, title, cancellation_policy: { type: 'custom', title: 'Free', tiers: [] }, policy },
    booking_info: { date: '2026-12-01', start_time: { id: 1, time: '09:00:00' }, pricing_units: [] },
    extra_items_units: [],
    booking_questions: [],
    starts_at: '2026-12-01T08:00:00Z',
    time_zone: 'Europe/Zagreb',
    total: { gross: '90.00', currency: 'EUR' },
    deposit: { amount: '0.00', currency: 'EUR' },
  });
}

function aLine(order_id: string, snapshot_json: string) {
  return {
    id: crypto.randomUUID(),
    order_id,
    position: 0,
    experience_id: 1,
    departure_id: 1,
    places: 2,
    gross: 9_000,
    deposit: 0,
    wish_json: '{}',
    snapshot_json,
    participants_json: '{"has_main_contact":false,"participants":[]}',
    attendance_status: 'expected' as const,
    date: '2026-12-01',
    people: 2,
    retained: 0,
    refunded: 0,
    note: '',
  };
}

const caller: Principal = { user_id: 0, is_staff: false, can: () => true, accountsWith: () => [1] };
const input = (search: string) => {
  const url = new URL('http://shop.example/api/');
  return { caller, query: { search }, url, origin: url.origin, now: Temporal.Now.instant() };
};

async function searchLight(database: Database, search: string): Promise<string> {
  return JSON.stringify(await database.read((tx) => bookingsPage(tx, input(search) as never)));
}

async function searchList(database: Database, search: string): Promise<string> {
  return JSON.stringify(await database.read((tx) => ordersPage(tx, input(search) as never)));
}

/** Milliseconds, ascending. */
async function timed(work: () => Promise<unknown>, rounds = ROUNDS): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < rounds + 5; n += 1) {
    const began = performance.now();
    await work();
    if (n >= 5) took.push(performance.now() - began);
  }
  return took.toSorted((a, b) => a - b);
}

function show(name: string, took: readonly number[]): void {
  const at = (share: number) => (took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(1);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
}
