import { afterEach, beforeEach, expect, it } from 'vitest';
import { newMails, PASSWORD, proofIn } from '#tests/support/engine/accounts.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

const GUESTS = '/api/departures/';
const NEW_PASSWORD = 'another horse 8 staple';
const later = (hours: number) => {
  engine.clock.now = engine.clock.now.add({ hours });
};

it('[T2] signing in makes a device with a cookie that no other host can set, and stores a hash of it', async () => {
  const ana = await aMember(engine, { 1: 'agent' });
  const browser = aBrowser(engine);
  const { status, headers, body, text } = await browser.open(ana);

  expect([status, body.expires_in, body.account.id, body.device]).toEqual([
    200,
    300,
    1,
    { id: body.device.id, name: 'Tablet', is_shared: false },
  ]);
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-landfall_desk=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; Secure; SameSite=Strict$/,
  );
  const stored = await engine.database.read((tx) => tx.selectFrom('desk_devices').selectAll().execute());
  const secret = browser.cookie()?.split('=')[1] ?? '';
  expect(secret.length).toBe(43);
  expect(text + JSON.stringify(stored)).not.toContain(secret);
  expect(body.stores[0]?.payment_types.map(({ id }) => id)).not.toContain('cash');
});

it('[T2] an access token lasts five minutes, and the session 90 days from its last renewal', async () => {
  const browser = aBrowser(engine);
  const { body } = await browser.open(await aMember(engine, { 1: 'agent' }));
  const before = browser.cookie();

  expect((await callAs(engine, body.access, 'GET', GUESTS)).status).toBe(200);
  engine.clock.now = engine.clock.now.add({ seconds: 300 });
  expect((await callAs(engine, body.access, 'GET', GUESTS)).body).toMatchObject({ code: 'token_not_valid' });
  later(24 * 90 - 1);
  const renewed = await browser.renew();
  expect([renewed.status, renewed.body.device.id, browser.cookie()]).toEqual([200, body.device.id, before]);
  expect((await callAs(engine, renewed.body.access, 'GET', GUESTS)).status).toBe(200);
  later(24 * 90 - 1);
  expect((await browser.renew()).status).toBe(200);
  later(24 * 90);
  const over = await browser.renew();
  expect([over.status, over.body['code']]).toEqual([401, 'device_revoked']);
});

it('[T2] takes a cookie from pages of its own only', async () => {
  const ana = await aMember(engine, { 1: 'agent' });
  const calls = [
    ['POST', '/api/desk/session/', { email: ana.email, password: PASSWORD, name: 'Tablet' }],
    ['POST', '/api/desk/session/renew/', {}],
    ['POST', '/api/desk/session/enrol/', { code: 'x' }],
    ['DELETE', '/api/desk/session/', undefined],
  ] as const;
  const from: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of from)
    for (const [method, path, body] of calls) {
      const { status } = await engine.send(method, path, { headers, ...(body && { body }) });

      expect([headers, method, path, status]).toEqual([headers, method, path, 403]);
    }
});

