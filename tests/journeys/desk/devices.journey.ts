import type { Page } from 'playwright/test';
import {
  expect,
  goOffline,
  openShownDeparture,
  signIn,
  test,
  unsentOn,
  whenInstalled,
} from '../../support/browser/desk.ts';
import { becomeKiosk, endKiosk } from '../../support/browser/kiosk.ts';

test.beforeEach(({ faults }) => {
  faults.allow(/status of 401 .*\/api\/desk\//);
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
});

const DESK_PIN = '8642';

/** Enrols a tablet with a code that the owner shows. */
async function enrol(tablet: Page, at: Page, name: string): Promise<void> {
  await at.goto('/desk/devices');
  await at.getByRole('button', { name: 'Add a device' }).click();
  await at.getByLabel('Name of the device').fill(name);
  await at.getByRole('button', { name: 'Show the code' }).click();
  const code = await at.getByRole('dialog').locator('output').innerText();
  await at.getByRole('button', { name: 'Done' }).click();
  await tablet.goto('/desk/');
  await tablet.getByRole('button', { name: 'Set up a shared tablet' }).click();
  await tablet.getByLabel('Code').fill(code);
  await tablet.getByRole('button', { name: 'Set up' }).click();
  await tablet.getByLabel('PIN', { exact: true }).fill(DESK_PIN);
  await tablet.getByLabel('PIN once more').fill(DESK_PIN);
  await tablet.getByRole('button', { name: 'Set the PIN' }).click();
  await tablet.getByRole('button', { name: 'Mara Babić' }).click();
  await expect(tablet.getByRole('heading', { name: 'Today' })).toBeVisible();
}

test('[T3, T3a] enrols a shared tablet by a code, locks it by its PIN, and wipes it once it is removed', async ({
  page,
  anotherDevice,
}) => {
  await signIn(page);
  const tablet = await anotherDevice();
  await enrol(tablet, page, 'Tablet at the gate');

  await tablet.getByRole('button', { name: 'Lock the screen' }).click();
  await expect(tablet.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await tablet.getByLabel('PIN').fill('1111');
  await tablet.getByRole('button', { name: 'Unlock' }).click();
  await expect(tablet.getByText('This is not the PIN.')).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(async () => {
    await tablet.getByLabel('PIN').fill(DESK_PIN);
    await tablet.getByRole('button', { name: 'Unlock' }).click();
    await expect(tablet.getByRole('heading', { name: 'Who are you?' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await tablet.getByLabel('Another name').fill('Bo');
  await tablet.getByRole('button', { name: 'Continue' }).click();
  await whenInstalled(tablet);
  await goOffline(tablet.context());
  await openShownDeparture(tablet);
  await tablet
    .getByRole('button', { name: /^Let \d+ in/ })
    .first()
    .click();
  await expect.poll(() => unsentOn(tablet)).toBe(1);

  await page.goto('/desk/devices');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Tablet at the gate' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tablet at the gate' })).toBeHidden();
  await goOffline(tablet.context(), false);

  await expect(tablet.getByText(/signed out by the owner/)).toBeVisible({ timeout: 20_000 });
  expect(await storedKeys(tablet)).toEqual([]);
  expect((await tablet.context().cookies()).filter((it) => it.name === '__Host-landfall_desk')).toEqual([]);
  await page.goto('/desk/');
  await expect(page.getByRole('link', { name: /[1-9]\d* of \d+ here/ }).first()).toBeVisible();
});

test('[T3a] is refused and deletes all that it held at its next contact, in each of fifty rounds @soak', async ({
  page,
  anotherDevice,
}) => {
  test.setTimeout(50 * 30_000);
  await signIn(page);
  const tablet = await anotherDevice();
  tablet.setDefaultTimeout(20_000);
  for (let round = 0; round < 50; round += 1) {
    const name = `Gate ${round}`;
    await enrol(tablet, page, name);
    const isOut = round % 2 === 1;
    if (isOut) {
      await goOffline(tablet.context());
      await openShownDeparture(tablet);
      await tablet
        .getByRole('listitem')
        .filter({ has: tablet.getByRole('button', { name: /^Let \d+ in/ }) })
        .first()
        .getByRole('button')
        .first()
        .click();
      await tablet.getByLabel('Add a note').fill(`Round ${round}`);
      await tablet.getByRole('button', { name: 'Save the note' }).click();
      await expect.poll(() => unsentOn(tablet)).toBe(1);
    }
    const listed = page.getByRole('listitem').filter({ hasText: new RegExp(`${name}(?!\\d)`) });
    await page.goto('/desk/devices');
    await listed.getByRole('button', { name: 'Remove' }).click();
    await expect(listed).toBeHidden();
    if (isOut) await goOffline(tablet.context(), false);

    await expect(tablet.getByText(/signed out by the owner/)).toBeVisible({ timeout: 20_000 });
    expect(await storedKeys(tablet), `round ${round}`).toEqual([]);
    const cookies = await tablet.context().cookies();
    expect(cookies.filter((it) => it.name === '__Host-landfall_desk')).toEqual([]);
  }
});

async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
      });
    const database = await resultOf(indexedDB.open('landfall-desk'));
    const keys = await resultOf(database.transaction('device').objectStore('device').getAllKeys());
    database.close();
    return keys.map(String);
  });
}

