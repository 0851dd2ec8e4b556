import { test as base } from 'playwright/test';
import { openShop, type Shop } from './shop.ts';

/** A journey's `test`: each worker has a shop, and addresses are relative to it. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect } from 'playwright/test';
