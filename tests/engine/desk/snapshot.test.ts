import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskDelta } from '#domain/contract/desk.ts';
import { codeHash, normalCode } from '#domain/desk/code-hash.ts';
import { voucherCode } from '#engine/orders/read/vouchers.ts';
import { aDevice, anEntry, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, aPaidOrder, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let gate: Device;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  gate = await aDevice(engine, 'guide');
});
afterEach(() => engine.stop());

const tomorrow = '2026-12-02';
const book = (changes: object = {}, named: object = {}) =>
  made(owner, anOrderFor(buyer, changes, { date: tomorrow, ...named }));
const versions = (departures: DeskDelta['departures']) => departures.map(({ id, version }) => ({ id, version }));

describe('the snapshot of a device', () => {
  it('[T4] holds yesterday, today and the next three days by the clocks of the store', async () => {
    engine.clock.now = Temporal.Instant.from('2026-12-05T22:59:59Z');
    const evening = await gate.sync();
    engine.clock.now = Temporal.Instant.from('2026-12-05T23:00:00Z');
    const midnight = await gate.sync();

    expect([evening.from, evening.to]).toEqual(['2026-12-04', '2026-12-08']);
    expect([midnight.from, midnight.to]).toEqual(['2026-12-05', '2026-12-09']);
    // The walk has two starts a day, the other tours one.
    expect(midnight.departures).toHaveLength(5 * 5);
    expect(new Set(midnight.departures.map(({ date }) => date)).size).toBe(5);
  });

  it('[T4] says of each guest what staff at a gate need', async () => {
    const order = await book(
      { note: 'Vegetarian', staff_note: 'x' },
      { units: { Adult: 2, Child: 1 }, extras: { Map: 2 }, pickup: 'West gate' },
    );
    const line = order.lines[0];
    await owner.send('PATCH', `/api/orders/${order.id}/lines/${line?.id}/`, {
      note: 'Window',
      booking_participants_info: { has_main_contact: true, participants: [{ first_name: 'Eva', last_name: 'Kos' }] },
    });

    const delta = await gate.sync();

    const number = `${order.number}-1`;
    const digest = hash('sha256', normalCode(voucherCode(number, line?.id ?? '')), 'buffer');
    expect(guestIn(delta, number)).toEqual({
      number,
      code: codeHash(digest),
      status: 'booked',
      first_name: 'Marko',
      last_name: 'Marić',
      email: 'marko@example.com',
      phone: '091 1',
      party: [
        { title: 'Adult', people: 2 },
        { title: 'Child', people: 1 },
      ],
      names: ['Eva Kos'],
      pickup: 'West gate',
      extras: [{ title: 'Map', quantity: 2 }],
      answers: [],
      paid: '0.00',
      due: order.due.amount,
      note: 'Vegetarian',
      staff_note: 'Window',
    });
    expect(digest.toString('base64url').startsWith(codeHash(digest))).toBe(true);
  });

  it('[T4] shows those who have not paid and those who cancelled, and not what expired', async () => {
    const pending = await book({ status: 'pending' });
    const cancelled = await book();
    const expired = await book({ status: 'pending' }, { experience: 'boat', units: { Adult: 1 } });
    await owner.send('POST', `/api/orders/${cancelled.id}/cancel/`, {});
    await engine.database.write((tx) =>
      tx.updateTable('orders').set({ status: 'expired' }).where('id', '=', expired.id).execute(),
    );

    const delta = await gate.sync();

    expect(guestIn(delta, `${pending.number}-1`)?.status).toBe('pending');
    expect(guestIn(delta, `${cancelled.number}-1`)?.status).toBe('cancelled');
    expect(guestIn(delta, `${expired.number}-1`)).toBeUndefined();
  });

  it('[T4] has nothing that pays, cancels or admits: no ids of orders, lines or payments, no codes', async () => {
    const order = await aPaidOrder(buyer, owner, { date: tomorrow });
    await gate.sync([anEntry(engine, `${order.number}-1`, { people: [0] })]);

    const text = JSON.stringify(await gate.sync());

    const { codes, secrets } = await engine.database.read(async (tx) => {
      const lines = await tx.selectFrom('order_lines').select('id').execute();
      const tables = ['orders', 'order_lines', 'payments', 'payment_sessions', 'carts'] as const;
      const rows = await Promise.all(tables.map((table) => tx.selectFrom(table).select('id').execute()));
      return {
        codes: lines.map(({ id }) => voucherCode(`${order.number}-1`, id)),
        secrets: rows.flat().map(({ id }) => id),
      };
    });
    expect(text).toContain(`${order.number}-1`);
    expect(secrets.length).toBeGreaterThan(4);
    expect([...codes, ...secrets].filter((it) => text.includes(it))).toEqual([]);
  });

  it('[T4] is answered once: then only departures that changed, and those that are gone', async () => {
    const order = await book();
    const whole = await gate.sync();
    const known = versions(whole.departures);

    const same = await gate.sync([], { known });
    await owner.send('POST', `/api/orders/${order.id}/cancel/`, {});
    const changed = await gate.sync([], { known: [...known, { id: 987_654, version: 'x' }] });

    expect([same.departures, same.gone]).toEqual([[], []]);
    expect(changed.departures.map(({ date, title }) => [date, title])).toEqual([[tomorrow, 'Walk along the quay']]);
    expect(changed.gone).toEqual([987_654]);
  });

  it('[T4] heals whatever was lost or overtaken on the way', async () => {
    const held = new Map<number, DeskDelta['departures'][number]>();
    const apply = ({ departures, gone }: DeskDelta) => {
      for (const id of gone) held.delete(id);
      for (const departure of departures) held.set(departure.id, departure);
    };
    const ask = () => gate.sync([], { known: versions([...held.values()]) });
    const late: DeskDelta[] = [];
    for (let step = 0; step < 12; step++) {
      engine.clock.now = engine.clock.now.add({ hours: step % 4 === 3 ? 24 : 1 });
      const day = engine.clock.now.add({ hours: 24 }).toString().slice(0, 10);
      const order = await made(owner, anOrderFor(buyer, {}, { date: day, time: '15', units: { Adult: 1 } }));
      if (step % 3 === 0) await owner.send('POST', `/api/orders/${order.id}/cancel/`, {});
      const delta = await ask();
      // One of four answers arrives in time, one is lost, and two arrive late in the wrong order.
      if (step % 4 === 0) apply(delta);
      if (step % 4 > 1) late.unshift(delta);
      if (late.length === 2) for (const it of late.splice(0)) apply(it);
    }

    apply(await ask());

    const fresh = await gate.sync();
    const byId = (departures: Iterable<{ id: number }>) => [...departures].sort((a, b) => a.id - b.id);
    expect(byId(held.values())).toEqual(byId(fresh.departures));
  });

  it('[T4a] tells a device that may not see who comes to forget, and takes its entries all the same', async () => {
    const before = await gate.sync();
    const office = await aDevice(engine, ['account.read']);
    const entry = anEntry(engine, 'LF-ABC234-1', { people: [0] });

    const delta = await office.sync([entry], { known: versions(before.departures) });

    expect(delta.departures).toEqual([]);
    expect(delta.gone).toHaveLength(before.departures.length);
    expect(delta.stored).toEqual([entry.id]);
  });

  it('[T4] lets who sells see their guests and who runs it all of them, each no more', async () => {
    const account = await anAccount(engine, 'Resellers');
    const reseller = await aSeller(engine, { [account]: 'owner' });
    await agreeOnResale(engine, 1, account);
    const { body: shop } = await reseller.send('POST', '/api/stores/', {
      title: 'The other shop',
      time_zone: 'Europe/Zagreb',
      currency: 'EUR',
      settings: { manual_payment: true, payment_types: [{ id: 'cash', title: 'Cash' }] },
    });
    await reseller.send('POST', `/api/stores/${String(shop['id'])}/add-experience/`, { experience: 1 });
    const own = await book();
    const sold = await made(
      reseller,
      anOrderFor(buyer, { store: shop['id'], amount: '80.00', paid: true }, { date: tomorrow }),
    );
    const theirs = await aDevice(engine, 'owner', { account_id: account });
    const all = await gate.sync();
    const id = all.departures.find(({ guests }) => guests.length > 0)?.id;
    await owner.send('PATCH', `/api/departures/${id}/`, { note: 'Use pier 2', guide: 'Iva' });

    const [mine, others] = [await gate.sync(), await theirs.sync()];

    expect(guestIn(mine, `${sold.number}-1`)?.seller).toBe('The other shop');
    expect(guestIn(mine, `${own.number}-1`)).not.toHaveProperty('seller');
    expect(others.departures.flatMap(({ guests }) => guests.map(({ number }) => number))).toEqual([`${sold.number}-1`]);
    expect(new Set(others.departures.map(({ experience }) => experience))).toEqual(new Set([1]));
    expect(mine.departures.find((it) => it.id === id)).toMatchObject({ note: 'Use pier 2', guide: 'Iva' });
    expect(others.departures.find((it) => it.id === id)).toMatchObject({ note: '', guide: '' });
  });

  it('[T4] names the team and the keys that tickets are signed with', async () => {
    const at = engine.clock.now.epochMilliseconds;
    const day = 86_400_000;
    const other = await anAccount(engine, 'Others');
    await engine.database.write(async (tx) => {
      const key = { account_id: 1, device_id: null, private_key: 'secret', created_at: at - 900 * day };
      await tx
        .insertInto('voucher_keys')
        .values([
          { ...key, public_key: 'now', ended_at: null },
          { ...key, public_key: 'last year', ended_at: at - 399 * day },
          { ...key, public_key: 'over', ended_at: at - 401 * day },
          { ...key, public_key: 'theirs', ended_at: null, account_id: other },
        ])
        .execute();
    });

    const { members, voucher_keys } = await gate.sync();

    expect(new Set(members.map(({ name }) => name))).toEqual(new Set(['Ana Anić']));
    expect(members.map(({ id }) => id)).toContain(gate.user_id);
    expect(voucher_keys.map(({ public_key }) => public_key)).toEqual(['now', 'last year']);
    expect(JSON.stringify(voucher_keys)).not.toContain('secret');
  });

  it('[T4] is read by the token of somebody who sees who comes, who writes no log with it', async () => {
    const body = { departures: [], entries: [] };
    const entries = [anEntry(engine, 'LF-ABC234-1')];
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });

    const read = await owner.send('POST', '/api/desk/sync/', body);
    const written = await owner.send('POST', '/api/desk/sync/', { ...body, entries });
    const theirs = await stranger.send('POST', '/api/desk/sync/', { ...body, account: 1 });

    expect(read.status).toBe(200);
    expect([written.status, written.body]).toEqual([
      403,
      { detail: 'Entries are written at a device of the desk: sign in at /desk/ for that.' },
    ]);
    expect(theirs.status).toBe(403);
    expect((await engine.send('POST', '/api/desk/sync/', { body })).status).toBe(401);
  });

  it('[T4a] of 2,000 bookings is at most 300 kB, and the answer to one admit 5 kB', { timeout: 120_000 }, async () => {
    const order = await book();
    const few = await queriesOf(() => gate.sync());
    const numbers = await manyBookings(order);
    const bytesOf = async (...args: Parameters<Device['fetched']>) => {
      const response = await gate.fetched(...args);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { size: bytes.length, delta: JSON.parse(brotliDecompressSync(bytes).toString()) as DeskDelta };
    };

    const first = await bytesOf([], {});
    const known = versions(first.delta.departures);
    const after = await bytesOf([anEntry(engine, numbers[77] ?? '', { people: [0, 1] })], { known });

    const guests = first.delta.departures.flatMap((it) => it.guests).length;
    console.info(`${guests} guests in ${first.size} bytes; one admit in ${after.size}`);
    expect(guests).toBeGreaterThanOrEqual(2_000);
    expect(first.size).toBeLessThanOrEqual(300_000);
    expect(after.delta.departures).toHaveLength(1);
    expect(after.size).toBeLessThanOrEqual(5_000);
    expect(few).toBeLessThan(15);
    expect(await queriesOf(() => gate.sync())).toBeLessThanOrEqual(few);
  });
});

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { database } = engine;
  let queries = 0;
  const reading = vi.spyOn(database, 'read').mockImplementation((unit) =>
    database.ask(async (tx) => {
      const spy = vi.spyOn(tx, 'selectFrom');
      const answer = await unit(tx);
      queries += spy.mock.calls.length;
      spy.mockRestore();
      return answer;
    }),
  );
  await work();
  reading.mockRestore();
  return queries;
}

