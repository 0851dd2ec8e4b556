import type { APIRequestContext } from 'playwright/test';
import type { Cart } from '#domain/contract/cart.ts';
import { expect, goToStripe, outcome, payAtStripe, test } from '../../support/browser/money-journey.ts';
import { aReadyCart } from '../../support/browser/visit.ts';

/** A tour with four places each evening, whose whole price is due at booking. */
const cellar = { slug: 'the-four-seat-cellar', from: 8 };
// Engine and Stripe cannot reach each other for a while.
test.beforeEach(({ faults }) => faults.allow(/Failed to load resource/));

test('[P8, P9c, P14] is booked by money that comes after its time, where the places are free', async ({
  page,
  money,
}) => {
  const cart = await aReadyCart(page, [cellar]);
  const ref = await paidUnheard(page, money);

  money.stripe.away(false);
  await money.tell();

  await page.goto(`/success?session_id=${sessionOf(money, ref)}`);
  await expect(outcome(page, 'You’re booked!')).toBeVisible();
  await expect
    .poll(() => money.books(ref))
    .toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid: [dueOf(cart)],
      refunded: [],
      sold: 2,
      held: 0,
      emails: ['Booking confirmed'],
    });
});

test('[P8, P9c, P14a] has its money back, once, where the places have gone meanwhile', async ({
  page,
  request,
  money,
}) => {
  const cart = await aReadyCart(page, [cellar]);
  const ref = await paidUnheard(page, money);
  await takenByOthers(request, cart);

  money.stripe.away(false);
  await money.tell();
  await money.tell();

  await page.goto(`/success?session_id=${sessionOf(money, ref)}`);
  await expect(outcome(page, 'Time to pay has run out')).toBeVisible();
  await expect(page.getByText('It has been paid back in full.')).toBeVisible();
  await expect
    .poll(() => money.books(ref))
    .toMatchObject({
      status: 'expired',
      payment_status: 'refunded',
      paid: [dueOf(cart)],
      refunded: [dueOf(cart)],
      sold: 0,
      held: 0,
      emails: ['Refund'],
    });
  const refunds = money.stripe.refundsOf(money.stripe.paymentOf(ref));
  expect(refunds.map(({ amount }) => amount)).toEqual([dueOf(cart)]);
});

type Money = Parameters<Parameters<typeof test>[2]>[0]['money'];
type Page = Parameters<typeof goToStripe>[0];

/** Pays in time, but the engine cannot reach Stripe until the order has expired. @returns the id of the card page's session */
async function paidUnheard(page: Page, money: Money): Promise<string> {
  const ref = await goToStripe(page);
  money.stripe.away(true);
  await payAtStripe(page);
  await page.goto('about:blank');
  await money.passTime({ minutes: 40 });
  await expect.poll(async () => (await money.books(ref)).status, { timeout: 20_000 }).toBe('expired');
  return ref;
}

const sessionOf = ({ stripe }: Money, ref: string) => stripe.find(ref).client_reference_id;
const dueOf = ({ total_deposit }: Cart) => Math.round(Number(total_deposit.amount) * 100);

/** Another cart takes all places left at the start of this cart's line. */
async function takenByOthers(request: APIRequestContext, cart: Cart): Promise<void> {
  const [line] = cart.lines;
  if (!line) throw new Error('an empty cart');
  const { date, start_time_id, pricing_rate_id, pricing_units } = line.booking_info;
  const units = pricing_units.map(({ pricing_option_id }) => ({ pricing_option_id, quantity: 1 }));
  const booking_info = { date, start_time_id, pricing_rate_id, pricing_units: units };
  const made = await request.post('/api/cart/', { data: { experience_id: line.experience_id, booking_info } });
  if (made.status() === 201) return takenByOthers(request, cart);
  expect(made.status(), await made.text()).toBe(409);
}
