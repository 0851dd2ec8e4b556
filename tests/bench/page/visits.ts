import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import type { Edge } from './edge.ts';

/** The phone that Lighthouse simulates. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const SLOWER = 4;

export interface Opening {
  /** Milliseconds from the start of the visit. */
  readonly fcp: number;
  readonly lcp: number;
  /** Milliseconds until the main content is there. */
  readonly content: number;
  /** Bytes from the network until the largest paint. */
  readonly bytes: number;
}

/** A visit to a page whose worker already controls it, online or without a network. @param content  selects the main content */
export async function returning(
  browser: Browser,
  edge: Edge,
  { path, content, isOffline }: { path: string; content: string; isOffline: boolean },
): Promise<Opening> {
  const context = await aVisitor(browser, edge);
  await storeFirstVisit(context, edge.url + path);
  const page = await context.newPage();
  await noteVitals(page, content);
  await context.setOffline(isOffline);
  const began = edge.sent.length;
  await page.goto(edge.url + path, { waitUntil: 'load' });
  await page.waitForFunction(() => (globalThis as unknown as Noted).noted.content > 0);
  await page.waitForTimeout(1_500);
  const { fcp, lcp, content: there, origin } = await vitalsOf(page);
  const bytes = edge.sent
    .slice(began)
    .filter(({ at }) => at < origin + lcp)
    .reduce((sum, it) => sum + it.bytes, 0);
  await context.close();
  return { fcp, lcp, content: there, bytes };
}

/** A browser that has already answered the question about cookies. */
export async function aVisitor(browser: Browser, { url }: Edge): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  await context.addCookies([{ name: 'consent', value: 'essential', url }]);
  return context;
}

/** Makes a first visit, until a worker controls the page and has stored the files that it will need. */
async function storeFirstVisit(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), null, { timeout: 60_000 });
  await page.waitForTimeout(3_000);
  // Loads the page again through the worker, so that the worker also stores its pictures.
  await page.reload({ waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  await page.close();
}

interface Noted {
  noted: { fcp: number; lcp: number; content: number };
}

async function noteVitals(page: Page, content: string): Promise<void> {
  await page.addInitScript((selector) => {
    const noted = { fcp: 0, lcp: 0, content: 0 };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      noted.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? noted.fcp;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      noted.lcp = list.getEntries().at(-1)?.startTime ?? noted.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const look = () => {
      if (document.querySelector(selector)) noted.content = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, content);
}

function vitalsOf(page: Page) {
  return page.evaluate(() => ({ ...(globalThis as unknown as Noted).noted, origin: performance.timeOrigin }));
}

/**
 * Milliseconds from a tap on a card to the first frame with the experience's heading, on a processor four times slower. The heading appears in the
 * same page, or, before React has started, in the document that the link leads to.
 *
 * @param after  milliseconds from `load` to the tap
 */
export async function tapToHeading(browser: Browser, edge: Edge, after: number): Promise<number> {
  const context = await aVisitor(browser, edge);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    const now = () => performance.timeOrigin + performance.now();
    addEventListener('pointerdown', () => sessionStorage.setItem('tapped', String(now())), { capture: true });
    const look = () => {
      const isThere = location.pathname.startsWith('/experiences/') && document.querySelector('main h1');
      if (!isThere) return requestAnimationFrame(look);
      // The message arrives after the frame that paints the heading.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        Object.assign(globalThis, { took: now() - Number(sessionStorage.getItem('tapped')) }),
      );
      port1.start();
      return port2.postMessage(null);
    };
    look();
  });
  await page.goto(`${edge.url}/`, { waitUntil: 'load' });
  await page.waitForTimeout(after);
  const box = await page.locator('main a[href^="/experiences/"]').first().boundingBox();
  if (!box || box.y > phone.viewport.height) throw new Error('there is no card in sight');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL('**/experiences/**', { waitUntil: 'commit' });
  const took = await page.waitForFunction(() => (globalThis as { took?: number }).took);
  const result = (await took.jsonValue()) ?? 0;
  await context.close();
  return result;
}

/** The time from the slowest event of an interaction to the next paint, as the browser reports it (Event Timing). */
export async function interaction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const noted = { slowest: 0 };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.slowest = Math.max(noted.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.waitForTimeout(1_500);
  return page.evaluate(() => (globalThis as unknown as { noted: { slowest: number } }).noted.slowest);
}

/** Taps a target that does not move. Finding it and scrolling to it are not measured. */
export async function tapAtRest(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be tapped is not in sight');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
