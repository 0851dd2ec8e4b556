// Takes the pictures of the shop that installers show, into public/screenshots: `node tests/shots/print-screenshots.ts`, with a built page.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright/test';
import sharp from 'sharp';
import { browserArgs, findBrowser } from '../support/browser/browser.ts';
import { openShop } from '../support/engine/shop.ts';
import { root } from '../support/root.ts';

const folder = `${root}public/screenshots/`;
const shop = await openShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });

mkdirSync(folder, { recursive: true });
await print('narrow', { width: 412, height: 824 }, 2);
await print('wide', { width: 1280, height: 800 }, 1);
await browser.close();
await shop.stop();

async function print(name: string, viewport: { width: number; height: number }, deviceScaleFactor: number) {
  const context = await browser.newContext({ viewport, deviceScaleFactor, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'consent', value: 'essential', url: shop.url }]);
  const page = await context.newPage();
  await page.goto(shop.url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((it) => it.loading !== 'lazy');
    await Promise.all(images.map((it) => it.decode().catch(() => undefined)));
  });
  await sharp(await page.screenshot())
    .webp({ quality: 78 })
    .toFile(`${folder}${name}.webp`);
  await context.close();
}
