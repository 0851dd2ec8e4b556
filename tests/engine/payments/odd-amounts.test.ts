import { afterEach, expect, it } from 'vitest';
import { readOrder } from '#domain/contract/orders.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { ana, handyStore, ledgerOf, sum } from '../../support/payments/buying.ts';
import { anEngineWithStripe } from '../../support/payments/paid-by-stripe.ts';
import { soldOrder } from '../../support/payments/selling.ts';
import { pricedIn } from '../../support/stores/priced-in.ts';

let the: Awaited<ReturnType<typeof anEngineWithStripe>>;
afterEach(() => the.stop());

it('[P10a, P11c] says which amounts of dinars Stripe takes, and opens a card page for those', async () => {
  the = await anEngineWithStripe(pricedIn(handyStore, 'KWD'));
  const cart = await the.buyer.cartOf(the.buyer.selection());

  const odd = await the.buyer.order(cart, { amount: '16.004' });
  const even = await the.buyer.order(cart, { amount: '16.010' });

  expect([odd.status, odd.body]).toMatchObject([
    400,
    { amount: ['By card it can be 16,000\u00A0KWD or 16,010\u00A0KWD.'] },
  ]);
  expect(even.status).toBe(201);
  expect([...the.stripe.sessions.values()].map(({ amount_total }) => amount_total)).toEqual([16_010]);
});

/** A store whose walks have this price and this deposit, in percent. */
function walksAt(retail_price: string, booking_deposit: number): StoreFile {
  const file = pricedIn(handyStore, 'KWD');
  return {
    ...file,
    experiences: file.experiences.map((it) => ({
      ...it,
      ...(it.slug === 'walk' && { booking_deposit }),
      rates: it.rates.map((rate) => ({
        ...rate,
        options: rate.options.map((option) => ({ ...option, retail_price })),
      })),
    })),
  };
}

it('[P10a, P11c, F6] asks for a deposit that cards can pay, and then for exactly the rest', async () => {
  the = await anEngineWithStripe(walksAt('5.130', 33));
  const cart = await the.buyer.cartOf(the.buyer.selection());
  expect(cart).toMatchObject({ total: { gross: '10.260' }, total_deposit: { amount: '3.390' } });

  const { body: placed } = await the.buyer.order(cart);
  the.payWith(placed, 'good');
  await the.notices();
  const { body: rest } = await the.engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });
  the.payWith(rest, 'good');
  await the.notices();

  expect(await the.rowOf(placed)).toMatchObject({ payment_status: 'paid', paid: 10_260, total: 10_260 });
  expect([...the.stripe.sessions.values()].map(({ amount_total }) => amount_total)).toEqual([3_390, 6_870]);
});

it('[P10a, P11c] asks a price that cards can pay, and leaves nothing due', async () => {
  the = await anEngineWithStripe(walksAt('5.123', 100));
  const owner = await aSeller(the.engine, { 1: 'owner' });
  const cart = await the.buyer.cartOf(the.buyer.selection({ units: { Adult: 1 } }));

  const { body: placed } = await the.buyer.order(cart);
  the.payWith(placed, 'good');
  await the.notices();
  expect(await the.rowOf(placed)).toMatchObject({
    status: 'confirmed',
    payment_status: 'paid',
    total: 5_120,
    paid: 5_120,
  });

  await owner.send('POST', `/api/orders/${placed.id}/cancel/`, { refund_amount: '2.560' });
  expect(await soldOrder(owner, placed.id)).toMatchObject({ status: 'cancelled', refunded: { amount: '2.560' } });
  const { paid, refunded } = await ledgerOf(the.engine, placed.id);

  expect([sum(paid), sum(refunded)]).toEqual([5_120, 2_560]);
  expect(the.stripe.refunds.map(({ amount }) => amount)).toEqual([2_560]);
  expect(await disagreements(the.engine)).toEqual([]);
  expect(the.engine.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

it('[P11c, P12i] gives the buyer what a change adds to an order that is paid, where that is less than a card can pay', async () => {
  const text = JSON.stringify(handyStore).replaceAll('"20.50"', '"40.30"');
  the = await anEngineWithStripe(JSON.parse(text) as typeof handyStore);
  const placed = await the.anOrder({}, { amount: '80.00' });
  the.payWith(placed, 'good');
  await the.notices();
  const [line] = (await the.engine.call(readOrder, { id: placed.id })).body.lines;
  const { booking_info } = the.buyer.selection({ units: { Adult: 1, Child: 1 } });

  const changed = await the.engine.send('POST', `/api/orders/${placed.id}/lines/${line?.id}/change/`, {
    body: { email: ana.email, booking_info },
  });

  expect([changed.status, changed.body]).toMatchObject([200, { state: 'made' }]);
  expect((await the.engine.call(readOrder, { id: placed.id })).body).toMatchObject({
    payment_status: 'paid',
    total: { gross: '80.00' },
    due: { amount: '0.00' },
  });
});

it('[P11c, P1] offers no card for a cart that costs less than cards pay', async () => {
  const text = JSON.stringify(handyStore).replaceAll('"40.00"', '"0.10"');
  the = await anEngineWithStripe(JSON.parse(text) as typeof handyStore);
  const cart = await the.buyer.cartOf(the.buyer.selection());

  const byCard = await the.buyer.order(cart, { amount: '0.20' });
  const byHand = await the.buyer.order(cart, { payment_method_id: '1', payment_type_id: 'cash', amount: '0.20' });

  expect(cart.payment_methods.map(({ id }) => id)).toEqual(['1']);
  expect([byCard.status, byCard.body]).toMatchObject([409, { code: 'amount_too_small' }]);
  expect(byHand.status).toBe(201);
});
