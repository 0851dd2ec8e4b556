import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../support/engine/postgres.ts';
import { openShop } from '../../support/engine/shop.ts';
import { section } from '../report.ts';
import { median } from '../rounds.ts';
import { benchOnPostgres, type PlayedEngine } from './databases.ts';
import { load } from './load.ts';
import { loadsOn } from './loads.ts';
import { processorTimeOf } from './process.ts';

const ENGINES = [1, 2, 4];
const CONNECTIONS = 64;
const ROUNDS = 5;
const MILLISECONDS = 1_000;

/** A process under load, and the next request to it. */
interface Load {
  url: string;
  pid: number;
  next: () => Buffer;
}

/** The figures of a round: carts a second, and microseconds of processor time for each cart. */
interface Round {
  perSecond: number;
  process: number;
  database: number;
  asker: number;
  failed: number;
}

/** Measures new carts on one, two and four engines with one PostgreSQL, beside as many processes of bare Node. */
export async function measureEngines(): Promise<void> {
  const played = await benchOnPostgres();
  try {
    const rows: (string | number)[][] = [];
    for (const engines of ENGINES) rows.push(await row(played, engines));
    const [ofOne] = rows;
    const grown = (at: number) => (it: (string | number)[]) => (Number(it[at]) / Number(ofOne?.[at])).toFixed(2);
    const [engines, floor] = [grown(1), grown(3)];
    section('Engines on one PostgreSQL', [
      {
        note: `New carts with a line, ${CONNECTIONS} connections in all, medians of ${ROUNDS} rounds of a second, ours and bare Node by turns. Each process is bound to one of ${cpus().length} processors; the database and the client share them. \`µs\` of a processor for each cart.`,
        head: HEAD,
        rows: rows.map((it) => [...it.slice(0, 2), engines(it), it[3] ?? '', floor(it), ...it.slice(5)]),
      },
    ]);
  } finally {
    await played.remove();
  }
}

const HEAD =
  'processes, ours, grown, floor, grown, share, µs of engines, of their database, of floors, of their database, of the asker, not 2xx'.split(
    ', ',
  );

async function row(played: PlayedEngine, count: number): Promise<(string | number)[]> {
  const folders: string[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    let carts: Awaited<ReturnType<typeof cartsOn>> | undefined;
    const engines: Load[] = [];
    const floors: Load[] = [];
    for (let n = 0; n < count; n += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'landfall-engine-'));
      folders.push(dataDir);
      const shop = await openShop({
        dataDir,
        env: { ...played.env, LOG_LEVEL: 'warn' },
      });
      stops.push(() => shop.stop());
      carts ??= await cartsOn(shop.url);
      const floor = await played.startFloor(carts.answers);
      stops.push(() => floor.stop());
      engines.push({ url: shop.url, pid: shop.pid, next: carts.landfall });
      floors.push({ ...floor, next: carts.bare });
      for (const pid of [shop.pid, floor.pid])
        execFileSync('taskset', ['-acp', String(n % cpus().length), String(pid)]);
    }
    const database = played.env['DATABASE_URL'] ?? '';
    await round(engines, database);
    await round(floors, database);
    const [landfall, bare]: Round[][] = [[], []];
    for (let n = 0; n < ROUNDS; n += 1) {
      landfall?.push(await round(engines, database));
      bare?.push(await round(floors, database));
    }
    const of = (rounds: Round[] | undefined, what: keyof Round) =>
      Math.round(median((rounds ?? []).map((it) => it[what])));
    const share = (of(landfall, 'perSecond') / of(bare, 'perSecond')).toFixed(2);
    const spent = [of(landfall, 'process'), of(landfall, 'database'), of(bare, 'process'), of(bare, 'database')];
    const failed = of(landfall, 'failed') + of(bare, 'failed');
    const [perSecond, ofFloor] = [of(landfall, 'perSecond'), of(bare, 'perSecond')];
    return [count, perSecond, '', ofFloor, '', share, ...spent, of(landfall, 'asker'), failed];
  } finally {
    for (const stop of stops) await stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

async function cartsOn(url: string) {
  const { loads, answers } = await loadsOn(url);
  const carts = loads.find(({ name }) => name === 'new cart with a line');
  if (!carts) throw new Error('there is a load of new carts');
  return { ...carts, answers };
}

async function round(loads: readonly Load[], database: string): Promise<Round> {
  const backends = await withClient(database, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  });
  const last = new Map<number, number>();
  const timeOf = (pid: number) => {
    // The process of an unused connection may have ended.
    if (existsSync(`/proc/${pid}`)) last.set(pid, processorTimeOf(pid));
    return last.get(pid) ?? 0;
  };
  const spent = () => ({
    process: loads.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
    database: backends.reduce((sum, pid) => sum + timeOf(pid), 0),
    asker: processorTimeOf(process.pid),
  });
  const before = spent();
  const measured = await Promise.all(
    loads.map(({ url, next }) => load(url, CONNECTIONS / loads.length, MILLISECONDS, next)),
  );
  const after = spent();
  const carts = measured.reduce((sum, { latencies }) => sum + latencies.length, 0);
  const each = (what: keyof typeof before) => ((after[what] - before[what]) * 1_000) / carts;
  return {
    perSecond: measured.reduce((sum, it) => sum + it.perSecond, 0),
    process: each('process'),
    database: each('database'),
    asker: each('asker'),
    failed: measured.reduce((sum, it) => sum + it.failed, 0),
  };
}
