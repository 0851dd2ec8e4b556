import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawerAtom } from '#desk/state/drawer.ts';
import type { LogEntry } from '#domain/contract/desk.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { addDays } from '#domain/time/day.ts';
import { aDevice, anEntry } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { writeOrderEmails } from '#tests/support/engine/jobs.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, ana, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cancellingWith } from '#tests/support/payments/cancelling.ts';
import { anOrderFor, made, soldOrder } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let seller: Seller;
let order: SellerOrder;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  seller = await aSeller(engine, { 1: 'owner' });
  order = await made(
    seller,
    anOrderFor(buyer, { main_contact_info: ana, paid: true, amount: '30.00' }, { date: runningDay }),
  );
  await writeOrderEmails(engine.context);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const part = (name: string) => screen.findByRole('region', { name });
const dialog = () => screen.findByRole('dialog');
const now = () => soldOrder(seller, order.id);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const openBooking = (role?: 'agent' | 'guide') =>
  openDesk(engine, `/bookings/${order.number}`, { ...(role && { role }) });

it('[B5] shows guest, tour, money, emails and history of a booking by its number', { tags: 'long' }, async () => {
  await openBooking();

  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Horvat' })).toBeTruthy();
  expect(screen.getByRole('link', { name: ana.email }).getAttribute('href')).toBe(`mailto:${ana.email}`);
  expect(screen.getByRole('link', { name: ana.phone_number }).getAttribute('href')).toBe('tel:+385912345678');
  expect((await part('Walk along the quay')).textContent).toContain('2 × Adult');
  expect(plain((await part('Money')).textContent)).toContain('Due50,00 €');
  expect((await part('Emails')).textContent).toContain(`confirmation with vouchers to ${ana.email}`);
  const history = within(await part('History'))
    .getAllByRole('listitem')
    .map((it) => plain(it.querySelector('span')?.textContent));
  expect(history).toEqual([
    'Email sent: confirmation with vouchers',
    'Ana Anić took 30,00 € in cash',
    'Ana Anić made the booking for 80,00 €',
  ]);
  expect(location.href).not.toContain(order.id);
});

it('[B5] says so where there is no such booking, or no permission for it', async () => {
  await openDesk(engine, '/bookings/LF-222222');
  expect(await screen.findByText('This does not exist any more.')).toBeTruthy();
  cleanup();
  await openBooking('guide');
  expect(await screen.findByText(/^Your role|not allowed|may not/)).toBeTruthy();
  expect(screen.queryByText(order.number)).toBeNull();
});

it('[B6, T12] takes a payment, with its amount on the button, into the drawer of the device', async () => {
  const { user, store } = await openBooking();
  await user.click(await screen.findByRole('button', { name: 'Take a payment' }));
  const amount = within(await dialog()).getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '1.200');
  expect(within(await dialog()).getByText(/^This can be read in two ways/)).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '20,50');

  await user.click(within(await dialog()).getByRole('button', { name: /^Take 20,50/ }));

  await waitFor(async () => expect((await now()).due.amount).toBe('29.50'));
  await waitFor(async () => expect(plain((await part('History')).textContent)).toContain('took 20,50 € in cash'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const message = await screen.findByText(/^20,50 € taken in cash\.$/);
  await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
  await waitFor(() => expect(store.get(drawerAtom)[0]).toMatchObject({ taken: 2050 }));
});

