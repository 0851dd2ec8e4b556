import type { Page } from 'playwright/test';
import type { Shot } from './pages.ts';

/** Resolves when fonts and pictures are loaded, for a whole page also those out of view. A whole page is scrolled to its top. */
export async function hasCome(page: Page, { viewportOnly, isComing }: Shot): Promise<void> {
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

/** Keeps a kiosk in its window: a window that fills the screen cannot be resized. */
export async function stayInWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.resolve();
  });
}

/** Makes the window as high as the page, so that sticky elements are at the page's edge and not in the middle of it. */
export async function unroll(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}
