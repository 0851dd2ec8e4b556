import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DrawerReply, LogEntry } from '#domain/contract/desk.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { toDecimal } from '#domain/money/money.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { aDevice, anEntry, type Device } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { seeded } from '#tests/support/play/seeded.ts';

let engine: Engine;
let owner: Seller;
let counter: Device;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  owner = await aSeller(engine, { 1: 'owner' });
  counter = await aDevice(engine, 'agent', { name: 'Counter' });
});
afterEach(() => engine.stop());

let minutes = 0;
const act = (kind: string, amount: string, more: Partial<LogEntry> = {}) => {
  const at = engine.clock.now.subtract({ hours: 20 }).add({ minutes: minutes++ }).toString();
  return anEntry(engine, '', { kind, amount, currency: 'EUR', line: undefined, at, ...more });
};
const cash = (amount: string, more: Partial<LogEntry> = {}) =>
  act('payment', amount, { type: 'cash', line: 'LF-ZZZZZZ-1', ...more });
async function drawers(query = '', who = owner): Promise<DrawerReply[]> {
  const { body } = await who.send('GET', `/api/desk/drawers/${query}`);
  return (body as unknown as { results: DrawerReply[] }).results;
}

describe('the drawers of an account', () => {
  it('[T12] are what each device took in from its opening to its close', async () => {
    const boat = await aDevice(engine, 'agent', { name: 'Boat' });
    await counter.sync([
      act('drawer_open', '100.00'),
      cash('80.00'),
      cash('40.00', { type: 'voucher' }),
      act('drawer_move', '-50.00', { text: 'To the bank' }),
      act('drawer_close', '129.50', { who: 'Bo' }),
    ]);
    await boat.sync([act('drawer_open', '20.00')]);
    const [first, second, ...others] = await drawers();

    expect(others).toEqual([]);
    expect(first).toMatchObject({
      device: { name: 'Counter' },
      opened_by: 'Ana',
      closed_by: 'Bo',
      opening: '100.00',
      taken: '80.00',
      moved: '-50.00',
      expected: '130.00',
      counted: '129.50',
      difference: '-0.50',
    });
    expect(second).toMatchObject({ device: { name: 'Boat' }, expected: '20.00', counted: null, closed_at: null });
    expect(await drawers(`?device=${boat.id}`)).toEqual([second]);
  });

  it('[T12] are whole where they were opened before the first day that is asked for', async () => {
    const days = (n: number) => engine.clock.now.subtract({ hours: 24 * n }).toString();
    await counter.sync([
      act('drawer_open', '100.00', { at: days(40) }),
      act('drawer_close', '100.00', { at: days(39) }),
      act('drawer_open', '50.00', { at: days(12) }),
      cash('10.00', { at: days(11) }),
      cash('20.00', { at: days(9) }),
      act('drawer_close', '80.00', { at: days(8) }),
    ]);
    const from = days(10).slice(0, 10);

    expect(await drawers()).toHaveLength(1);
    expect(await drawers(`?date_from=${from}`)).toMatchObject([{ opening: '50.00', expected: '80.00' }]);
    expect(await drawers(`?date_from=${days(12).slice(0, 10)}&date_to=${from}`)).toMatchObject([{ expected: '80.00' }]);
    expect(await drawers(`?date_from=${days(45).slice(0, 10)}`)).toHaveLength(2);
  });

  it.each([
    ['Pacific/Honolulu', '2026-12-02T05:00:00Z', '2026-12-01'],
    ['Pacific/Auckland', '2026-12-01T11:30:00Z', '2026-12-02'],
  ])('[T12] have the day of their opening by the clock of the tours that were paid for: %s', async (zone, at, date) => {
    const departure = await engine.database.write(async (tx) => {
      const { id, experience_id } = await tx.selectFrom('departures').selectAll().limit(1).executeTakeFirstOrThrow();
      await tx.updateTable('experiences').set({ time_zone: zone }).where('id', '=', experience_id).execute();
      return id;
    });
    const opened = Temporal.Instant.from(at);
    engine.clock.now = opened.add({ hours: 7 });
    const later = (hours: number) => opened.add({ hours }).toString();

    await counter.sync([
      act('drawer_open', '100.00', { at }),
      cash('80.00', { departure, at: later(1) }),
      act('drawer_close', '180.00', { at: later(6) }),
    ]);

    expect(await drawers()).toMatchObject([{ date, taken: '80.00', difference: '0.00' }]);
    expect(await drawers(`?date_from=${date}&date_to=${date}`)).toHaveLength(1);
  });

  it('[T12] are whole in each currency', async () => {
    const days = (n: number) => engine.clock.now.subtract({ hours: 24 * n }).toString();
    const dollars = { currency: 'USD' };
    await counter.sync([
      act('drawer_open', '50.00', { at: days(12) }),
      act('drawer_open', '30.00', { at: days(11), ...dollars }),
      cash('20.00', { at: days(9) }),
      act('drawer_close', '70.00', { at: days(8) }),
      act('drawer_close', '30.00', { at: days(8), ...dollars }),
    ]);

    expect(await drawers(`?date_from=${days(10).slice(0, 10)}`)).toMatchObject([
      { currency: 'EUR', opening: '50.00', expected: '70.00' },
      { currency: 'USD', opening: '30.00', expected: '30.00' },
    ]);
  });

  it('[T12] come as CSV, for those who see payments, of their account alone', async () => {
    await counter.sync([act('drawer_open', '100.00')]);
    const guide = await aSeller(engine, { 1: 'guide' });
    const others = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const headers = { ...(await owner.headers()), accept: 'text/csv' };
    const response = await engine.app(new Request('http://shop.example/api/desk/drawers/', { headers }));
    const [head, row] = (await response.text()).split('\r\n');

    expect(response.headers.get('content-disposition')).toContain('drawers-');
    expect(head).toContain('device,date,currency,opened_at');
    expect(row).toMatch(/^Counter,2026-1[12]-\d\d,EUR,/);
    expect((await guide.send('GET', '/api/desk/drawers/')).status).toBe(403);
    expect(await drawers('', others)).toEqual([]);
    expect((await others.send('GET', '/api/desk/drawers/?account=1')).status).toBe(404);
  });
});

