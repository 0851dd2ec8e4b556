import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { focusNow } from '../../support/browser/keyboard.ts';
import { aReadyCart, castles, ebike, klis, openDays, openForm, payBy } from '../../support/browser/visit.ts';

/** The part of a phone's screen above the keyboard, which shrinks the page (`interactive-widget`). */
test.use({ viewport: { width: 360, height: 360 } });

test('[K12] the keyboard lies over no field that has the focus, on any form', { tag: '@soak' }, async ({ page }) => {
  await aReadyCart(page, [
    { slug: klis.slug, units: [2], from: 20 },
    { slug: ebike.slug, units: [2], from: 20 },
  ]);
  await page.goto('/bookings/checkout-editor?step=0');
  await inTurn(page, page.getByRole('main'));
  await page.goto('/bookings/checkout-editor?step=1');
  await page.getByText('Show list?').first().click();
  await inTurn(page, page.getByRole('form', { name: 'Contact info' }));
  await page.goto('/bookings/overview');
  await inTurn(page, page.getByRole('region', { name: 'Find a booking' }));
  await page.goto(`/experiences/${castles.slug}`);
  const form = await openForm(page);
  await openDays(form).first().click();
  await inTurn(page, form);
});

test('[K12, P3, P12] the keyboard is one for amounts, and lies over no field of a payment and of what is cancelled', {
  tag: '@soak',
}, async ({ page }) => {
  await aReadyCart(page, [{ slug: castles.slug, units: [2], from: 20 }]);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByText('Another amount').click();
  for (const name of ['Amount (EUR)', 'Percentage'])
    await asks(page.getByLabel(name), { enterkeyhint: 'next', inputmode: 'decimal', autocomplete: 'off' });
  await inTurn(page, page.getByRole('form', { name: 'Payment' }));
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: 'See your booking' }).click();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await inTurn(page, page.getByRole('dialog'));
});

test('[K12] each field asks for its own keyboard, its words and its way on', { tag: '@soak' }, async ({ page }) => {
  const next = { enterkeyhint: 'next' };
  // All fields are filled in already, so each leads to the payment.
  const go = { enterkeyhint: 'go' };
  await aReadyCart(page, [{ slug: ebike.slug, units: [2], from: 20 }]);
  await page.goto('/bookings/checkout-editor?step=0');
  await asks(page.getByLabel('Code'), { enterkeyhint: 'go', autocomplete: 'off', autocapitalize: 'characters' });
  await page.goto('/bookings/checkout-editor?step=1');
  const section = page.getByRole('region', { name: 'Main contact' });
  await asks(section.getByLabel('First name'), { ...go, autocomplete: 'given-name', autocapitalize: 'words' });
  await asks(section.getByLabel('Last name'), { ...go, autocomplete: 'family-name', autocapitalize: 'words' });
  await asks(section.getByLabel('Email'), { ...go, type: 'email', inputmode: 'email', autocomplete: 'email' });
  await asks(section.getByLabel('Phone number'), { ...go, type: 'tel', inputmode: 'tel', autocomplete: 'tel' });
  await page.getByText('Show list?').click();
  const guest = page.getByRole('group', { name: 'Participant 1' });
  await asks(guest.getByLabel('First name'), { ...next, autocomplete: 'off', autocapitalize: 'words' });
  await asks(page.getByRole('textbox', { name: 'Height' }).first(), {
    ...next,
    inputmode: 'decimal',
    autocomplete: 'off',
  });
  await page.goto('/bookings/overview');
  await asks(page.getByLabel('Booking number'), { ...next, autocomplete: 'off', autocapitalize: 'characters' });
  await asks(page.getByLabel('Email'), {
    enterkeyhint: 'send',
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
  });
});

/** Focuses each field in turn, as Tab does, and checks that it is visible. */
async function inTurn(page: Page, place: Locator): Promise<void> {
  const fields = place.locator('input:not([type="hidden"]):enabled, select:enabled, textarea:enabled');
  await expect(fields.first()).toBeAttached();
  for (const field of await fields.all()) {
    // focus() scrolls the field into view by the browser's own way, as a tap or Tab does.
    await field.evaluate((it: HTMLElement) => it.focus());
    const { stop, faults } = await focusNow(page);
    expect(
      faults.filter((it) => it !== 'no ring'),
      stop,
    ).toEqual([]);
  }
}

async function asks(field: Locator, attributes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) await expect(field).toHaveAttribute(name, value);
}
