import type { Page } from 'playwright/test';
import { gather, install } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';

test.use({ viewport: phone });

const field = (page: Page) => page.getByLabel('What', { exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('[V6] suggests categories and experiences by keys, with what was typed before its code came', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/');
  await field(page).pressSequentially('kay');

  await expect(list(page).getByRole('option')).toHaveText([/^Kayak & paddle Category$/, /^Sunset kayak.* Split$/], {
    timeout: 10_000,
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('combobox', { name: 'What' })).toHaveAttribute('aria-expanded', 'true');
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText(/^Sunset kayak/);
  await expect(field(page)).toBeFocused();

  await field(page).press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('kay');
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/?category=sea&subcategory=paddling');
  await expect(field(page)).toHaveValue('');
});

test('[V6] suggests and opens an experience by a tap, without a network', async ({ page, context, faults }) => {
  await install(page);
  await gather(page);
  faults.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|: failed\n/);
  await context.setOffline(true);

  await expect(page.getByText('No connection.')).toBeVisible();
  await field(page).click();
  await field(page).pressSequentially('honey');
  await list(page)
    .getByRole('option', { name: /^Šolta: bees/ })
    .click();

  await expect(page).toHaveURL(/\/experiences\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[V6] searches by Enter where no suggestion is chosen', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/');
  await field(page).pressSequentially('blue');
  await expect(list(page)).toBeVisible({ timeout: 10_000 });

  await field(page).press('Enter');

  await expect(page).toHaveURL('/?q=blue');
  await expect(list(page)).toBeHidden();
});
