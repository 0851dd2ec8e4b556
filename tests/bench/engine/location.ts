import { readdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { root } from '../../support/root.ts';
import { misspelt, picking } from '../page/typing-errors.ts';
import { section } from '../report.ts';
import { median } from '../rounds.ts';
import { asBytes, load } from './load.ts';
import { memoryOf, processorTimeOf } from './process.ts';

const QUESTIONS = 200;
const MILLISECONDS = 4_000;
const AIM = 50;
const CACHE = `${root}node_modules/.cache/landfall/`;

interface ListedCity {
  /** Its GeoNames id. */
  readonly id: string;
  readonly name: string;
  readonly country: string;
}

interface Question {
  text: string;
  /** The city that the visitor means. */
  city: ListedCity;
}

/** Measures how fast places are suggested for typed text, and whether the intended place is among the ten suggestions. */
export async function measureLocation(): Promise<void> {
  rmSync(CACHE, { recursive: true, force: true });
  // Each question may come from another network, because the engine limits strangers.
  const env = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' };
  const shop = await openShop({ env });
  try {
    await fetch(`${shop.url}/api/webstores/experiences/`);
    const before = memoryOf(shop.pid);
    const made = await milliseconds(() => suggestions(shop, 'split'));
    const after = memoryOf(shop.pid);
    const file = readdirSync(CACHE).find((name) => name.startsWith('places-')) ?? '';
    const requests = questions(new DatabaseSync(CACHE + file, { readOnly: true }));
    const rows: (string | number)[][] = [];
    for (const [name, all] of Object.entries(requests)) rows.push([name, ...(await answered(shop, all)), AIM]);
    section('Location', [
      {
        head: ['', 'median ms', 'p99 ms', 'processor ms', 'first of ten', 'among ten', 'at most ms'],
        rows,
        note: `${QUESTIONS} different questions each, all places of GeoNames’ cities500, one asker. First and among ten: shares of what was meant.`,
      },
      {
        head: ['', ''],
        rows: [
          ['ms for the first question of an installation, which makes the file', Math.round(made)],
          ['MB of memory before it', before],
          ['MB after it', after],
          ['MB after all of these', memoryOf(shop.pid)],
          ['the file', file],
        ],
      },
    ]);
  } finally {
    await shop.stop();
  }
}

/** Random towns anywhere, the same in each run. */
function questions(places: DatabaseSync): Record<string, Question[]> {
  const pick = picking(20_261_121);
  // A place's weight is about the logarithm of its inhabitants, so these towns have five thousand or more.
  const cities = places
    .prepare(
      `select town.code as id, town.name, country.code as country from places town
       join places country on country.id = town.country where town.kind = 'city' and town.weight >= 3.7`,
    )
    .all() as unknown as ListedCity[];
  const towns = cities.filter(({ name }) => /^[\p{Script=Latin} ]{5,}$/u.test(name));
  const chosen = Array.from({ length: QUESTIONS }, () => pick.from(towns));
  const countryOf = new Intl.DisplayNames(['en'], { type: 'region' });
  const each = (text: (city: ListedCity) => string) => chosen.map((city) => ({ city, text: text(city) }));
  return {
    'a name': each(({ name }) => name),
    'its first four letters': each(({ name }) => name.slice(0, 4)),
    'with typing errors': each(({ name }) => misspelt(name, pick)),
    'half typed, with typing errors': each(({ name }) =>
      misspelt(name.slice(0, Math.max(5, Math.ceil(name.length * 0.7))), pick),
    ),
    'with typing errors, and its country': each(
      ({ name, country }) => `${misspelt(name, pick)}, ${countryOf.of(country) ?? country}`,
    ),
  };
}

async function answered(shop: Shop, all: readonly Question[]): Promise<(string | number)[]> {
  let n = 0;
  const next = () => {
    const { text } = all[n % all.length] as Question;
    n += 1;
    return asBytes({ method: 'GET', path: pathOf(text), headers: { 'x-forwarded-for': network(n) } });
  };
  await load(shop.url, 1, MILLISECONDS / 4, next);
  const before = processorTimeOf(shop.pid);
  const { latencies, failed } = await load(shop.url, 1, MILLISECONDS, next);
  if (failed > 0) throw new Error(`${failed} questions failed`);
  const processor = (processorTimeOf(shop.pid) - before) / latencies.length;
  const places: number[] = [];
  for (const { text, city } of all) places.push((await suggestions(shop, text)).indexOf(`geonames:${city.id}`));
  const share = (isGood: (place: number) => boolean) => (places.filter(isGood).length / places.length).toFixed(2);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
  return [
    median(latencies).toFixed(2),
    p99.toFixed(1),
    processor.toFixed(2),
    share((place) => place === 0),
    share((place) => place >= 0),
  ];
}

let count = 0;

async function suggestions(shop: Pick<Shop, 'url'>, text: string): Promise<string[]> {
  const response = await fetch(`${shop.url}${pathOf(text)}`, { headers: { 'x-forwarded-for': network((count += 1)) } });
  // The engine is still making the file of places, and answers 503 so that no visitor waits long.
  if (response.status === 503) return suggestions(shop, text);
  if (!response.ok) throw new Error(`${text}: ${response.status}`);
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
}

function pathOf(text: string): string {
  return `/api/location-autocomplete/?${new URLSearchParams({ q: text }).toString()}`;
}

function network(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