it('[T9, B6] shows a payment by mistake as its correction, not as a refund, and gives a part back', async () => {
  const counter = await aDevice(engine, 'agent', { name: 'Counter' });
  const entry = (more: Partial<LogEntry>) =>
    anEntry(engine, `${order.number}-1`, { amount: '50.00', currency: 'EUR', type: 'cash', ...more });
  const wrong = entry({ kind: 'payment' });
  await counter.sync([wrong]);
  await counter.sync([entry({ kind: 'refund', of: wrong.id }), entry({ kind: 'payment', type: 'bank_transfer' })]);
  const { user, store } = await openBooking();
  const sums = async () => plain((await part('Money')).querySelector('dl')?.textContent);

  expect(await sums()).toBe('Total80,00 €Paid80,00 €');
  expect(plain((await part('Money')).textContent)).toContain('Correction 50,00 € in cash, the payment was a mistake');
  expect(plain((await part('Money')).textContent)).toContain('Payment 50,00 € in cash, undone');
  expect(plain((await part('History')).textContent)).toContain('Ana undid a payment of 50,00 € in cash');
  await user.click(screen.getByRole('button', { name: 'Give money back' }));
  const amount = screen.getByRole('textbox', { name: 'Amount to give back' });
  await user.type(amount, '80,01');
  expect(screen.queryByRole('button', { name: /^Give back/ })).toBeNull();
  await user.clear(amount);
  await user.type(amount, '30');
  await user.click(screen.getByRole('button', { name: /^Give back 30,00\s€: Cash$/ }));

  expect(await screen.findByText(/^30,00\s€ given back\.$/)).toBeDefined();
  await waitFor(async () => expect(await sums()).toBe('Total80,00 €Paid50,00 €Paid back30,00 €Due30,00 €'));
  expect(store.get(drawerAtom)[0]).toMatchObject({ taken: -3000 });
});

it('[B6] says what is to be given back by hand until it is noted as given back', async () => {
  const texts = async (region: string) =>
    within(await part(region))
      .getAllByRole('listitem')
      .map((it) => plain(it.querySelector('span')?.textContent));
  await cancellingWith(engine, buyer).cancel(order, { expected_refund: '30.00' });
  const { user } = await openBooking();
  await screen.findByText(/· Cancelled · To give back by hand: 30,00/);
  expect(await texts('Money')).toEqual(['Payment 30,00 € in cash, paid', 'To give back by hand: 30,00 €']);
  expect(await texts('History')).toContain('To give back by hand: 30,00 €');
  expect(plain((await part('Money')).textContent)).not.toMatch(/Paid back|failed/);
  await user.click(await screen.findByRole('button', { name: 'Give it back by hand' }));
  await user.type(within(await dialog()).getByRole('textbox', { name: 'Note' }), 'At the counter');

  await user.click(within(await dialog()).getByRole('button', { name: /^I have given back 30,00/ }));

  await waitFor(async () => expect((await part('Money')).textContent).toContain('At the counter'));
  expect(screen.queryByRole('button', { name: 'Give it back by hand' })).toBeNull();
  expect((await texts('History')).filter((it) => /back/.test(it)).toReversed()).toEqual([
    'To give back by hand: 30,00 €',
    'Ana Anić gave back 30,00 € in cash',
  ]);
  expect(screen.getByText(/· Cancelled · Refunded$/)).toBeTruthy();
});

