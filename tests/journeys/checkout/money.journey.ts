import { expect, goToStripe, outcome, payAtStripe, test } from '../../support/browser/money-journey.ts';
import { aReadyCart, cartLink, contact, euros, klis, toast } from '../../support/browser/visit.ts';

// A shop that takes payments by Stripe. Each journey checks ledger, places and emails at its end.
const total = 2 * klis.adult;
const cents = (amount: number) => Math.round(amount * 100);
const soon = [{ slug: klis.slug, from: 5 }];
const booked = {
  status: 'confirmed',
  payment_status: 'partially_paid',
  paid: [cents(total / 4)],
  refunded: [],
  sold: 2,
  held: 0,
  emails: ['Booking confirmed'],
};

test('[P6, P7, P8, P14] pays a deposit by Stripe, and then the rest', async ({ page, money }) => {
  await aReadyCart(page, soon);
  const ref = await goToStripe(page);
  await expect(outcome(page, `Pay ${total / 4} EUR`)).toBeVisible();
  await payAtStripe(page);
  await money.tell();
  await expect(outcome(page, 'You’re booked!')).toBeVisible();
  await expect.poll(() => money.books(ref)).toMatchObject(booked);

  await page.getByRole('link', { name: 'See your booking' }).click();
  await page.getByRole('button', { name: `Pay the rest: ${euros((total * 3) / 4)}` }).click();
  await expect(outcome(page, `Pay ${(total * 3) / 4} EUR`)).toBeVisible();
  await payAtStripe(page);
  await money.tell();

  await expect(page.getByText(`You’ve paid ${euros(total)}.`)).toBeVisible();
  const paid = [cents(total / 4), cents((total * 3) / 4)];
  await expect
    .poll(() => money.books(ref))
    .toMatchObject({ ...booked, payment_status: 'paid', paid, emails: ['Booking confirmed', 'Paid in full'] });
});

test('[P7, P8] is declined at Stripe, and pays by another card', { tag: '@soak' }, async ({ page, money }) => {
  await aReadyCart(page, soon);
  const ref = await goToStripe(page);

  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await money.tell();
  expect(await money.books(ref)).toMatchObject({ status: 'pending', paid: [], sold: 0, held: 2, emails: [] });
  await payAtStripe(page);
  await money.tell();

  await expect(outcome(page, 'You’re booked!')).toBeVisible();
  await expect.poll(() => money.books(ref)).toMatchObject(booked);
});

test('[P8, P9, C2] has booked what was paid on a page that was closed, and says so at the cart', {
  tag: '@soak',
}, async ({ page, context, faults, money }) => {
  faults.expect(/409 .*\/api\/cart\/|The cart could not be retrieved/);
  await aReadyCart(page, soon);
  const ref = await goToStripe(page);
  await page.close();

  money.stripe.pay(ref, 'good');
  await money.tell();

  await expect.poll(() => money.books(ref)).toMatchObject(booked);
  const back = await context.newPage();
  await back.goto('/bookings/checkout-editor?step=2');
  await expect(cartLink(back, 0)).toBeVisible();
  await back.goto('/bookings/overview');
  await expect(back.getByRole('main').getByRole('link', { name: klis.title })).toBeVisible();
});

test('[P8, P14] finds by asking what Stripe’s notice never told', { tag: '@soak' }, async ({ page, money }) => {
  await aReadyCart(page, soon);
  const ref = await goToStripe(page);

  await payAtStripe(page);

  await expect(outcome(page, 'You’re booked!')).toBeVisible();
  await expect.poll(() => money.books(ref)).toMatchObject(booked);
});

test('[P8, P9a] leaves Stripe’s page by its way back, to a cart that can be paid', { tag: '@soak' }, async ({
  page,
  money,
}) => {
  await aReadyCart(page, soon);
  const first = await goToStripe(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/bookings\/checkout-editor/);

  const second = await goToStripe(page);
  await payAtStripe(page);
  await money.tell();

  await expect(outcome(page, 'You’re booked!')).toBeVisible();
  expect(money.stripe.find(first).status).toBe('expired');
  await expect.poll(() => money.books(second)).toMatchObject(booked);
});

test('[P9, P12e, P14] cancels inside the policy, and has the money back by Stripe', { tag: '@core' }, async ({
  page,
  money,
}) => {
  await aReadyCart(page, soon);
  const ref = await goToStripe(page);
  await payAtStripe(page);
  await money.tell();
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect.poll(() => money.books(ref)).toMatchObject(booked);

  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  const sentence = dialog.getByRole('paragraph').filter({ hasText: `You’ll get ${euros(total / 4)} back.` });
  await expect(sentence).toBeVisible();
  await dialog.getByLabel('Email used for this booking').fill(contact.email);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(toast(page, 'Your booking has been cancelled.')).toBeVisible();

  await money.tell();
  await expect
    .poll(() => money.books(ref))
    .toMatchObject({
      ...booked,
      status: 'cancelled',
      payment_status: 'refunded',
      refunded: [cents(total / 4)],
      sold: 0,
      emails: ['Booking confirmed', 'Booking cancelled'],
    });
  expect(money.stripe.refundsOf(money.stripe.paymentOf(ref))).toMatchObject([{ amount: cents(total / 4) }]);
});

test('[P9, P12e] cancels nothing outside the policy', { tag: '@soak' }, async ({ page, request, money }) => {
  const cart = await aReadyCart(page, [{ slug: 'the-four-seat-cellar', from: 5 }]);
  const paid = [cents(Number(cart.total.gross))];
  const ref = await goToStripe(page);
  await payAtStripe(page);
  await money.tell();
  await page.getByRole('link', { name: 'See your booking' }).click();

  await expect(page.getByText('This booking can’t be cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toHaveCount(0);
  const [, id] = /\/orders\/editor\/([^/]+)/.exec(page.url()) ?? [];
  const refused = await request.post(`/api/orders/${id}/cancel/`, { data: { email: contact.email } });

  expect([refused.status(), await refused.json()]).toMatchObject([409, { code: 'past_cutoff' }]);
  await expect.poll(() => money.books(ref)).toMatchObject({ ...booked, payment_status: 'paid', paid });
  expect(money.stripe.refundsOf(money.stripe.paymentOf(ref))).toEqual([]);
});
