import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';

for (const { viewport, colorScheme } of [
  { viewport: phone, colorScheme: 'dark' as const },
  { viewport: wide, colorScheme: 'light' as const },
]) {
  test.describe(`at ${viewport.width} px, ${colorScheme}, without script`, {
    tag: '@soak',
  }, () => {
    test.use({ viewport, colorScheme, javaScriptEnabled: false });

    test('[S2, A14] the footer leads to the API, and on to every call of it with an example', async ({ page }) => {
      await page.goto('/cookie-policy');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Engine API' }).click();
      const calls = await page.getByRole('main').locator('summary').all();
      for (const it of calls.slice(0, 3)) expect((await it.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.getByRole('link', { name: 'every call, with its fields and an example' }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Engine API' })).toBeVisible();
      await page.getByRole('link', { name: 'meeting-points' }).click();
      const call = page.getByRole('article').filter({ hasText: 'POST /api/meeting-points/' });
      await expect(call).toBeInViewport();
      await expect(call).toContainText('"name":"Preluk beach"');
      expect(await page.locator('html').evaluate((it) => it.scrollWidth)).toBe(viewport.width);
    });
  });

  test(`[A14] the reference has no serious barrier at ${viewport.width} px, ${colorScheme}`, { tag: '@soak' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto('/schema/');
    const { violations } = await new AxeBuilder({ page })
      .include('header')
      .include('nav')
      .include('main > section:nth-of-type(2)')
      .analyze();

    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
