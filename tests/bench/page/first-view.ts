import type { Browser } from 'playwright';
import type { Edge, Sent } from './edge.ts';
import { phone } from './visits.ts';

/** The transfers for the home page on a phone that has never been here, until three seconds after `load`. */
export async function firstView(browser: Browser, edge: Edge): Promise<readonly Sent[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const before = edge.sent.length;
  await page.goto(`${edge.url}/`, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  const sent = edge.sent.slice(before);
  await context.close();
  return sent;
}
