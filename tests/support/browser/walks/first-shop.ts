import { expect, type Locator, type Page } from 'playwright/test';
import { mailAbout } from '../../engine/sent-mail.ts';
import type { Shop } from '../../engine/shop.ts';
import { aPicture } from '../desk.ts';
import { chooseFirstDay, fillContact, more, openForm, overlaysAreLeft, payBy } from '../visit.ts';

/** A new seller on a phone. Tests count the taps and keys, or look at the screens. */
export interface NewSeller {
  readonly page: Page;
  readonly shop: Shop;
  readonly email: string;
  readonly company: string;
  readonly tap: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly look: (name: string) => Promise<void>;
}

const PASSWORD = 'two oars and a paddle';

/** Registers, activates by the email, and opens the shop of a company. */
export async function openFirstShop({ page, shop, email, company, tap, type, look }: NewSeller): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/desk/');
  await tap(button('New here? Open your shop'));
  await type(page.getByLabel('First name'), 'Ana');
  await type(page.getByLabel('Last name'), 'Kos');
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password'), PASSWORD);
  await look('first-register');
  await tap(button('Register'));
  const mail = () => mailAbout(shop.dataDir, new RegExp(`^To: ${email}`, 'm'));
  await expect.poll(mail, { timeout: 30_000 }).toBeDefined();
  await page.goto(/http:\S+\/activate\/\S+/.exec((await mail()) ?? '')?.[0] ?? '');
  await tap(button('Activate'));
  await tap(page.getByRole('link', { name: 'Open the desk' }));
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password'), PASSWORD);
  await tap(button('Sign in'));
  await type(page.getByLabel('Company'), company);
  await look('first-company');
  await tap(button('Open the shop'));
  await expect(page.getByRole('heading', { name: 'Your first booking' })).toBeVisible();
  await look('first-steps');
}

/** Adds a tour, enters its missing parts, and publishes it. */
export async function publishFirstTour({ page, tap, type, look }: NewSeller): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

  await tap(page.getByRole('link', { name: 'Add a tour' }));
  await type(page.getByLabel('What is it called?'), 'Kayaks at dawn');
  await type(page.getByRole('searchbox', { name: 'Search for a place' }), 'Rijeka');
  await tap(page.getByRole('list', { name: 'Places found' }).getByRole('button').first());
  await type(page.getByLabel('How much for an adult?'), '45');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPicture(page, 'teal'));
  await look('first-tour');
  await tap(button('Create the tour'));

  await expect(page.getByRole('heading', { name: 'Kayaks at dawn', level: 1 })).toBeVisible({ timeout: 30_000 });
  const texts = page.getByRole('region', { name: 'Texts' });
  await expect(button('A highlight of at least 20 characters')).toBeVisible();
  await look('first-missing');
  await type(texts.getByLabel('Short description'), 'Two quiet hours on the water, with coffee on a beach.');
  await type(texts.getByLabel('Description', { exact: true }), 'We paddle along the cliffs to a beach without a road.');
  await tap(button('A highlight of at least 20 characters'));
  await page.keyboard.press('Enter');
  await type(texts.getByLabel('Row 1', { exact: true }), 'A beach for us alone');
  const publish = page.getByRole('region', { name: 'Publish' }).getByRole('button', { name: 'Publish' });
  await expect(publish).toBeVisible({ timeout: 60_000 });
  await look('first-complete');
  await tap(publish);
  await expect(page.getByText('“Kayaks at dawn” is published.')).toBeVisible();
  await look('first-published');
}

/** Opens the new shop from Today, and books the tour in it as a guest does. */
export async function bookFirstTour({ page, tap, look }: NewSeller): Promise<void> {
  await tap(page.getByRole('link', { name: 'Today' }).first());
  await expect(page.getByRole('heading', { name: /^Book it as a guest/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code of http:\/\/[\w-]+\.localhost/ })).toBeVisible();
  await look('first-address');
  const opened = page.context().waitForEvent('page');
  await tap(page.getByRole('link', { name: 'Open the shop' }));
  await bookAsGuest(await opened);
}

async function bookAsGuest(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: 'essential', url: page.url() }]);
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: 'Kayaks at dawn' }).first().click();
  const form = await openForm(page);
  await chooseFirstDay(form);
  await more(form, 'Adult');
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('status').getByText('Experience has been added to cart!')).toBeVisible();
  await overlaysAreLeft(page);
  await page.goto(`${origin}/bookings/checkout-editor?step=1`);
  await fillContact(page);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();
}
