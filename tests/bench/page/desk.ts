import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { addDays } from '#domain/time/day.ts';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { cameraFlags, writeCameraFile } from '../../support/browser/fake-camera.ts';
import { owner, ticketsOf } from '../../support/browser/tickets.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { section } from '../report.ts';
import { median, percentile } from '../rounds.ts';

const STARTS = 11;
const SCANS = 30;
/** The factor by which the cheapest phones are slower. */
const SLOWER = 4;

/** Measures how soon the desk starts without a network, and how soon a code before the camera gets its verdict, both with a slow processor. */
export async function measureDesk(): Promise<void> {
  const shop = await openShop({ env: { DEMO_DESK: 'true' } });
  const starts = await coldStarts(shop);
  const verdicts = await scans(shop);
  await shop.stop();

  section('Desk', [
    {
      note: `A processor ${SLOWER} times slower. A cold start of a browser that was closed, without a network, to the departures of today: ${STARTS} of them. From the frame that shows a code to its verdict on the screen, by the decoder in the worker: ${SCANS} of them. The browser slows the page alone, so the time of its workers (the document, each frame) is counted ${SLOWER} times.`,
      head: ['the desk', 'median ms', 'p95 ms'],
      rows: [
        ['cold start without a network', median(starts), Math.round(percentile(starts, 0.95))],
        ['frame to verdict', median(verdicts), Math.round(percentile(verdicts, 0.95))],
      ],
    },
  ]);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function signIn(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.url}/desk/`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const phone = { viewport: { width: 360, height: 740 }, locale: 'en-GB' };

async function coldStarts(shop: Shop): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-browser-'));
  const open = (offline: boolean) =>
    chromium.launchPersistentContext(folder, { executablePath: findBrowser(), args: browserArgs, offline, ...phone });
  const visit = await open(false);
  await signIn(await visit.newPage(), shop);
  await visit.close();
  const times: number[] = [];
  const documents: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const context = await open(true);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(`${shop.url}/desk/`, { waitUntil: 'commit' });
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () =>
              document.querySelector('main h1') && document.querySelector('main li')
                ? resolve(performance.now())
                : requestAnimationFrame(look);
            look();
          }),
      ),
    );
    documents.push(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd ?? 0));
    await context.close();
  }
  await rm(folder, { recursive: true, force: true });
  return times.map((time, n) => Math.round(time + (SLOWER - 1) * (documents[n] ?? 0)));
}

async function scans(shop: Shop): Promise<number[]> {
  const path = join(tmpdir(), `landfall-bench-${process.pid}.y4m`);
  const tickets = await ticketsOf(shop, addDays(new Date().toISOString().slice(0, 10), 1));
  writeCameraFile(
    path,
    tickets.map(({ text }) => text),
    { seconds: 2, pause: 1 },
  );
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, ...cameraFlags(path)],
  });
  const page = await browser.newPage(phone);
  await page.addInitScript(slowWorkers, SLOWER);
  await signIn(page, shop);
  await page.goto(`${shop.url}/desk/scan`);
  await slowDown(page);
  await page.locator('video').waitFor();
  const times: number[] = [];
  for (let n = 0; n < SCANS; n += 1) times.push(await page.evaluate(untilVerdict));
  await browser.close();
  await rm(path, { force: true });
  return times.map(Math.round);
}

/** Runs in the page. Delays a worker's answer until the slow processor would have finished it. */
function slowWorkers(slower: number): void {
  globalThis.Worker = class extends Worker {
    #askedAt = 0;
    override postMessage(...values: [unknown, never]) {
      this.#askedAt = performance.now();
      super.postMessage(...values);
    }
    override addEventListener(type: string, listener: (event: Event) => void, options?: AddEventListenerOptions) {
      const isAnswer = type === 'message';
      const answer = (event: Event) =>
        setTimeout(listener, isAnswer ? (slower - 1) * (performance.now() - this.#askedAt) : 0, event);
      super.addEventListener(type, answer, options);
    }
  };
}

/** Runs in the page. @returns milliseconds from the first frame that shows a code to the verdict */
function untilVerdict(): Promise<number> {
  const video = document.querySelector('video');
  const small = new OffscreenCanvas(16, 12).getContext('2d', { willReadFrequently: true });
  if (!video || !small) throw new Error('no camera');
  // A code is black and white; the table between two codes is grey.
  const hasCode = () => {
    small.drawImage(video, 0, 0, 16, 12);
    const light = Array.from(small.getImageData(0, 0, 16, 12).data).filter((_, at) => at % 4 === 0);
    return Math.max(...light) - Math.min(...light) > 80;
  };
  const isJudged = () => /Come in|Stop|Look/.test(document.querySelector('[aria-label="Result"]')?.textContent ?? '');
  const next = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next')?.click();
  return new Promise((resolve) => {
    let [sawTable, shownAt] = [false, 0];
    const look = (at: number) => {
      if (!hasCode()) sawTable = true;
      else if (sawTable) shownAt = at;
      if (shownAt === 0) video.requestVideoFrameCallback(look);
      else judge();
    };
    const judge = () => {
      if (!isJudged()) return requestAnimationFrame(judge);
      resolve(performance.now() - shownAt);
      return next();
    };
    if (isJudged()) next();
    video.requestVideoFrameCallback(look);
  });
}
