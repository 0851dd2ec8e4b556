import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import type { DeskDelta, DeskLease, LogEntry } from '#domain/contract/desk.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { aDevice, anEntry, aSale, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, balanced, made, soldOrder } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
/** Another device of the account, whose staff accept or settle. */
let office: Device;
/** A tablet that is signed in, and has leased four places of a walk with twelve. */
let tablet: ReturnType<typeof aBrowser>;
let tabletId: number;
let lease: DeskLease;
let order: SellerOrder;
const DATE = '2026-12-02';
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  office = await aDevice(engine, 'agent', { name: 'Office' });
  tablet = aBrowser(engine);
  const { body: session } = await tablet.open(await aMember(engine, { 1: 'agent' }));
  tabletId = session.device.id;
  const walk = walkIn(await office.sync());
  const leased = await callAs(engine, session.access, 'PUT', `/api/desk/leases/${walk.id}/`, { places: 4 });
  lease = leased.body;
  order = await made(owner, anOrderFor(buyer, {}, { date: DATE, time: '15' }));
});
afterEach(() => balanced(engine));

function walkIn({ departures }: DeskDelta) {
  const found = departures.find(({ date, time, capacity }) => date === DATE && time === '09:00:00' && capacity === 12);
  if (!found) throw new Error('no walk');
  return found;
}
const revoke = async () => {
  expect((await owner.send('DELETE', `/api/desk/devices/${tabletId}/`)).status).toBe(204);
};
const later = (hours: number) => {
  engine.clock.now = engine.clock.now.add({ hours });
};
const handOver = (entries: LogEntry[]) => tablet.send('POST', '/api/desk/session/hand-over/', { entries });
const sale = (n = 0, more: Parameters<typeof aSale>[3] = {}, adults = 2) =>
  aSale(
    engine,
    lease,
    { ...buyer.selection({ date: DATE, units: { Adult: adults } }), total: `${40 * adults}.00` },
    { number: lease.numbers[n] ?? '', ...more },
  );
const payment = (line: string | undefined, amount = '80.00') =>
  anEntry(engine, line ?? '', { kind: 'payment', amount, currency: 'EUR', type: 'cash' });
const about = (kind: 'accept' | 'settle', { id: of }: LogEntry) => anEntry(engine, '', { kind, line: undefined, of });
const waiting = ({ conflicts }: DeskDelta) => conflicts.map(({ id, reason }) => [id, reason]);
/** Tries to take places as a visitor, at most eight at once. @returns the status */
const visitorTakes = async (count: number) =>
  (await engine.call(createCart, {}, { body: buyer.selection({ date: DATE, units: { Adult: count } }) })).status;
const drawers = async () => {
  const { body } = await owner.send('GET', '/api/desk/drawers/');
  return (body as { results: { device: { id: number } }[] }).results.filter(({ device }) => device.id === tabletId);
};

