import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium, request } from 'playwright';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { openShop } from '../../support/engine/shop.ts';
import { root } from '../../support/root.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { section, type Table } from '../report.ts';
import { median } from '../rounds.ts';
import { certificate, type Edge, openEdge, type Sent } from './edge.ts';
import { firstView } from './first-view.ts';
import { openFloorPage } from './floor-page.ts';
import { interactions } from './interactions.ts';
import { type Found, lighthouseOf } from './lighthouse.ts';
import { type Opening, returning, tapToHeading } from './visits.ts';
import { type Weighed, weighed } from './weights.ts';

/** Runs of each measurement; `BENCH_RUNS=3` is a quick check. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 7);

/** Measures the shop's page beside a page that only transfers the same bytes, both behind the same edge. */
export async function measurePage(): Promise<void> {
  const [shop, floorPage, trusted] = [await openShop(), await openFloorPage(), certificate()];
  const [shopEdge, floor] = [await openEdge(trusted, shop.url), await openEdge(trusted, floorPage.url)];
  const args = [...browserArgs, trusted.browserArg];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  const html = await settledDocument(shopEdge);

  const page = weighed(html);
  const fetched = await firstView(browser, shopEdge);
  const returns = await returnsOf(browser, shopEdge, floor);
  await browser.close();

  // A new browser, so that earlier visits do not affect the taps.
  const another = await chromium.launch({ executablePath: findBrowser(), args });
  const taps = { early: [] as number[], late: [] as number[] };
  for (let n = 0; n < RUNS; n++) {
    taps.early.push(await tapToHeading(another, shopEdge, 1_000));
    taps.late.push(await tapToHeading(another, shopEdge, 8_000));
  }
  const acts = [];
  for (let n = 0; n < RUNS; n++) acts.push(await interactions(another, shopEdge));
  await another.close();
  const found = await lighthouseOf({ landfall: `${shopEdge.url}/`, floor: `${floor.url}/` }, RUNS, [
    trusted.browserArg,
  ]);

  for (const it of [shopEdge, floor, floorPage]) await it.close();
  await shop.stop();
  writeFileSync(`${root}tests/bench/page/first-view.json`, `${JSON.stringify(sortedByName(page.modules), null, 2)}\n`);
  section('Page', [
    weightTable(page, fetched),
    lighthouseTable(found),
    returnTable(returns),
    interactionTable(taps, acts),
  ]);
}

/** The document after the engine has compressed it fully, which it does after the first requests. */
async function settledDocument(edge: Edge): Promise<string> {
  const visitor = await request.newContext({ ignoreHTTPSErrors: true });
  let [before, size, html] = [-1, 0, ''];
  while (size !== before) {
    before = size;
    html = await (await visitor.get(`${edge.url}/`)).text();
    size = edge.sent.at(-1)?.bytes ?? 0;
    await setTimeout(2_000);
  }
  await visitor.dispose();
  return html;
}

type Sides<T> = Readonly<Record<'landfall' | 'floor', T>>;

async function returnsOf(browser: Parameters<typeof returning>[0], shopEdge: Edge, floor: Edge) {
  const one = async (isOffline: boolean): Promise<Sides<Opening>> => {
    const all: { landfall: Opening[]; floor: Opening[] } = { landfall: [], floor: [] };
    for (let n = 0; n < RUNS; n++) {
      all.landfall.push(
        await returning(browser, shopEdge, { path: '/', content: 'main article:nth-of-type(1) img', isOffline }),
      );
      all.floor.push(await returning(browser, floor, { path: '/kept', content: 'main p', isOffline }));
    }
    return { landfall: middle(all.landfall), floor: middle(all.floor) };
  };
  return { online: await one(false), offline: await one(true) };
}

function middle(all: readonly Opening[]): Opening {
  const of = (key: keyof Opening) => median(all.map((it) => it[key]));
  return { fcp: of('fcp'), lcp: of('lcp'), content: of('content'), bytes: of('bytes') };
}