/** Copies a booking 2,000 times, each with another name, to 100 departures of five days. @returns the numbers of the lines */
async function manyBookings({ id }: { id: string }): Promise<string[]> {
  return engine.database.write(async (tx) => {
    const order = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const line = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
    const experience_id = line.experience_id;
    const departures: number[] = [];
    for (let n = 0; n < 20; n++) {
      const start = await tx
        .insertInto('start_times')
        .values({ experience_id, time: `${String(n).padStart(2, '0')}:17:00` })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (let day = 0; day < 5; day++) {
        const date = Temporal.PlainDate.from('2026-11-30').add({ days: day }).toString();
        const starts_at = Date.parse(`${date}T${String(n).padStart(2, '0')}:17:00Z`);
        const values = { experience_id, start_time_id: start.id, date, starts_at, cutoff_at: starts_at, capacity: 60 };
        const departure = tx.insertInto('departures').values({ ...values, sold: 40 });
        departures.push((await departure.returning('id').executeTakeFirstOrThrow()).id);
      }
    }
    const names = 'Ana Ivo Eva Marko Luka Mia Iva Petra Josip Nika Tomislav Karla Filip Lana Jakov'.split(' ');
    const numbers: string[] = [];
    for (let n = 0; n < 2_000; n++) {
      const seed = hash('sha256', String(n));
      const contact = {
        first_name: names[n % names.length],
        last_name: `${names[(n * 7) % names.length]}${seed.slice(0, 4)}ić`,
        email: `${seed.slice(4, 12)}@example.com`,
        phone_number: `+385 ${parseInt(seed.slice(0, 7), 16)}`,
      };
      const number = `LF-${seed.slice(12, 18).toUpperCase()}`;
      numbers.push(`${number}-1`);
      const copy = { id: crypto.randomUUID(), number, cart_id: null, main_contact_info_json: JSON.stringify(contact) };
      await tx
        .insertInto('orders')
        .values({ ...order, ...copy })
        .execute();
      const departure_id = departures[n % departures.length] ?? 0;
      await tx
        .insertInto('order_lines')
        .values({ ...line, id: crypto.randomUUID(), order_id: copy.id, departure_id })
        .execute();
    }
    return numbers;
  });
}