describe('cash of the office', () => {
  let order: SellerOrder;
  const send = async (method: string, path: string, body: object, headers: object) => {
    const response = await engine.app(
      new Request(`http://shop.example${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': 'application/json' },
      }),
    );
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as never;
  };
  const pay = async (amount: string, type: string, headers: object) =>
    send(
      'POST',
      `/api/orders/${order.id}/payments/`,
      { amount, payment_method_id: '1', payment_type_id: type },
      headers,
    );
  beforeEach(async () => {
    const selection = anOrderFor(await aBuyer(engine), {}, { date: '2026-12-02', units: { Adult: 3 } });
    order = await made(owner, selection);
  });

  it('[T12] is in the drawer of the device at which staff took it, and nowhere else', async () => {
    await counter.sync([act('drawer_open', '100.00')]);
    const boat = await aDevice(engine, 'agent', { name: 'Boat' });
    await pay('45.00', 'cash', await counter.headers());
    await pay('7.00', 'cash', await owner.headers());

    expect(await drawers()).toMatchObject([{ device: { name: 'Counter' }, taken: '45.00', expected: '145.00' }]);
    const { cash: entered = [] } = await counter.sync();
    expect(entered).toMatchObject([{ kind: 'cash', amount: '45.00', line: `${order.number}-1` }]);
    expect((await boat.sync()).cash).toEqual([]);
  });

  it('[T12] goes out of the drawer where it is given back', async () => {
    await counter.sync([act('drawer_open', '100.00')]);
    const headers = await counter.headers();
    await pay('60.00', 'cash', headers);
    await send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '50.00' }, headers);

    expect(await drawers()).toMatchObject([{ taken: '10.00', expected: '110.00' }]);
    expect((await counter.sync()).cash?.map(({ amount }) => amount).toSorted()).toEqual(['-50.00', '60.00']);
  });

  it('[T12] stands under its person where the drawer is closed, and counts once where a booking is made with it', async () => {
    const headers = await counter.headers();
    const selection = anOrderFor(await aBuyer(engine), {}, { date: '2026-12-02', units: { Adult: 1 } });
    await send('POST', '/api/orders/', { ...selection, payment_type_id: 'cash', amount: '40.00', paid: true }, headers);

    expect(await drawers()).toMatchObject([{ opened_at: null, taken: '40.00', counted: null }]);
    expect((await counter.sync()).cash).toMatchObject([{ amount: '40.00', who: expect.stringMatching(/./) }]);
  });
});

const days = casesOf({ soak: 10_000, daily: 60 });

/** The office takes part on one day of so many. */
const OFFICE_DAYS = casesOf({ soak: 500, daily: 3 });

it(`[T12] in ${days} random days the ledger is what lies in the drawer`, { timeout: 60_000 + days * 60 }, async () => {
  const random = seeded(15);
  const cents = (most: number) => 1 + Math.floor(random() * most);
  const money = (amount: number) => toDecimal(amount, 'EUR');
  const start = engine.clock.now.subtract({ hours: 24 * days });
  const counted: { expected: number; difference: number }[] = [];
  let log: LogEntry[] = [];
  const buyer = await aBuyer(engine);
  const [end, selection] = [engine.clock.now, anOrderFor(buyer, {}, { date: '2026-12-02', units: { Adult: 1 } })];
  const office = async (path: string, body: object): Promise<{ id: string }> => {
    const headers = { ...(await counter.headers()), 'content-type': 'application/json' };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    return (await (await engine.app(new Request(`http://shop.example${path}`, init))).json()) as { id: string };
  };
  for (let day = 0; day < days; day += 1) {
    let [at, drawer] = [start.add({ hours: 24 * day }), cents(30_000)];
    const write = (kind: string, amount: number, more: Partial<LogEntry> = {}) => {
      at = at.add({ seconds: cents(600) });
      log.push(act(kind, money(amount), { at: at.toString(), ...more }));
    };
    write('drawer_open', drawer);
    for (let n = cents(12); n > 0; n -= 1) {
      const what = random();
      const amount = cents(50_000);
      if (what < 0.6) {
        // The cash that a guest gives, less the change.
        const received = amount + cents(5_000);
        drawer += received;
        drawer -= received - amount;
        write('payment', amount, { type: 'cash', line: 'LF-ZZZZZZ-1' });
      } else if (what < 0.75) write('payment', amount, { type: 'bank', line: 'LF-ZZZZZZ-1' });
      else if (what < 0.9) {
        const moved = random() < 0.5 ? amount : -Math.min(drawer, amount);
        drawer += moved;
        write('drawer_move', moved);
      } else if (day % OFFICE_DAYS === 0) {
        // A booking that is paid in cash in the office, and cancelled with a part of it given back.
        const [paid, back] = [cents(4_000), cents(4_000)].toSorted((a, b) => b - a) as [number, number];
        at = at.add({ seconds: cents(600) });
        engine.clock.now = at;
        const sold = { ...selection, payment_type_id: 'cash', amount: money(paid), paid: true };
        const { id } = await office('/api/orders/', sold);
        at = at.add({ seconds: cents(600) });
        engine.clock.now = at;
        await office(`/api/orders/${id}/cancel/`, { refund_amount: money(back) });
        engine.clock.now = end;
        drawer += paid - back;
      } else write('admit', 0, { amount: undefined, people: [0] });
    }
    const difference = random() < 0.2 ? cents(500) - 250 : 0;
    write('drawer_close', drawer + difference);
    counted.push({ expected: drawer, difference });
    if (log.length > 80 || day === days - 1) {
      // The entries arrive in any order, and some of them twice.
      const shuffled = log.map((entry) => ({ entry, key: random() })).sort((a, b) => a.key - b.key);
      for (let n = 0; n < shuffled.length; n += 80)
        await counter.sync(shuffled.slice(n, n + 80).map(({ entry }) => entry));
      await counter.sync(log.slice(0, 5));
      log = [];
    }
  }

  const found = await drawers(`?date_from=${start.toString().slice(0, 10)}&date_to=2027-12-31`);
  expect(found.map(({ expected, difference }) => ({ expected, difference }))).toEqual(
    counted.map(({ expected, difference }) => ({ expected: money(expected), difference: money(difference) })),
  );
});
