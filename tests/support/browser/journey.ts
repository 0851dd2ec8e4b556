import { type BrowserContext, test as base, type Page } from 'playwright/test';
import { openShop, type Shop } from '../engine/shop.ts';
import { type Faults, watchFaults } from './faults.ts';

export interface Options {
  /** Whether the visitor has answered about cookies already, as in all journeys that are not about it. */
  hasConsented: boolean;
  /** Whether pictures come from the engine, which makes each when it is first asked for; else all are one small drawing. */
  realPictures: boolean;
  /** The network: as good as this machine's, or 400 kbit/s with 400 ms and Save-Data, which the browser calls 3g. */
  network: 'good' | 'slow';
}

export interface Journey {
  /** What went wrong in the browser: whatever a journey does not expect fails it. */
  faults: Faults;
  /** Another device: a page of a browser that has never been in the shop. */
  anotherDevice: () => Promise<Page>;
}

/** A journey's `test`: each worker has a shop, addresses are relative to it, and nothing may go wrong unseen. */
export const test = base.extend<Options & Journey, { shop: Shop }>({
  hasConsented: [true, { option: true }],
  realPictures: [false, { option: true }],
  network: ['good', { option: true }],

  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const shop = await openShop();
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),

  context: async ({ context, shop, hasConsented, realPictures, network }, provide) => {
    await furnish(context, shop, { hasConsented, realPictures, network });
    await provide(context);
  },

  faults: [
    async ({ context }, provide) => {
      const faults = watchFaults(context);
      await provide(faults);
      faults.judge();
    },
    { auto: true },
  ],

  anotherDevice: async (
    { browser, baseURL, shop, faults, hasConsented, realPictures, network, contextOptions },
    provide,
  ) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? shop.url });
      contexts.push(context);
      await furnish(context, shop, { hasConsented, realPictures, network });
      faults.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((it) => it.close()));
  },
});

export { expect } from 'playwright/test';

async function furnish(
  context: BrowserContext,
  shop: Shop,
  { hasConsented, realPictures, network }: Options,
): Promise<void> {
  if (network === 'slow') context.on('page', (page) => void slowDown(page));
  if (hasConsented) await context.addCookies([{ name: 'consent', value: 'essential', url: shop.url }]);
  if (realPictures) return;
  await context.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#8fb8c8"/></svg>';

async function slowDown(page: Page): Promise<void> {
  // A page that opens without a network has none. One that is just navigating has.
  if (!(await page.evaluate(() => navigator.onLine).catch(() => true))) return;
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await Promise.all([
    session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
      connectionType: 'cellular3g',
    }),
  ]);
}
