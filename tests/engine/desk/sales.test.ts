import { generateKeyPairSync, sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import type { DeskDelta, DeskDeparture, DeskLease, LogEntry } from '#domain/contract/desk.ts';
import type { Payment, SellerOrder } from '#domain/contract/seller-orders.ts';
import { payloadOf, readVoucher, voucherText } from '#domain/desk/voucher-text.ts';
import { verifyVoucher } from '#engine/catalogue/voucher-keys.ts';
import { storeEntries } from '#engine/desk/store-entries.ts';
import { isOnPostgres } from '#tests/support/engine/databases.ts';
import { aDevice, anEntry, aSale, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { emailsOf } from '#tests/support/engine/emails.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { eraseAtOnce } from '#tests/support/engine/jobs.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, balanced, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let counter: Device;
/** The walk of tomorrow at nine, with twelve places, four of them leased. */
let walk: DeskDeparture;
let lease: DeskLease;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  counter = await aDevice(engine, 'agent', { name: 'Counter' });
  walk = walkIn(await counter.sync());
  lease = await counter.leased(walk.id, 4);
});
afterEach(() => balanced(engine));

function walkIn({ departures }: DeskDelta): DeskDeparture {
  const found = departures.find(
    ({ date, time, capacity }) => date === '2026-12-02' && time === '09:00:00' && capacity === 12,
  );
  if (!found) throw new Error('no walk');
  return found;
}
const twoAdults = (named: object = {}) => buyer.selection({ date: walk.date, ...named });
const sale = (sold: object = {}, more: Parameters<typeof aSale>[3] = {}) =>
  aSale(engine, lease, { ...twoAdults(), ...sold }, more);
const payment = (line = '', amount = '80.00', more: Partial<LogEntry> = {}) =>
  anEntry(engine, line, { kind: 'payment', departure: walk.id, amount, currency: 'EUR', type: 'cash', ...more });
const about = (kind: string, { id: of }: LogEntry) => anEntry(engine, '', { kind, line: undefined, of });
const conflictsIn = ({ conflicts }: DeskDelta) => conflicts.map(({ id, reason }) => [id, reason]);

async function orderOf(line = ''): Promise<SellerOrder | undefined> {
  const number = line.replace(/-1$/, '');
  const row = await engine.database.read((tx) =>
    tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst(),
  );
  return row && (await owner.send('GET', `/api/orders/${row.id}/`)).body;
}

async function paymentsOf(order: { id: string } | undefined): Promise<Payment[]> {
  const { body } = await owner.send('GET', `/api/orders/${order?.id}/payments/`);
  const { results } = body as unknown as { results: Payment[] };
  return results.toSorted((a, b) => a.amount.amount.localeCompare(b.amount.amount));
}