function weightTable({ weights }: Weighed, fetched: readonly Sent[]): Table {
  const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, bytes) => total + bytes, 0);
  const scripts = fetched.filter(({ type }) => type.includes('javascript'));
  return {
    head: ['The first view of home, bytes by brotli', 'ours', 'budget'],
    rows: [
      ['JavaScript, by the build', sum(Object.values(weights.javascript)), budgets.javascript],
      ...Object.entries(weights.javascript).map(([name, bytes]) => [`· ${name}`, bytes, '']),
      ['JavaScript, as a browser fetched it', sum(scripts.map(({ bytes }) => bytes)), budgets.javascript],
      ['document with styles and data', sum(Object.values(weights.html)), budgets.html],
      ['styles in it', sum(Object.values(weights.css)), budgets.css],
      ['font', sum(Object.values(weights.font)), budgets.font],
      ['requests until 3 s after `load`', fetched.length, 18],
      ['all bytes of these', sum(fetched.map(({ bytes }) => bytes)), 250_000],
    ],
  };
}

function lighthouseTable({ landfall, floor }: Sides<Found>): Table {
  const ratio = (key: 'fcp' | 'lcp' | 'speedIndex') => (landfall[key] / floor[key]).toFixed(2);
  const ms = Math.round;
  return {
    note: `Lighthouse 13.5, mobile, slow 4G and a processor four times slower, both simulated; medians of ${RUNS} runs by turns.`,
    head: ['Listing, first visit', 'ours', 'floor', 'ours ÷ floor', 'budget'],
    rows: [
      ['Lighthouse', landfall.score, floor.score, '', '≥ 99'],
      ['first contentful paint, ms', ms(landfall.fcp), ms(floor.fcp), ratio('fcp'), '≤ 1.1 ×'],
      ['largest contentful paint, ms', ms(landfall.lcp), ms(floor.lcp), ratio('lcp'), '≤ 1.05 ×'],
      ['speed index', ms(landfall.speedIndex), ms(floor.speedIndex), ratio('speedIndex'), ''],
      ['total blocking time, ms', ms(landfall.tbt), ms(floor.tbt), '', '≤ 20'],
      ['cumulative layout shift', Number(landfall.cls.toFixed(3)), Number(floor.cls.toFixed(3)), '', '0'],
    ],
  };
}

function returnTable({ online, offline }: Readonly<Record<'online' | 'offline', Sides<Opening>>>): Table {
  const ms = Math.round;
  const row = (name: string, { landfall, floor }: Sides<Opening>, key: 'fcp' | 'lcp', budget: string) => [
    name,
    ms(landfall[key]),
    ms(floor[key]),
    (landfall[key] / floor[key]).toFixed(2),
    budget,
  ];
  return {
    note: `A visit that the worker answers, beside a bare worker's page; unthrottled, medians of ${RUNS}.`,
    head: ['Listing, another visit', 'ours', 'floor', 'ours ÷ floor', 'budget'],
    rows: [
      ['bytes from the network before the largest paint', ms(online.landfall.bytes), ms(online.floor.bytes), '', '0'],
      row('first contentful paint, ms', online, 'fcp', '≤ 1.3 ×, an aim'),
      row('largest contentful paint, ms', online, 'lcp', ''),
      row('without a network: first contentful paint, ms', offline, 'fcp', '≤ 2 ×'),
      [
        'without a network: the cards are there, ms',
        ms(offline.landfall.content),
        ms(offline.floor.content),
        '',
        '≤ 300',
      ],
    ],
  };
}

function interactionTable(
  taps: Readonly<Record<'early' | 'late', readonly number[]>>,
  acts: readonly (readonly { name: string; took: number }[])[],
): Table {
  const rows = (acts[0] ?? []).map(({ name }, n) => [
    name,
    Math.round(median(acts.map((it) => it[n]?.took ?? 0))),
    100,
  ]);
  return {
    note: 'On a phone whose processor is four times slower: from the finger to the paint.',
    head: ['Interaction', 'ms', 'budget'],
    rows: [
      ['tap on a card → its heading painted, 1 s after `load`', Math.round(median(taps.early)), ''],
      ['tap on a card → its heading painted, 8 s after `load`', Math.round(median(taps.late)), 120],
      ...rows,
    ],
  };
}

function sortedByName(modules: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(modules).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
