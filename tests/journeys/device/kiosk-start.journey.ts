import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { gather, install } from '../../support/browser/installed.ts';
import { expect } from '../../support/browser/journey.ts';
import { becomeKiosk, begin, touchToBegin } from '../../support/browser/kiosk.ts';
import { test } from '../../support/browser/proxy-journey.ts';
import { cartLink, chooseFirstDay, klis, openForm } from '../../support/browser/visit.ts';
import { badNetworks } from '../../support/browser/walks/return-visit.ts';

// The browser is started twice, and the second visit books.
test.describe.configure({ timeout: 120_000 });

for (const network of badNetworks.filter(({ name }) => name === 'no network' || name === 'nothing answers'))
  test(`[X1, N1b, W1a] starts cold as a kiosk, asks nobody about cookies, and takes a booking: ${network.name}`, async ({
    contextOptions,
    link,
    faults,
  }) => {
    faults.allow(/net::ERR|: failed\n/);
    const profile = await mkdtemp(join(tmpdir(), 'landfall-profile-'));
    const [before, first] = await open();
    await install(first);
    await gather(first);
    await becomeKiosk(first);
    await before.close();

    const [context, page] = await open();
    await network.begin(context, link);
    await page.addInitScript(watchConsent);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(touchToBegin(page)).toBeVisible();
    await begin(page);
    await expect(page.getByRole('heading', { name: '36 experiences' })).toBeVisible();
    await page.getByRole('link', { name: 'Old towns', exact: true }).click();
    await page.getByRole('link', { name: klis.title }).first().click();
    const form = await openForm(page);
    await chooseFirstDay(form);
    await form.getByRole('button', { name: 'Add to cart' }).click();

    await expect(form.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
    await expect(cartLink(page, 1)).toBeVisible();
    expect(await page.evaluate(() => (window as { hadConsentDialog?: true }).hadConsentDialog)).toBeUndefined();
    await context.close();
    await rm(profile, { recursive: true, force: true });

    async function open(): Promise<[BrowserContext, Page]> {
      const options = { ...contextOptions, executablePath: findBrowser(), args: browserArgs, baseURL: link.url };
      const opened = await chromium.launchPersistentContext(profile, options);
      faults.watch(opened);
      return [opened, opened.pages()[0] ?? (await opened.newPage())];
    }
  });

/** Runs in each page. It notes whether a frame was ever painted with the dialog about cookies. */
function watchConsent(): void {
  const look = () => {
    const dialog = document.getElementById('consent') as HTMLDialogElement | null;
    if (dialog?.open) (window as { hadConsentDialog?: true }).hadConsentDialog = true;
    requestAnimationFrame(look);
  };
  look();
}
