import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { section, type Table } from '../report.ts';
import { median } from '../rounds.ts';
import { answerTo } from './carts.ts';
import { asBytes, load } from './load.ts';
import { memoryOf, processorTimeOf } from './process.ts';
import { anOwner, JWT_SECRET, sellersLists } from './sellers.ts';
import { startsOn } from './start.ts';
import { aWideFolder } from './wide-catalogue.ts';

const EXPERIENCES = 10_000;
const MILLISECONDS = 3_000;
const AIM = 20;
const LIST = '/api/webstores/experiences/';

/** Measures the listing of a store with very many experiences and departures, and the lists of its sellers. */
export async function measureCatalogue(): Promise<void> {
  const { dataDir, departures, remove } = await aWideFolder(EXPERIENCES);
  try {
    const start = await startsOn(dataDir);
    const { storefront, sellers } = await tablesOf(dataDir, departures);
    section(`Catalogue of ${EXPERIENCES.toLocaleString('en')} experiences`, [...storefront, start]);
    section(`Sellers’ lists of ${EXPERIENCES.toLocaleString('en')} experiences`, [sellers]);
  } finally {
    await remove();
  }
}

async function tablesOf(dataDir: string, departures: number): Promise<{ storefront: Table[]; sellers: Table }> {
  const headersOfOwner = anOwner(dataDir);
  const shop = await openShop({
    dataDir,
    env: { LOG_LEVEL: 'warn', JWT_SECRET },
  });
  try {
    // Waits until the whole store is read: the engine answers the first page earlier, and reads the rest beside other requests.
    await answerTo(shop.url, { method: 'GET', path: `${LIST}?page=100` });
    const rows: (string | number)[][] = [];
    for (const [name, path] of Object.entries(requests)) rows.push(await answered(shop, name, path));
    const ofSellers: (string | number)[][] = [];
    for (const [name, path] of Object.entries(sellersLists))
      ofSellers.push(await answered(shop, name, () => path, await headersOfOwner()));
    const most = memoryOf(shop.pid);
    const note = `On SQLite, ${departures.toLocaleString('en')} departures, one asker. But for the first, no answer comes from a cache.`;
    const head = ['', 'median ms', 'p99 ms', 'processor ms', 'at most'];
    return {
      storefront: [
        { head, rows, note },
        await mapIn(shop),
        { head: ['the first listing after', 'ms'], rows: await eventsIn(shop) },
        { head: ['memory of the engine', 'MB'], rows: [['after all of these', most]] },
      ],
      sellers: {
        head,
        rows: ofSellers,
        note: 'On SQLite, one asker who owns all of them; the first page unless said otherwise.',
      },
    };
  } finally {
    await shop.stop();
  }
}

let times = 0;
/** Makes an address that no request has used yet. */
const uncached = (query: string) => `${LIST}?${query}&time=${(times += 1)}`;

const requests: Record<string, () => string> = {
  'listing, kept': () => LIST,
  listing: () => uncached('page_size=20'),
  'page 100': () => uncached('page=100'),
  'of a category': () => uncached('category=sea'),
  'of four days': () => uncached(days(3)),
  'of four days in a category': () => uncached(`category=sea&${days(3)}`),
  'by a search': () => uncached('search=island%20boat'),
  'by price': () => uncached('ordering=price'),
  'by title': () => uncached('ordering=title'),
  'one experience': () => `${LIST}${1 + ((times += 1) % EXPERIENCES)}/`,
};

function days(more: number): string {
  const first = Temporal.Now.plainDateISO().add({ days: 1 + Math.floor(Math.random() * 500) });
  return `date_from=${first.toString()}&date_to=${first.add({ days: more }).toString()}`;
}

async function answered(
  { url, pid }: Shop,
  name: string,
  path: () => string,
  headers: Record<string, string> = {},
): Promise<(string | number)[]> {
  const next = () => asBytes({ method: 'GET', path: path(), headers });
  await load(url, 1, MILLISECONDS / 4, next);
  const before = processorTimeOf(pid);
  const { latencies, failed } = await load(url, 1, MILLISECONDS, next);
  if (failed > 0) throw new Error(`${failed} of ${name} failed`);
  const processor = (processorTimeOf(pid) - before) / latencies.length;
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
  return [name, median(latencies).toFixed(2), p99.toFixed(1), processor.toFixed(2), AIM];
}

/** Measures the sitemap for search engines, none of whose files was read before. */
async function mapIn({ url }: Shop): Promise<Table> {
  const taken: number[] = [];
  const read = async (path: string) => {
    const began = performance.now();
    const text = await (await fetch(url + path)).text();
    taken.push(performance.now() - began);
    return text;
  };
  const files = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
  let addresses = 0;
  for (const { pathname } of files) addresses += (await read(pathname)).match(/<url>/g)?.length ?? 0;
  const whole = taken.reduce((sum, it) => sum + it, 0);
  return {
    head: [`map of ${addresses.toLocaleString('en')} addresses`, 'ms', 'at most'],
    rows: [
      ['all of its files', whole.toFixed(0), Math.round(addresses / MAP_ADDRESSES_A_MILLISECOND)],
      ['the slowest file', Math.max(...taken).toFixed(0), ''],
    ],
  };
}

/** The rate for 10,000 experiences in three languages within a second. */
const MAP_ADDRESSES_A_MILLISECOND = 30;

/** Measures the first listing after a change, which makes the cached one stale. */
async function eventsIn(shop: Shop): Promise<(string | number)[][]> {
  const timesOf = async (change: () => Promise<unknown>) => {
    const taken: number[] = [];
    for (let n = 0; n < 5; n++) {
      await change();
      const began = performance.now();
      await answerTo(shop.url, { method: 'GET', path: LIST });
      taken.push(performance.now() - began);
    }
    return median(taken).toFixed(1);
  };
  const file = new DatabaseSync(join(shop.dataDir, 'landfall.sqlite'), { timeout: 5_000 });
  const changeOfOne = async () => {
    file.exec(`begin; update store_versions set last = last + 1; update stores set version = (select last from store_versions);
      update experiences set version = (select last from store_versions) where id = 5000; commit`);
    // The engine does not notice this commit of another connection. Its own next commit, even for a refusal, makes it look.
    await fetch(`${shop.url}/api/cart/`, { method: 'POST', headers: keyed(), body: JSON.stringify(unknown) });
  };
  const ofOne = await timesOf(changeOfOne);
  file.close();
  return [
    ['a change of one experience', ofOne],
    ['midnight', await timesOf(() => shop.passTime({ hours: 24 }))],
  ];
}

const keyed = () => ({ 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' });
const unknown = {
  experience_id: 0,
  booking_info: {
    date: '2099-01-01',
    start_time_id: 1,
    pricing_rate_id: 1,
    pricing_units: [{ pricing_option_id: 1, quantity: 1 }],
  },
};
