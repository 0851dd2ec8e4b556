import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import type { DeskDelta, DeskDeparture } from '#domain/contract/desk.ts';
import { sweepAccounts } from '#engine/accounts/sweep.ts';
import { aDevice, anEntry, type Device } from '#tests/support/engine/desk-device.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { balanced } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let counter: Device;
/** The walk of tomorrow at nine, with twelve places. */
let walk: DeskDeparture;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  counter = await aDevice(engine, 'agent', { name: 'Counter' });
  walk = walkIn(await counter.sync());
});
afterEach(() => balanced(engine));

function walkIn({ departures }: DeskDelta): DeskDeparture {
  const found = departures.find(
    ({ date, time, capacity }) => date === '2026-12-02' && time === '09:00:00' && capacity === 12,
  );
  if (!found) throw new Error('no walk');
  return found;
}
const walkNow = async () => walkIn(await counter.sync());
const visitorTakes = (count: number) =>
  engine.call(createCart, {}, { body: buyer.selection({ date: walk.date, units: { Adult: count } }) });
const giveBack = (of: string, places: number) =>
  anEntry(engine, '', { kind: 'give_back', line: undefined, departure: walk.id, of, places });
const atStart = () => Temporal.Instant.from(walk.starts_at);

describe('a lease of places', () => {
  it('[T11] holds places for one device until the start, and has a number for each sale', async () => {
    const lease = await counter.leased(walk.id, 4);

    expect(lease).toMatchObject({ departure: walk.id, places: 4, expires_at: walk.starts_at });
    expect(lease.numbers.length).toBeGreaterThan(4);
    expect(lease.numbers.every((it) => /^LF-[2-9A-HJ-NP-Z]{6}$/.test(it))).toBe(true);
    expect((await walkNow()).held).toBe(4);
    expect((await visitorTakes(8)).status).toBe(201);
    expect((await visitorTakes(1)).body).toMatchObject({ code: 'places_taken', left: 0 });
    const { leases } = await counter.sync();
    expect(leases).toEqual([lease]);
    expect((await (await aDevice(engine, 'agent')).sync()).leases).toEqual([]);
  });

  it('[T11a] grows, and is never made smaller by a call, however late it comes', async () => {
    const first = await counter.leased(walk.id, 3);
    const grown = await counter.leased(walk.id, 5);
    const late = await counter.leased(walk.id, 1);

    expect([grown.id, grown.places, late.places]).toEqual([first.id, 5, 5]);
    expect((await walkNow()).held).toBe(5);
  });

  it('[T11, B13] is no hold of the office, which staff could change or release', async () => {
    const { id } = await counter.leased(walk.id, 4);
    const lines = [buyer.selection({ date: walk.date })];

    const changed = await owner.send('PUT', `/api/bookings/holds/${id}/`, { store: 1, lines });
    const released = await owner.send('DELETE', `/api/bookings/holds/${id}/`, undefined);

    expect([changed.status, released.status, (await walkNow()).held]).toEqual([404, 404, 4]);
  });

  it('[T11a] gives places back by the log of its device, once for each entry', async () => {
    const { id } = await counter.leased(walk.id, 5);
    const entry = giveBack(id, 2);
    await counter.sync([entry]);
    const { leases } = await counter.sync([entry]);

    expect(leases[0]?.places).toBe(3);
    expect((await visitorTakes(8)).status).toBe(201);
    const after = await counter.sync([giveBack(id, 9)]);
    expect(after.leases[0]?.places).toBe(0);
    expect((await walkNow()).held).toBe(8);
  });

  it('[T11] is refused beyond what is free, and says how many it could hold', async () => {
    await visitorTakes(8);
    await counter.leased(walk.id, 1);

    expect((await counter.lease(walk.id, 5)).body).toMatchObject({ code: 'places_taken', left: 4 });
    expect((await counter.lease(walk.id, 4)).status).toBe(200);
  });

  it('[T11] ends at the start: nothing is leased any more, and nobody can lease', async () => {
    await counter.leased(walk.id, 4);
    engine.clock.now = atStart();

    expect((await counter.sync()).leases).toEqual([]);
    expect((await walkNow()).held).toBe(0);
    expect((await counter.lease(walk.id, 1)).body).toMatchObject({ code: 'past_cutoff' });
  });

  it('[T11] is free at once where its device is revoked, signed out or signed in elsewhere; the list says what it had', async () => {
    await counter.leased(walk.id, 4);
    const { body } = await owner.send('GET', '/api/desk/devices/?account=1');
    const listed = body as unknown as { results: { id: number; leased: number }[] };
    const { title, date, time } = walk;

    expect(listed.results.find(({ id }) => id === counter.id)).toMatchObject({
      leased: 4,
      leases: [{ title, date, time, places: 4 }],
    });
    await owner.send('DELETE', `/api/desk/devices/${counter.id}/`);
    expect((await visitorTakes(8)).status).toBe(201);
    expect((await visitorTakes(4)).status).toBe(201);
  });

  it('[T11] is free where the same user signs in again at the device for another account', async () => {
    const other = await anAccount(engine, 'Others');
    const agent = await aMember(engine, { 1: 'agent', [other]: 'agent' });
    const browser = aBrowser(engine);
    const { access, device } = (await browser.open(agent, { account: 1 })).body;
    await callAs(engine, access, 'PUT', `/api/desk/leases/${walk.id}/`, { places: 4 });
    const again = (await browser.open(agent, { account: other })).body;

    expect([again.device.id, again.account.id]).toEqual([device.id, other]);
    expect((await walkNow()).held).toBe(0);
  });

  it('[T11] ends with the start, also where the start is moved', async () => {
    const lease = await counter.leased(walk.id, 4);
    await owner.send('PATCH', `/api/experiences/${walk.experience}/`, { time_zone: 'America/New_York' });
    const start = Temporal.Instant.from((await walkNow()).starts_at);
    engine.clock.now = atStart();

    expect(Temporal.Instant.compare(start, engine.clock.now)).toBe(1);
    expect((await counter.sync()).leases).toMatchObject([{ id: lease.id, places: 4, expires_at: start.toString() }]);
    expect((await walkNow()).held).toBe(4);
    engine.clock.now = start;
    expect((await walkNow()).held).toBe(0);
  });

  it('[T11] is not given to a device that is revoked at the same time', async () => {
    for (let n = 0; n < 10; n += 1) {
      const device = await aDevice(engine, 'agent');
      await Promise.all([
        device.lease(walk.id, 1),
        owner.send('DELETE', `/api/desk/devices/${device.id}/`),
        device.lease(walk.id, 1),
      ]);
    }

    expect((await walkNow()).held).toBe(0);
  });

  it('[T11] is another one for a device that is enrolled again, beside the one that ended', async () => {
    const first = await counter.leased(walk.id, 2);
    await owner.send('DELETE', `/api/desk/devices/${counter.id}/`);
    const again = await aDevice(engine, 'agent');

    expect((await again.leased(walk.id, 3)).id).not.toBe(first.id);
  });

  it('[T11] is forgotten when no device can come back to report a sale of it', async () => {
    await counter.leased(walk.id, 4);
    const counts = async (days: number) => {
      const now = atStart().add({ hours: 24 * days });
      engine.clock.now = now;
      return engine.database.write(async (tx) => {
        await sweepAccounts(tx, now);
        return [
          (await tx.selectFrom('desk_leases').select('id').execute()).length,
          (await tx.selectFrom('reserved_numbers').select('number').execute()).length,
        ];
      });
    };

    expect(await counts(99)).toEqual([1, 7]);
    expect(await counts(101)).toEqual([0, 0]);
  });

  it('[T11] is for devices that may sell, of accounts that sell the tour', async () => {
    const guide = await aDevice(engine, 'guide');
    const others = await aDevice(engine, 'agent', { account_id: await anAccount(engine, 'Others') });
    const asOwner = await owner.send('PUT', `/api/desk/leases/${walk.id}/`, { places: 1 });

    expect((await guide.lease(walk.id, 1)).status).toBe(403);
    expect((await others.lease(walk.id, 1)).status).toBe(404);
    expect([asOwner.status, asOwner.body['detail']]).toEqual([403, expect.stringContaining('/desk/')]);
    expect((await counter.lease(987_654, 1)).status).toBe(404);
    expect((await counter.lease(walk.id, -1)).status).toBe(400);
    await engine.database.write((tx) => tx.deleteFrom('store_experiences').execute());
    expect((await counter.lease(walk.id, 1)).body['detail']).toContain('List it in a store');
  });

  it('[T11] may be of a departure that is closed for visitors, and counts against its capacity', async () => {
    await owner.send('PATCH', `/api/departures/${walk.id}/`, { closed: true });
    await counter.leased(walk.id, 4);

    const { status, body } = await owner.send('PATCH', `/api/departures/${walk.id}/`, { capacity: 3 });
    expect([status, Object.keys(body)]).toEqual([400, ['capacity']]);
  });
});

