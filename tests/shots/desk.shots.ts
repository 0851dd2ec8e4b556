import { test } from '../support/browser/desk.ts';
import { deskWalks } from '../support/browser/desk-walk.ts';
import { root } from '../support/root.ts';

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, realPictures: true, actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

    for (const { part, walk } of deskWalks)
      test(`the ${part}, by day and by night`, async ({ page, faults }) => {
        test.setTimeout(180_000);
        faults.allow(/./);
        await walk(page, async (name) => {
          // What sticks to an edge stands at the page's, and a dialog at the window's.
          const isDialog = (await page.getByRole('dialog').count()) > 0;
          const whole = await page.evaluate(() => document.documentElement.scrollHeight);
          if (!isDialog) await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, whole) });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            await page.screenshot({ path: `${root}.shots/desk-${name}-${viewport.width}-${colorScheme}.png` });
          }
          await page.emulateMedia({ colorScheme: 'light' });
          await page.setViewportSize(viewport);
        });
      });
  });
}
