import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openShopAt, type Page, see, watchLeaving } from '#tests/support/page/checkout.ts';
import { aBuyer, ana, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { aChanger } from '#tests/support/payments/changing.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, made } from '#tests/support/payments/selling.ts';
import { asking } from '#tests/support/stores/questions.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
let changer: ReturnType<typeof aChanger>;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
  changer = aChanger(engine, buyer);
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

type Booked = Awaited<ReturnType<typeof aPaidOrder>>;

/** Opens the page of an order's first line. */
const openBooking = async ({ id, lines }: Booked, options: Parameters<typeof openShopAt>[2] = {}) => {
  const page = await openShopAt(engine, `/orders/editor/${id}/booking/${lines[0]?.id}`, options);
  await screen.findByRole('heading', { level: 1, name: 'Walk along the quay' });
  return page;
};
const section = () => within(screen.getByRole('region', { name: 'Change date or guests' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Change your booking' }));

async function openDialog({ user }: Page): Promise<void> {
  await user.click(section().getByRole('button', { name: 'Change date or guests' }));
  await waitFor(() => dialog().getByRole('textbox', { name: 'Adult' }));
}

const adults = async ({ user }: Page, word: 'Add one' | 'Remove one') =>
  user.click(dialog().getByRole('button', { name: `${word}: Adult` }));
const act = (name: string) => dialog().getByRole('button', { name });
const sum = async (words: string) => waitFor(() => see(words));

describe('changing a booked line', () => {
  it('[P12g] says until when, opens the form filled from it, and asks for nothing while it is the same', {
    tags: 'long',
  }, async () => {
    const order = await aPaidOrder(buyer, agent);
    const page = await openBooking(order);
    expect(section().getByText(/^You can change it until Wed, 9 Dec 2026, 09:00\./)).toBeTruthy();

    await openDialog(page);

    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Adult' }).value).toBe('2');
    expect(dialog().getByText('Choose another date, time or group above.')).toBeTruthy();
    expect(page.requests.some(({ path }) => path.endsWith('/change-quote/'))).toBe(false);
  });

  it('[P12i] tells what one more costs, asks for the address, and goes on to pay', { tags: 'long' }, async () => {
    const left = watchLeaving();
    const order = await aPaidOrder(buyer, agent);
    const page = await openBooking(order);
    await openDialog(page);

    await adults(page, 'Add one');
    await sum('You pay 40,00 € more now.');
    await page.user.click(act('Change and pay'));
    await sum('Please enter the email used for this booking.');
    await page.user.type(dialog().getByLabelText('Email used for this booking'), ana.email);
    await page.user.click(act('Change and pay'));

    await waitFor(() => expect(left).toHaveBeenCalled());
    expect((await changer.read(order)).change).toMatchObject({ state: 'pending', to_pay: { amount: '40.00' } });
  });

  it('[P12i] gives back what one less costs, and shows the booking as it is then', { tags: 'long' }, async () => {
    const order = await aPaidOrder(buyer, agent);
    const page = await openBooking(order);
    await openDialog(page);

    await adults(page, 'Remove one');
    await sum('You’ll get 40,00 € back on your card.');
    await page.user.type(dialog().getByLabelText('Email used for this booking'), ana.email);
    await page.user.click(act('Change booking'));

    await sum('Your booking has been changed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await sum('1 × Adult');
    expect(await changer.read(order)).toMatchObject({ paid: { amount: '40.00' } });
  });

  it('[P12h] says where it costs something else by now, and asks again', { tags: 'long' }, async () => {
    const order = await aPaidOrder(buyer, agent);
    const page = await openBooking(order);
    await openDialog(page);
    await adults(page, 'Remove one');
    await sum('You’ll get 40,00 € back on your card.');
    await engine.database.write((tx) =>
      tx.updateTable('pricing_options').set({ retail_price: 4_500 }).where('retail_price', '=', 4_000).execute(),
    );
    await engine.database.write(async (tx) => {
      await tx.updateTable('experiences').set({ version: 1_000 }).execute();
      await tx.updateTable('stores').set({ version: 1_000 }).execute();
    });

    await page.user.type(dialog().getByLabelText('Email used for this booking'), ana.email);
    await page.user.click(act('Change booking'));

    await sum('It is 35,00 € that goes back now. Nothing has been changed.');
    await sum('You’ll get 35,00 € back on your card.');
    expect((await changer.read(order)).paid.amount).toBe('80.00');
  });

  it('[P12h] says what cannot be had', { tags: 'long' }, async () => {
    const order = await aPaidOrder(buyer, agent);
    await made(agent, anOrderFor(buyer, {}, { units: { Adult: 8 } }));
    const page = await openBooking(order);
    await openDialog(page);

    await adults(page, 'Add one');
    await sum('You pay 40,00 € more now.');
    await adults(page, 'Add one');
    await sum('You pay 80,00 € more now.');
    await made(agent, anOrderFor(buyer, {}, { units: { Adult: 2 } }));
    await page.user.type(dialog().getByLabelText('Email used for this booking'), ana.email);
    await page.user.click(act('Change and pay'));

    await sum('Only 2 places are left at this time.');
    expect((await changer.read(order)).change).toBeNull();
  });

  it('[P12j] shows one that waits for its payment, and lets it go', async () => {
    const order = await aPaidOrder(buyer, agent);
    await changer.change(order, { units: { Adult: 3 } });
    const page = await openBooking(order);

    await sum('Thu, 10 Dec 2026, 09:00, 3 × Adult');
    await sum('Waiting for your payment of 40,00 € until 13:31.');
    await page.user.click(section().getByRole('button', { name: 'Cancel this change' }));

    await sum('Change cancelled. Your booking stays as it was.');
    await waitFor(() => expect(section().queryByText(/^Waiting for/)).toBeNull());
    expect((await changer.read(order)).change?.state).toBe('dropped');
  });

  it('[P12i, P8] shows that it is made as soon as it is paid, without a notice', { tags: 'long' }, async () => {
    const order = await aPaidOrder(buyer, agent);
    const { body } = await changer.change(order, { units: { Adult: 3 } });
    await openBooking(order);
    await sum('Waiting for your payment of 40,00 €');

    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);
    buyer.later({ seconds: 5 });

    await waitFor(() => see('Your booking has been changed.'), { timeout: 9_000 });
    await sum('3 × Adult');
    expect(section().queryByText(/^Waiting for/)).toBeNull();
  });

  it('[P12k, A18a] asks of those who come along what had to be answered to book', { tags: 'long' }, async () => {
    await engine.stop();
    engine = await anEngine({ stores: [asking(handyStore, 'walk')] });
    buyer = await aBuyer(engine);
    agent = await aSeller(engine, { 1: 'agent' });
    changer = aChanger(engine, buyer);
    // Staff may book without answers, so the first two guests' shoe sizes are missing.
    const order = await made(agent, anOrderFor(buyer, { main_contact_info: ana, amount: '80.00', paid: true }));
    const left = watchLeaving();
    const page = await openBooking(order);
    await openDialog(page);
    await adults(page, 'Add one');
    await sum('You pay 40,00 € more now.');
    await page.user.type(dialog().getByLabelText('Email used for this booking'), ana.email);

    await page.user.click(act('Change and pay'));
    await sum('Please answer this question.');
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText(/^Shoe size/)));
    await page.user.type(dialog().getByLabelText(/^Shoe size/), '44');
    await page.user.click(act('Change and pay'));

    await waitFor(() => expect(left).toHaveBeenCalled());
    await buyer.pay({ checkout_url: String(left.mock.calls[0]?.[0]) }, cards.paid);
    await buyer.notices();
    expect((await changer.read(order)).lines[0]?.booking_answers).toMatchObject([
      { participant: { number: 3 }, value: 44 },
    ]);
  });

  it('[P12g] offers nothing of it once it is too late', async () => {
    const order = await aPaidOrder(buyer, agent);
    engine.clock.now = Temporal.Instant.from('2026-12-09T09:00:00Z');

    await openBooking(order);

    expect(screen.queryByRole('region', { name: 'Change date or guests' })).toBeNull();
  });

  it('[P12g, W5] says without a network that it needs one', async () => {
    const order = await aPaidOrder(buyer, agent);
    let isDown = false;
    const page = await openBooking(order, {
      between: () => (isDown ? Promise.reject(new TypeError('no network')) : undefined),
    });
    isDown = true;

    await page.user.click(section().getByRole('button', { name: 'Change date or guests' }));

    await sum('You need to be online to change');
    expect(dialog().queryByRole('grid')).toBeNull();
  });
});