it('[B6] makes a payment link that is shown to be sent', async () => {
  const { user } = await openBooking();
  await user.click(await screen.findByRole('button', { name: 'Take a payment' }));
  await user.selectOptions(within(await dialog()).getByRole('combobox', { name: 'How' }), 'Payment link for the guest');
  await user.click(within(await dialog()).getByRole('button', { name: /^Make a link for 50,00/ }));

  await waitFor(async () => expect((await dialog()).textContent).toMatch(/https?:\/\//));
});

it('[B6] cancels with the refund of the policy shown first, which may be changed', { tags: 'long' }, async () => {
  const { user } = await openBooking();
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const refund = within(await dialog()).getByRole('textbox', { name: 'Pay back' });
  expect(plain((await dialog()).textContent)).toMatch(/The policy pays back 30,00 € \(100 %\)/);
  expect(refund).toHaveProperty('value', '30.00');
  await user.clear(refund);
  await user.type(refund, '31');
  expect(plain((await dialog()).textContent)).toContain('At most 30,00 €.');
  await user.clear(refund);
  await user.type(refund, '10');

  await user.click(within(await dialog()).getByRole('button', { name: /^Cancel and pay back 10,00/ }));

  await waitFor(async () => expect((await now()).status).toBe('cancelled'));
  expect((await now()).refunded?.amount).toBe('10.00');
  await waitFor(async () => expect(plain((await part('History')).textContent)).toContain('cancelled the booking'));
  const message = screen.getByText(/^Cancelled\. 10,00 € goes back the way it was paid\. The guest gets an email\.$/);
  await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
  await writeOrderEmails(engine.context);
  await waitFor(async () => expect((await part('Emails')).textContent).toContain('booking cancelled'), {
    timeout: 9_000,
  });
});

it('[B6] changes the contact and the note, and sends the confirmation again', async () => {
  const { user } = await openBooking();
  await user.click(await screen.findByRole('button', { name: 'Change the contact' }));
  const name = within(await dialog()).getByRole('textbox', { name: 'First name' });
  await user.clear(name);
  await user.type(name, 'Iva');
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Iva Horvat' });
  await user.type(screen.getByRole('textbox', { name: 'Team note' }), 'Window seat');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(async () => expect((await now()).staff_note).toBe('Window seat'));

  await user.click(screen.getByRole('button', { name: 'Send the confirmation again' }));

  await screen.findByText('The confirmation is on its way.');
});

it('[B6] moves a tour to another day after it has shown the new price', async () => {
  const { user } = await openBooking();
  await user.click(await screen.findByRole('button', { name: 'Change tour, day or party' }));
  const form = within(await dialog());
  const day = await form.findByLabelText('Day');
  fireEvent.change(day, { target: { value: addDays(runningDay, 1) } });
  await user.selectOptions(
    form.getByRole('combobox', { name: 'Start' }),
    await form.findByRole('option', { name: /^09:00 ·/ }),
  );
  const party = form.getByRole('textbox', { name: /Adult/ });
  await user.clear(party);
  await user.type(party, '3{Tab}');
  await user.click(form.getByRole('button', { name: 'Show the new price' }));
  await waitFor(async () => expect(plain((await dialog()).textContent)).toContain('80,00 € before, 120,00 € after.'));
  expect(plain((await dialog()).textContent)).toContain('90,00 € is due then.');

  await user.click(form.getByRole('button', { name: 'Change the booking' }));

  await waitFor(async () => expect((await now()).lines[0]).toMatchObject({ people: 3, total: { gross: '120.00' } }));
  expect((await now()).lines[0]?.booking_info.date).toBe(addDays(runningDay, 1));
  expect(
    await screen.findByText(/^The booking is changed\. 90,00 € is due then\. The guest gets an email\.$/),
  ).toBeTruthy();
});

it('[B6] adds a child and an extra to a party', async () => {
  const { user } = await openBooking();
  await user.click(await screen.findByRole('button', { name: 'Change tour, day or party' }));
  const form = within(await dialog());
  await user.click(await form.findByRole('button', { name: 'Add one: Child' }));
  await user.click(form.getByText('Extras and pick-up'));
  await user.click(form.getByRole('checkbox', { name: /^Lunch/ }));
  await user.click(form.getByRole('button', { name: 'Show the new price' }));
  await waitFor(async () => expect(plain((await dialog()).textContent)).toContain('80,00 € before'));

  await user.click(form.getByRole('button', { name: 'Change the booking' }));

  await waitFor(async () => expect((await now()).lines[0]).toMatchObject({ people: 3 }));
  expect((await now()).lines[0]?.extra_items_units.map((it) => it.extra_item.title)).toEqual(['Lunch']);
});

it('[B6] moves a booking to another tour', async () => {
  const { user } = await openBooking();
  await user.click(await screen.findByRole('button', { name: 'Change tour, day or party' }));
  const form = within(await dialog());
  await user.selectOptions(
    form.getByRole('combobox', { name: 'Tour' }),
    await form.findByRole('option', { name: 'A boat of your own' }),
  );
  await user.selectOptions(
    await form.findByRole('combobox', { name: 'Start' }),
    await form.findByRole('option', { name: /^\d\d:\d\d ·/ }),
  );
  await user.click(form.getByRole('button', { name: 'Show the new price' }));
  await waitFor(async () => expect(plain((await dialog()).textContent)).toContain('80,00 € before'));

  await user.click(form.getByRole('button', { name: 'Change the booking' }));

  await waitFor(async () => expect((await now()).lines[0]?.experience.title).toBe('A boat of your own'));
});

it('[B13] sends the payment link of a reservation again', async () => {
  order = await made(
    seller,
    anOrderFor(buyer, { main_contact_info: ana, payment_method_id: '2', amount: '80.00', email_link: true }),
  );
  await openBooking();

  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));

  expect(await screen.findByText('The email is on its way once more.')).toBeTruthy();
});
