import { openShop } from '../support/shop.ts';
import { floorBeside } from './floors.ts';
import type { Load } from './loads.ts';
import { loadsOn } from './loads.ts';
import { memoryOf } from './process.ts';
import type { Table } from './report.ts';
import { section } from './report.ts';
import type { Compared } from './rounds.ts';
import { sideBySide } from './rounds.ts';
import { aRoomyFolder } from './store.ts';

const CONNECTIONS = [1, 16, 64];

/** The engine on SQLite, beside bare Node that does the least of the same work on a copy of its database. */
export async function measureEngine(): Promise<void> {
  const { dataDir, remove } = await aRoomyFolder();
  const shop = await openShop({ dataDir, env: { LOG_LEVEL: 'warn' } });
  const { loads, answers } = await loadsOn(shop.url);
  const floor = await floorBeside(dataDir, answers);

  const rows: Row[] = [];
  let most = 0;
  for (const it of loads) {
    for (const connections of CONNECTIONS) {
      const ours = { url: shop.url, pid: shop.pid, next: it.ours };
      const compared = await sideBySide(ours, { ...floor, next: it.bare }, connections);
      most = Math.max(most, memoryOf(shop.pid));
      rows.push(row(it, connections, compared));
    }
  }
  await floor.stop();
  await shop.stop();
  await remove();
  section('Engine on SQLite', [{ head, rows, note }, memoryTable(most)]);
}

type Row = (string | number)[];

const note = [
  'Answers a second, ours beside bare Node (`floor`) in turns of a second, medians of seven; `share` is ours of the floor’s, and `aim` the',
  'least that it should be. `p99` in milliseconds; `µs` of a processor that an answer took of ours and of the floor’s process.',
].join('\n');

const head = ['', 'connections', 'ours', 'floor', 'share', 'aim', 'p99', 'floor’s p99', 'µs', 'floor’s µs', 'not 2xx'];

function row({ name, aim }: Load, connections: number, { ours, floor, share }: Compared): Row {
  return [
    name,
    connections,
    Math.round(ours.perSecond),
    Math.round(floor.perSecond),
    share.toFixed(2),
    aim?.toFixed(1) ?? '',
    ours.p99.toFixed(1),
    floor.p99.toFixed(1),
    Math.round(ours.processor),
    Math.round(floor.processor),
    ours.failed + floor.failed,
  ];
}

function memoryTable(most: number): Table {
  return { head: ['memory of the engine', 'MB', 'at most'], rows: [['under these loads, at most', most, 230]] };
}
