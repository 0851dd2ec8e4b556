import type { CDPSession, Page } from 'playwright/test';
import { expect, signIn, test, whenInstalled } from '../../support/browser/desk.ts';
import { aReadyCart, contact, payBy } from '../../support/browser/visit.ts';

test.use({ viewport: { width: 360, height: 760 } });
test('[B14, B14a] hears of a guest’s booking at the bell, opens it from there, and chooses the emails', async ({
  page,
  anotherDevice,
}) => {
  await signIn(page);
  const bell = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto('/desk/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.goto('/desk/');
  await expect(bell('Notifications')).toBeVisible();

  const guest = await anotherDevice();
  await aReadyCart(guest);
  await guest.goto('/bookings/checkout-editor?step=2');
  await guest.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(guest, '4242 4242 4242 4242');
  await expect(guest.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();

  await bell('Notifications: 1 new').click();
  const first = page.getByRole('main').getByRole('listitem').first();
  const name = `${contact.first_name} ${contact.last_name}`;
  await expect(first).toContainText('New booking');
  await expect(first).toContainText(name);
  await expect(first).toContainText('by the guest');
  await expect(bell('Notifications')).toBeVisible();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/desk\/bookings\/LF-\w{6}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await bell('Notifications').click();
  await page.getByRole('link', { name: 'Emails and this device' }).click();
  await page.getByLabel('New bookings').selectOption('Once a day, at 07:00');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('New bookings')).toHaveValue('daily');
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

/** Makes the browser deliver a message to its worker, as if a push service had sent it. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const desk = registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk/'));
    if (desk) resolve(desk.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await promise,
    data,
  });
  await devtools.detach();
}

test('[B14a] the built worker shows a message that the engine pushes', { tag: '@soak' }, async ({ page }) => {
  await page.context().grantPermissions(['notifications']);
  await signIn(page);
  await whenInstalled(page);
  const message = { title: 'New booking', body: '2 guests', path: '/desk/notifications', tag: 'LF-ABC234 booked' };

  await deliverPush(page, message);

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, ...(data as { path: string }) }));
    });
  await expect.poll(shown).toEqual([message]);
});
