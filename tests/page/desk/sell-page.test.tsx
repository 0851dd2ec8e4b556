import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncAtom } from '#desk/state/days.ts';
import { logAtom } from '#desk/state/log.ts';
import type { LogEntry } from '#domain/contract/desk.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await engine.stop();
});

const WALK = 'Walk along the quay';
/** A network that can be switched off, and the requests for places. */
function aNetwork() {
  const network = { isOut: false, requests: 0 };
  const between = (request: Request): Promise<Response> | undefined => {
    if (network.isOut) return Promise.reject(new TypeError('out of reach'));
    if (request.url.includes('/leases/')) network.requests += 1;
    return undefined;
  };
  return { network, between };
}

async function openSale(between: (request: Request) => Promise<Response> | undefined) {
  const desk = await openDesk(engine, '/', { between });
  const entries = () => desk.store.get(logAtom).map(({ entry }): LogEntry => entry);
  const tap = async (role: 'link' | 'button', name: string | RegExp) =>
    desk.user.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);
  return { ...desk, entries, tap };
}

it('[T9] says that departures come with the first sync, never that there is nothing to sell', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const between = (request: Request) =>
    request.url.endsWith('/api/desk/sync/') ? promise.then(() => engine.app(request)) : undefined;
  await openDesk(engine, '/sell', { between });

  expect(await screen.findByText('The departures appear after the first sync.')).toBeDefined();
  expect(screen.queryByText('No departures in the next days.')).toBeNull();
  resolve();
  expect((await screen.findAllByRole('link', { name: new RegExp(WALK) })).length).toBeGreaterThan(0);
});

it('[T9] sells to a pair for cash in five taps: a sale and its payment, a signed voucher and the change', {
  tags: 'long',
}, async () => {
  const { between } = aNetwork();
  const { entries, tap } = await openSale(between);

  await tap('link', 'Sell');
  await tap('link', new RegExp(`09:00 ?${WALK}`));
  await tap('button', 'Take payment');
  await tap('button', 'Cash');
  await tap('button', /^100,00/);

  expect(await screen.findByText('Change to give: 20,00 €')).toBeDefined();
  expect(await screen.findAllByRole('img', { name: 'Code of the voucher' })).not.toEqual([]);
  expect(screen.queryByText(/names the booking only/)).toBeNull();
  const [sale, payment] = entries();
  expect(entries()).toHaveLength(2);
  const line = expect.stringMatching(/^LF-.{6}-1$/);
  expect(sale).toMatchObject({ kind: 'sale', line, sale: { total: '80.00', last_name: '' } });
  expect(payment).toMatchObject({ kind: 'payment', line: sale?.line, amount: '80.00', type: 'cash', at: sale?.at });
});

it('[B12, T9] sells at the price of the departure and the party, which the engine takes for the same', {
  tags: 'long',
}, async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const tomorrow = engine.clock.now.toZonedDateTimeISO('Europe/Zagreb').toPlainDate().add({ days: 1 }).toString();
  const prices = [
    { pricing_category: 1, price: '30.00' },
    { pricing_category: 1, from_size: 3, price: '25.00' },
  ];
  const price_rules = [{ kind: 'departure', from: tomorrow, start_time: '09:00:00', prices }];
  expect((await owner.send('PATCH', '/api/pricing-rates/1/', { price_rules })).status).toBe(200);
  const { between } = aNetwork();
  const { entries, tap, store } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(`09:00 ?${WALK}`));

  expect(await screen.findByText(/^30,00 € · /)).toBeDefined();
  await tap('button', 'Add one: Adult');
  expect(await screen.findByText(/^25,00 € · /)).toBeDefined();
  await tap('button', 'Take payment');
  await tap('button', 'Pay later');
  await screen.findAllByRole('img', { name: 'Code of the voucher' });
  await act(() => store.set(syncAtom));

  expect(entries()[0]?.sale).toMatchObject({ total: '75.00' });
  const [line] = await engine.database.read((tx) => tx.selectFrom('order_lines').selectAll().execute());
  expect(line).toMatchObject({ gross: 7500 });
  expect(JSON.parse(line?.snapshot_json ?? '')).toMatchObject({
    booking_info: { pricing_units: [{ unit_price: { gross: '25.00' } }] },
  });
});

it('[T9a] takes the names of those who come, both names of each or none', async () => {
  const { between } = aNetwork();
  const { entries, tap, user } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(`09:00 ?${WALK}`));
  await user.click(await screen.findByText('Names of the guests'));
  const second = within(screen.getByRole('group', { name: 'Guest 2' }));

  await user.type(second.getByLabelText('First name'), 'Iva');
  expect(screen.getByRole('button', { name: 'Take payment' })).toHaveProperty('disabled', true);
  await user.type(second.getByLabelText('Last name'), ' Kos ');
  await tap('button', 'Take payment');
  await tap('button', 'Pay later');

  expect(await screen.findAllByRole('img', { name: 'Code of the voucher' })).not.toEqual([]);
  expect(entries()[0]?.sale?.participants).toEqual([{ first_name: 'Iva', last_name: 'Kos' }]);
});

