import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RoleName, rolePermissions } from '#domain/permissions.ts';
import { sweepAccounts } from '#engine/accounts/sweep.ts';
import type { SignedIn } from '#tests/support/engine/accounts.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller } from '#tests/support/engine/sellers.ts';
import { seeded } from '#tests/support/play/seeded.ts';

let engine: Engine;
let owner: SignedIn;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aMember(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const GUESTS = '/api/departures/';

async function aCode(role = 'guide', by = owner): Promise<string> {
  const { status, body, text } = await by.send('POST', '/api/desk/enrolments/', { name: 'Gate', role });
  if (status !== 201) throw new Error(text);
  return String(body['code']);
}

/** An enrolled device and its first session. */
async function aGate(role = 'guide', by = owner) {
  const browser = aBrowser(engine);
  const { body } = await browser.enrol(await aCode(role, by));
  return { ...browser, id: body.device.id, access: body.access };
}

const setRole = (user_id: number, name: RoleName) =>
  engine.database.write(async (tx) => {
    const { id } = await tx.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    await tx.updateTable('team_members').set({ role_id: id }).where('user_id', '=', user_id).execute();
  });

const allDevices = () =>
  engine.database.read((tx) => tx.selectFrom('desk_devices').selectAll().orderBy('id').execute());

it('[T3, G11] a code enrols one device within ten minutes, however it is typed, and is stored as a hash', async () => {
  const code = await aCode();
  const stored = await engine.database.read((tx) => tx.selectFrom('desk_enrolments').selectAll().execute());
  const typed = `${code.slice(0, 4)}–${code.slice(4, 8)}\u00A0${code.slice(8)}\u200B`.toLowerCase();
  const { status, body } = await aBrowser(engine).enrol(typed);

  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  expect(JSON.stringify(stored)).not.toContain(code);
  expect([status, body.device.is_shared, body.accounts.map(({ id }) => id)]).toEqual([200, true, [1]]);
  expect((await aBrowser(engine).enrol(code)).status).toBe(400);
  const late = await aCode();
  engine.clock.now = engine.clock.now.add({ minutes: 10 });
  expect((await aBrowser(engine).enrol(late)).body['code']).toEqual(['This code is unknown, used or over.']);
});

it('[T3] of devices that send one code at once, one is enrolled', async () => {
  const code = await aCode();
  const answers = await Promise.all(Array.from({ length: 8 }, () => aBrowser(engine).enrol(code)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await allDevices()).toHaveLength(1);
});

it('[T3] wrong codes are throttled, right ones are not', async () => {
  const code = await aCode();
  const tried: number[] = [];
  for (let i = 0; i < 21; i++) tried.push((await aBrowser(engine).enrol(`wrong${i}`)).status);

  expect([...new Set(tried)]).toEqual([400, 429]);
  expect((await aBrowser(engine).enrol(code)).status).toBe(200);
});

it('[T3] enrolling takes the right to manage the team, and gives no more than one has', async () => {
  const [agent, other] = [await aMember(engine, { 1: 'agent' }), await anAccount(engine, 'Other')];
  const role = { base_account: 1, name: 'Team only', permissions: ['team.manage', 'team.read'] };
  const made = await owner.send('POST', '/api/roles/', role);
  const boss = await aMember(engine, { 1: 'guide' });
  await engine.database.write((tx) =>
    tx
      .updateTable('team_members')
      .set({ role_id: Number(made.body['id']) })
      .where('user_id', '=', boss.id)
      .execute(),
  );
  const enrol = async (by: SignedIn, more: object = {}) =>
    (await by.send('POST', '/api/desk/enrolments/', { name: 'Gate', role: 'guide', ...more })).status;

  expect(await enrol(agent)).toBe(403);
  expect(await enrol(owner, { account: other })).toBe(403);
  expect(await enrol(owner, { role: 'captain' })).toBe(400);
  expect(await enrol(boss)).toBe(403);
  expect(await enrol(boss, { role: 'Team only' })).toBe(201);
});

it('[T3] a device may do what its role and its user may, in its account alone', async () => {
  const other = await anAccount(engine, 'Other');
  const boss = await aMember(engine, { 1: 'owner', [other]: 'owner' });
  const { body } = await boss.send('POST', '/api/desk/enrolments/', { account: 1, name: 'Gate', role: 'agent' });
  const browser = aBrowser(engine);
  const session = (await browser.enrol(String(body['code']))).body;

  expect(session.permissions).toContain('orders.write');
  expect(session.permissions).not.toContain('team.manage');
  expect((await callAs(engine, session.access, 'GET', '/api/orders/')).status).toBe(200);
  expect((await browser.renew(other)).status).toBe(403);
  await setRole(boss.id, 'guide');
  expect((await browser.renew()).body.permissions).not.toContain('orders.write');
  expect((await callAs(engine, session.access, 'GET', '/api/orders/')).status).toBe(403);
  expect((await callAs(engine, session.access, 'GET', GUESTS)).status).toBe(200);
});

it('[T3a] a device ends with its user: one who left the team, is inactive or was deleted', async () => {
  const ends = [
    (id: number) => engine.database.write((tx) => tx.deleteFrom('team_members').where('user_id', '=', id).execute()),
    (id: number) =>
      engine.database.write((tx) => tx.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute()),
    (id: number) => engine.database.write((tx) => tx.deleteFrom('users').where('id', '=', id).execute()),
  ];
  for (const end of ends) {
    const boss = await aMember(engine, { 1: 'owner' });
    const gate = await aGate('guide', boss);
    await end(boss.id);

    expect((await callAs(engine, gate.access, 'GET', GUESTS)).body).toMatchObject({ code: 'device_revoked' });
    expect((await gate.renew()).body).toMatchObject({ code: 'device_revoked' });
  }
  // Deleting the device would delete its log.
  expect(await allDevices()).toHaveLength(3);
});

it('[T3a] devices end at once when their user leaves the team, or their role is deleted', async () => {
  const second = await aMember(engine, { 1: 'owner' });
  const ended = async () => (await allDevices()).map(({ revoked_at }) => revoked_at !== null);
  const ok = ({ status }: { status: number }) => expect(status).toBeLessThan(300);
  const role = await owner.send('POST', '/api/roles/', {
    base_account: 1,
    name: 'Skipper',
    permissions: ['bookings.read'],
  });
  await aGate('Skipper');
  await aGate('guide', second);
  await aGate();
  ok(await owner.send('DELETE', `/api/roles/${String(role.body['id'])}/`));
  expect(await ended()).toEqual([true, false, false]);

  const { body } = await owner.send('GET', '/api/team-members/');
  const { results } = body as unknown as { results: { id: number; user: number }[] };
  ok(await owner.send('DELETE', `/api/team-members/${results.find(({ user }) => user === second.id)?.id}/`));
  expect(await ended()).toEqual([true, true, false]);
});

it('[T3] a code whose maker has left the team enrols nothing', async () => {
  const boss = await aMember(engine, { 1: 'owner' });
  const code = await aCode('guide', boss);
  await engine.database.write((tx) => tx.deleteFrom('team_members').where('user_id', '=', boss.id).execute());

  expect((await aBrowser(engine).enrol(code)).status).toBe(403);
  expect(await allDevices()).toEqual([]);
});

it('[T3a] an enrolled device ends with its role', async () => {
  const role = { base_account: 1, name: 'Gate', permissions: ['bookings.read'] };
  const { body } = await owner.send('POST', '/api/roles/', role);
  const gate = await aGate('Gate');

  expect((await callAs(engine, gate.access, 'GET', GUESTS)).status).toBe(200);
  expect((await owner.send('DELETE', `/api/roles/${String(body['id'])}/`)).status).toBe(204);
  expect((await callAs(engine, gate.access, 'GET', GUESTS)).body).toMatchObject({ code: 'device_revoked' });
});

it('[T3a] devices are listed with their last contact, to managers of the team all, to others their own', async () => {
  const agent = await aMember(engine, { 1: 'agent' });
  const own = (await aBrowser(engine).open(agent, { name: 'Phone' })).body;
  const gate = await aGate('owner');
  const idsFor = async (access: string) => {
    const { body } = await callAs(engine, access, 'GET', '/api/desk/devices/');
    return (body as unknown as { results: { id: number }[] }).results.map(({ id }) => id);
  };
  engine.clock.now = engine.clock.now.add({ minutes: 4 });
  await gate.renew();
  const { body } = await owner.send('GET', '/api/desk/devices/?account=1');

  expect(body['results']).toMatchObject([
    { id: own.device.id, name: 'Phone', is_shared: false, user: 'Ana Anić', role: '' },
    { id: gate.id, is_shared: true, role: 'owner', last_contact_at: engine.clock.now.toString() },
  ]);
  expect(await idsFor(agent.access)).toEqual([own.device.id]);
  expect(await idsFor(own.access)).toEqual([own.device.id]);
  expect((await agent.send('DELETE', `/api/desk/devices/${gate.id}/`)).status).toBe(404);
  expect((await agent.send('DELETE', `/api/desk/devices/${own.device.id}/`)).status).toBe(204);
  expect(await idsFor(owner.access)).toEqual([gate.id]);
});

it('[T3a] an enrolled device without the right to manage the team sees and ends none but itself', async () => {
  await aBrowser(engine).open(owner);
  const [gate, other] = [await aGate(), await aGate()];
  const { body } = await callAs(engine, gate.access, 'GET', '/api/desk/devices/');
  const { status } = await callAs(engine, gate.access, 'DELETE', `/api/desk/devices/${other.id}/`);
  const enrolment = await callAs(engine, gate.access, 'POST', '/api/desk/enrolments/', { name: 'X', role: 'guide' });

  expect(body['results']).toMatchObject([{ id: gate.id }]);
  expect([status, enrolment.status]).toEqual([404, 403]);
});

it('[T3a] a device ends none of its user’s devices in another account', async () => {
  const other = await anAccount(engine, 'Other');
  const boss = await aMember(engine, { 1: 'owner', [other]: 'owner' });
  const phone = (await aBrowser(engine).open(boss, { account: 1 })).body;
  const there = (await aBrowser(engine).open(boss, { account: other })).body;
  const revoke = async (id: number) =>
    (await callAs(engine, phone.access, 'DELETE', `/api/desk/devices/${id}/`)).status;

  expect([await revoke(there.device.id), await revoke(phone.device.id)]).toEqual([404, 204]);
  expect((await callAs(engine, there.access, 'GET', GUESTS)).status).toBe(200);
});

it('[T3a] a device whose user was deleted is still listed, and can be revoked', async () => {
  const boss = await aMember(engine, { 1: 'owner' });
  const gate = await aGate('guide', boss);
  await engine.database.write((tx) => tx.deleteFrom('users').where('id', '=', boss.id).execute());
  const { body } = await owner.send('GET', '/api/desk/devices/?account=1');

  expect(body['results']).toMatchObject([{ id: gate.id, user: '' }]);
  expect((await owner.send('DELETE', `/api/desk/devices/${gate.id}/`)).status).toBe(204);
  expect((await allDevices())[0]?.revoked_at).toBe(engine.clock.now.epochMilliseconds);
});

it('[T3a] 50 of 50 revoked devices are refused at their next request, whatever they ask', async () => {
  const chance = seeded(3);
  const gates = [];
  for (let i = 0; i < 50; i++) gates.push(await aGate(i % 2 ? 'guide' : 'owner'));
  const sync = { departures: [], entries: [] };
  const calls = [
    ['GET', GUESTS],
    ['GET', '/api/users/me/'],
    ['GET', '/api/desk/devices/'],
    ['POST', '/api/desk/sync/', sync],
    ['POST', '/api/desk/enrolments/', { name: 'X', role: 'guide' }],
    ['PATCH', '/api/departures/1/', { note: 'X' }],
  ] as const;
  const anyCall = (access: string) => {
    const [method, path, body] = calls[Math.floor(chance() * calls.length)] ?? calls[0];
    return callAs(engine, access, method, path, body);
  };
  const refused: unknown[] = [];
  const early: number[] = [];
  await Promise.all(
    gates.map(async (gate) => {
      const before = Math.floor(chance() * 5);
      for (let i = 0; i < before; i++) early.push((await anyCall(gate.access)).status);
      const { status } = await owner.send('DELETE', `/api/desk/devices/${gate.id}/`);
      if (status !== 204) throw new Error(`not revoked: ${status}`);
      const next = chance() < 0.3 ? await gate.renew() : await anyCall(gate.access);
      refused.push([next.status, next.body['code']]);
    }),
  );

  expect(early).not.toContain(401);
  expect(refused).toEqual(Array.from({ length: 50 }, () => [401, 'device_revoked']));
});

it('[T3] a device gets another name from its user and from those who manage the team, also for its earlier entries', async () => {
  const gate = await aGate();
  const [agent, stranger] = [
    await aMember(engine, { 1: 'agent' }),
    await aMember(engine, { [await anAccount(engine, 'Other')]: 'owner' }),
  ];
  const path = `/api/desk/devices/${gate.id}/`;
  const renamed = await owner.send('PATCH', path, { name: 'Tablet at the pier' });
  const byItself = await callAs(engine, gate.access, 'PATCH', path, { name: 'Pier' });

  expect(renamed).toMatchObject({ status: 200, body: { id: gate.id, name: 'Tablet at the pier', leases: [] } });
  expect(byItself.body['name']).toBe('Pier');
  expect((await owner.send('PATCH', path, { name: '' })).status).toBe(400);
  for (const it of [agent, stranger]) expect((await it.send('PATCH', path, { name: 'Mine' })).status).toBe(404);
});

it('[T3, A12] a role that only manages the team changes no device that may do more than itself', async () => {
  const gate = await aGate('guide');
  const office = await aBrowser(engine).open(owner);
  const manager = await aSeller(engine, { 1: 'agent' });
  const permissions = ['team.manage', ...rolePermissions.guide];
  const role = await owner.send('POST', '/api/roles/', { base_account: 1, name: 'Team lead', permissions });
  await engine.database.write((tx) =>
    tx
      .updateTable('team_members')
      .set({ role_id: Number(role.body['id']) })
      .where('user_id', '=', manager.user_id)
      .execute(),
  );

  const statusOf = async (id: number) => (await manager.send('DELETE', `/api/desk/devices/${id}/`)).status;
  expect(await statusOf(office.body.device.id)).toBe(403);
  expect(await statusOf(gate.id)).toBe(204);
});

it('[T3a] a revoked device keeps its cookie, with which it hands over its log', async () => {
  const gate = await aGate();
  await owner.send('DELETE', `/api/desk/devices/${gate.id}/`);
  const { status, headers } = await gate.renew();

  expect([status, headers.get('set-cookie')]).toEqual([401, null]);
});

it('[T3] housekeeping deletes codes that are over, and devices a year after their end unless they have logged anything', async () => {
  const [silent, busy, lasting] = [await aGate(), await aGate(), await aGate()];
  await aCode();
  await engine.database.write((tx) =>
    tx
      .insertInto('desk_log')
      .values({
        id: crypto.randomUUID(),
        account_id: 1,
        device_id: busy.id,
        kind: 'note',
        line: null,
        departure_id: null,
        at: 0,
        received_at: 0,
        is_allowed: 1,
        entry_json: '{}',
      })
      .execute(),
  );
  for (const { id } of [silent, busy]) await owner.send('DELETE', `/api/desk/devices/${id}/`);
  const after = engine.clock.now.add({ hours: 24 * 365, milliseconds: 1 });
  await engine.database.write((tx) => sweepAccounts(tx, engine.clock.now.add({ hours: 24 * 365 })));
  expect(await allDevices()).toHaveLength(3);
  await engine.database.write((tx) => sweepAccounts(tx, after));

  expect((await allDevices()).map(({ id }) => id)).toEqual([busy.id, lasting.id]);
  expect(await engine.database.read((tx) => tx.selectFrom('desk_enrolments').selectAll().execute())).toEqual([]);
});
