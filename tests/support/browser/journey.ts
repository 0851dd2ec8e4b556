import { type BrowserContext, test as base, type CDPSession, type Page } from 'playwright/test';
import { openShop, type Shop } from '../engine/shop.ts';
import { type Faults, watchFaults } from './faults.ts';

export interface Options {
  /** Whether the visitor has already answered the question about cookies. Only journeys about that question set it to false. */
  hasConsented: boolean;
  /** Whether pictures come from the engine, which renders each at its first request. Otherwise each picture is the same small drawing. */
  realPictures: boolean;
  /** The network: this machine's own, or 400 kbit/s with 400 ms delay and Save-Data, which the browser reports as 3g. */
  network: 'good' | 'slow';
}

export interface Journey {
  /** The browser's complaints. An unexpected complaint fails the journey. */
  faults: Faults;
  /** Opens a page in a new browser that has never been in the shop. */
  anotherDevice: () => Promise<Page>;
}

/** A journey's `test`. Each worker has a shop, addresses are relative to it, and unexpected complaints of the browser fail the journey. */
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
  if (network === 'slow') slowDown(context);
  if (hasConsented) await context.addCookies([{ name: 'consent', value: 'essential', url: shop.url }]);
  if (!realPictures) await context.setExtraHTTPHeaders({ 'x-drawn-pictures': 'yes' });
}

/** Each page of a context has the slow link. The last of two emulations of a network wins, so `setOffline` is told to the slow one as well. */
function slowDown(context: BrowserContext): void {
  const sessions: Promise<CDPSession>[] = [];
  const setOffline = context.setOffline.bind(context);
  let offline = false;
  const emulate = (session: CDPSession) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 400,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
      connectionType: 'cellular3g',
    });
  context.on('page', (page) => {
    const session = context.newCDPSession(page);
    sessions.push(session);
    page.once('close', () => sessions.splice(sessions.indexOf(session), 1));
    void session.then(async (it) => {
      await it.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
      await emulate(it);
    });
  });
  context.setOffline = async (isOffline) => {
    offline = isOffline;
    await setOffline(isOffline);
    await Promise.all(sessions.map(async (it) => emulate(await it)));
  };
}

/** 400 kbit/s. */
const BYTES_PER_SECOND = 400_000 / 8;
