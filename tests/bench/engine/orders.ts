import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { addDays } from '#domain/time/day.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { section, type Table } from '../report.ts';
import { aFolderOfOrders, type Buyer, pick } from './many-orders.ts';
import { memoryOf, processorTimeOf } from './process.ts';
import { anOwner, JWT_SECRET } from './sellers.ts';

const ORDERS = 1_000_000;
const ROUNDS = 100;
const WARM_UP = 10;
const AIM = 50;
/** Long enough that each background job runs once. */
const IDLE_SECONDS = 60;

/** Measures sellers' requests and the engine's background work, with a million orders of one store and with none. */
export async function measureOrders(): Promise<void> {
  report(await measured(0), await measured(ORDERS));
}

function report(none: Measured, many: Measured): void {
  const requests: Table = {
    head: ['GET, or as named', 'median ms', 'p95 ms', 'processor ms', 'kB', 'at most'],
    rows: many.rows,
    note: `On SQLite, ${ORDERS.toLocaleString('en')} orders of one store in three years, 36 tours twice a day, one asker over HTTP. No answer comes from a cache.`,
  };
  const chores: Table = {
    head: ['the engine by itself', 'no orders', `${ORDERS.toLocaleString('en')} orders`],
    rows: [
      [`processor ms in ${IDLE_SECONDS} s without a request`, none.idle, many.idle],
      ['memory, MB', none.memory, many.memory],
    ],
  };
  section('Orders', [requests, chores]);
}

interface Measured {
  rows: (string | number)[][];
  idle: number;
  memory: number;
}

async function measured(orders: number): Promise<Measured> {
  const { dataDir, buyers, remove } = await aFolderOfOrders(orders);
  try {
    return await measuredIn(dataDir, buyers);
  } finally {
    await remove();
  }
}

async function measuredIn(dataDir: string, buyers: readonly Buyer[]): Promise<Measured> {
  const headersOfOwner = anOwner(dataDir);
  const shop = await openShop({
    dataDir,
    env: { LOG_LEVEL: 'warn', JWT_SECRET },
  });
  try {
    const idle = await idleTime(shop);
    const memory = memoryOf(shop.pid);
    const rows: (string | number)[][] = [];
    for (const [name, next] of Object.entries(buyers.length === 0 ? {} : requests))
      rows.push(await timesOf(shop, name, () => next(pick(buyers)), await headersOfOwner()));
    return { rows, idle, memory };
  } finally {
    await shop.stop();
  }
}

/** Milliseconds of processor time of an idle engine, some time after its start. */
async function idleTime({ pid }: Shop): Promise<number> {
  await setTimeout(15_000);
  const before = processorTimeOf(pid);
  await setTimeout(IDLE_SECONDS * 1_000);
  return processorTimeOf(pid) - before;
}

const today = Temporal.Now.plainDateISO().toString();
const half = (text: string) => text.slice(0, Math.ceil(text.length / 2));
const aDay = () => addDays(today, -Math.floor(Math.random() * 1_000));
const bookings = (query: Record<string, string>) => `/api/bookings/search/?${new URLSearchParams(query).toString()}`;
const orders = (query: Record<string, string>) => `/api/orders/?${new URLSearchParams(query).toString()}`;
const range = (days: number) => `date_from=${addDays(today, 1 - days)}&date_to=${today}`;

