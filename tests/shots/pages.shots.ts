import { test } from 'playwright/test';
import { root } from '../support/root.ts';
import { shots } from './pages.ts';
import { hasCome, stayInWindow, unroll } from './whole-page.ts';

const widths = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1860, height: 1050 },
];

/** Below this width the filters are in a sheet; see `filters.module.css`. */
const NARROW = 800;

for (const shot of shots) {
  for (const viewport of widths.filter(({ width }) => !shot.isNarrow || width < NARROW)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${shot.name} ${viewport.width} ${colorScheme}`, async ({ page, baseURL }) => {
        await stayInWindow(page);
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
