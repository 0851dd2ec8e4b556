import { openShop, type Shop } from '../../support/engine/shop.ts';
import { section, type Table } from '../report.ts';
import { type Compared, sideBySide } from '../rounds.ts';
import { benchOnPostgres, benchOnSqlite, type PlayedEngine } from './databases.ts';
import type { Floor } from './floors.ts';
import { type Load, loadsOn } from './loads.ts';
import { memoryOf } from './process.ts';

const CONNECTIONS = [1, 16, 64];

/** Measures the engine beside bare Node that does the least of the same work on the same database. */
export async function measureEngine(database: 'SQLite' | 'PostgreSQL'): Promise<void> {
  const engine = await (database === 'SQLite' ? benchOnSqlite() : benchOnPostgres());
  try {
    section(`Engine on ${database}`, await tablesOn(engine));
  } finally {
    await engine.remove();
  }
}

async function tablesOn({ dataDir, env, startFloor, has }: PlayedEngine): Promise<Table[]> {
  const shop = await openShop({ dataDir, env: { ...env, LOG_LEVEL: 'warn' } });
  try {
    const { loads, answers } = await loadsOn(shop.url);
    const floor = await startFloor(answers);
    try {
      return await besides(
        shop,
        floor,
        loads.filter(({ name }) => has(name)),
      );
    } finally {
      await floor.stop();
    }
  } finally {
    await shop.stop();
  }
}

async function besides(shop: Shop, floor: Floor, loads: readonly Load[]): Promise<Table[]> {
  const rows: Row[] = [];
  let most = 0;
  for (const it of loads) {
    for (const connections of CONNECTIONS) {
      const compared = await sideBySide(
        { url: shop.url, pid: shop.pid, next: it.landfall },
        { ...floor, next: it.bare },
        connections,
      );
      most = Math.max(most, memoryOf(shop.pid));
      rows.push(row(it, connections, compared));
    }
  }
  return [
    { head, rows, note },
    { head: ['memory of the engine', 'MB', 'at most'], rows: [['under these loads, at most', most, 230]] },
  ];
}

type Row = (string | number)[];

const note = [
  'Answers a second, ours beside bare Node (`floor`) in turns of a second, medians of seven; `share` is ours of the floor’s, and `aim` the',
  'least that it should be. `p99` in milliseconds; `µs` of a processor that an answer took of ours and of the floor’s process.',
].join('\n');

const head = ['', 'connections', 'ours', 'floor', 'share', 'aim', 'p99', 'floor’s p99', 'µs', 'floor’s µs', 'not 2xx'];

function row({ name, aim }: Load, connections: number, { landfall, floor, share }: Compared): Row {
  return [
    name,
    connections,
    Math.round(landfall.perSecond),
    Math.round(floor.perSecond),
    share.toFixed(2),
    aim?.toFixed(1) ?? '',
    landfall.p99.toFixed(1),
    floor.p99.toFixed(1),
    Math.round(landfall.processor),
    Math.round(floor.processor),
    landfall.failed + floor.failed,
  ];
}
