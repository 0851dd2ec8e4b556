import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeskDelta, DeskLease, LogEntry } from '#domain/contract/desk.ts';
import { deviceProofText } from '#domain/desk/voucher-text.ts';
import { PASSWORD, type SignedIn } from '#tests/support/engine/accounts.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { anEntry, aSale } from '#tests/support/engine/desk-device.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { balanced } from '#tests/support/payments/selling.ts';
import { seeded } from '#tests/support/play/seeded.ts';

let engine: Engine;
let buyer: Buyer;
let owner: SignedIn;
let ana: SignedIn;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aMember(engine, { 1: 'owner' });
  ana = await aMember(engine, { 1: 'agent' });
});
afterEach(() => balanced(engine));

const DATE = '2026-12-02';

/** A browser with what the desk stores beside its cookie: key, log and leases. */
class Tablet {
  browser = aBrowser(engine);
  access = '';
  device = 0;
  unsent: LogEntry[] = [];
  private_key: KeyObject;
  public_key: string;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    this.private_key = privateKey;
    this.public_key = publicKey.export({ format: 'jwk' }).x ?? '';
  }

  loseCookie() {
    this.browser = aBrowser(engine);
  }

  proof(subject: string) {
    const signature = sign(null, Buffer.from(deviceProofText(subject)), this.private_key).toString('base64url');
    return { public_key: this.public_key, signature };
  }

  async signIn({ email }: { email: string }, more: object = {}) {
    const body = { email, password: PASSWORD, name: 'Tablet', proof: this.proof(email), ...more };
    const answer = await this.browser.send('POST', '/api/desk/session/', body);
    if (answer.status !== 200) throw new Error(`the sign-in was answered ${answer.status}`);
    this.access = answer.body.access;
    this.device = answer.body.device.id;
    return answer.body;
  }

  async enrol() {
    const { body } = await owner.send('POST', '/api/desk/enrolments/', { name: 'Gate', role: 'agent' });
    const code = String(body['code']);
    const answer = await this.browser.send('POST', '/api/desk/session/enrol/', { code, proof: this.proof(code) });
    this.access = answer.body.access;
    this.device = answer.body.device.id;
  }

  async sync(): Promise<DeskDelta> {
    const body = { departures: [], entries: this.unsent, signing_key: this.public_key };
    const answer = await callAs(engine, this.access, 'POST', '/api/desk/sync/', body);
    if (answer.status !== 200) throw new Error(`the sync was answered ${answer.status}`);
    this.unsent = [];
    return answer.body;
  }

  async lease(departure: number, places: number): Promise<DeskLease> {
    const { body } = await callAs(engine, this.access, 'PUT', `/api/desk/leases/${departure}/`, { places });
    return body;
  }

  sell(lease: DeskLease, number: string | undefined, who = 'Ana') {
    const selection = buyer.selection({ date: DATE, units: { Adult: 1 } });
    this.unsent.push(aSale(engine, lease, { ...selection, total: '40.00' }, { number: number ?? '', who }));
  }
}

const walkIn = ({ departures }: DeskDelta) => {
  const found = departures.find(({ date, time, capacity }) => date === DATE && time === '09:00:00' && capacity === 12);
  if (!found) throw new Error('no walk');
  return found;
};
const leasesOfOthers = (device: number) =>
  engine.database.read((tx) =>
    tx.selectFrom('desk_leases').select('id').where('device_id', '<>', device).where('ended_at', 'is', null).execute(),
  );

async function aTabletWithLease(places = 4) {
  const tablet = new Tablet();
  await tablet.signIn(ana);
  const walk = walkIn(await tablet.sync());
  return { tablet, walk, lease: await tablet.lease(walk.id, places) };
}

it('[T2a, T11a] a browser that has lost its cookie goes on as the same device by its key', async () => {
  const { tablet, lease } = await aTabletWithLease();
  const before = tablet.device;
  tablet.sell(lease, lease.numbers[0]);
  tablet.loseCookie();
  expect((await tablet.browser.renew()).body['code']).toBe('no_device');

  await tablet.signIn(ana);
  const delta = await tablet.sync();

  expect([tablet.device, delta.conflicts, walkIn(delta).sold, walkIn(delta).held]).toEqual([before, [], 1, 3]);
  expect(delta.leases.map(({ id, places }) => [id, places])).toEqual([[lease.id, 3]]);
});

