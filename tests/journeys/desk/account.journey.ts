import type { Page } from 'playwright/test';
import { expect, signIn, test } from '../../support/browser/desk.ts';
import { mailAbout } from '../../support/engine/sent-mail.ts';
import type { Shop } from '../../support/engine/shop.ts';

test.use({ viewport: { width: 360, height: 760 } });
// The engine sends emails every few seconds.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults }) => faults.allow(/status of 40[01] .*\/api\/(desk|users)\//));

const PASSWORD = 'two oars and a paddle';

/** The owner invites a colleague, who joins by the link in the email. */
async function inviteAndJoin(owner: Page, colleague: Page, shop: Shop, email: string, role: string): Promise<void> {
  await signIn(owner);
  await owner.goto('/desk/settings/team');
  await owner.getByRole('button', { name: 'Invite a colleague' }).click();
  await owner.getByLabel('Email address').fill(email);
  await owner.getByLabel('Role').selectOption(role);
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
  const invitation = () => mailAbout(shop.dataDir, new RegExp(`^To: ${email}`, 'm'));
  await expect.poll(invitation, { timeout: 60_000 }).toBeDefined();
  await colleague.goto(/http:\S+\/team\/\S+/.exec((await invitation()) ?? '')?.[0] ?? '');
  await colleague.getByLabel('First name').fill('Bo');
  await colleague.getByLabel('New password').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Create account and join' }).click();
  await colleague.getByRole('link', { name: 'Open the desk' }).click();
}

async function signInAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[B15] invites a colleague, who joins by the email and sees only what the role may', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const email = 'bo@example.com';
  const colleague = await anotherDevice();
  await inviteAndJoin(page, colleague, shop, email, 'Guide');

  await signInAs(colleague, email);

  await expect(colleague.getByRole('heading', { name: 'Today' })).toBeVisible();
  const bar = colleague.getByRole('navigation', { name: 'Desk' });
  await expect(bar.getByRole('link', { name: 'Scan' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sell' })).toHaveCount(0);
  await colleague.goto('/desk/settings');
  await expect(colleague.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(colleague.getByRole('link', { name: 'Your account' })).toBeVisible();
  await colleague.goto('/desk/settings/team');
  await expect(colleague.getByText('Your role does not show this screen.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Change: Bo' }).click();
  await page.getByRole('button', { name: 'Remove from the team' }).click();
  await expect(page.getByText('Bo is not in the team any more.')).toBeVisible();
  await colleague.goto('/desk/');
  await expect(colleague.getByText(/signed out by the owner/)).toBeVisible({ timeout: 20_000 });
});

test('[B15] changes the password, which ends the other session', { tag: '@soak' }, async ({
  page,
  anotherDevice,
  shop,
}) => {
  const email = 'ivo@example.com';
  const phone = await anotherDevice();
  await inviteAndJoin(page, phone, shop, email, 'Agent');
  await signInAs(phone, email);
  await expect(phone.getByRole('heading', { name: 'Today' })).toBeVisible();
  const lost = await anotherDevice();
  await lost.goto('/desk/');
  await signInAs(lost, email);
  await expect(lost.getByRole('heading', { name: 'Today' })).toBeVisible();
  const newPassword = 'three oars and a sail';
  await phone.goto('/desk/settings/profile');
  await expect(phone.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(1);

  const form = phone.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByLabel('New password').fill(newPassword);
  await form.getByRole('button', { name: 'Change the password' }).click();

  await expect(form.getByText('Your password is changed.')).toBeVisible();
  await expect(phone.getByText('You are signed in only here.')).toBeVisible();
  await lost.goto('/desk/');
  await expect(lost.getByText(/signed out by the owner/)).toBeVisible({ timeout: 20_000 });
  await signInAs(lost, email);
  await expect(lost.getByText(/do not match|Check both/)).toBeVisible();
  await signInAs(lost, email, newPassword);
  await expect(lost.getByRole('heading', { name: 'Today' })).toBeVisible();
});
