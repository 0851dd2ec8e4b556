import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { searchWordsOf } from '#domain/orders/search-words.ts';
import { addDays, dayNumber } from '#domain/time/day.ts';
import { foldText } from '#domain/typing/fold-text.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { aSnapshot } from './booking-search.ts';
import { roomyStore } from './store.ts';

/** The days with orders: three years. */
const DAYS = 1_096;
/** Guests book tours at most so many days ahead. */
const AHEAD = 30;
const TABLES = ['orders', 'order_lines', 'order_words', 'payments', 'payment_sessions', 'customers', 'history'];

export interface Buyer {
  number: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
}

export interface ManyOrders {
  dataDir: string;
  /** Buyers of some orders, spread over all of them. */
  buyers: readonly Buyer[];
  remove: () => Promise<void>;
}

/** A folder with a store of 36 tours and so many past orders of three years, with all rows that belong to them. */
export async function aFolderOfOrders(orders: number): Promise<ManyOrders> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-orders-'));
  const database = await openSqlite(dataDir);
  await database.write((tx) => writeStore(tx, roomyStore(), Temporal.Now.instant()));
  const snapshot = await database.read(aSnapshot);
  await database.close();
  const buyers = orders === 0 ? [] : fill(join(dataDir, 'landfall.sqlite'), orders, snapshot);
  return { dataDir, buyers, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Lets the database write the rows itself, without its safeguards, and create the indexes last. If the bench crashes, it starts again. */
function fill(path: string, orders: number, snapshot: string): Buyer[] {
  const file = new DatabaseSync(path);
  file.exec(
    'pragma journal_mode = delete; pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -2000000; begin',
  );
  const indexes = file
    .prepare(
      `select name, sql from sqlite_master where type = 'index' and sql is not null
       and tbl_name in (${TABLES.map((it) => `'${it}'`).join(', ')})`,
    )
    .all();
  // Dropping the indexes deletes the statistics.
  file.exec('create temp table statistics as select * from sqlite_stat1');
  for (const { name } of indexes) file.exec(`drop index ${String(name)}`);
  const today = Temporal.Now.plainDateISO().toString();
  fillDepartures(file, today);
  const buyers = fillOrders(file, orders, snapshot, today);
  const words = (number: string, contact: string) =>
    JSON.stringify(searchWordsOf({ ...(JSON.parse(contact) as Omit<Buyer, 'number'>), number }));
  file.function('words', (number, contact) => words(String(number), String(contact)));
  file.exec(`insert into order_words (order_id, store_id, word) select o.id, o.store_id, w.value
    from orders o, json_each(words(o.number, o.main_contact_info_json)) w order by o.id, w.value`);
  for (const { sql } of indexes) file.exec(String(sql));
  file.exec('delete from sqlite_stat1; insert into sqlite_stat1 select * from statistics');
  file.exec('commit; pragma journal_mode = wal');
  file.close();
  return buyers;
}

/** Adds past departures of each tour, as its schedule would have made them. */
export function fillDepartures(file: DatabaseSync, today: string, days = DAYS): void {
  file.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${days})
    insert into departures (experience_id, start_time_id, date, starts_at, cutoff_at, capacity, sold)
    select experience_id, id, date('${today}', '-' || i || ' days'),
      unixepoch('${today}', '-' || i || ' days', time) * 1000, unixepoch('${today}', '-' || i || ' days', time) * 1000 - 3600000, 100000, 20
    from n, start_times where true order by i desc on conflict do nothing`);
}

function fillOrders(file: DatabaseSync, orders: number, snapshot: string, today: string): Buyer[] {
  const insert = (table: string, columns: readonly string[]) => {
    const statement = file.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((it) => `:${it}`).join(', ')})`,
    );
    return (row: Record<string, string | number | null>) => statement.run(row);
  };
  const order = insert('orders', ORDER);
  const line = insert('order_lines', LINE);
  const payment = insert('payments', ['id', 'order_id', 'session_id', 'kind', 'amount', 'method_id', 'at']);
  const session = insert(
    'payment_sessions',
    'id order_id provider provider_ref amount state created_at expires_at'.split(' '),
  );
  const customer = insert(
    'customers',
    'account_id first_name last_name email phone_number company language note created_at'.split(' '),
  );
  const history = insert(
    'history',
    'account_id subject_kind subject_id kind at actor_kind actor before_json after_json'.split(' '),
  );
  const sale = insert(
    'sales_entries',
    'order_id date experience_id store_id source sold bookings guests paid refunded'.split(' '),
  );
  const departures = departuresByDay(file);
  const [head = '', tail = ''] = snapshot.split('"date":"2026-12-01"');
  const began = Date.parse(addDays(today, -DAYS));
  const step = (Date.now() - 60_000 - began) / orders;
  const buyers: Buyer[] = [];

  for (let n = 0; n < orders; n += 1) {
    const buyer = aBuyer(n);
    if (n % Math.ceil(orders / 2_000) === 0) buyers.push(buyer);
    const created_at = Math.round(began + n * step);
    const date = addDays(new Date(created_at).toISOString().slice(0, 10), Math.floor(Math.random() * AHEAD));
    const onDay = departures.get(date) ?? [];
    const departure = onDay[n % onDay.length];
    if (!departure) throw new Error(`no departure on ${date}`);
    const isPast = dayNumber(date) < dayNumber(today);
    const isCancelled = n % 16 === 0;
    const isExpired = n % 25 === 1;
    const status = isCancelled ? 'cancelled' : isExpired ? 'expired' : isPast ? 'completed' : 'confirmed';
    const isPartly = !isExpired && n % 20 === 3 && !isPast;
    const paid = isExpired ? 0 : isPartly ? 1_800 : 9_000;
    const id = uuid();
    const { number, ...contact } = buyer;
    order({
      id,
      number,
      store_id: 1,
      status,
      payment_status: isExpired ? 'unpaid' : isPartly ? 'partially_paid' : isCancelled ? 'refunded' : 'paid',
      payment_method_id: '2',
      currency: 'EUR',
      subtotal: 9_000,
      discount: 0,
      total: 9_000,
      deposit: 1_800,
      amount: paid,
      paid,
      refunded: isCancelled ? paid : 0,
      main_contact_info_json: JSON.stringify(contact),
      note: '',
      comment: '',
      created_at,
      version: 1,
      search_text: foldText(Object.values(buyer).join('\n')),
      look_at: status === 'confirmed' ? departure.starts_at + 9_000_000 : null,
      looked_at: created_at,
      confirmed_at: isExpired ? null : created_at,
      source: n % 10 < 7 ? 'storefront' : n % 10 < 9 ? 'staff' : 'desk',
      counted_version: 1,
    });
    line({
      id: uuid(),
      order_id: id,
      position: 0,
      experience_id: departure.experience_id,
      departure_id: departure.id,
      places: 2,
      gross: 9_000,
      deposit: 1_800,
      wish_json: '{}',
      snapshot_json: `${head}"date":"${date}"${tail}`,
      participants_json: '{"has_main_contact":true,"participants":[]}',
      attendance_status: isCancelled || isExpired ? 'cancelled' : isPast ? 'checked_in' : 'expected',
      date,
      people: 2,
    });
    history({
      account_id: 1,
      subject_kind: 'order',
      subject_id: id,
      kind: 'status',
      at: created_at,
      actor_kind: 'shop',
      actor: '',
      before_json: '{"status":"pending"}',
      after_json: `{"status":"${status}"}`,
    });
    if (n % 4 === 0) customer({ account_id: 1, ...contact, company: '', language: 'en', note: '', created_at });
    if (isExpired) continue;
    const session_id = uuid();
    session({
      id: session_id,
      order_id: id,
      provider: 'stripe',
      provider_ref: `cs_${n}`,
      amount: paid,
      state: 'paid',
      created_at,
      expires_at: created_at + 1_800_000,
    });
    payment({ id: uuid(), order_id: id, session_id, kind: 'payment', amount: paid, method_id: '2', at: created_at });
    if (isCancelled)
      payment({
        id: uuid(),
        order_id: id,
        session_id: null,
        kind: 'refund',
        amount: paid,
        method_id: '2',
        at: created_at + 1,
      });
    sale({
      order_id: id,
      date: new Date(created_at).toISOString().slice(0, 10),
      experience_id: departure.experience_id,
      store_id: 1,
      source: 'storefront',
      sold: isCancelled ? 0 : 9_000,
      bookings: isCancelled ? 0 : 1,
      guests: isCancelled ? 0 : 2,
      paid,
      refunded: isCancelled ? paid : 0,
    });
  }
  return buyers;
}

