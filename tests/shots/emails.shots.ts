import { test } from 'playwright/test';
import { languageCodes } from '#domain/contract/languages.ts';
import { emailPage } from '../support/emails/email-page.ts';
import { buyerEmails, sellerEmails } from '../support/emails/email-samples.ts';
import { root } from '../support/root.ts';

/** The widths that mail programs on phones and computers give an email. */
const widths = [360, 700];

for (const language of languageCodes) {
  test(`emails in ${language}, by day and by night`, async ({ page }) => {
    test.setTimeout(300_000);
    const emails = { ...(await buyerEmails(language)), ...sellerEmails(language) };
    for (const [kind, email] of Object.entries(emails)) {
      await page.setContent(emailPage(email));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 600 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const name = `email-${kind.replaceAll(/\W+/g, '-')}-${language}-${width}-${colorScheme}`;
          await page.screenshot({ path: `${root}.shots/${name}.png`, fullPage: true });
        }
      }
    }
  });
}
