import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPermission } from '#domain/permissions.ts';
import { routesOf } from '#engine/office-routes.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
let owner: Seller;
let agent: Seller;
beforeAll(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
  agent = await aSeller(engine, { 1: 'agent' });
});
afterAll(() => engine.stop());

async function roleId(name: string): Promise<number> {
  const { id } = await engine.database.read((tx) =>
    tx.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  );
  return id;
}

interface Key {
  id: number;
  key: string;
  expires_at: string;
}

async function aKey(role = 'owner', by = owner, more: object = {}): Promise<Key> {
  const selection = { base_account: 1, name: 'Nightly report', role: await roleId(role), ...more };
  const { status, body, text } = await by.send('POST', '/api/api-keys/', selection);
  if (status !== 201) throw new Error(text);
  return body;
}

const use = (key: string, method = 'GET', path = '/api/orders/', body?: unknown) =>
  engine.send(method, path, { headers: { authorization: `Bearer ${key}` }, ...(body !== undefined && { body }) });

it('[A39] a key is shown once, stored as a hash, and used wherever a token is', async () => {
  const { id, key } = await aKey();

  expect(key).toMatch(/^lf_[\w-]{43}$/);
  expect((await use(key)).status).toBe(200);
  const listed = await owner.send('GET', '/api/api-keys/');
  const stored = await engine.database.read((tx) => tx.selectFrom('api_keys').selectAll().execute());
  expect(JSON.stringify([listed.body, stored])).not.toContain(key);
  expect((await owner.send('GET', `/api/api-keys/${id}/`)).body).toMatchObject({
    name: 'Nightly report',
    user: owner.user_id,
  });
});

it('[A39, A39a] a key does over all routes what its role allows, and changes nothing of people, teams and accounts', async () => {
  const [whole, little] = [(await aKey('owner')).key, (await aKey('guide')).key];
  const guides = new Set(['account.read', 'catalogue.read', 'bookings.read', 'bookings.check_in', 'reviews.read']);
  const wrong: string[] = [];
  for (const route of routesOf(engine.context).flatMap((it) => it.signed ?? it)) {
    const { method, path, access } = route;
    const at = path.replaceAll(/\{\w+\}/g, '999999');
    if (access === 'authenticated' && method !== 'GET') {
      const { status } = await use(whole, method, at, {});
      if (status !== 403) wrong.push(`${method} ${path} ${status}`);
    }
    // Only a person, not a key, may export or erase data about a person (A38), and choose that person's notifications.
    if (/\/notification-preferences\/me\/|\/personal-data\/|\/customers\/\{id\}\/(export|erase)\//.test(path)) {
      const { status } = await use(whole, method, at, method === 'GET' ? undefined : {});
      if (status !== 403) wrong.push(`person ${method} ${path} ${status}`);
    } else if (isPermission(access)) {
      const body = method === 'GET' ? undefined : {};
      const [may, mayNot] = [await use(whole, method, at, body), await use(little, method, at, body)];
      if ([401, 403].includes(may.status)) wrong.push(`owner ${method} ${path} ${may.status}`);
      if (!guides.has(access) && mayNot.status !== 403) wrong.push(`guide ${method} ${path} ${mayNot.status}`);
    }
  }

  expect(wrong).toEqual([]);
});

it('[A39] a key is of one account, also where its maker is in others', async () => {
  const other = await anAccount(engine, 'Others');
  const both = await aSeller(engine, { 1: 'owner', [other]: 'owner' });
  await both.send('POST', '/api/meeting-points/', { base_account: other, name: 'Pier', lat: 1, lon: 1, address: {} });
  const { key } = await aKey('owner', both);

  const { body } = await use(key, 'GET', '/api/base-accounts/');

  expect((body as { results: { id: number }[] }).results.map(({ id }) => id)).toEqual([1]);
});

it('[A39a, A12a] nobody gives a key what they have not got, and a key makes no keys', async () => {
  const selection = { base_account: 1, name: 'Mine', role: await roleId('owner') };
  const { key } = await aKey();

  expect((await agent.send('POST', '/api/api-keys/', selection)).status).toBe(403);
  expect((await use(key, 'POST', '/api/api-keys/', selection)).status).toBe(403);
  expect((await (await aSeller(engine)).send('POST', '/api/api-keys/', selection)).status).toBe(400);
});

it('[A39] a key ends at its instant: after 90 days unless it says otherwise, after 366 at the latest', async () => {
  const { now } = engine.clock;
  const { key, expires_at } = await aKey();
  const tooLate = { expires_at: now.add({ hours: 24 * 366 + 1 }).toString() };

  expect(Temporal.Instant.from(expires_at)).toEqual(now.add({ hours: 24 * 90 }));
  await expect(aKey('owner', owner, tooLate)).rejects.toThrow('366 days');
  await expect(aKey('owner', owner, { expires_at: now.toString() })).rejects.toThrow('in the future');
  engine.clock.now = Temporal.Instant.from(expires_at).subtract({ milliseconds: 1 });
  expect((await use(key)).status).toBe(200);
  engine.clock.now = Temporal.Instant.from(expires_at);
  expect((await use(key)).status).toBe(401);
  engine.clock.now = now;
});

it('[A39a] a revoked key, and one whose maker lost the right or left the team, ends with the next request', async () => {
  const boss = await aSeller(engine, { 1: 'owner' });
  const [revoked, valid] = [await aKey('owner', boss), await aKey('owner', boss)];
  const membership = (change: object) =>
    engine.database.write((tx) =>
      tx.updateTable('team_members').set(change).where('user_id', '=', boss.user_id).execute(),
    );

  expect((await owner.send('DELETE', `/api/api-keys/${revoked.id}/`)).status).toBe(204);
  expect((await use(revoked.key)).status).toBe(401);
  expect((await use(valid.key)).status).toBe(200);
  await membership({ role_id: await roleId('guide') });
  expect((await use(valid.key)).status).toBe(403);
  expect((await use(valid.key, 'GET', '/api/bookings/calendar/?year=2026&month=7')).status).toBe(200);
  await engine.database.write((tx) => tx.deleteFrom('team_members').where('user_id', '=', boss.user_id).execute());
  expect((await use(valid.key, 'GET', '/api/bookings/calendar/?year=2026&month=7')).status).toBe(401);
});

it('[A39] the last use of a key is noted to the hour', async () => {
  const { now } = engine.clock;
  const { id, key } = await aKey();
  const lastUse = async () => (await owner.send('GET', `/api/api-keys/${id}/`)).body['last_used_at'];

  expect(await lastUse()).toBeNull();
  await use(key);
  const first = await lastUse();
  engine.clock.now = now.add({ minutes: 59 });
  await use(key);
  const second = await lastUse();
  engine.clock.now = now.add({ minutes: 60 });
  await use(key);

  expect([first, second, await lastUse()]).toEqual([
    now.toString(),
    now.toString(),
    now.add({ minutes: 60 }).toString(),
  ]);
  engine.clock.now = now;
});

it('[A39a] wrong keys are throttled by their network, right ones are not', async () => {
  const { key } = await aKey();
  const tried: number[] = [];
  for (let i = 0; i < 21; i++) tried.push((await use(`lf_wrong${i}`)).status);

  expect([...new Set(tried.slice(0, 15))]).toEqual([401]);
  expect(tried.at(-1)).toBe(429);
  expect((await use(key)).status).toBe(200);
});