describe('the key of a device', () => {
  const key = (character: string) => `${character.repeat(42)}E`;

  it('[T8a] is vouched for at a contact, and given to every gate until its device is revoked', async () => {
    const { signing_key } = await counter.sync([], { signing_key: key('A') });
    const again = await counter.sync([], { signing_key: key('A') });
    const silent = await counter.sync();
    const gate = await aDevice(engine, 'guide');
    const known = (delta: DeskDelta) => delta.voucher_keys.find(({ device }) => device === counter.id);

    expect(signing_key).toEqual(expect.any(Number));
    expect([again.signing_key, silent.signing_key]).toEqual([signing_key, signing_key]);
    expect(known(await gate.sync())).toMatchObject({ id: signing_key, public_key: key('A'), ended_at: null });
    await owner.send('DELETE', `/api/desk/devices/${counter.id}/`);
    expect(known(await gate.sync())?.ended_at).toBe(engine.clock.now.toString());
  });

  it('[T8] is none for which everybody can sign', async () => {
    const order8 = '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc';
    const small = [`01${'00'.repeat(31)}`, `${order8}05`, `${order8}85`, `ec${'ff'.repeat(30)}7f`];
    for (const hex of ['00'.repeat(32), `${'00'.repeat(31)}80`, ...small]) {
      const signing_key = Buffer.from(hex, 'hex').toString('base64url');

      await expect(counter.sync([], { signing_key })).rejects.toThrow('no public key');
    }
    const { publicKey } = generateKeyPairSync('ed25519');
    const signing_key = publicKey.export({ format: 'jwk' }).x ?? '';
    expect((await counter.sync([], { signing_key })).signing_key).toEqual(expect.any(Number));
  });

  it('[T8a] is followed by another one; what the first has signed stays genuine', async () => {
    const first = await counter.sync([], { signing_key: key('A') });
    const second = await counter.sync([], { signing_key: key('B') });
    const keys = second.voucher_keys.filter(({ device }) => device === counter.id);

    expect(second.signing_key).not.toBe(first.signing_key);
    expect(keys.map(({ ended_at }) => ended_at)).toEqual([engine.clock.now.toString(), null]);
  });

  it('[T8] is no other text, and none of a device that may not sell', async () => {
    await expect(counter.sync([], { signing_key: 'no key' })).rejects.toThrow('no public key');
    const guide = await aDevice(engine, 'guide');

    expect((await guide.sync([], { signing_key: key('C') })).signing_key).toBeNull();
  });
});
