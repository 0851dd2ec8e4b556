import { expect, test } from '../support/journey.ts';

test('opens the shop at its address', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
