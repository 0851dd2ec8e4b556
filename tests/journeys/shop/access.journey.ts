import type { Page } from 'playwright/test';
import { type Shot, shots } from '../../shots/pages.ts';
import { barriers, colourBarriers } from '../../support/browser/barriers.ts';
import { cutText, spaceText } from '../../support/browser/cut-text.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import { smallTargets } from '../../support/browser/small-targets.ts';

/** States that other states cover already, that pass at once, or that are for paper. */
const others = ['home-first-view', 'pulled-down', 'booking-filled-end', 'cart-first-view', 'order-printed'];
const states = shots.filter(({ name }) => !others.includes(name));
/** States that most visitors see, each once, on a phone and on a wide screen in turn. SOAK=1 checks all states on both. */
const isLong = Boolean(process.env['SOAK']);
const main = new Set(['home', 'experience', 'contact-errors', 'payment', 'order']);

states.forEach((shot, n) => {
  if (!isLong && !main.has(shot.name)) return;
  for (const viewport of isLong ? [phone, wide] : [n % 2 === 0 || shot.isNarrow ? phone : wide]) {
    if (shot.isNarrow && viewport === wide) continue;
    test.describe(`at ${viewport.width} px`, () => {
      // Reduced motion, so that no colour is checked in the middle of a transition.
      test.use({ viewport, hasConsented: !shot.isNew, contextOptions: { reducedMotion: 'reduce' } });

      test(`[S16, S16a] ${shot.name} has no barrier, by day and by night, and loses nothing where room is small`, async ({
        page,
        faults,
      }) => {
        // Other journeys check for faults on the way to the state.
        faults.allow(/./);
        await open(page, shot);
        const isPhone = viewport === phone;

        expect.soft(await barriers(page, shot), 'by day').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await colourBarriers(page), 'by night').toEqual([]);
        expect.soft(await smallTargets(page), 'targets').toEqual([]);

        // A laptop at 200 % zoom, and the smallest phone.
        await page.setViewportSize({ width: isPhone ? 320 : 640, height: isPhone ? 640 : 450 });
        expect.soft(await cutText(page), 'where room is small').toEqual([]);
        await page.setViewportSize(viewport);
        await spaceText(page);
        expect.soft(await cutText(page), 'with text wide apart').toEqual([]);
      });
    });
  }
});

async function open(page: Page, { open: way, isComing }: Shot): Promise<void> {
  await (typeof way === 'string' ? page.goto(way) : way(page));
  if (!isComing) await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