it('[T2] keeps sessions at the installation’s own addresses: nothing of them is at the host of a shop', async () => {
  const ana = await aMember(engine, { 1: 'owner' });
  await engine.database.write((tx) => tx.updateTable('stores').set({ domain: 'tours.example' }).execute());
  const device = aBrowser(engine);
  await device.open(ana);
  const calls = [
    ['POST', '', { email: ana.email, password: PASSWORD, name: 'Tablet' }],
    ['POST', 'open-shop/', {}],
    ['POST', 'enrol/', { code: 'x' }],
    ['POST', 'renew/', {}],
    ['POST', 'hand-over/', { entries: [] }],
    ['DELETE', '', undefined],
    ['OPTIONS', 'renew/', undefined],
  ] as const;
  const statusAt = async (host: string, [method, path, body]: (typeof calls)[number]) => {
    const headers = {
      'sec-fetch-site': 'same-origin',
      cookie: device.cookie() ?? '',
      'content-type': 'application/json',
    };
    const request = new Request(`http://${host}/api/desk/session/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await engine.app(request)).status;
  };

  for (const host of ['tours.example', 'TOURS.example.:8080', 'anything.example', 'localhost.example'])
    for (const call of calls) expect([host, ...call, await statusAt(host, call)]).toEqual([host, ...call, 404]);
  for (const host of ['shop.example', 'SHOP.example.:8080', 'localhost', '127.0.0.1:8080', '[::1]'])
    expect([host, await statusAt(host, ['POST', 'renew/', {}])]).toEqual([host, 200]);
});

it('[T2] tells a browser without a cookie from a device that is over, and forgets a cookie that nobody knows', async () => {
  const nobody = await aBrowser(engine).renew();
  const unknown = await aBrowser(engine, { cookie: '__Host-landfall_desk=made-up' }).renew();

  expect([nobody.status, nobody.body['code'], nobody.headers.get('set-cookie')]).toEqual([401, 'no_device', null]);
  expect([unknown.status, unknown.body['code']]).toEqual([401, 'no_device']);
  expect(unknown.headers.get('set-cookie')).toContain('Max-Age=0');
});

it('[T2] signing out ends the device and its cookie', async () => {
  const browser = aBrowser(engine);
  const { body } = await browser.open(await aMember(engine, { 1: 'agent' }));
  const stolen = aBrowser(engine, { cookie: browser.cookie() ?? '' });
  const { status, headers } = await browser.end();

  expect([status, browser.cookie()]).toEqual([204, null]);
  expect(headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await stolen.renew()).body['code']).toBe('device_revoked');
  expect((await callAs(engine, body.access, 'GET', GUESTS)).body['code']).toBe('device_revoked');
  expect((await browser.end()).status).toBe(204);
});

it('[T2] signing in takes the right password and an account in which one sees who comes', async () => {
  const nobody = await aMember(engine, {});
  const ana = await aMember(engine, { 1: 'agent' });
  const other = await anAccount(engine, 'Other');
  const wrong = await aBrowser(engine).open(ana, { password: 'wrong' });

  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
  expect((await aBrowser(engine).open(nobody)).status).toBe(403);
  expect((await aBrowser(engine).open(ana, { account: other })).status).toBe(403);
  const tried: number[] = [];
  for (let i = 0; i < 11; i++) tried.push((await aBrowser(engine).open(ana, { password: 'wrong' })).status);
  expect(tried.at(-1)).toBe(429);
  expect(await engine.database.read((tx) => tx.selectFrom('desk_devices').selectAll().execute())).toEqual([]);
});

it('[T2] a device moves between the accounts of its user', async () => {
  const [other, foreign] = [await anAccount(engine, 'Other'), await anAccount(engine, 'Foreign')];
  const browser = aBrowser(engine);
  const { body } = await browser.open(await aMember(engine, { 1: 'guide', [other]: 'owner' }));
  const moved = await browser.renew(other);

  expect(body.accounts.map(({ id }) => id)).toEqual([1, other]);
  expect([moved.body.account.id, moved.body.device.id]).toEqual([other, body.device.id]);
  expect(moved.body.permissions).toContain('team.manage');
  expect((await browser.renew(foreign)).status).toBe(403);
  expect((await browser.renew()).body.account.id).toBe(other);
});

it('[T2] signing in again goes on with one’s own device, and ends somebody else’s', async () => {
  const [ana, ivo] = [await aMember(engine, { 1: 'agent' }), await aMember(engine, { 1: 'guide' })];
  const browser = aBrowser(engine);
  const first = await browser.open(ana);
  const secret = browser.cookie();
  const again = await browser.open(ana);
  const second = browser.cookie();
  const ivos = await browser.open(ivo);

  expect(again.body.device.id).toBe(first.body.device.id);
  expect(second).not.toBe(secret);
  expect(ivos.body.device.id).not.toBe(first.body.device.id);
  expect((await aBrowser(engine, { cookie: second ?? '' }).renew()).body['code']).toBe('device_revoked');
});

it('[T2] a new password ends devices that were signed in by the old one, and leaves enrolled ones', async () => {
  const ana = await aMember(engine, { 1: 'owner' });
  const change = () =>
    ana.send('POST', '/api/users/set_password/', { current_password: PASSWORD, new_password: NEW_PASSWORD });
  const reset = async () => {
    await engine.send('POST', '/api/users/reset_password/', { body: { email: ana.email } });
    const proof = proofIn(
      (await newMails(engine)).find(({ to, text }) => to === ana.email && text.includes('/password/')),
    );
    const body = { ...proof, new_password: PASSWORD };
    return engine.send('POST', '/api/users/reset_password_confirm/', { body });
  };
  const { body: enrolment } = await ana.send('POST', '/api/desk/enrolments/', { name: 'Gate', role: 'guide' });
  const gate = aBrowser(engine);
  await gate.enrol(String(enrolment['code']));
  for (const [renewPassword, password] of [
    [change, PASSWORD],
    [reset, NEW_PASSWORD],
  ] as const) {
    const browser = aBrowser(engine);
    expect((await browser.open(ana, { password })).status).toBe(200);
    expect((await renewPassword()).status).toBe(204);

    expect((await browser.renew()).body['code']).toBe('device_revoked');
    expect((await gate.renew()).status).toBe(200);
  }
});

it('[T3] a shared device does nothing about its user, teams, accounts and keys', async () => {
  const owner = await aMember(engine, { 1: 'owner' });
  const enrolment = await owner.send('POST', '/api/desk/enrolments/', { name: 'Gate', role: 'owner' });
  const { body } = await aBrowser(engine).enrol(String(enrolment.body['code']));
  const password = { current_password: PASSWORD, new_password: NEW_PASSWORD };
  const calls = [
    ['POST', '/api/users/set_password/', password],
    ['POST', '/api/users/set_email/', { current_password: PASSWORD, new_email: 'x@example.com' }],
    ['PATCH', '/api/users/me/', { first_name: 'X' }],
    ['DELETE', '/api/users/me/', { current_password: PASSWORD }],
    ['POST', '/api/base-accounts/', { company_display_name: 'X' }],
    ['POST', '/api/api-keys/', { base_account: 1, name: 'Mine', role: 1 }],
  ] as const;
  for (const [method, path, sent] of calls) {
    const { status } = await callAs(engine, body.access, method, path, sent);

    expect([method, path, status]).toEqual([method, path, 403]);
  }
});

it('[T2] the operator signs in as a member of teams, and has no more rights at a device', async () => {
  const boss = await aSeller(engine, { 1: 'guide' }, { is_staff: true });
  const { status } = await boss.send('GET', '/api/failed-jobs/');
  const claims = { token_type: 'access', jti: 'x', user_id: boss.user_id } as const;
  const device = await engine.database.write((tx) =>
    tx
      .insertInto('desk_devices')
      .values({
        account_id: 1,
        user_id: boss.user_id,
        role_id: null,
        name: 'Gate',
        is_shared: 0,
        secret_hash: 'x',
        created_at: 0,
        last_contact_at: 0,
        expires_at: engine.clock.now.epochMilliseconds + 1,
        revoked_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const access = await engine.context.accounts.tokens.sign({ ...claims, device: device.id }, engine.clock.now);

  expect(status).toBe(200);
  expect((await callAs(engine, access, 'GET', '/api/failed-jobs/')).status).toBe(403);
});
