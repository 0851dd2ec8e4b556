import lighthouse from 'lighthouse';
import { request } from 'playwright';
import { type Browser, launch } from 'puppeteer-core';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { klis, roomFor } from '../../support/browser/visit.ts';
import { openShop } from '../../support/engine/shop.ts';
import { section } from '../report.ts';

/** Categories that do not depend on the machine's speed. */
const categories = ['accessibility', 'best-practices', 'seo'] as const;

type Marks = Record<(typeof categories)[number], number>;

/** Measures Lighthouse's marks for the most visited pages on a phone, with the audits that each page fails. */
export async function measureMarks(): Promise<void> {
  const shop = await openShop();
  const pages = {
    home: '/',
    experience: `/experiences/${klis.slug}`,
    'checkout, the cart': '/bookings/checkout-editor?step=0',
    'checkout, who comes': '/bookings/checkout-editor?step=1',
  };
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    // Each page gets a browser of its own, because an installed worker would answer with the shell of all pages.
    const browser = await launch({ executablePath: findBrowser(), args: [...browserArgs, '--disable-gpu'] });
    await putInCart(browser, shop.url);
    const { marks, missed } = await marksOf(browser, shop.url + path);
    rows.push([name, ...categories.map((it) => marks[it]), missed.join(', ') || 'nothing']);
    await browser.close();
  }
  await shop.stop();
  section('Marks', [
    {
      note: 'Lighthouse 13.5, mobile: each is to be 100.',
      head: ['Page', 'accessibility', 'best practices', 'SEO', 'missed'],
      rows,
    },
  ]);
}

async function marksOf(browser: Browser, url: string): Promise<{ marks: Marks; missed: string[] }> {
  const port = Number(new URL(browser.wsEndpoint()).port);
  // Keeps the cart: Lighthouse clears the storage by default.
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    disableStorageReset: true,
    output: 'json',
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { lhr } = result;
  const marks = Object.fromEntries(
    categories.map((it) => [it, Math.round((lhr.categories[it]?.score ?? 0) * 100)]),
  ) as Marks;
  const weighed = new Set(
    categories.flatMap((it) => lhr.categories[it]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
  );
  const missed = Object.values(lhr.audits)
    .filter(({ id, score }) => weighed.has(id) && score !== null && score < 1)
    .map(({ id }) => id);
  return { marks, missed };
}

/** Stores a cart with a line and an answer about cookies, as an earlier visit would have. */
async function putInCart(browser: Browser, url: string): Promise<void> {
  const visitor = await request.newContext({ baseURL: url });
  const { selection } = await roomFor(visitor, { slug: klis.slug });
  const cart = (await (await visitor.post('/api/cart/', { data: selection })).json()) as {
    id: string;
    expires_at: string;
  };
  await visitor.dispose();
  const page = await browser.newPage();
  await browser.setCookie({ name: 'consent', value: 'essential', domain: new URL(url).hostname });
  await page.goto(`${url}/fallback/logo.svg`);
  await page.evaluate(
    (text) => localStorage.setItem('cart', text),
    JSON.stringify({ id: cart.id, count: 1, expires_at: cart.expires_at }),
  );
  await page.close();
}
