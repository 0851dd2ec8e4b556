import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { gather, install } from '../../support/browser/installed.ts';
import { mirrorOf } from '../../support/browser/proxy-journey.ts';
import { aCart, castles, klis } from '../../support/browser/visit.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { root } from '../../support/root.ts';
import { section } from '../report.ts';

const STARTS = 10;
const RETURNS = 5;

/** Pages at which a visit starts, with a selector for the main content of each. */
const routes = [
  { name: 'home', address: '/', content: 'main article' },
  { name: 'an experience never opened', address: '/experiences/blue-cave-and-five-islands', content: 'main h1' },
  { name: 'the cart', address: '/bookings/checkout-editor?step=0', content: 'main article' },
];

/** Measures the cost of the worker, the start of a shop without a network, and the time until waiting changes are sent when the network is back. */
export async function measureWithoutNetwork(): Promise<void> {
  const shop = await openShop();
  const folder = await mkdtemp(join(tmpdir(), 'landfall-browser-'));
  const open = (offline: boolean) =>
    chromium.launchPersistentContext(folder, {
      executablePath: findBrowser(),
      args: browserArgs,
      baseURL: shop.url,
      offline,
      ...phone,
    });

  const visit = await open(false);
  const stored = await prepared(visit, shop);
  await visit.close();
  const returns = await returnsTo(shop);

  const starts: (string | number)[][] = [];
  for (const { name, address, content } of routes) {
    const times = [];
    for (let n = 0; n < STARTS; n++) times.push(await coldStart(() => open(true), shop.url + address, content));
    starts.push([name, median(times.map(({ paint }) => paint)), median(times.map((it) => it.content))]);
  }
  await shop.stop();
  await rm(folder, { recursive: true, force: true });

  section('Without a network', [
    {
      head: ['the worker', 'kB'],
      rows: [
        ['its script, brotli', kilobytes(readFileSync(`${root}dist/page/sw.js.br`).length)],
        ['what it stores at first: the build', kilobytes(stored.build)],
        ['and with the whole demo catalogue gathered', kilobytes(stored.catalogue)],
      ],
    },
    {
      note: `A browser that was closed, opened without a network: medians of ${STARTS}.`,
      head: ['cold start', 'first paint ms', 'content ms'],
      rows: starts,
    },
    {
      note: `Three changes made without a network, then with it: from the engine's first answer to the last confirmed, median of ${RETURNS}.`,
      head: ['return', 'ms'],
      rows: [['delivered after', median(returns)]],
    },
  ]);
}

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB', timezoneId: 'Europe/Zagreb' };

/** Makes a visit that stores everything on the device. @returns the used bytes that the browser reports */
async function prepared(context: BrowserContext, shop: Shop): Promise<{ build: number; catalogue: number }> {
  await context.addCookies([
    { name: 'consent', value: 'essential', url: shop.url, expires: Math.round(Date.now() / 1000) + 86_400 },
  ]);
  const page = await context.newPage();
  await aCart(page);
  await install(page);
  await page.waitForLoadState('networkidle');
  const build = await used(page);
  await gather(page);
  await page.waitForLoadState('networkidle');
  const catalogue = await used(page);
  await page.close();
  return { build, catalogue };
}

async function used(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
}

/** Milliseconds from the engine's first answer after the network is back to an empty outbox. */
async function returnsTo(shop: Shop): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const times: number[] = [];
  for (let n = 0; n < RETURNS; n++) {
    const context = await browser.newContext({ baseURL: shop.url, ...phone });
    await context.addCookies([{ name: 'consent', value: 'essential', url: shop.url }]);
    const page = await context.newPage();
    await aCart(page, [{ slug: klis.slug }, { slug: castles.slug }, { slug: klis.slug }]);
    await page.goto(CART);
    await page.getByRole('article').nth(2).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: `Delete ${castles.title}` }).click();
    await page
      .getByRole('button', { name: `Delete ${klis.title}` })
      .first()
      .click();
    await page.getByLabel('Code', { exact: true }).fill('SUMMER');
    await page.getByRole('button', { name: 'Apply code' }).click();
    await page.getByRole('button', { name: '3 changes wait to be sent' }).waitFor();
    const answered = page.waitForResponse((response) => response.headers()['landfall-version'] !== undefined);
    await context.setOffline(false);
    await answered;
    const began = performance.now();
    while (((await mirrorOf(page))?.outbox.length ?? 0) > 0) await page.waitForTimeout(10);
    times.push(performance.now() - began);
    await context.close();
  }
  await browser.close();
  return times;
}

interface Start {
  paint: number;
  content: number;
}

/** Starts a closed browser at an address. @returns milliseconds from the navigation on */
async function coldStart(open: () => Promise<BrowserContext>, address: string, content: string): Promise<Start> {
  const context = await open();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const there = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector(selector) ? resolve(performance.now()) : requestAnimationFrame(look);
        look();
      }),
    content,
  );
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
  await context.close();
  return { paint, content: there };
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

const CART = '/bookings/checkout-editor?step=0';
