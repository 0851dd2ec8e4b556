import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Chance } from '#tests/fuzz/chance.ts';
import { type FaultProxy, openFaultProxy } from '#tests/support/browser/fault-proxy.ts';
import { openShop, type Shop } from '#tests/support/engine/shop.ts';
import { root } from '#tests/support/root.ts';
import { askEngine, type EngineAnswer } from './engine-call.ts';
import { slowDown } from './networks.ts';
import { type Claims, watchPage } from './page-watch.ts';
import { type Place, placeOf } from './places.ts';
import { fillFolder } from './shops.ts';
import { type Combination, isAtDesk, nameOf } from './table.ts';
import { languageOf, loadWords, localeOf, type Words } from './words.ts';

/** A shop, a network and a browser under one combination of conditions. */
export interface World {
  readonly combination: Combination;
  readonly chance: Chance;
  readonly place: Place;
  readonly words: Words;
  readonly shop: Shop;
  readonly link: FaultProxy;
  /** The address of the shop for the browser, without a closing slash. */
  readonly url: string;
  readonly context: BrowserContext;
  /** Everything that the verdict refused. */
  readonly faults: string[];
  /** The steps that were possible. */
  readonly steps: string[];
  /** Milliseconds until the first words of each return visit. */
  readonly waits: number[];
  /** Judges a claim of the page. @returns the sentence of a fault; null for a true claim */
  judge: (name: string, page: Page) => Promise<string | null>;
  openPage(): Promise<Page>;
  ask(method: string, path: string, more?: { body?: object; token?: string }): Promise<EngineAnswer>;
  /** Stops the engine, and starts it again at the same address. */
  restart(env: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

const DAY = 86_400_000;
/** Complaints that a bad network alone causes. */
const OF_NETWORK =
  /net::ERR|Failed to load resource|status of \d|: (failed|missing)\n|fetching the script|ServiceWorker|preload/;

interface WorldOptions {
  readonly browser: Browser;
  readonly chance: Chance;
  readonly claimsOf: (words: Words) => Claims;
  /** The project folder of the engine and its pages: this project or a changed copy. */
  readonly tree?: string;
}

export async function openWorld(
  combination: Combination,
  { browser, chance, claimsOf, tree = root }: WorldOptions,
): Promise<World> {
  const place = placeOf(combination, chance);
  const words = await loadWords(languageOf(combination));
  const { dataDir, host } = await fillFolder(combination, place);
  const ahead = place.now.epochMilliseconds - Date.now();
  const env = { CLOCK_AHEAD: String(ahead), DEMO_DESK: String(isAtDesk(combination)), LOG_LEVEL: 'warn' };
  let shop = await openShop({ dataDir, env, tree });
  const ownAhead = combination.device === 'clock-off' ? ahead + chance.of([-DAY, DAY]) : ahead;
  const prelude = `(${shiftClock.toString()})(${ownAhead});\n`;
  const link = await openFaultProxy(shop.url, 0, prelude);
  const { port } = new URL(link.url);
  // The desk is at the engine's own address: a shop's host only leads there, past the bad network.
  const url = host === null || isAtDesk(combination) ? link.url : `http://${host}:${port}`;
  const context = await browser.newContext({
    baseURL: url,
    locale: localeOf(combination),
    timezoneId: place.browserZone,
    viewport: combination.device === 'kiosk' ? { width: 1024, height: 768 } : { width: 390, height: 780 },
    extraHTTPHeaders: { 'x-drawn-pictures': 'yes' },
  });
  if (combination.device !== 'kiosk') await context.addCookies([{ name: 'consent', value: 'essential', url }]);
  await context.addCookies([{ name: 'language', value: languageOf(combination), url }]);
  const faults: string[] = [];
  const claims = claimsOf(words);
  const world: World = {
    combination,
    chance,
    place,
    words,
    get shop() {
      return shop;
    },
    link,
    url,
    context,
    faults,
    steps: [],
    waits: [],
    judge: async () => null,
    openPage: async () => {
      const page = await context.newPage();
      await slowDown(page, combination);
      return page;
    },
    ask: (method, path, more) => askEngine(shop.url, host === null ? null : `${host}:${port}`, method, path, more),
    restart: async (more) => {
      await shop.stop();
      shop = await openShop({ dataDir, tree, env: { ...env, ...more }, port: Number(new URL(shop.url).port) });
    },
    close: async () => {
      await link.stop();
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await watch(world, claims, ownAhead);
  return world;
}

/** Listens to the claims and complaints of all pages. */
async function watch(world: World, claims: Claims, ahead: number): Promise<void> {
  const { context, faults } = world;
  await context.exposeBinding('noteClaim', async ({ page }, name: string, address: string) => {
    const fault = await world.judge(name, page).catch((error: unknown) => `not judged: ${String(error)}`);
    if (fault !== null) faults.push(`said '${claims[name]}' at ${address}: ${fault}`);
  });
  await context.addInitScript(watchPage, { claims, ahead });
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !OF_NETWORK.test(text)) faults.push(`the console says ${text.slice(0, 300)}`);
  });
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    if (!OF_NETWORK.test(message)) faults.push(`an error was thrown: ${message} ${stack?.slice(0, 300)}`);
  });
}

/** Runs in a service worker, whose clock then goes as the engine's does. */
function shiftClock(ahead: number): void {
  const { now } = Date;
  Date.now = () => now() + ahead;
}

/** Keeps a picture of a page for whoever looks into a fault. */
export async function keepPicture(page: Page, world: World, step: string): Promise<void> {
  const name = `${nameOf(world.combination)} ${step}`.replaceAll(/[^\w-]+/g, '_');
  await page.screenshot({ path: `${root}test-results/conditions/${name}.png`, timeout: 5_000 }).catch(() => undefined);
}
