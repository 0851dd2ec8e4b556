import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';

test.use({ hasConsented: false });

const week = 604_800;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies' });

test('[N1, N1a, N2, N4] blocks every page but the policy until the visitor answers', async ({ page }) => {
  await page.goto('/');

  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  // The dialog is modal: the page below is inert and takes neither pointer nor focus.
  expect(await dialog(page).evaluate((it) => it.matches(':modal'))).toBe(true);
  expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 12)?.closest('#app') ?? null)).toBeNull();
  for (let i = 0; i < 12; i++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('#app')?.contains(document.activeElement))).toBe(false);

  await expect(dialog(page).getByRole('switch', { name: 'Essential' })).toBeDisabled();
  await expect(dialog(page).getByRole('switch', { name: 'Essential' })).toBeChecked();
  for (const name of ['Preferences', 'Statistics', 'Marketing'])
    await expect(dialog(page).getByRole('switch', { name })).not.toBeChecked();
  expect(await storedConsent(page)).toEqual({ cookies: {}, storage: [], events: [] });

  await dialog(page).getByRole('link', { name: 'More info' }).click();
  await expect(page).toHaveURL('/cookie-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('link', { name: 'Engine API' }).click();
  await expect(dialog(page)).toBeVisible();
});

const answers = [
  { choice: 'Allow all', toggled: [], granted: ['preferences', 'statistics', 'marketing'] },
  { choice: 'Allow selected', toggled: ['Statistics'], granted: ['statistics'] },
  { choice: 'Allow essential', toggled: ['Marketing'], granted: [] },
];

for (const { choice, toggled, granted } of answers) {
  test(`[N3, N5] records '${choice}' for seven days and closes after 500 ms`, {
    tag: choice === 'Allow selected' ? [] : ['@soak'],
  }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    for (const name of toggled) await dialog(page).getByRole('switch', { name }).check();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

    const answeredAt = Date.now() / 1000;
    await dialog(page).getByRole('button', { name: choice }).click();

    await page.clock.runFor(499);
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog(page)).toBeHidden();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(
      ['consent', ...granted.map((it) => `consent_${it}`)].toSorted(),
    );
    for (const { expires } of cookies) expect(Math.abs(expires - answeredAt - week)).toBeLessThan(30);
    const { events } = await storedConsent(page);
    expect(events.filter(({ event }) => event === 'consent_choice')).toEqual([
      {
        event: 'consent_choice',
        preferences: granted.includes('preferences'),
        statistics: granted.includes('statistics'),
        marketing: granted.includes('marketing'),
      },
    ]);
    // Other events need consent for statistics.
    const others = events.filter(({ event }) => event !== 'consent_choice');
    if (!granted.includes('statistics')) expect(others).toEqual([]);

    await page.clock.resume();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
}

test('[N3] asks again once the seven days are over', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/');
  await dialog(page).getByRole('button', { name: 'Allow all' }).click();
  await expect(dialog(page)).toBeHidden();

  // The test cannot move the browser's own clock, so it makes the cookies as old as after nearly seven days.
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map((it) => ({ ...it, expires: it.expires - week + 5 })));
  await page.reload();
  await expect(dialog(page)).toBeHidden();

  await expect.poll(() => page.context().cookies(), { timeout: 15_000 }).toEqual([]);
  await page.reload();
  await expect(dialog(page)).toBeVisible();
});

test('[N4] opens again from the footer, with the answer that was given, to change it', async ({ page }) => {
  await page.goto('/');
  await dialog(page).getByRole('switch', { name: 'Marketing' }).check();
  await dialog(page).getByRole('button', { name: 'Allow selected' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Marketing' })).toBeChecked();
  await expect(dialog(page).getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(Object.keys((await storedConsent(page)).cookies)).toEqual(['consent', 'consent_marketing']);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialog(page).getByRole('button', { name: 'Allow essential' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await storedConsent(page)).cookies).toEqual({ consent: 'essential' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[N1a, N3, N4] is a form that sets the same cookies, and can be had again', async ({ page }) => {
    await page.goto('/?dateFrom=2031-05-01');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('switch', { name: 'Statistics' }).check();
    const answeredAt = Date.now() / 1000;
    await dialog(page).getByRole('button', { name: 'Allow selected' }).click();

    await expect(page).toHaveURL('/?dateFrom=2031-05-01');
    await expect(dialog(page)).toBeHidden();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual([
      'consent=statistics',
      'consent_statistics=granted',
    ]);
    for (const { expires } of cookies) expect(Math.abs(expires - answeredAt - week)).toBeLessThan(30);

    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(dialog(page)).toBeVisible();
  });
});

/** The data about a visitor: stored keys and cookies, and events that were sent. */
async function storedConsent(page: Page) {
  const cookies = (await page.context().cookies())
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, value }) => [name, value] as const);
  const [storage, events] = await page.evaluate(() => [
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    // Google's own commands are not events.
    ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event !== undefined),
  ]);
  return { cookies: Object.fromEntries(cookies), storage, events };
}