describe('a sale at the counter', () => {
  it('[T9] becomes an order with its number, for its price, out of the lease', async () => {
    const entry = sale({ first_name: 'Iva', last_name: 'Kos', email: 'iva@example.com' });
    const delta = await counter.sync([entry]);
    const order = await orderOf(entry.line);

    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'unpaid', total: { gross: '80.00' } });
    expect(order?.main_contact_info).toMatchObject({ first_name: 'Iva', email: 'iva@example.com' });
    expect(order?.staff_note).toBe('');
    const history = await owner.send('GET', `/api/orders/${order?.id}/history/`);
    expect(history.body['results']).toMatchObject([{ kind: 'placed', actor: 'Ana' }]);
    expect(guestIn(delta, entry.line ?? '')).toMatchObject({ status: 'booked', due: '80.00', last_name: 'Kos' });
    expect(delta.leases[0]?.places).toBe(2);
    expect(delta.leases[0]?.numbers).not.toContain(entry.line?.slice(0, -2));
    expect([walkIn(delta).sold, walkIn(delta).held]).toEqual([2, 2]);
    expect(conflictsIn(delta)).toEqual([]);
    expect((await emailsOf(engine)).map(({ recipient }) => recipient)).toContain('iva@example.com');
  });

  it('[T9] carries the names of its guests onto the list of the departure', async () => {
    const participants = [{ first_name: 'Iva', last_name: 'Kos' }];
    const entry = sale({ participants });
    const delta = await counter.sync([entry]);

    expect(guestIn(delta, entry.line ?? '')?.names).toEqual(['Iva Kos']);
    const [line] = (await orderOf(entry.line))?.lines ?? [];
    expect(line?.booking_participants_info).toEqual({ has_main_contact: false, participants });
  });

  it('[T9a] counts once, however often and with whatever it arrives', async () => {
    const entry = sale();
    await counter.sync([entry, entry, payment(entry.line)]);
    const delta = await counter.sync([entry]);

    expect([walkIn(delta).sold, guestIn(delta, entry.line ?? '')?.paid]).toEqual([2, '80.00']);
  });

  it('[T9, T9a] needs no name, and takes a part of its price now and the rest later', async () => {
    const entry = sale();
    await counter.sync([payment(entry.line, '30.00'), entry]);
    const delta = await counter.sync([payment(entry.line, '50.00')]);

    expect(guestIn(delta, entry.line ?? '')).toMatchObject({ paid: '80.00', due: '0.00', first_name: '' });
    expect((await paymentsOf(await orderOf(entry.line))).map(({ amount }) => amount.amount)).toEqual([
      '30.00',
      '50.00',
    ]);
  });

  it('[T9] takes its places also after the start, days later', async () => {
    const entry = sale();
    const other = await aDevice(engine, 'agent', { name: 'Boat' });
    const others = await other.leased(walk.id, 8);
    engine.clock.now = Temporal.Instant.from(walk.starts_at).add({ hours: 38 });
    const eight = { ...twoAdults({ units: { Adult: 8 } }), total: '320.00' };
    const sold = aSale(engine, others, eight, { at: walk.starts_at });

    await counter.sync([{ ...entry, at: walk.starts_at }]);
    const delta = await other.sync([sold]);

    expect([walkIn(delta).sold, conflictsIn(delta)]).toEqual([10, []]);
  });

  it('[T9, T11a] beyond its lease takes what is free, and nothing that another device may have sold', async () => {
    const other = await aDevice(engine, 'agent', { name: 'Boat' });
    await other.leased(walk.id, 6);
    const five = sale({ ...twoAdults({ units: { Adult: 6 } }), total: '240.00' });
    const three = sale({ ...twoAdults({ units: { Adult: 3 } }), total: '120.00' }, { number: lease.numbers[1] ?? '' });
    const before = await counter.sync([five]);
    engine.clock.now = Temporal.Instant.from(walk.starts_at);
    const after = await counter.sync([three]);

    expect([walkIn(before).sold, conflictsIn(before)]).toEqual([6, []]);
    expect([walkIn(after).sold, conflictsIn(after)]).toEqual([6, [[three.id, 'places_gone']]]);
  });

  it('[T9] is for the price that was agreed, and staff see where it is not that of the catalogue', async () => {
    const entry = sale({ total: '70.00' });
    const delta = await counter.sync([entry, payment(entry.line, '70.00')]);

    expect(guestIn(delta, entry.line ?? '')).toMatchObject({ paid: '70.00', due: '0.00' });
    expect(conflictsIn(delta)).toEqual([[entry.id, 'other_price']]);
  });

  it('[T9] counts also where its tour has been archived since', async () => {
    await owner.send('PATCH', `/api/experiences/${walk.experience}/`, { status: 'archived' });
    const entry = sale();
    const delta = await counter.sync([entry]);

    expect([(await orderOf(entry.line))?.status, conflictsIn(delta)]).toEqual(['confirmed', []]);
  });

  it('[T9] counts also where the limits of a party have changed since', async () => {
    const { body } = await owner.send('GET', `/api/experiences/${walk.experience}/`);
    const [rate] = (body as unknown as { rates: { max_per_booking: number | null }[] }).rates;
    const rates = [{ ...rate, max_per_booking: 1 }];
    const { status } = await owner.send('PATCH', `/api/experiences/${walk.experience}/`, { rates });
    const entry = sale();
    const delta = await counter.sync([entry]);

    expect(status).toBe(200);
    expect([(await orderOf(entry.line))?.status, conflictsIn(delta)]).toEqual(['confirmed', []]);
  });

  it('[T9] was not made before its lease, whatever the clock of its device said', async () => {
    const entry = sale({}, { at: '0001-01-01T00:00:00Z' });
    await counter.sync([entry]);
    const order = await orderOf(entry.line);

    expect(order?.created_at).toBe(engine.clock.now.toString());
    expect((await engine.send('GET', `/api/orders/${order?.id}/`)).status).toBe(200);
  });

  it('[T9] goes without an extra that has run out, and says so', async () => {
    await engine.call(createCart, {}, { body: twoAdults({ units: { Adult: 2 }, extras: { Kayak: 3 } }) });
    const entry = sale({ ...twoAdults({ extras: { Kayak: 1 } }), total: '115.00' });
    const delta = await counter.sync([entry]);

    expect([(await orderOf(entry.line))?.status, conflictsIn(delta)]).toEqual([
      'confirmed',
      [[entry.id, 'extra_gone']],
    ]);
  });

  it('[T9] has a number of its own device, once', async () => {
    const other = await aDevice(engine, 'agent');
    const [first, twice] = [sale(), sale()];
    const invented = sale({}, { number: 'LF-ZZZZZZ' });
    const theirs = aSale(engine, lease, twoAdults());

    const own = await counter.sync([first, twice, invented]);
    const delta = await other.sync([theirs]);

    expect(walkIn(delta).sold).toBe(2);
    expect(conflictsIn(own)).toHaveLength(2);
    expect(conflictsIn(delta).map(([, reason]) => reason)).toEqual(['wrong_number', 'wrong_number', 'wrong_number']);
  });

  it('[T9b] is never silently lost: what is not of its departure, or of no tour, is shown', async () => {
    const elsewhere = sale(twoAdults({ date: '2026-12-03' }));
    const { booking_info } = twoAdults();
    const noRate = sale({ booking_info: { ...booking_info, pricing_rate_id: 987_654 } });
    const odd = sale({ total: '90.001' });
    const empty = anEntry(engine, `${lease.numbers[3]}-1`, { kind: 'sale', departure: walk.id });

    const delta = await counter.sync([elsewhere, noRate, odd, empty]);

    expect(new Map(conflictsIn(delta) as [string, string][])).toEqual(
      new Map([
        [elsewhere.id, 'not_in_catalogue'],
        [noRate.id, 'not_in_catalogue'],
        [odd.id, 'wrong_amount'],
        [empty.id, 'not_in_catalogue'],
      ]),
    );
    expect(walkIn(delta).held).toBe(4);
  });

  it('[T9] lets in who was admitted before it was known, and takes money that came before', async () => {
    const entry = sale();
    const gate = await aDevice(engine, 'agent', { name: 'Gate' });
    const early = payment(entry.line);
    const waiting = await gate.sync([anEntry(engine, entry.line ?? '', { people: [0, 1], departure: walk.id }), early]);
    const delta = await counter.sync([entry]);

    expect(conflictsIn(waiting)).toEqual([[early.id, 'no_order']]);
    expect(guestIn(delta, entry.line ?? '')).toMatchObject({ status: 'checked_in', paid: '80.00', due: '0.00' });
    expect(conflictsIn(delta)).toEqual([]);
  });
});

