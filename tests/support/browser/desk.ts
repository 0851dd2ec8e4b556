import { Buffer } from 'node:buffer';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { openShop, type Shop } from '../engine/shop.ts';
import { test as base } from './journey.ts';
import { owner } from './tickets.ts';

/** A journey's `test` at the desk. Its shop starts at eight in the morning in Split, with the demo desk's bookings. */
export const test = base.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const shop = await openShop({ env: { DEMO_DESK: 'true', CLOCK_AHEAD: String(untilMorning()) } });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** Milliseconds until the next 8:00 in Split. */
export function untilMorning(): number {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Zagreb');
  const morning = now.withPlainTime('08:00');
  const next = Temporal.ZonedDateTime.compare(morning, now) > 0 ? morning : morning.add({ days: 1 });
  return next.epochMilliseconds - now.epochMilliseconds;
}

/** The day in Split by the clock of the desk's engine, which may be tomorrow. */
export function deskDay({ ahead }: Shop): Temporal.PlainDate {
  return Temporal.Now.instant().add({ milliseconds: ahead }).toZonedDateTimeISO('Europe/Zagreb').toPlainDate();
}

/** Signs in with a new browser, and waits for the departures. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/desk/');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('link', { name: /here|No guests yet/ }).first()).toBeVisible();
}

/** Waits until the desk's worker has stored all files: then the desk starts without a network. */
export async function whenInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Opens a departure of today with guests who have not arrived. @returns its address */
export async function openBusyDeparture(page: Page): Promise<string> {
  await page.goto('/desk/');
  await openShownDeparture(page);
  return page.url();
}

/** Opens such a departure by links in the page, without loading the page again: the first one where a guest may come in without a second look. */
export async function openShownDeparture(page: Page): Promise<void> {
  const busy = page.getByRole('link', { name: /\b(\d+) of (?!\1 )\d+ here/ });
  for (let i = 0; ; i += 1) {
    await busy.nth(i).click();
    await expect(page.getByRole('button', { name: /^(Let \d+ in|Look)/ }).first()).toBeVisible();
    if ((await page.getByRole('button', { name: /^Let \d+ in/ }).count()) > 0) return;
    await page.getByRole('link', { name: 'All departures' }).click();
  }
}

interface StoredEntry {
  readonly entry: { readonly id: string };
  readonly isSent: boolean;
}

/** The number of unsent entries on this device. */
export async function unsentOn(page: Page): Promise<number> {
  return (await logOn(page)).filter(({ isSent }) => !isSent).length;
}

/** The entries that this device wrote and still stores. */
export async function logOn(page: Page): Promise<readonly StoredEntry[]> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
      });
    const database = await resultOf(indexedDB.open('landfall-desk'));
    const log = await resultOf(database.transaction('device').objectStore('device').get('log'));
    database.close();
    return (log ?? []) as StoredEntry[];
  });
}

export async function goOffline(context: BrowserContext, isOffline = true): Promise<void> {
  await context.setOffline(isOffline);
}

/** A picture of one colour, as the browser draws it. */
export async function aPicture(
  page: Page,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const text = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 1200, 900);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(text, 'base64') };
}