test('[T5] hands the tablet to a visitor and takes it back, and keeps every unsent act', { tag: '@soak' }, async ({
  page,
  context,
  faults,
}) => {
  const rounds = process.env['SOAK'] ? 100 : 1;
  test.setTimeout(60_000 + rounds * 15_000);
  faults.allow(/net::ERR_FAILED .*\/api\/desk\//);
  await signIn(page);
  await page.goto('/desk/more');
  await page.getByRole('button', { name: 'Choose a PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill(DESK_PIN);
  await page.getByLabel('PIN once more').fill(DESK_PIN);
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  // The shop reaches the engine, but the desk does not, so the desk's entries wait during the whole test.
  await context.route('**/api/desk/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Today' }).click();
  await openShownDeparture(page);
  const missing = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Let \d+ in/ }) });
  await missing.first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  for (let act = 0; act < 50; act += 2) {
    await dialog.getByRole('button', { name: /^Let \d+ in/ }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
  }
  await expect.poll(() => unsentOn(page)).toBe(50);
  await page.keyboard.press('Escape');

  for (let round = 0; round < rounds; round++) {
    await page.getByRole('link', { name: 'More' }).click();
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Hand this tablet to a visitor' }).click();
    const kiosk = await opening;
    await becomeKiosk(kiosk);
    await endKiosk(kiosk);
    await kiosk.close();
    await page.reload();
    await page.getByLabel('PIN').fill(DESK_PIN);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('heading', { name: 'More' })).toBeVisible();
    expect(await unsentOn(page)).toBe(50);
  }
  await context.unroute('**/api/desk/**');
  await expect.poll(() => unsentOn(page), { timeout: 30_000 }).toBe(0);
});

test('[T2] signs out of the device, which forgets everything', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/desk/more');
  await page.getByRole('button', { name: 'Sign out of this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out of this device' }).click();

  await expect(page.getByText('You are signed out.', { exact: false })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name === '__Host-landfall_desk')).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('[T1] changes its language while its first worker is being installed', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();

  await expect(page.getByRole('heading', { name: 'Mehr' })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mehr' })).toBeVisible();
});

test('[T1] changes its language while its worker is in charge', { tag: '@soak' }, async ({ page }) => {
  await signIn(page);
  await whenInstalled(page);
  await page.getByRole('link', { name: 'More' }).click();

  await page.getByRole('button', { name: 'Deutsch' }).click();

  await expect(page.getByRole('heading', { name: 'Mehr' })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mehr' })).toBeVisible();
});