describe('a revoked device', () => {
  it('[T6b] gets no order paid and no sale confirmed, whatever dates it writes', async () => {
    const line = `${order.number}-1`;
    const early = engine.clock.now.subtract({ hours: 1 }).toString();
    await revoke();
    later(1);
    const sold = sale(0, { at: early });
    const paid = { ...payment(line), at: early };
    const note = anEntry(engine, line, { kind: 'note', text: 'Free', at: early });
    const opened = anEntry(engine, '', { kind: 'drawer_open', line: undefined, amount: '5.00', currency: 'EUR' });

    const { status, body } = await handOver([sold, paid, note, opened]);

    expect([status, body]).toEqual([200, { stored: [sold, paid, note, opened].map(({ id }) => id) }]);
    const delta = await office.sync();
    expect(new Map(waiting(delta) as [string, string][])).toEqual(
      new Map([sold, paid, note, opened].map(({ id }) => [id, 'not_allowed'])),
    );
    expect([walkIn(delta).sold, guestIn(delta, line)?.paid, guestIn(delta, line)?.staff_note]).toEqual([0, '0.00', '']);
    expect(await drawers()).toEqual([]);
  });

  it('[T6b] is believed about who came in before it was revoked, and about nobody after that', async () => {
    const line = `${order.number}-1`;
    const at = engine.clock.now.add({ hours: 1 }).toString();
    const before = anEntry(engine, line, { people: [0] });
    await revoke();
    later(2);

    await handOver([anEntry(engine, line, { people: [1], at })]);
    const late = (await soldOrder(owner, order.id)).lines[0]?.attendance_status;
    await handOver([before]);

    expect(late).toBe('expected');
    expect((await soldOrder(owner, order.id)).lines[0]?.attendance_status).toBe('checked_in');
    expect(waiting(await office.sync())).toEqual([]);
  });

  it('[T6b] is believed also where its user has left the team', async () => {
    const entry = anEntry(engine, `${order.number}-1`, { people: [0] });
    later(1);
    await engine.database.write((tx) =>
      tx
        .deleteFrom('team_members')
        .where('user_id', '=', tx.selectFrom('desk_devices').select('user_id').where('id', '=', tabletId))
        .execute(),
    );

    const sold = sale();
    await handOver([entry, sold]);

    expect((await soldOrder(owner, order.id)).lines[0]?.attendance_status).toBe('checked_in');
    expect(waiting(await office.sync())).toEqual([[sold.id, 'not_allowed']]);
  });

  it('[T6b] has what it sold and took booked by one tap of staff, with the places that were kept for it', async () => {
    const [sold, taken] = [sale(), payment(sale().line)];
    await revoke();
    await handOver([sold, taken]);
    expect([await visitorTakes(8), await visitorTakes(2), await visitorTakes(1)]).toEqual([201, 201, 409]);

    const guide = await aDevice(engine, 'guide');
    await guide.sync([about('accept', sold)]);
    expect(walkIn(await office.sync()).sold).toBe(0);
    const delta = await office.sync([about('accept', taken), about('accept', sold)]);

    expect(waiting(delta)).toEqual([]);
    expect(walkIn(delta).sold).toBe(2);
    expect(guestIn(delta, sold.line ?? '')).toMatchObject({ paid: '80.00', due: '0.00' });
    // A second tap at another device changes nothing.
    expect(walkIn(await office.sync([about('accept', sold)])).sold).toBe(2);
  });

  it('[T6b] has its places given back where staff say no, and takes no places that are gone', async () => {
    const [first, second] = [sale(), sale(1, {}, 12)];
    await revoke();
    await handOver([first, second]);

    expect([await visitorTakes(8), await visitorTakes(3)]).toEqual([201, 409]);
    await office.sync([about('settle', first)]);
    expect(await visitorTakes(3)).toBe(201);
    const delta = await office.sync([about('accept', second)]);

    expect(waiting(delta)).toEqual([[second.id, 'places_gone']]);
    expect(walkIn(delta).sold).toBe(0);
  });

  it('[T6] accepts and settles nothing itself', async () => {
    const sold = sale();
    await revoke();
    await handOver([sold]);
    await handOver([about('accept', sold), about('settle', sold)]);

    const delta = await office.sync();
    expect(waiting(delta)).toEqual([[sold.id, 'not_allowed']]);
    expect(walkIn(delta).sold).toBe(0);
  });

  it('[T6b] hands over for seven days', async () => {
    await revoke();
    later(7 * 24 - 1);
    expect((await handOver([payment(`${order.number}-1`)])).status).toBe(200);
    later(1);

    const { status, body } = await handOver([payment(`${order.number}-1`)]);

    expect([status, body['code'], tablet.cookie()]).toEqual([401, 'device_revoked', null]);
  });

  it('[T6b] is one whose session is over, too', async () => {
    later(24 * 90);
    const taken = payment(`${order.number}-1`);

    await handOver([taken]);

    const other = await aDevice(engine, 'agent');
    expect(waiting(await other.sync())).toEqual([[taken.id, 'not_allowed']]);
    later(24 * 7);
    expect((await handOver([taken])).status).toBe(401);
  });
});

it('[T6b] a sale of a device that may no longer sell waits with its places, and is booked by a tap', async () => {
  const counter = await aDevice(engine, 'agent', { name: 'Counter' });
  lease = await counter.leased(lease.departure, 2);
  const sold = sale();
  await engine.database.write(async (tx) => {
    const { id } = await tx.selectFrom('roles').select('id').where('name', '=', 'guide').executeTakeFirstOrThrow();
    await tx.updateTable('team_members').set({ role_id: id }).where('user_id', '=', counter.user_id).execute();
  });
  await counter.sync([sold]);
  expect(walkIn(await office.sync()).held).toBe(6);

  const delta = await office.sync([about('accept', sold)]);

  expect([walkIn(delta).sold, walkIn(delta).held, waiting(delta)]).toEqual([2, 4, []]);
});
