import type { Page } from 'playwright/test';

/** Makes IndexedDB refuse, as browsers do, by throwing or by never answering. It affects every later page of the browser. */
export async function blockIndexedDb(page: Page, how: 'refused' | 'silent'): Promise<void> {
  await page.context().addInitScript((it) => {
    const open = () => {
      if (it === 'silent') return new EventTarget();
      throw new DOMException('The user denied permission to access the database.', 'UnknownError');
    };
    Object.defineProperty(IDBFactory.prototype, 'open', { value: open });
  }, how);
}

/** Fills this device with copies of pictures, of this many megabytes. */
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
 * Sets the shop's quota to this many megabytes more than it uses. A negative number means that the device is full. Chromium takes half a minute to
 * notice it for an open IndexedDB.
 */
export async function leaveRoom(page: Page, megabytes: number): Promise<void> {
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const quotaSize = Math.max(1, Math.round(usage + megabytes * 1_000_000));
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize });
}

/** Clears data as 'Clear site data' does, except cookies. */
export async function clearSiteData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,local_storage,cache_storage,service_workers',
  });
}

/** Crashes the tab as if it had run out of memory. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // The browser never answers this command.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
}

/** The whole content of the page's own store, as text. It runs in the page. */
export async function storedText(): Promise<string> {
  const texts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error as Error));
    });
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      texts.push(JSON.stringify(reading.result));
    }
    database.close();
  }
  return texts.join('\n');
}
