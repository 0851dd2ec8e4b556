import type { Page } from 'playwright/test';
import { plainPages } from '#domain/app/plain-pages.ts';
import { expect } from './journey.ts';

/** Opens the shop, and waits until the worker controls the page. */
export async function install(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 30_000 })
    .toBe(true);
}

/** Has the catalogue gathered now, instead of in ten seconds; on a good link also the plain pages (W12). */
export async function gather(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ kind: 'gather' }));
  const isSlow = await page.evaluate(() => {
    const { connection } = navigator as { connection?: { readonly effectiveType: string } };
    return /[23]g$/.test(connection?.effectiveType ?? '');
  });
  const hasCatalogue = async () =>
    isSlow ? (await syncedExperiences(page)) > 0 : isStored(page, plainPages.at(-1) ?? '');
  await expect.poll(hasCatalogue, { timeout: 30_000 }).toBe(true);
}

/** Whether the worker has a copy of an address. */
export function isStored(page: Page, address: string): Promise<boolean> {
  return page.evaluate((it) => caches.match(it).then(Boolean), address);
}

/** The number of experiences that the device stores. */
export function syncedExperiences(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('landfall');
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('device')) return resolve(0);
          const reading = database.transaction('device').objectStore('device').get('catalogue');
          reading.onsuccess = () => {
            const pages = (reading.result as { pages?: { experiences: unknown[] }[] } | undefined)?.pages ?? [];
            database.close();
            resolve(pages.reduce((sum, { experiences }) => sum + experiences.length, 0));
          };
        };
      }),
  );
}