/** The addresses of requests by their names; `POST` before an address means a POST request. */
const requests: Readonly<Record<string, (buyer: Buyer) => string>> = {
  'bookings of the office': () => bookings({}),
  '… page 2 and later': () => bookings({ before: `${Date.parse(aDay())}.LF-222222` }),
  '… of a status': () => bookings({ status: pick(['confirmed', 'completed', 'cancelled']) }),
  '… of a status that few have': () => bookings({ status: 'pending' }),
  '… of a state of payment that few have': () => bookings({ payment_status: 'partially_paid' }),
  '… of a day of the tour': () => bookings(((day) => ({ date_from: day, date_to: day }))(aDay())),
  '… of a tour': () => bookings({ experience: String(pick([1, 7, 20])) }),
  '… of a tour and a year': () => bookings({ experience: '7', date_from: addDays(today, -365), date_to: today }),
  '… search: half a name': ({ last_name }) => bookings({ search: half(last_name) }),
  '… search: two halves of a name': (it) => bookings({ search: `${half(it.first_name)} ${half(it.last_name)}` }),
  '… search: first and last name': (it) => bookings({ search: `${it.first_name} ${it.last_name}` }),
  '… search: an email address': ({ email }) => bookings({ search: email }),
  '… search: half a number': ({ number }) => bookings({ search: number.slice(0, 6) }),
  '… search: the end of a phone number': ({ phone_number }) => bookings({ search: phone_number.slice(-4) }),
  '… search: one letter': ({ last_name }) => bookings({ search: last_name.slice(0, 1) }),
  '… search: nobody': () => bookings({ search: 'qqq www' }),
  'one booking': ({ number }) => `/api/bookings/by-number/${number}/`,
  'orders, by the API': () => orders({}),
  '… page 2': () => orders({ page: '2' }),
  '… page 10,000': () => orders({ page: '10000' }),
  '… the last page': () => orders({ page: 'last' }),
  '… of a status, by the API': () => orders({ status: 'cancelled' }),
  '… of this month': () => orders({ date_range: 'month' }),
  '… of this year': () => orders({ date_range: 'year' }),
  '… the dearest first': () => orders({ ordering: '-total' }),
  '… overdue': () => orders({ overdue: 'true' }),
  '… search: a last name': ({ last_name }) => orders({ search: last_name }),
  '… search: a first name': ({ first_name }) => orders({ search: first_name }),
  '… search: an email address, by the API': ({ email }) => orders({ search: email }),
  '… search: a number': ({ number }) => orders({ search: number }),
  'the day sheet of today': () => `/api/bookings/by-date/?date=${today}`,
  '… of a day': () => `/api/bookings/by-date/?date=${aDay()}`,
  '… search in it': ({ first_name }) => `/api/bookings/by-date/?date=${today}&search=${first_name}`,
  'sold by other accounts': () => '/api/bookings/resold/',
  'bookings of a month': () =>
    `/api/bookings/calendar/?year=${aDay().slice(0, 4)}&month=${1 + Math.floor(Math.random() * 12)}`,
  'the calendar of the office': () => `/api/departures/calendar/?date_from=${today}&date_to=${addDays(today, 30)}`,
  'departures, by the API': () => '/api/departures/',
  '… of today': () => `/api/departures/?date_from=${today}&date_to=${today}`,
  'what a desk without anything gets: five days': () => 'POST /api/desk/sync/',
  customers: () => '/api/customers/',
  '… the last page of them': () => '/api/customers/?page=last',
  '… search: a name of them': ({ last_name }) => `/api/customers/?search=${last_name}`,
  'numbers of a week': () => `/api/numbers/?${range(7)}`,
  'numbers of a month': () => `/api/numbers/?${range(30)}`,
  'numbers of a year': () => `/api/numbers/?${range(365)}`,
  'the funnel of a month': () => `/api/numbers/funnel/?${range(30)}`,
  'payments of a month, a file': () => `/api/numbers/payments/?${range(30)}`,
  'bookings of a month, a file': () => `/api/numbers/bookings/?${range(30)}`,
  notifications: () => '/api/notifications/',
  'the history of the account': () => '/api/history/',
};

/** Measures requests one after the other, after some requests of the same kind to warm up. */
async function timesOf(
  { url, pid }: Shop,
  name: string,
  next: () => string,
  headers: Record<string, string>,
): Promise<(string | number)[]> {
  const took: number[] = [];
  let bytes = 0;
  let before = 0;
  let rounds = 0;
  const until = performance.now() + MOST_SECONDS * 1_000;
  for (let n = 0; n < WARM_UP + ROUNDS && (performance.now() < until || took.length < 5); n += 1) {
    if (n === WARM_UP) before = processorTimeOf(pid);
    const began = performance.now();
    bytes = await answered(url, next(), headers);
    if (n < WARM_UP) continue;
    took.push(performance.now() - began);
    rounds += 1;
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => (took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(1);
  const row = [
    name,
    at(0.5),
    at(0.95),
    ((processorTimeOf(pid) - before) / rounds).toFixed(1),
    Math.round(bytes / 1_024),
    AIM,
  ];
  console.log(row.join(' | '));
  return row;
}

/** The longest time for one kind of request. */
const MOST_SECONDS = 6;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** @returns the number of bytes in the answer */
function answered(url: string, address: string, headers: Record<string, string>): Promise<number> {
  const isPost = address.startsWith('POST ');
  const path = address.replace('POST ', '');
  const body = isPost ? JSON.stringify({ departures: [], entries: [] }) : '';
  const sentHeaders = { ...headers, ...(isPost && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { agent, headers: sentHeaders, method: isPost ? 'POST' : 'GET' },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.once('end', () =>
          response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${response.statusCode} for ${address}`)),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
