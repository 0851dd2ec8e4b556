import { type Page, test } from 'playwright/test';
import { root } from '../support/root.ts';
import { type Shot, shots } from './pages.ts';

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
