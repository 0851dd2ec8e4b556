import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { storedText } from '../../support/browser/storage.ts';
import { aCart, castles, contact, fillContact, klis, toast } from '../../support/browser/visit.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const contactSection = (page: Page) => page.getByRole('region', { name: 'Main contact' });
const first = (page: Page) => contactSection(page).getByLabel('First name');

test('[K3, K4, K5, K6, K7, K10, K12] says what is wrong with the contact details, in words, where it is wrong', {
  tag: '@soak',
}, async ({ page }) => {
  await aCart(page);
  await page.goto('/bookings/checkout-editor?step=1');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const complains = async (of: Locator, words: string) => {
    await expect(of).toHaveAttribute('aria-invalid', 'true');
    // The complaint follows the field's own description.
    await expect(of).toHaveAccessibleDescription(new RegExp(`${words}$`));
  };

  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await expect(page).toHaveURL('/bookings/checkout-editor?step=1');
  await expect(first(page)).toBeFocused();
  await complains(first(page), 'Please enter at least 3 characters.');
  await complains(field('Last name'), 'Please enter at least 3 characters.');
  await complains(field('Email'), 'Please enter a valid email.');
  await complains(field('Phone number'), 'Please enter a valid phone number.');

  // After the first attempt, each change is checked at once.
  await first(page).fill('Jo');
  await complains(first(page), 'Please enter at least 3 characters.');
  await first(page).fill('J'.repeat(513));
  await complains(first(page), 'Max length is 512 characters.');
  await first(page).fill('Žana');
  await expect(first(page)).not.toHaveAttribute('aria-invalid');
  await field('Last name').fill(contact.last_name);
  await field('Email').fill('ana@example');
  await complains(field('Email'), 'Please enter a valid email.');
  await field('Email').fill(contact.email);
  await field('Phone number').fill('call me');
  await complains(field('Phone number'), 'Please enter a valid phone number.');
  await field('Phone number').fill(contact.phone_number);
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect(note).toHaveAttribute('rows', '6');
  await note.fill('n'.repeat(5001));
  await expect(note).toHaveAccessibleDescription(/Max description length is 5000 characters\.$/);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await expect(note).toBeFocused();
  await expect(page).toHaveURL('/bookings/checkout-editor?step=1');
  await note.fill('n'.repeat(5000));

  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await expect(page).toHaveURL('/bookings/checkout-editor?step=2');
  await expect(toast(page, 'Cart has been updated')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
});

test('[K1, K2, K3, K11] lets nobody past the contact step unchecked, and forgets nothing typed', async ({
  page,
  faults,
}) => {
  const { id } = await aCart(page);
  await page.goto('/bookings/checkout-editor?step=2');
  await expect(tab(page, '2. Contact Info')).toHaveAttribute('aria-selected', 'true');
  await expect(first(page)).toHaveAttribute('aria-invalid', 'true');

  await first(page).fill('Marija');
  await expect.poll(() => page.evaluate(storedText)).toContain('Marija');
  await page.reload();
  await expect(first(page)).toHaveValue('Marija');
  await tab(page, '3. Payment').click();
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(tab(page, '2. Contact Info')).toHaveAttribute('aria-selected', 'true');

  await tab(page, '1. Cart').click();
  await expect(page).toHaveURL('/bookings/checkout-editor?step=0');
  await tab(page, '3. Payment').click();
  await expect(tab(page, '2. Contact Info')).toHaveAttribute('aria-selected', 'true');
  await fillContact(page);
  await tab(page, '1. Cart').click();
  await expect(toast(page, 'Cart has been updated')).toBeVisible();
  const saved = await page.request.get(`/api/cart/${id}/`);
  expect(await saved.json()).toMatchObject({ main_contact_info: contact });
  await tab(page, '3. Payment').click();
  await expect(page).toHaveURL('/bookings/checkout-editor?step=2');

  await page.goto('/bookings/checkout-editor?step=3');
  await expect(tab(page, '1. Cart')).toHaveAttribute('aria-selected', 'true');
  faults.expect(/^Invalid checkout editor step given\. \(/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[K8, K9, K10] asks for participants where a list is shown, with and without the main contact', {
    tag: '@soak',
  }, async ({ page }) => {
    const { id, lines } = await aCart(page, [{ slug: klis.slug }, { slug: castles.slug }]);
    await page.goto('/bookings/checkout-editor?step=1');
    await expect(tab(page, 'Contact')).toHaveAttribute('aria-selected', 'true');
    const list = (title: string) => page.getByRole('region', { name: title });
    const include = list(klis.title).getByRole('switch', { name: 'Include main contact' });

    await expect(page.getByRole('switch', { name: 'Include main contact' })).toHaveCount(0);
    await list(klis.title).getByText('Show list?').click();
    await list(klis.title).getByRole('button', { name: 'Remove participant 2' }).click();
    await expect(include).toBeDisabled();
    await fillContact(page);
    await expect(include).toBeEnabled();

    await list(castles.title).getByText('Show list?').click();
    const ofCastles = list(castles.title);
    while ((await ofCastles.getByRole('group').count()) > 0)
      await ofCastles
        .getByRole('button', { name: /^Remove participant/ })
        .first()
        .click();
    await page.getByRole('button', { name: 'Go to Payment' }).click();
    await expect(ofCastles.getByText('Participants info is required!')).toBeVisible();
    await ofCastles.getByRole('button', { name: 'Add participant' }).click();
    await page.getByRole('button', { name: 'Go to Payment' }).click();
    await expect(ofCastles.getByLabel('First name')).toHaveAccessibleDescription('First name is required!');
    await expect(ofCastles.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required!');
    await ofCastles.getByLabel('First name').fill('Ivo');
    await ofCastles.getByLabel('Last name').fill('Ko');

    await list(klis.title).getByText('Include main contact').click();
    const guest = list(klis.title).getByRole('group').first();
    await expect(guest.getByLabel('First name')).toHaveValue(contact.first_name);
    await expect(guest.getByLabel('First name')).toBeDisabled();
    await expect(guest.getByLabel('Last name')).toBeDisabled();
    await first(page).fill('Petra');
    await expect(guest.getByLabel('First name')).toHaveValue('Petra');

    await first(page).fill('P');
    await expect(include).not.toBeChecked();
    await expect(include).toBeDisabled();
    await expect(guest.getByLabel('First name')).toHaveValue('');
    await expect(guest.getByLabel('Last name')).toHaveValue('');
    await first(page).fill('Petra');
    await list(klis.title).getByText('Include main contact').click();
    await page.getByRole('button', { name: 'Go to Payment' }).click();
    await expect(page).toHaveURL('/bookings/checkout-editor?step=2');

    const saved = await page.request.get(`/api/cart/${id}/`);
    expect(await saved.json()).toMatchObject({
      has_participants_info: true,
      main_contact_info: { ...contact, first_name: 'Petra' },
      lines: [
        {
          id: lines[0]?.id,
          booking_participants_info: {
            has_main_contact: true,
            participants: [{ first_name: 'Petra', last_name: contact.last_name }],
          },
        },
        {
          id: lines[1]?.id,
          booking_participants_info: {
            has_main_contact: false,
            participants: [{ first_name: 'Ivo', last_name: 'Ko' }],
          },
        },
      ],
    });
  });
});
