import { test as base } from 'playwright/test';
import { openShop, type Shop } from './shop.ts';

/** A journey's `test`: each worker has a shop, and addresses are relative to it. */
export const test = base.extend<object, { shop: Shop }>({
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
});

export { expect } from 'playwright/test';