const ORDER =
  'id number store_id status payment_status payment_method_id currency subtotal discount total deposit amount paid refunded main_contact_info_json note comment created_at version search_text look_at looked_at confirmed_at source counted_version'.split(
    ' ',
  );
const LINE =
  'id order_id position experience_id departure_id places gross deposit wish_json snapshot_json participants_json attendance_status date people'.split(
    ' ',
  );

interface Departure {
  id: number;
  experience_id: number;
  starts_at: number;
}

function departuresByDay(file: DatabaseSync): Map<string, Departure[]> {
  const rows = file.prepare('select id, experience_id, date, starts_at from departures').all();
  return Map.groupBy(rows as unknown as (Departure & { date: string })[], ({ date }) => date);
}

/** Random enough for a test, and faster than a random UUID. */
function uuid(): string {
  const part = () =>
    Math.floor(Math.random() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0');
  const [a, b, c, d] = [part(), part(), part(), part()];
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

const syllables = ['ma', 'ko', 'li', 'ra', 'ti', 'ne', 'vu', 'do', 'sa', 'pe', 'ju', 'bo', 'zi', 'ha', 'gre'];
const aName = (length: number) =>
  Array.from({ length }, () => pick(syllables))
    .join('')
    .replace(/^./, (first) => first.toUpperCase());
export const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;
const firstNames = Array.from({ length: 400 }, () => aName(2));
const lastNames = Array.from({ length: 20_000 }, () => aName(4));
const hosts = ['gmail.com', 'example.com', 'web.de'];
const countries = ['385', '49', '44', '1'];
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function aBuyer(nth: number): Buyer {
  const [first_name, last_name] = [pick(firstNames), pick(lastNames)];
  return {
    number: `LF-${numberAt(nth)}`,
    first_name,
    last_name,
    email: `${first_name}.${last_name}${Math.floor(Math.random() * 100)}@${pick(hosts)}`.toLowerCase(),
    phone_number: `+${pick(countries)} ${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
  };
}

/** A number that differs for each order, and differs much between neighbours. */
function numberAt(nth: number): string {
  let rest = (nth * 387_420_489) % ALPHABET.length ** 6;
  let number = '';
  for (let i = 0; i < 6; i += 1) {
    number += ALPHABET[rest % ALPHABET.length];
    rest = Math.floor(rest / ALPHABET.length);
  }
  return number;
}
