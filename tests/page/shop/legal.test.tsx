import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PartnerRequest } from '#domain/contract/partners/partner-requests.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { fillContact, openCheckout } from '#tests/support/page/checkout.ts';
import { openPage } from '#tests/support/page/open-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const hrefOf = (name: string, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  within_.getByRole('link', { name }).getAttribute('href');
const requests = async () =>
  ((await owner.send('GET', '/api/partner-requests/')).body as { results: PartnerRequest[] }).results;

it('[O4] the foot of a page says who sells, and the checkout says all of it before the order', {
  tags: 'long',
}, async () => {
  await owner.send('PATCH', '/api/base-accounts/1/', {
    legal_name: 'Quay Walks d.o.o.',
    address: { road: 'Riva', house_number: '4', city: '21000 Split' },
    vat_number: 'HR123',
  });
  const page = await openCheckout(engine, 1);
  await fillContact(page);
  await page.user.click(screen.getByRole('button', { name: 'Go to Payment' }));

  await screen.findByText(/^Sold by/);
  const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
  expect(summary.getByText(/^Sold by Quay Walks d.o.o., Riva 4, 21000 Split · VAT number HR123/)).toBeTruthy();
  expect(screen.queryByText(/Registration number/)).toBeNull();
  expect(hrefOf('terms', summary)).toBe('/legal/terms');
  expect(hrefOf('privacy policy', summary)).toBe('/legal/privacy');
  expect(screen.getByText('© 2026 Quay Walks d.o.o., Riva 4, 21000 Split · VAT number HR123')).toBeTruthy();
});

it('[O4, O5] a phone has the name of the seller and the terms at the button, and all of the seller above it', async () => {
  const page = await openCheckout(engine, 1, [{}], { width: 360 });
  await fillContact(page);
  await page.user.click(screen.getByRole('button', { name: 'Go to Payment' }));

  const [all, note] = await screen.findAllByText(/^Sold by/);
  const bar = note?.closest('aside');
  expect(bar?.contains(screen.getByRole('button', { name: /^Pay .* by card$/ }))).toBe(true);
  expect(note?.textContent).toMatch(/^Sold by .* · By placing the order you accept our terms\./);
  expect(all?.closest('form')?.id).toBe('payment-form');
});

it('[O5] the footer leads to each text, and a text is a page with its heading', async () => {
  await owner.send('POST', '/api/legal-texts/', {
    base_account: 1,
    store: 1,
    kind: 'terms',
    text: '## On board\n\n- Come **early**\n- [Ask](mailto:quay@example.com)\n\n<i>x</i>',
  });

  const { user } = await openPage(engine, '/legal/privacy');
  const footer = within(screen.getByRole('contentinfo'));
  const names = ['Terms', 'Privacy', 'Imprint', 'Accessibility', 'Cookie policy'];
  expect(names.map((name) => hrefOf(name, footer as typeof screen))).toEqual([
    '/legal/terms',
    '/legal/privacy',
    '/legal/imprint',
    '/legal/accessibility',
    '/cookie-policy',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy();

  await user.click(footer.getByRole('link', { name: 'Terms' }));

  expect(await screen.findByRole('heading', { level: 2, name: 'On board' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy();
  expect(screen.getByText('early').tagName).toBe('STRONG');
  expect(hrefOf('Ask')).toBe('mailto:quay@example.com');
  expect(screen.getByText('<i>x</i>')).toBeTruthy();
});

it('[O5] an address of no text is not found', async () => {
  await openPage(engine, '/legal/other');

  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});

const form = () => within(screen.getByRole('region', { name: 'Write to us' }));
const errorAt = (label: string) => {
  const field = form().getByLabelText(label);
  return document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
};

it('[O6] who wants to become a partner says so in a form, which points at what is missing', async () => {
  const { user } = await openPage(engine, '/become-a-supplier');
  const type = (label: string, text: string) => user.type(form().getByLabelText(label), text);

  await user.click(form().getByRole('button', { name: 'Send' }));
  expect(errorAt('Company')).toBe('Please fill this in.');
  expect(document.activeElement).toBe(form().getByLabelText('Company'));

  await type('Company', 'Blue Boats');
  expect(form().getByLabelText('Company').hasAttribute('aria-invalid')).toBe(false);
  expect(form().getByLabelText('Your name').hasAttribute('aria-invalid')).toBe(true);
  await type('Your name', 'Iva');
  await type('Email address', 'iva');
  await type('Website', 'blue.example');
  await type('Message', 'Two boats.');
  await user.click(form().getByRole('button', { name: 'Send' }));
  expect(errorAt('Email address')).toBe('Please enter a valid email address.');

  await type('Email address', '@blue.example');
  await user.click(form().getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Thank you!')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Thank you!');
  expect(await requests()).toMatchObject([
    {
      kind: 'supplier',
      company: 'Blue Boats',
      email: 'iva@blue.example',
      website: 'https://blue.example',
      message: 'Two boats.',
    },
  ]);
});

it('[O6] what is typed stays where there is no network, and comes once where the answer was lost', async () => {
  let isDown = true;
  const { user } = await openPage(engine, '/become-a-reseller', {
    between: (request) =>
      isDown && request.method === 'POST'
        ? engine.app(request).then(() => {
            throw new TypeError('Failed to fetch');
          })
        : undefined,
  });
  for (const [label, text] of [
    ['Company', 'Hotel Mare'],
    ['Your name', 'Iva'],
    ['Email address', 'iva@mare.example'],
    ['Message', 'Forty rooms.'],
  ] as const)
    await user.type(form().getByLabelText(label), text);
  await user.click(form().getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^We can’t connect right now/)).toBeTruthy();

  isDown = false;
  await user.click(form().getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Thank you!')).toBeTruthy();
  expect(await requests()).toHaveLength(1);
});