it('[T2a, T11a] a colleague who signs in at it, or a code, adopts its leases and key; each entry keeps its author', async () => {
  const { tablet, lease } = await aTabletWithLease();
  const { signing_key } = await tablet.sync();
  const first = tablet.device;
  tablet.sell(lease, lease.numbers[0], 'Ana Anić');
  tablet.loseCookie();

  const body = await tablet.signIn(await aMember(engine, { 1: 'agent' }));
  const delta = await tablet.sync();

  expect(body.device.id).not.toBe(first);
  expect([delta.conflicts, delta.signing_key, walkIn(delta).sold]).toEqual([[], signing_key, 1]);
  expect(await leasesOfOthers(tablet.device)).toEqual([]);
  const sold = await engine.database.read((tx) =>
    tx.selectFrom('history').select('actor').where('kind', '=', 'placed').execute(),
  );
  expect(sold.map(({ actor }) => actor)).toEqual(['Ana Anić']);
  tablet.sell(lease, lease.numbers[1]);
  tablet.loseCookie();
  await tablet.enrol();
  expect((await tablet.sync()).conflicts).toEqual([]);
  expect(await leasesOfOthers(tablet.device)).toEqual([]);
});

it('[T2a] the session is for the account of the device, unless another one is named', async () => {
  const other = await anAccount(engine, 'Other');
  const both = await aMember(engine, { 1: 'agent', [other]: 'agent' });
  const tablet = new Tablet();
  await tablet.signIn(both, { account: other });
  await tablet.sync();
  tablet.loseCookie();

  expect((await tablet.signIn(both)).account.id).toBe(other);
});

it('[T2a, T6] a revoked key adopts nothing, and neither does one without its signature', async () => {
  const { tablet, walk, lease } = await aTabletWithLease();
  const thief = new Tablet();
  const ivo = await aMember(engine, { 1: 'agent' });
  for (const proof of [
    thief.proof(ivo.email),
    { ...thief.proof(ivo.email), public_key: tablet.public_key },
    { ...tablet.proof(ana.email) },
    { public_key: tablet.public_key, signature: 'A'.repeat(86) },
  ]) {
    thief.loseCookie();
    await thief.signIn(ivo, { proof });
    expect((await thief.sync()).leases).toEqual([]);
  }

  await owner.send('DELETE', `/api/desk/devices/${tablet.device}/`);
  tablet.sell(lease, lease.numbers[0]);
  tablet.loseCookie();
  const revoked = tablet.device;
  await tablet.signIn(ana);
  const delta = await tablet.sync();

  expect(tablet.device).not.toBe(revoked);
  expect(delta.conflicts.map(({ reason }) => reason)).toEqual(['wrong_number']);
  expect([delta.leases, walkIn(delta).sold, walkIn(delta).held, walk.held]).toEqual([[], 0, 0, 0]);
});

const rounds = casesOf({ soak: 200, daily: 30, onPostgres: 10 });
it(`[T2a, T11a] in ${rounds} rounds of kill, lost cookie and return no sale is refused, and no lease is left behind`, {
  timeout: 60_000 + rounds * 2_000,
}, async () => {
  const random = seeded(4_711);
  const staff = [ana, await aMember(engine, { 1: 'agent' }), await aMember(engine, { 1: 'manager' })];
  const { tablet, walk } = await aTabletWithLease(2);
  let sold = 0;
  for (let round = 0; round < rounds; round += 1) {
    const lease = await tablet.lease(walk.id, 2);
    expect(lease.places).toBeGreaterThan(0);
    for (const number of lease.numbers.slice(0, Math.floor(random() * 3))) {
      tablet.sell(lease, number);
      sold += 1;
    }
    // The device was killed before the answer: the engine has the entries, and the device sends them again.
    const again = [...tablet.unsent];
    if (random() < 0.3) await tablet.sync();
    if (random() < 0.5) tablet.unsent = again;
    const before = aBrowser(engine, { cookie: tablet.browser.cookie() ?? '' });
    if (random() < 0.8) tablet.loseCookie();
    const who = staff[Math.floor(random() * staff.length)] ?? ana;
    if (random() < 0.15) await tablet.enrol();
    else await tablet.signIn(who);
    const delta = await tablet.sync();
    expect([round, delta.conflicts]).toEqual([round, []]);
    expect([round, await leasesOfOthers(tablet.device)]).toEqual([round, []]);
    expect((await before.renew()).status).toBe(401);
    const { guests = [] } = delta.departures.find(({ id }) => id === walk.id) ?? {};
    expect([round, guests.filter(({ status }) => status === 'booked').length]).toEqual([round, sold]);
    // Room for the next round: the tour has twelve places.
    if (sold > 8) {
      await engine.database.write((tx) =>
        tx
          .updateTable('departures')
          .set({ capacity: sold + 12 })
          .where('id', '=', walk.id)
          .execute(),
      );
    }
  }
});

it('[T6, T2a] what a device had not sent is sent by the one that adopted it', async () => {
  const { tablet } = await aTabletWithLease();
  const note = anEntry(engine, 'LF-ZZZZZZ-1', { kind: 'note', text: 'Seen' });
  tablet.unsent.push(note);
  tablet.loseCookie();
  await tablet.signIn(await aMember(engine, { 1: 'agent' }));
  await tablet.sync();

  const rows = await engine.database.read((tx) => tx.selectFrom('desk_log').select(['id', 'is_allowed']).execute());
  expect(rows).toEqual([{ id: note.id, is_allowed: 1 }]);
});
