import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addDays } from '#domain/time/day.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { section } from '../report.ts';
import { median } from '../rounds.ts';
import { asBytes, load } from './load.ts';
import { memoryOf, processorTimeOf } from './process.ts';
import { aWideFolder } from './wide-catalogue.ts';

const STORES = 2_000;
/** More stores than the engine keeps in memory. */
const FILLED = 500;
const EXPERIENCES = 50;
const LIST = '/api/webstores/experiences/';

/** Measures one engine with many stores: the first request of a store, its later requests, and the engine's memory. */
export async function measureStores(): Promise<void> {
  const { dataDir, remove } = await aWideFolder(EXPERIENCES);
  try {
    shortenFuture(join(dataDir, 'landfall.sqlite'));
    const alone = await measured(dataDir, 1);
    copyStores(join(dataDir, 'landfall.sqlite'));
    const many = await measured(dataDir, FILLED);
    const row = (name: string, pick: (of: Measured) => string | number, most: number | string) => [
      name,
      pick(alone),
      pick(many),
      most,
    ];
    section('Stores', [
      {
        note: `On SQLite, ${STORES.toLocaleString('en')} stores, ${FILLED} of them with ${EXPERIENCES} experiences of the demo store each and the departures of 60 days, which are all asked for in turn. A warm answer comes from no cache.`,
        head: ['the listing', '1 store', `${STORES.toLocaleString('en')} stores`, 'at most'],
        rows: [
          row('first answer of a store, median ms', ({ cold }) => median(cold).toFixed(1), 60),
          row('first answer of a store, p95 ms', ({ cold }) => atShare(cold, 0.95).toFixed(1), ''),
          row('warm, median ms', ({ warm }) => warm.toFixed(2), ''),
          row('warm, processor ms', ({ processor }) => processor.toFixed(2), ''),
          row('after a commit, median ms', ({ afterCommit }) => afterCommit.toFixed(2), ''),
          row('memory of the engine, MB', ({ memory }) => memory, 400),
        ],
      },
    ]);
  } finally {
    await remove();
  }
}

interface Measured {
  cold: number[];
  warm: number;
  processor: number;
  afterCommit: number;
  memory: number;
}

async function measured(dataDir: string, stores: number): Promise<Measured> {
  const shop = await openShop({ dataDir, env: { LOG_LEVEL: 'warn' } });
  try {
    // Does the work that a process does only once.
    await timeOf(shop, 'nowhere.example', LIST);
    const cold: number[] = [];
    for (let n = 0; n < stores; n++) cold.push(await timeOf(shop, hostOf(n), LIST));
    let count = 0;
    const next = () =>
      asBytes({ method: 'GET', path: `${LIST}?time=${(count += 1)}`, headers: { host: hostOf(stores - 1) } });
    await load(shop.url, 1, 1_000, next);
    const before = processorTimeOf(shop.pid);
    const { latencies } = await load(shop.url, 1, 3_000, next);
    const processor = (processorTimeOf(shop.pid) - before) / latencies.length;
    const afterCommit: number[] = [];
    for (let n = 0; n < 100; n++) {
      await timeOf(shop, hostOf(stores - 1), '/api/cart/', crypto.randomUUID());
      afterCommit.push(await timeOf(shop, hostOf(stores - 1), LIST));
    }
    return { cold, warm: median(latencies), processor, afterCommit: median(afterCommit), memory: memoryOf(shop.pid) };
  } finally {
    await shop.stop();
  }
}

const hostOf = (n: number) => `s${n}.example`;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Measures one call in milliseconds. With a key it is a call of a cart, which is refused but still commits. */
function timeOf({ url }: Shop, host: string, path: string, key?: string): Promise<number> {
  const headers = { host, ...(key && { 'idempotency-key': key, 'content-type': 'application/json' }) };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, headers, method: key ? 'POST' : 'GET' }, (response) => {
      response.resume();
      response.once('end', () => resolve(performance.now() - began));
    });
    sent.once('error', reject);
    sent.end(key ? '{}' : '');
  });
}

function atShare(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Keeps the departures of 60 days only, and gives the store its host. */
function shortenFuture(path: string): void {
  const file = new DatabaseSync(path);
  const last = addDays(Temporal.Now.plainDateISO().toString(), 60);
  file.prepare('delete from departures where date > ?').run(last);
  file.exec("update stores set domain = 's0.example'");
  file.close();
}

/** Makes many stores from one store with departures of 60 days. The database copies its own rows. */
function copyStores(path: string): void {
  const file = new DatabaseSync(path);
  file.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
  const numbers = (most: number) =>
    `(with recursive n(k) as (select 1 union all select k + 1 from n where k < ${most - 1}) select k from n)`;
  /** Copies the rows of a table so many times, with other values in the given columns. */
  const copy = (table: string, times: number, fields: Record<string, string>) => {
    const columns = file
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name));
    const values = columns.map((it) => fields[it] ?? `t.${it}`);
    file.exec(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table} t, ${numbers(times)}`,
    );
  };
  const moved = (column: string) => `t.${column} + k * ${OFFSET}`;
  const ofExperience = { experience_id: moved('experience_id') };
  const start = '(select s.id from start_times s where s.experience_id = t.id)';
  copy('stores', STORES, { id: 't.id + k', slug: "'s' || k", domain: "'s' || k || '.example'" });
  copy('store_experiences', FILLED, { store_id: 't.store_id + k', ...ofExperience });
  copy('experiences', FILLED, {
    id: moved('id'),
    slug: "t.slug || '-of-' || k",
    default_rate_id: moved('default_rate_id'),
    seasons_json: `replace(t.seasons_json, '[' || ${start} || ']', '[' || (${start} + k * ${OFFSET}) || ']')`,
  });
  copy('start_times', FILLED, { id: moved('id'), ...ofExperience });
  copy('departures', FILLED, { id: 'null', start_time_id: moved('start_time_id'), ...ofExperience });
  copy('pricing_rates', FILLED, { id: moved('id'), ...ofExperience });
  copy('pricing_options', FILLED, { id: 'null', rate_id: moved('rate_id') });
  copy('agenda_items', FILLED, { id: 'null', ...ofExperience });
  for (const table of ['experience_pictures', 'experience_extras']) copy(table, FILLED, ofExperience);
  // The index of texts serves sellers' searches, which this bench does not measure: the engine enters only rows after the last one in it.
  file.exec("insert into experiences_search (rowid, text) select max(id), '' from experiences");
  file.exec('commit');
  file.close();
}

/** The distance between the ids of two stores' parts. A store has fewer parts of each kind. */
const OFFSET = 10_000;
