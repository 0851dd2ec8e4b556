import { barriers, colourBarriers } from '../../support/browser/barriers.ts';
import { cutText } from '../../support/browser/cut-text.ts';
import { expect, test } from '../../support/browser/desk.ts';
import { deskWalks } from '../../support/browser/desk-walk.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import { smallTargets } from '../../support/browser/small-targets.ts';

/**
 * Walks in light colours on a phone; SOAK=1 adds dark colours and a wide screen. `tests/page/tokens.test.ts` checks the contrast of both colour
 * schemes.
 */

/** The smallest size of a target, for thumbs and gloves. */
const TARGET = 56;

for (const viewport of process.env['SOAK'] ? [phone, wide] : [phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

    for (const { rule, part, walk, isLong } of deskWalks)
      test(`[${rule}] no screen of the ${part} has a barrier, a small target or text that is cut${isLong ? ' @soak' : ''}`, async ({
        page,
        faults,
        shop,
      }) => {
        test.setTimeout(300_000);
        // Expected failures: the first visit, a wrong password, and the missing network.
        faults.allow(/./);
        await walk(
          page,
          async (name) => {
            // The bar at the bottom may cover content that a user can scroll to, so the window gets as high as the page.
            const whole = await page.evaluate(() => document.documentElement.scrollHeight);
            await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, whole) });
            expect.soft(await barriers(page), `${name} by day`).toEqual([]);
            if (process.env['SOAK']) {
              await page.emulateMedia({ colorScheme: 'dark' });
              expect.soft(await colourBarriers(page), `${name} by night`).toEqual([]);
              await page.emulateMedia({ colorScheme: 'light' });
            }
            expect.soft(await smallTargets(page, TARGET), `${name} targets`).toEqual([]);
            expect.soft(await cutText(page), `${name} text`).toEqual([]);
            await page.setViewportSize(viewport);
          },
          shop,
        );
      });
  });
}