// On SQLite transactions run one after the other.
it.runIf(isOnPostgres())('[T9, A15] knows money and guests that arrive while their sale is being stored', async () => {
  const gate = await aDevice(engine, 'agent', { name: 'Gate' });
  const entry = sale();
  const admit = anEntry(engine, entry.line ?? '', { people: [0, 1], departure: walk.id });
  const writer = { id: counter.id, name: 'Counter', account_id: 1, can: () => true, ended_at: null };
  let atGate: Promise<DeskDelta> | undefined;

  await engine.database.write(async (tx) => {
    await storeEntries(tx, writer, [entry], { now: engine.clock.now, newId: () => crypto.randomUUID() });
    atGate = gate.sync([payment(entry.line), admit]);
    await pause(500);
  });
  await atGate;
  const delta = await counter.sync();

  expect(conflictsIn(delta)).toEqual([]);
  expect(guestIn(delta, entry.line ?? '')).toMatchObject({ status: 'checked_in', paid: '80.00', due: '0.00' });
});

it('[T9, A38] names nobody any more who was erased, also where a sale became no order', async () => {
  const participants = [{ first_name: 'Iva', last_name: 'Kos' }];
  const iva = { first_name: 'Iva', last_name: 'Kos', email: 'Iva@example.com', phone_number: '1', participants };
  await counter.sync([sale(iva), sale({ ...iva, total: '80.001' }, { number: lease.numbers[1] ?? '' })]);
  const erase = { base_account: 1, email: 'iva@example.com', include_upcoming: true };
  const { status } = await eraseAtOnce(engine, owner, erase);
  const rows = await engine.database.read((tx) => tx.selectFrom('desk_log').select('entry_json').execute());

  expect([status, rows.length]).toEqual([200, 2]);
  expect(rows.filter(({ entry_json }) => /Iva|Kos/i.test(entry_json))).toEqual([]);
});

