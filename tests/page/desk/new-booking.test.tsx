import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, handyStore, taken } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { tightDay } from '#tests/support/stores/small-store.ts';
import { Form } from '#ui/controls/form.tsx';

let engine: Engine;
let seller: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  seller = await aSeller(engine, { 1: 'owner' });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const field = (label: string) => screen.findByLabelText(label);
const summary = () => screen.findByRole('complementary', { name: 'Price and payment' });

/** The order whose number the page shows, as its seller sees it. */
async function shownOrder(): Promise<SellerOrder> {
  const heading = await screen.findByRole('heading', { level: 1, name: /LF-/ });
  const [number] = /LF-\w{6}/.exec(heading.textContent ?? '') ?? [];
  const record = await seller.send('GET', `/api/bookings/by-number/${number}/`);
  return (record.body as { order: SellerOrder }).order;
}

/** Opens the form for the walk on the day with four places, by the keyboard. */
async function openForm(options: Parameters<typeof openDesk>[2] = {}) {
  const desk = await openDesk(engine, '/new-booking', options);
  const { user } = desk;
  await screen.findByRole('combobox', { name: 'Tour' });
  await user.keyboard('walk{ArrowDown}{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Saturday, 12 December 2026.*4 places free/ }));
  await screen.findByRole('radio', { name: /09:00/ });
  return desk;
}

it('[B13] holds the places, tells the price of the engine, and books for a guest who pays on arrival', {
  tags: 'long',
}, async () => {
  const { user } = await openForm();
  const adults = await screen.findByRole('textbox', { name: /^Adult/ });
  await user.tripleClick(adults);
  await user.keyboard('3{Tab}');
  // Turning to another month keeps the chosen day.
  await user.click(screen.getAllByRole('button', { name: 'Next' })[0] as HTMLElement);
  await screen.findByRole('button', { name: /^Saturday, 9 January 2027.*places free/ });
  await user.type(await field('First name'), 'Marko');
  await user.type(await field('Email'), 'marko@example.com');

  await waitFor(async () =>
    expect((await summary()).textContent).toContain('The places are held for you until 13:30.'),
  );
  expect(plain((await summary()).textContent)).toContain('3 × Adult120,00 €');
  expect(await taken(engine)).toEqual({ held: 3, sold: 0 });
  await user.click(screen.getByRole('button', { name: 'Book' }));

  const heading = await screen.findByRole('heading', { level: 1, name: /^Booked LF-/ });
  const order = await shownOrder();
  expect(heading.textContent).toContain(order.number);
  expect(order).toMatchObject({
    status: 'confirmed',
    payment_status: 'unpaid',
    main_contact_info: { first_name: 'Marko', email: 'marko@example.com' },
    due: { amount: '120.00' },
  });
  expect(await taken(engine)).toEqual({ held: 0, sold: 3 });
  expect(screen.getByRole('link', { name: 'Open the booking' }).getAttribute('href')).toBe(
    `/desk/bookings/${order.number}`,
  );
});

it('[B13] sends a payment link, for which it needs an address, and says until when the places are kept', {
  tags: 'long',
}, async () => {
  const { user } = await openForm();
  await user.type(await field('First name'), 'Marko');
  await user.click(screen.getByRole('radio', { name: 'Link by email' }));
  const send = await screen.findByRole('button', { name: /^Book and send the link for 40,00/ });
  await waitFor(async () => expect((await summary()).textContent).toContain('kept until Wed, 2 Dec 2026, 13:00'));

  await user.click(send);
  const email = await field('Email');
  await waitFor(() => expect(document.activeElement).toBe(email));
  const missing = 'Please enter the address that the link goes to.';
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect((await summary()).textContent).toContain(missing);
  await user.type(email, 'marko@example.com');
  await user.click(send);

  expect(await screen.findByRole('heading', { level: 1, name: /^Reserved LF-/ })).toBeTruthy();
  expect(screen.getByText('The places are kept until Wed, 2 Dec 2026, 13:00.')).toBeTruthy();
  expect(await shownOrder()).toMatchObject({ status: 'pending', payment_method_id: '2' });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The email is on its way once more.')).toBeTruthy();
});

it('[B13] takes money now, and opens a card page for it', { tags: 'long' }, async () => {
  const { user } = await openForm();
  await user.type(await field('First name'), 'Marko');
  await user.click(screen.getByRole('radio', { name: 'Taken now' }));
  const amount = await field('Amount');
  await user.clear(amount);
  await user.type(amount, '15,5');
  await user.click(await screen.findByRole('button', { name: /^Book and take 15,50/ }));
  await screen.findByRole('heading', { level: 1, name: /^Booked/ });
  expect(await shownOrder()).toMatchObject({
    status: 'confirmed',
    paid: { amount: '15.50' },
    due: { amount: '24.50' },
  });

  await user.click(screen.getByRole('button', { name: 'Next booking' }));
  await user.type(await screen.findByRole('combobox', { name: 'Tour' }), 'walk{ArrowDown}{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Saturday, 12 December 2026/ }));
  await user.type(await field('First name'), 'Iva');
  await user.click(screen.getByRole('radio', { name: 'Taken now' }));
  await user.selectOptions(await field('How'), 'Card page');
  await user.click(await screen.findByRole('button', { name: 'Book and open the card page' }));

  expect(await screen.findByRole('img', { name: 'Code of the card page' })).toBeTruthy();
  expect(await shownOrder()).toMatchObject({ status: 'pending', session: { state: 'open' } });
});

it('[B13] offers the nearest other starts where too few places are left', { tags: 'long' }, async () => {
  const buyer = await aBuyer(engine);
  const { user } = await openForm();
  await made(seller, anOrderFor(buyer, { lines: [buyer.selection({ date: tightDay, units: { Adult: 3 } })] }));
  const adults = await screen.findByRole('textbox', { name: /^Adult/ });
  await user.tripleClick(adults);
  await user.keyboard('4{Tab}');

  const region = within(await screen.findByRole('region', { name: 'Start' }));
  expect(await region.findByText('Only 1 place is left on Sat, 12 Dec 2026, 09:00.')).toBeTruthy();
  const [offer, ...others] = await region.findAllByRole('button');
  expect([offer, ...others].map((it) => plain(it?.textContent))).toEqual([
    'Fri, 11 Dec 2026, 15:00 · 12 places free',
    'Fri, 11 Dec 2026, 09:00 · 12 places free',
    'Sun, 13 Dec 2026, 09:00 · 12 places free',
  ]);
  await user.click(offer as HTMLElement);

  await waitFor(async () => expect((await summary()).textContent).toContain('The places are held for you'));
  expect(await taken(engine)).toEqual({ held: 4, sold: 3 });
});

it('[B13] keeps what was entered while the engine is out of reach, and frees the places when staff leave', {
  tags: 'long',
}, async () => {
  let isOut = false;
  const between = () => (isOut ? Promise.reject(new TypeError('out of reach')) : undefined);
  const { user, settle, unmount } = await openForm({ between });
  await user.type(await field('First name'), 'Marko');
  await waitFor(async () => expect((await summary()).textContent).toContain('The places are held for you'));

  isOut = true;
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('No network. Nothing was changed. Please try again.')).toBeTruthy();
  expect(await field('First name')).toHaveProperty('value', 'Marko');

  isOut = false;
  expect(await taken(engine)).toEqual({ held: 1, sold: 0 });
  unmount();
  await settle(100);
  expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
});

it('[B13] is for those who may sell', async () => {
  await openDesk(engine, '/bookings', { role: 'guide' });
  expect(within(document.body).queryByRole('link', { name: 'New booking' })).toBeNull();
  cleanup();
  await openDesk(engine, '/new-booking', { role: 'guide' });
  await waitFor(() =>
    expect(document.querySelector('main')?.textContent).toContain('Your role does not show this screen.'),
  );
});

it('[B13] opens with the tour and the day of the calendar, and ignores a day that makes no sense', async () => {
  const buyer = await aBuyer(engine);
  const tour = buyer.selection().experience_id;
  await openDesk(engine, `/new-booking?tour=${tour}&date=${tightDay}`);
  expect(await screen.findByRole('radio', { name: '09:00 4 places free' })).toBeTruthy();
  cleanup();

  await openDesk(engine, `/new-booking?tour=${tour}&date=2026-13-41`);
  expect(await screen.findByRole('button', { name: /^Saturday, 12 December 2026/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /places free/ })).toBeNull();
});

it('[B13] says that the starts of a day are asked for, never that there are none', async () => {
  const tour = (await aBuyer(engine)).selection().experience_id;
  let answer = () => {};
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  const between = ({ url }: Request) =>
    /\/departures\/calendar\/.*experience=/.test(url) ? (answered as never) : undefined;
  await openDesk(engine, `/new-booking?tour=${tour}&date=${tightDay}`, { between });

  const start = within(await screen.findByRole('region', { name: 'Start' }));
  expect(start.getByText('Loading the start times …')).toBeTruthy();
  expect(start.queryByText(/places are left|No other start/)).toBeNull();
  answer();

  expect(await start.findByRole('radio', { name: '09:00 4 places free' })).toBeTruthy();
});

/** Cancels the departure of the day with four places. */
async function cancelTightDay(): Promise<void> {
  const [departure] = await engine.database.read((tx) =>
    tx.selectFrom('departures').select('id').where('date', '=', tightDay).execute(),
  );
  expect((await seller.send('POST', `/api/departures/${departure?.id}/cancel/`, {})).status).toBe(202);
}

it('[B8c, B13] offers no departure that is cancelled', async () => {
  await cancelTightDay();
  await openDesk(engine, '/new-booking');
  const tour = await screen.findByRole('combobox', { name: 'Tour' });
  const user = userEvent.setup();
  await user.type(tour, 'walk{ArrowDown}{Enter}');

  await screen.findByRole('button', { name: /^Sunday, 13 December 2026.*places free/ });
  const cancelled = screen.getByRole('button', { name: /^Saturday, 12 December 2026/ });
  expect(cancelled.getAttribute('aria-disabled')).toBe('true');
  expect(cancelled.textContent).not.toContain('4');
});

it('[B8c, B13] says so where the departure is cancelled while staff enter the booking', async () => {
  const { user } = await openForm();
  await user.type(await field('First name'), 'Marko');
  await waitFor(async () => expect((await summary()).textContent).toContain('The places are held for you'));
  await cancelTightDay();
  await user.click(screen.getByRole('button', { name: 'Book' }));

  expect(await screen.findByText(/^This departure is cancelled\./)).toBeTruthy();
  expect(await field('First name')).toHaveProperty('value', 'Marko');
});

it('[B13] leaves Enter to a form that goes on by itself', async () => {
  render(
    <Form onSubmit={() => {}} onKeyDownCapture={(event) => event.key === 'Enter' && event.preventDefault()}>
      <input aria-label="Height" enterKeyHint="next" />
      <input aria-label="Weight" />
    </Form>,
  );

  await userEvent.type(screen.getByLabelText('Height'), '172{Enter}');

  expect(document.activeElement).toBe(screen.getByLabelText('Height'));
});
