import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../support/browser.ts';

interface Fetched {
  path: string;
  kind: string;
  /** Of the body as it came over the wire. */
  bytes: number;
}

/** What the first view of a page fetches on a phone that has never been here, by the page's own requests. */
export async function firstView(url: string): Promise<Fetched[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({
        path,
        kind: request.resourceType(),
        bytes: Math.max(0, responseBodySize),
      })),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(3_000);
  const all = await Promise.all(fetched);
  await browser.close();
  return all;
}
