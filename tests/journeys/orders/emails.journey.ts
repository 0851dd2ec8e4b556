import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { emailPage } from '../../support/emails/email-page.ts';
import { buyerEmails, sellerEmails } from '../../support/emails/email-samples.ts';

/** Kinds that together contain every part of an email. */
const looked = ['confirmed', 'reserved, by transfer', 'notification'];

test('[V18] emails fit a phone of 320 px, and are accessible by day and by night', async ({ page }) => {
  test.setTimeout(process.env['SOAK'] ? 300_000 : 60_000);
  const emails = { ...(await buyerEmails('en')), ...sellerEmails('en') };
  await page.setViewportSize({ width: 320, height: 640 });

  for (const [kind, email] of Object.entries(emails)) {
    await page.setContent(emailPage(email));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, kind).toBeLessThanOrEqual(320);
    for (const colorScheme of looked.includes(kind) || process.env['SOAK'] ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
          `${kind}, ${colorScheme}`,
        )
        .toEqual([]);
    }
  }
});
