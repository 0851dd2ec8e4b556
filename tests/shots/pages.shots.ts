import { test } from '../support/journey.ts';
import { root } from '../support/root.ts';
import { shots } from './pages.ts';

const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1860, height: 1050 },
];

for (const { name, open, viewportOnly = false } of shots) {
  for (const viewport of widths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name} ${viewport.width} ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

        await (typeof open === 'string' ? page.goto(open) : open(page));
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));

        await page.screenshot({
          path: `${root}.shots/${name}-${viewport.width}-${colorScheme}.png`,
          fullPage: !viewportOnly,
        });
      });
    }
  }
}
