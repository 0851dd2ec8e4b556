import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { bookingForm, chooseFirstDay, klis, openForm, toast } from '../../support/browser/visit.ts';

test.use({ viewport: phone });

test('[S16d] moves nothing by itself for who likes it calm', { tag: '@soak' }, async ({ page }) => {
  await watchMoves(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  expect(await moves(page)).toEqual([]);
});

test('[S16d] moves things for all others: the watch sees it', { tag: '@soak' }, async ({ page }) => {
  await watchMoves(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  expect(await moves(page)).not.toEqual([]);
});

/** Goes from the listing into the cart, past all motion: a card that grows, a sheet that rises, a badge that counts. */
async function visit(page: Page): Promise<void> {
  await page.goto('/?category=old-towns');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: klis.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
  await chooseFirstDay(await openForm(page));
  await bookingForm(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
}

/** Records in each frame the elements whose place or size is in a transition. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) === 0) continue;
        const names = effect.getKeyframes().flatMap((it) => Object.keys(it));
        const moving = names.find((it) => /^(transform|translate|scale|rotate|inset|top|left|width|height)/i.test(it));
        if (moving) seen.add(`${effect.target?.localName} ${effect.pseudoElement ?? ''} ${moving}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function moves(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
}
