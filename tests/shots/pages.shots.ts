import { expect, type Page, test } from 'playwright/test';
import { languages } from '#domain/contract/languages.ts';
import { cutText } from '../support/browser/cut-text.ts';
import { aReadyCart, klis } from '../support/browser/visit.ts';
import { root } from '../support/root.ts';
import { type Shot, shots, toOrder, two } from './pages.ts';

const widths = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1860, height: 1050 },
];

/** Where the filters are a sheet; see `filters.module.css`. */
const NARROW = 800;

for (const shot of shots) {
  for (const viewport of widths.filter(({ width }) => !shot.isNarrow || width < NARROW)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${shot.name} ${viewport.width} ${colorScheme}`, async ({ page, baseURL }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (!shot.isNew) await page.context().addCookies([{ name: 'consent', value: 'essential', url: baseURL ?? '' }]);

        await (typeof shot.open === 'string' ? page.goto(shot.open) : shot.open(page));
        await hasCome(page, shot);
        if (!shot.viewportOnly) await unroll(page, viewport);

        await page.screenshot({
          path: `${root}.shots/${shot.name}-${viewport.width}-${colorScheme}.png`,
          fullPage: !shot.viewportOnly,
        });
      });
    }
  }
}

/** Pages by their addresses, for the words of other languages; the name of each becomes the file's. */
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  'home-filtered': '/?category=sea&dateFrom=2027-06-01',
  'home-empty': '/?q=no+such+words',
  experience: `/experiences/${klis.slug}`,
  booking: `/experiences/${klis.slug}#book`,
  wishlist: '/wishlist',
  cart: '/bookings/checkout-editor?step=0',
  contact: '/bookings/checkout-editor?step=1',
  payment: '/bookings/checkout-editor?step=2',
  'cookie-policy': '/cookie-policy',
  terms: '/legal/terms',
  'become-a-supplier': '/become-a-supplier',
  'become-a-reseller': '/become-a-reseller',
  'not-found': '/nowhere',
  'kiosk-set-up': '/?kiosk=on',
};

for (const [code, { name: language }] of Object.entries(languages).filter(([it]) => it !== 'en')) {
  for (const viewport of widths.filter(({ width }) => width === 390 || width === 1280)) {
    test(`the shop in ${language} ${viewport.width}`, async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      page.setDefaultTimeout(20_000);
      const take = async (name: string, isWhole = true) => {
        const shot = { name, open: '', viewportOnly: !isWhole };
        await hasCome(page, shot);
        expect.soft(await cutText(page), `${name} in ${language}`).toEqual([]);
        if (isWhole) await unroll(page, viewport);
        await page.screenshot({ path: `${root}.shots/${name}-${code}-${viewport.width}-light.png`, fullPage: isWhole });
        await page.setViewportSize(viewport);
      };
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const consent = { name: 'consent', value: 'essential', url: baseURL ?? '' };
      await page.context().addCookies([consent]);
      await toOrder(page);
      const order = new URL(page.url()).pathname;
      await page.context().clearCookies({ name: 'consent' });
      await page.goto(`/?language=${code}`);
      await expect(page.locator(`html[lang^="${code}"]`)).toBeAttached();
      await take('consent', false);
      await page.context().addCookies([consent]);
      const takeAll = async (all: Readonly<Record<string, string>>) => {
        for (const [name, address] of Object.entries(all)) {
          await page.goto(address);
          await take(name, !['booking', 'kiosk-set-up'].includes(name));
        }
      };
      await takeAll({ order, overview: '/bookings/overview' });
      await aReadyCart(page, two);
      // The device knows the cart of the order still.
      await page.evaluate(() => void indexedDB.deleteDatabase('landfall'));
      await takeAll(addresses);
    });
  }
}

/** Resolves when fonts and pictures are there, those too that are not seen yet. A whole page is taken from its top. */
async function hasCome(page: Page, { viewportOnly, isComing }: Shot): Promise<void> {
  if (isComing) return;
  await page.waitForLoadState('networkidle');
  await page.evaluate(async (isWhole) => {
    await document.fonts.ready;
    if (isWhole) scrollTo(0, 0);
    const images = [...document.images].filter((it) => isWhole || it.getBoundingClientRect().top < innerHeight);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((it) => it.decode().catch(() => undefined)));
  }, !viewportOnly);
}

/** A window as high as the page, so that what sticks to an edge stands at the page's, and not in the midst of it. */
async function unroll(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}
