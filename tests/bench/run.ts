// `npm run bench`: what docs and budgets speak of, measured on this machine and printed as tables. `npm run bench -- opening`,
// `page` or `load` takes one part.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Experience } from '#domain/contract/catalogue.ts';
import { openShop } from '../support/shop.ts';
import { asSent, changedLine, newCart, readCart, standingCarts } from './carts.ts';
import { firstView } from './first-view.ts';
import { measured, memoryOf, startFloor } from './load.ts';
import { openings } from './opening.ts';
import { aRoomyFolder } from './store.ts';

const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

if (isWanted('opening')) await showOpenings();
if (isWanted('page')) await showFirstView();
if (isWanted('load')) await showLoads();

async function showOpenings(): Promise<void> {
  const { first, second } = await openings();
  table(
    ['`npm start` to the first page', 'ms'],
    [
      ['with an empty folder of data', Math.round(first)],
      ['with what it left there', Math.round(second)],
    ],
  );
}

async function showFirstView(): Promise<void> {
  const shop = await openShop();
  const fetched = await firstView(`${shop.url}/`);
  await shop.stop();
  const scripts = fetched.filter(({ kind }) => kind === 'script').toSorted((a, b) => b.bytes - a.bytes);
  const sum = (all: typeof fetched) => all.reduce((total, { bytes }) => total + bytes, 0);
  table(
    ['JavaScript of the first view', 'brotli bytes'],
    [...scripts.map(({ path, bytes }) => [path, bytes]), ['**all of it**', sum(scripts)]],
  );
  table(
    ['What the first view fetches', 'requests', 'bytes'],
    [...Map.groupBy(fetched, ({ kind }) => kind)]
      .map(([kind, all]) => [kind, all.length, sum(all)])
      .concat([['**all**', fetched.length, sum(fetched)]]),
  );
}

async function showLoads(): Promise<void> {
  const { dataDir, remove } = await aRoomyFolder();
  const shop = await openShop({ dataDir, env: { LOG_LEVEL: 'warn' } });
  const list = `${shop.url}/api/webstores/experiences/`;
  const { results } = await json<{ results: Experience[] }>(`${list}?detail=full&page_size=100`);
  const [first] = results;
  if (!first) throw new Error('there is nothing to book');
  const carts = await standingCarts(shop.url, results, 500);
  const memory = { rest: memoryOf(shop.pid), load: 0 };

  const floorDir = await mkdtemp(join(tmpdir(), 'landfall-floor-'));
  await cp(join(dataDir, 'landfall.sqlite'), join(floorDir, 'landfall.sqlite'));
  const [cart] = carts;
  const written = {
    'listing.json': `${list}?page_size=12`,
    'experience.json': `${list}${first.id}/`,
    'cart.json': `${shop.url}/api/cart/${cart?.id}/`,
    'line.json': `${shop.url}/api/cart/${cart?.id}/lines/${cart?.line}/`,
  };
  for (const [name, from] of Object.entries(written)) {
    await writeFile(join(floorDir, name), await (await fetch(from)).text());
  }
  const floor = await startFloor(floorDir);

  const rows: (string | number)[][] = [];
  const loads = [
    { name: 'home, a document', ours: () => ({ method: 'GET', path: '/' }), bare: null },
    {
      name: 'listing of 12',
      ours: () => ({ method: 'GET', path: '/api/webstores/experiences/?page_size=12' }),
      bare: () => ({ method: 'GET', path: '/listing' }),
    },
    {
      name: 'one experience',
      ours: () => ({ method: 'GET', path: `/api/webstores/experiences/${first.id}/` }),
      bare: () => ({ method: 'GET', path: '/experience' }),
    },
    { name: 'new cart with a line', ours: () => newCart(results), bare: () => newCart(results) },
    { name: 'change a line', ours: () => changedLine(carts), bare: () => changedLine(carts) },
    { name: 'read a cart', ours: () => readCart(carts), bare: () => readCart(carts) },
  ];
  for (const { name, ours, bare } of loads) {
    for (const connections of [1, 16, 64]) {
      const it = await measured(shop.url, connections, () => asSent(ours()));
      memory.load = Math.max(memory.load, memoryOf(shop.pid));
      const least = bare && (await measured(floor.url, connections, () => asSent(bare())));
      const share = least ? (it.perSecond / least.perSecond).toFixed(2) : '';
      rows.push([name, connections, it.perSecond, it.p50, it.p99, it.failed, least?.perSecond ?? '', share]);
    }
  }
  table(['answers', 'connections', 'a second', 'median ms', 'p99 ms', 'not 2xx', 'bare Node', 'share'], rows);
  table(
    ['memory of the engine', 'MB'],
    [
      ['at rest, 500 carts', memory.rest],
      ['under load, at most', memory.load],
    ],
  );
  floor.stop();
  await shop.stop();
  await Promise.all([remove(), rm(floorDir, { recursive: true, force: true })]);
}

async function json<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

function table(head: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line), ''].join('\n'));
}
