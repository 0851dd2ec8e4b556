import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openShop } from '../../support/engine/shop.ts';
import { section } from '../report.ts';
import { answerTo } from './carts.ts';
import { asBytes, load } from './load.ts';
import { fillDepartures } from './many-orders.ts';
import { memoryOf, processorTimeOf } from './process.ts';
import { aWideFolder } from './wide-catalogue.ts';

const EXPERIENCES = 2_000;
const YEARS = [0, 1, 3];
const LIST = '/api/webstores/experiences/';
const IDLE_SECONDS = 65;

/** Measures the cost of past departures: an engine without them, and engines with those of one and of three years, one a day for each tour. */
export async function measurePastDepartures(): Promise<void> {
  const columns: Record<string, number>[] = [];
  for (const years of YEARS) columns.push(await measured(years));
  const names = Object.keys(columns[0] ?? {});
  section('Past departures', [
    {
      note: `On SQLite, a store of ${EXPERIENCES.toLocaleString('en')} experiences with the departures of 18 months to come. Milliseconds of the engine’s processor, but for rows and memory.`,
      head: ['', ...YEARS.map((it) => `${it} years past`)],
      rows: names.map((name) => [name, ...columns.map((it) => it[name] ?? '')]),
    },
  ]);
}

async function measured(years: number): Promise<Record<string, number>> {
  const { dataDir, remove } = await aWideFolder(EXPERIENCES);
  try {
    const past = addPast(join(dataDir, 'landfall.sqlite'), years);
    const shop = await openShop({ dataDir, env: { LOG_LEVEL: 'warn' } });
    const spent = async (work: () => Promise<unknown>) => {
      const before = processorTimeOf(shop.pid);
      await work();
      return processorTimeOf(shop.pid) - before;
    };
    const list = () => answerTo(shop.url, { method: 'GET', path: LIST });
    try {
      await list();
      const start = processorTimeOf(shop.pid);
      const whole = await spent(() => answerTo(shop.url, { method: 'GET', path: `${LIST}?ordering=title` }));
      let count = 0;
      const next = () => asBytes({ method: 'GET', path: `${LIST}?time=${(count += 1)}` });
      let answers = 0;
      const warm = await spent(async () => (answers = (await load(shop.url, 1, 3_000, next)).latencies.length));
      const memory = memoryOf(shop.pid);
      const idle = await spent(() => new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1_000)));
      await shop.passTime({ hours: 24 });
      const midnight = await spent(list);
      const behind = await spent(() => answerTo(shop.url, { method: 'GET', path: `${LIST}?ordering=price` }));
      return {
        'rows of the past': past,
        'start and the first listing': start,
        'the whole store': whole,
        'a listing, warm': Math.round((warm / answers) * 100) / 100,
        'a day later, the first listing': midnight,
        'a day later, the whole store': behind,
        [`${IDLE_SECONDS} s without a request`]: idle,
        'memory, MB': memory,
      };
    } finally {
      await shop.stop();
    }
  } finally {
    await remove();
  }
}

/** @returns the number of past departures */
function addPast(path: string, years: number): number {
  const file = new DatabaseSync(path);
  const today = Temporal.Now.plainDateISO().toString();
  file.exec('pragma synchronous = off; pragma foreign_keys = off');
  if (years > 0) fillDepartures(file, today, years * 365);
  const past = file.prepare('select count(*) as n from departures where date < ?').get(today)?.['n'];
  file.close();
  return Number(past);
}