describe('a voucher that a device has signed', () => {
  it('[T8, T9] is genuine at every gate that knows the key, before the sale has arrived', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const signing_key = publicKey.export({ format: 'jwk' }).x ?? '';
    const { signing_key: key } = await counter.sync([], { signing_key });
    const { voucher_keys } = await (await aDevice(engine, 'guide')).sync();
    const sold_at = engine.clock.now.toString();
    const party = [{ category: 1, people: 2 }];
    const number = `${lease.numbers[0]}-1`;
    const payload = payloadOf({ key: key ?? 0, number, departure: walk.id, starts_at: walk.starts_at, sold_at, party });
    const text = voucherText(payload, sign(null, payload, privateKey));
    const altered = payloadOf({
      key: key ?? 0,
      number,
      departure: walk.id + 1,
      starts_at: walk.starts_at,
      sold_at,
      party,
    });
    const forged = voucherText(altered, sign(null, payload, privateKey));

    expect(await readVoucher(text, voucher_keys, verifyVoucher)).toMatchObject({
      state: 'genuine',
      voucher: { number, departure: walk.id, people: 2 },
    });
    expect((await readVoucher(forged, voucher_keys, verifyVoucher))?.state).not.toBe('genuine');
  });
});

describe('money that was taken', () => {
  it('[T9a] pays the balance of any order of the account, and says who took it', async () => {
    const { number, due, id } = await made(owner, anOrderFor(buyer, {}, { date: walk.date }));
    const delta = await counter.sync([payment(`${number}-1`, due.amount, { type: 'voucher_paper' })]);
    const [taken] = await paymentsOf({ id });

    expect(guestIn(delta, `${number}-1`)?.due).toBe('0.00');
    expect(taken).toMatchObject({ amount: { amount: due.amount }, note: 'Ana, Counter' });
  });

  it('[T9a, T9b] counts twice where two devices took it apart, and staff are told to give it back', async () => {
    const { number, due } = await made(owner, anOrderFor(buyer, {}, { date: walk.date }));
    const other = await aDevice(engine, 'agent');
    const twice = payment(`${number}-1`, due.amount);
    await counter.sync([payment(`${number}-1`, due.amount)]);
    const delta = await other.sync([twice]);

    expect(guestIn(delta, `${number}-1`)).toMatchObject({ paid: '160.00', due: '0.00' });
    expect(conflictsIn(delta)).toEqual([[twice.id, 'overpaid']]);
  });

  it('[T9a] confirms an order whose time was over, and is not too much where it is what was due', async () => {
    const { number, id, total } = await made(owner, anOrderFor(buyer, { status: 'pending' }, { date: walk.date }));
    await engine.database.write((tx) =>
      tx.updateTable('orders').set({ status: 'expired', expires_at: null }).where('id', '=', id).execute(),
    );
    await engine.database.write((tx) => tx.deleteFrom('holds').where('cart_id', '<>', lease.id).execute());
    const delta = await counter.sync([payment(`${number}-1`, total.gross)]);

    expect(guestIn(delta, `${number}-1`)).toMatchObject({ status: 'booked', paid: '80.00', due: '0.00' });
    expect(conflictsIn(delta)).toEqual([]);
  });

  it('[T9a] is a wrong amount where an order could not hold the sum', async () => {
    const { number } = await made(owner, anOrderFor(buyer, {}, { date: walk.date }));
    const much = Array.from({ length: 100 }, () => payment(`${number}-1`, '999999999999.99'));
    const delta = await counter.sync(much);

    expect(conflictsIn(delta).map(([, reason]) => reason)).toContain('wrong_amount');
    expect(guestIn(delta, `${number}-1`)?.due).toBe('80.00');
  });

  it('[T9a] is at most twice the price, as where two devices took it, and has no exponent', async () => {
    const { number } = await made(owner, anOrderFor(buyer, {}, { date: walk.date }));
    const line = `${number}-1`;
    const delta = await counter.sync(['160.01', '160.00', '0.01'].map((amount) => payment(line, amount)));

    expect(guestIn(delta, line)?.paid).toBe('160.00');
    expect(conflictsIn(delta).map(([, reason]) => reason)).toEqual(['wrong_amount', 'overpaid', 'wrong_amount']);
    await expect(counter.sync([payment(line, '1e1')])).rejects.toThrow('A valid number is required.');
    await expect(counter.sync([sale({ total: '8e1' })])).rejects.toThrow('A valid number is required.');
  });

  it.each([
    ['its sequence says, whatever the request does', (all: LogEntry[]) => all.toReversed()],
    ['the request says', (all: LogEntry[]) => all.map(({ sequence: _none, ...it }) => it)],
  ])('[T6] of one moment counts in the order that %s', async (_, sent) => {
    const { number } = await made(owner, anOrderFor(buyer, {}, { date: walk.date }));
    const line = `${number}-1`;
    // Their ids say the opposite.
    const ids = [3, 2, 1].map((n) => `${n}0000000-0000-4000-8000-000000000000`);
    const delta = await counter.sync(
      sent(['160.01', '160.00', '0.01'].map((amount, i) => payment(line, amount, { id: ids[i] ?? '' }))),
    );

    expect(guestIn(delta, line)?.paid).toBe('160.00');
    expect(conflictsIn(delta)).toEqual([
      [ids[0], 'wrong_amount'],
      [ids[1], 'overpaid'],
      [ids[2], 'wrong_amount'],
    ]);
  });

  it('[T6] of one order counts in the order of the log, whichever of its lines an entry names', async () => {
    const { number } = await made(owner, anOrderFor(buyer, {}, { date: walk.date }, { date: walk.date }));
    const taken = payment(`${number}-2`, '10.00');
    const back = payment(`${number}-1`, '10.00', { kind: 'refund', of: taken.id });
    const delta = await counter.sync([taken, back]);

    expect(guestIn(delta, `${number}-1`)?.paid).toBe('0.00');
  });

  it('[T9b] is shown where it cannot be booked: in another currency, none, for a cancelled order or another seller’s', async () => {
    const { number, id } = await made(owner, anOrderFor(buyer, {}, { date: walk.date }));
    const line = `${number}-1`;
    const [dollars, nothing] = [payment(line, '5.00', { currency: 'USD' }), payment(line, '0.00')];
    await counter.sync([dollars, nothing]);
    await owner.send('POST', `/api/orders/${id}/cancel/`, {});
    const late = payment(line, '5.00');
    const guide = await aDevice(engine, 'guide');
    const forbidden = payment(line, '5.00');
    await guide.sync([forbidden]);
    const delta = await counter.sync([late]);

    expect(new Map(conflictsIn(delta) as [string, string][])).toEqual(
      new Map([
        [dollars.id, 'wrong_amount'],
        [nothing.id, 'wrong_amount'],
        [late.id, 'order_cancelled'],
        [forbidden.id, 'not_allowed'],
      ]),
    );
  });

  it('[T9b] is shown to every device of the account, also long after the tour, and to nobody else', async () => {
    const early = payment('LF-ZZZZZZ-1');
    await counter.sync([early]);
    engine.clock.now = engine.clock.now.add({ hours: 24 * 30 });
    const others = await aDevice(engine, 'agent', { account_id: await anAccount(engine, 'Others') });

    expect(conflictsIn(await (await aDevice(engine, 'guide')).sync())).toEqual([[early.id, 'no_order']]);
    expect(conflictsIn(await others.sync())).toEqual([]);
  });

  it('[T9b] leaves the list of conflicts when staff have seen to it', async () => {
    const early = payment('LF-ZZZZZZ-1');
    await counter.sync([early]);
    const delta = await counter.sync([about('settle', early)]);

    expect(conflictsIn(delta)).toEqual([]);
  });

  it('[T9] is listed for a day once it is settled, and comes back when staff reopen it', async () => {
    const early = payment('LF-ZZZZZZ-1');
    const others = await aDevice(engine, 'agent', { account_id: await anAccount(engine, 'Others') });
    await counter.sync([early]);
    const settled = await counter.sync([about('settle', early)]);
    await others.sync([about('reopen', early)]);
    const before = await counter.sync();
    const reopened = await counter.sync([about('reopen', early)]);
    await counter.sync([about('settle', early)]);
    engine.clock.now = engine.clock.now.add({ hours: 25 });

    expect([settled, before].map((it) => it.settled?.map(({ id, reason }) => [id, reason]))).toEqual([
      [[early.id, 'no_order']],
      [[early.id, 'no_order']],
    ]);
    expect([conflictsIn(reopened), reopened.settled]).toEqual([[[early.id, 'no_order']], []]);
    expect((await counter.sync()).settled).toEqual([]);
  });

  it('[T9] is booked again by another sale, with the money that was taken for it, once', async () => {
    const sold = sale({}, { line: 'LF-ZZZZZZ-1' });
    const paid = payment('LF-ZZZZZZ-1');
    const refused = await counter.sync([sold, paid]);
    const again = sale();
    const delta = await counter.sync([
      again,
      payment('LF-ZZZZZZ-1', '80.00', { kind: 'refund', of: paid.id }),
      payment(again.line),
      about('settle', sold),
    ]);

    expect(conflictsIn(refused).map(([, reason]) => reason)).toEqual(
      expect.arrayContaining(['wrong_number', 'no_order']),
    );
    expect(conflictsIn(delta)).toEqual([]);
    expect(guestIn(delta, again.line ?? '')).toMatchObject({ paid: '80.00', due: '0.00' });
    const { body } = await owner.send('GET', `/api/desk/drawers/?device=${counter.id}`);
    expect(body['results']).toMatchObject([{ taken: '80.00' }]);
  });
});
