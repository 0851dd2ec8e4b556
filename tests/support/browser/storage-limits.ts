import type { Page } from 'playwright/test';

/** IndexedDB as browsers refuse it: by throwing, or by never answering. In every page of the browser from now on. */
export async function blockIndexedDb(page: Page, how: 'refused' | 'silent'): Promise<void> {
  await page.context().addInitScript((it) => {
    const open = () => {
      if (it === 'silent') return new EventTarget();
      throw new DOMException('The user denied permission to access the database.', 'UnknownError');
    };
    Object.defineProperty(IDBFactory.prototype, 'open', { value: open });
  }, how);
}

/** Fills this device with copies of pictures of so many megabytes. */
export async function keepPictures(page: Page, megabytes: number): Promise<void> {
  await page.evaluate(async (count) => {
    const pictures = await caches.open('landfall-pictures');
    const bytes = new Uint8Array(100_000);
    for (let n = 0; n < count; n++) await pictures.put(`/pictures/copy-${n}-480.avif`, new Response(bytes));
  }, megabytes * 10);
}

export function cachedPictures(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('landfall-pictures')).keys()).length);
}

/**
 * Leaves the shop so many megabytes more than it uses; less than none is what a device says that has become full. Chromium takes half a
 * minute to notice where IndexedDB is open already.
 */
export async function leaveRoom(page: Page, megabytes: number): Promise<void> {
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const quotaSize = Math.max(1, Math.round(usage + megabytes * 1_000_000));
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize });
}

/** What 'Clear site data' does, but for the cookies. */
export async function clearSiteData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,local_storage,cache_storage,service_workers',
  });
}

/** As a tab goes that runs out of memory. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // It is never answered.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
}