it('[T9] asks the engine for places only where too few are reserved here', async () => {
  const { between, network } = aNetwork();
  const { tap } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(WALK));
  const free = () => screen.getByText(/^[^·]+· \d+ places ·/).textContent;
  const before = free();
  await tap('button', /^Reserve 4 places/);
  expect(await screen.findByText('4 places are reserved for this device.')).toBeDefined();
  expect(free()).toBe(before);

  network.isOut = true;
  await tap('button', 'Take payment');
  await tap('button', 'Pay later');

  expect(await screen.findAllByText('80,00 € still to be paid')).not.toEqual([]);
  expect(network.requests).toBe(1);
});

it('[T11a] keeps what was reserved while an older answer was still on its way', async () => {
  const late = Promise.withResolvers<void>();
  let isLate = false;
  const { tap, store, settle } = await openSale((request) => {
    if (!isLate || !request.url.includes('/desk/sync/')) return undefined;
    return engine.app(request).then(async (answer) => {
      await late.promise;
      return answer;
    });
  });
  await tap('link', 'Sell');
  await tap('link', new RegExp(WALK));
  isLate = true;
  const contact = store.set(syncAtom);
  await settle(200);
  await tap('button', /^Reserve 4 places/);
  await screen.findByText('4 places are reserved for this device.');

  isLate = false;
  late.resolve();
  await act(() => contact);

  expect(screen.getByText('4 places are reserved for this device.')).toBeDefined();
});

it('[T9] sells without a network what is reserved here and no more, and takes no card', async () => {
  const { between, network } = aNetwork();
  const { tap, user } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(WALK));
  await tap('button', /^Reserve 4 places/);
  await screen.findByText('4 places are reserved for this device.');
  network.isOut = true;
  await tap('button', 'Take payment');
  await tap('button', 'Cash');
  await tap('button', 'Exact');
  await tap('button', 'Next sale');

  const card = await screen.findByRole('button', { name: "Card on the guest's phone", hidden: true });
  expect(card.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/2 reserved here ·/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add one: Adult' }));
  expect((await screen.findAllByText('No network: 2 places are reserved for this device.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Take payment' }).hasAttribute('disabled')).toBe(true);
});

it('[T9] stops selling without a network five minutes before the start, and at once where its clock went back', {
  tags: 'long',
}, async () => {
  const { between, network } = aNetwork();
  const { tap, entries } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(WALK));
  await tap('button', /^Reserve 4 places/);
  await screen.findByText('4 places are reserved for this device.');
  network.isOut = true;
  const wall = Date.now();
  const dateNow = vi.spyOn(Date, 'now').mockImplementation(() => wall - 3_600_000);
  await tap('button', 'Take payment');

  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await tap('button', 'Pay later');

  expect(await screen.findAllByText(/The clock of this device went back/)).not.toEqual([]);
  expect(entries()).toEqual([]);
  dateNow.mockRestore();
});

it('[T9a] keeps a part as paid, and shows what is still due', async () => {
  const { between } = aNetwork();
  const { tap, user, entries } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(WALK));
  await tap('button', 'Take payment');
  await tap('button', 'Part now');
  const field = screen.getByRole('textbox', { name: 'Amount now' });
  await user.clear(field);
  await user.type(field, '30,5');

  await tap('button', 'Cash');
  await tap('button', 'Exact');

  expect(await screen.findAllByText('49,50 € still to be paid')).not.toEqual([]);
  expect(entries()[1]).toMatchObject({ amount: '30.50', type: 'cash' });
});

it('[T11a] gives places back without a network, and sells none of them any more', async () => {
  const { between, network } = aNetwork();
  const { tap, entries } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(WALK));
  await tap('button', /^Reserve 4 places/);
  await screen.findByText('4 places are reserved for this device.');
  network.isOut = true;
  await tap('button', 'Give them back');

  expect(await screen.findByText('No places are reserved for this device yet.')).toBeDefined();
  expect(entries()).toMatchObject([{ kind: 'give_back', places: 4 }]);
  await tap('button', 'Take payment');
  await tap('button', 'Pay later');
  expect(await screen.findAllByText(/No network, and no places are reserved/)).not.toEqual([]);
  expect(entries()).toHaveLength(1);
});

it('[T9] shows selling and the drawer only to those who may take orders and money', async () => {
  await openDesk(engine, '/', { role: 'guide' });

  const navigation = within(screen.getByRole('navigation', { name: 'Desk' }));
  expect(navigation.queryByRole('link', { name: 'Sell' })).toBeNull();
  expect(navigation.queryByRole('link', { name: 'Drawer' })).toBeNull();
});

