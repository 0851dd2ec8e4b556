import {
  expect,
  goOffline,
  openBusyDeparture,
  signIn,
  test,
  unsentOn,
  whenInstalled,
} from '../../support/browser/desk.ts';

test.use({ viewport: { width: 360, height: 760 } });
test.beforeEach(({ faults }) => {
  // A new browser requests a session once. Without a network the desk repeats its calls.
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
});

test('[T1a] admits a party without a network after a cold start, and hands it over at contact', {
  tag: '@core',
}, async ({ page, context, anotherDevice }) => {
  await signIn(page);
  await whenInstalled(page);
  const address = await openBusyDeparture(page);
  await goOffline(context);
  await page.goto('about:blank');
  await page.goto(address);

  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Let \d+ in/ }) })
    .first();
  const name = (await row.getByRole('button').first().innerText()).split('\n')[0] ?? '';
  await row.getByRole('button', { name: /^Let \d+ in/ }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/^(Here|All \d+ here)$/),
  ).toBeVisible();
  await expect(page.getByText('1 to send')).toBeVisible();
  await expect(page.getByText(/No network/)).toBeVisible();
  expect(await unsentOn(page)).toBe(1);

  await goOffline(context, false);
  await expect(page.getByText('1 to send')).toBeHidden({ timeout: 15_000 });

  const other = await anotherDevice();
  await signIn(other);
  await other.goto(address);
  await expect(
    other
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/^(Here|All \d+ here)$/),
  ).toBeVisible();
});

test('[T6a] tells both devices within 5 s of contact that they let in the same guests', { tag: '@soak' }, async ({
  page,
  context,
  anotherDevice,
}) => {
  await signIn(page);
  const other = await anotherDevice();
  await signIn(other);
  const address = await openBusyDeparture(page);
  await other.goto(address);
  const letIn = (it: typeof page) => it.getByRole('button', { name: /^Let \d+ in/ }).first();
  await expect(letIn(other)).toBeVisible();
  await goOffline(context);
  await goOffline(other.context());
  await letIn(page).click();
  await letIn(other).click();

  await goOffline(context, false);
  await expect(page.getByText(/\d to send/)).toBeHidden({ timeout: 15_000 });
  await goOffline(other.context(), false);
  await expect(other.getByText(/\d to send/)).toBeHidden({ timeout: 15_000 });

  for (const it of [page, other]) await expect(it.getByText('1 thing to settle.')).toBeVisible({ timeout: 5_000 });
});

test('[T6a] lets in fewer than a whole party, and offers all of it again after an undo', async ({ page }) => {
  await signIn(page);
  const departures = page.getByRole('link', { name: /of \d+ here/ });
  const family = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Let [3-9] in/ }) });
  for (let n = 0; (await family.count()) === 0; n++) {
    if (n > 0) await page.goBack();
    await departures.nth(n).click();
    await page
      .getByText(/^(Let \d+ in|Look|All \d+ here)/)
      .first()
      .waitFor();
  }
  const whole = await family
    .getByRole('button', { name: /^Let \d+ in/ })
    .first()
    .innerText();
  await family.first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');

  await dialog.getByRole('button', { name: /^Remove one/ }).click();
  await dialog.getByRole('button', { name: /^Let \d+ in/ }).click();
  await expect(dialog.getByRole('button', { name: 'Let 1 in' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();

  await expect(dialog.getByRole('button', { name: whole })).toBeVisible();
});

test('[T1] begins another screen at its top, with the focus there, and comes back to where it was', {
  tag: '@soak',
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Sell' }).click();
  await page.getByRole('heading', { name: 'Which departure?' }).waitFor();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(scrolled).toBeGreaterThan(0);
  // The list gets longer when the prices have loaded.
  await expect(page.getByText('Prices not on this device')).toHaveCount(0);
  const left = await scrolled();
  // Playwright's own click scrolls a page whose navigation is sticky.
  await page.getByRole('link', { name: 'More' }).dispatchEvent('click');
  await page.getByRole('heading', { name: 'More' }).waitFor();
  expect(await scrolled()).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await page.getByRole('heading', { name: 'Which departure?' }).waitFor();
  await expect.poll(scrolled).toBe(left);
});