it('[T9] finds a departure to sell by its tour and time', async () => {
  const { between } = aNetwork();
  const { tap, user } = await openSale(between);
  await tap('link', 'Sell');
  const choices = async () => (await screen.findAllByRole('link', { name: /\d\d:\d\d/ })).map((it) => it.textContent);
  const all = await choices();
  expect(all.length).toBeGreaterThan(8);

  await user.type(screen.getByRole('searchbox', { name: 'Tour or time' }), '09:00 WALK');

  const shown = await choices();
  expect(shown.length).toBeLessThan(all.length);
  expect(shown.every((it) => it?.startsWith(`09:00${WALK}`))).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No departure on this device has this tour or time.')).toBeDefined();
});

it('[T12] says how much cash came while the drawer was closed, where it is opened', async () => {
  const { between } = aNetwork();
  const { tap } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(`09:00 ?${WALK}`));
  await tap('button', 'Take payment');
  await tap('button', 'Cash');
  await tap('button', /^100,00/);
  await tap('link', 'More');

  await tap('link', /^Drawer/);

  expect(await screen.findByText(/^80,00\s€ was taken in cash while the drawer was closed/)).toBeDefined();
});

it('[V3b, T12] opens no drawer with an amount that can be read in two ways, and says how it reads the others', async () => {
  const { between } = aNetwork();
  const { tap, user } = await openSale(between);
  await tap('link', 'More');
  await tap('link', /^Drawer/);
  const amount = await screen.findByRole('textbox', { name: /^Cash in the drawer/ });

  await user.type(amount, '1.200');
  await tap('button', 'Open the drawer');
  expect(screen.getByText(/^This can be read in two ways/)).toBeDefined();
  await user.type(amount, ',00');
  expect(screen.getByText(/^1\.200,00\s€$/)).toBeDefined();
  await tap('button', 'Open the drawer');

  expect(await screen.findByText('Should be in the drawer')).toBeDefined();
});

/** The id of tomorrow's walk at 09:00. */
async function tomorrowsWalk(): Promise<number> {
  const tomorrow = engine.clock.now.toZonedDateTimeISO('Europe/Zagreb').toPlainDate().add({ days: 1 }).toString();
  const walks = await engine.database.read((tx) =>
    tx
      .selectFrom('departures as d')
      .innerJoin('start_times as t', 't.id', 'd.start_time_id')
      .innerJoin('experiences as e', 'e.id', 'd.experience_id')
      .select('d.id')
      .where('d.date', '=', tomorrow)
      .where('t.time', '=', '09:00:00')
      .where('e.title', '=', WALK)
      .execute(),
  );
  return walks[0]?.id ?? 0;
}

it('[B8c, T9] sells no cancelled departure: not in the list, not by its address, and not from a screen that was open', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const id = await tomorrowsWalk();
  const { between } = aNetwork();
  const { entries, tap, store } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(`09:00 ?${WALK}`));
  await tap('button', 'Take payment');
  expect((await owner.send('POST', `/api/departures/${id}/cancel/`, {})).status).toBe(202);
  await tap('button', 'Pay later');
  expect(await screen.findByText(/^This departure cannot be sold any more/)).toBeDefined();

  await act(() => store.set(syncAtom));
  expect(await screen.findByText('This departure is cancelled: it does not take place.')).toBeDefined();
  await tap('link', 'Another departure');
  expect(await screen.findByRole('heading', { name: 'Which departure?' })).toBeDefined();
  expect(screen.queryAllByRole('link').map((it) => it.getAttribute('href'))).not.toContain(`/desk/sell/${id}`);
  expect(entries()).toEqual([]);
});

it('[B8c] shows a cancelled departure without Scan, Sell and Let in, and leads to its report', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const id = await tomorrowsWalk();
  expect((await owner.send('POST', `/api/departures/${id}/cancel/`, {})).status).toBe(202);
  await openDesk(engine, `/departure/${id}`, { role: 'owner' });
  const report = await screen.findByRole('link', { name: 'What the guests chose' });
  const main = within(screen.getByRole('main'));

  expect(main.queryByRole('link', { name: 'Scan' })).toBeNull();
  expect(main.queryByRole('link', { name: 'Sell' })).toBeNull();
  await userEvent.setup().click(report);
  expect(await screen.findByRole('heading', { level: 1, name: /cancel/i })).toBeDefined();
  expect(location.pathname).toMatch(/^\/desk\/departures\/report\//);
});

it('[T10] says that a departure is closed for visitors, and sells it to a guest at the counter all the same', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const id = await tomorrowsWalk();
  expect((await owner.send('PATCH', `/api/departures/${id}/`, { closed: true })).status).toBe(200);
  const { between } = aNetwork();
  const { entries, tap } = await openSale(between);
  await tap('link', 'Sell');
  await tap('link', new RegExp(`09:00 ?${WALK}.*closed for visitors`));
  await tap('button', 'Take payment');
  await tap('button', 'Pay later');

  expect(await screen.findAllByRole('img', { name: 'Code of the voucher' })).not.toEqual([]);
  expect(entries()).toHaveLength(1);
});
