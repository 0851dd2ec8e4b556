import { afterEach, beforeEach, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/engine/accounts.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { carriedStore } from '#tests/support/stores/carried-store.ts';
import { exportOf, importedInto, withStore } from '#tests/support/stores/office-imports.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [carriedStore] });
});
afterEach(() => engine.stop());

const TAG = 'https://tags.example/gtm.js?id=GTM-1';
const PATH = '/api/stores/1/tag-manager/';
const change = (tag_manager: string, current_password = PASSWORD) => ({ tag_manager, current_password });
const tagNow = async () => {
  const { tag_manager } = await engine.database.read((tx) =>
    tx.selectFrom('stores').select('tag_manager').where('id', '=', 1).executeTakeFirstOrThrow(),
  );
  return tag_manager;
};

it('[O9a] a person who may manage the account sets a tag manager, by the password, and it is in the history', async () => {
  const owner = await aMember(engine, { 1: 'owner' });
  const browser = aBrowser(engine);
  const { access } = (await browser.open(owner)).body;
  const wrong = await owner.send('PUT', PATH, change(TAG, 'not my password'));

  expect([wrong.status, wrong.body, await tagNow()]).toEqual([400, { current_password: ['Invalid password.'] }, null]);
  expect((await owner.send('PUT', PATH, { tag_manager: TAG })).status).toBe(400);
  const set = await callAs(engine, access, 'PUT', PATH, change(TAG));
  expect([set.status, set.body, await tagNow()]).toEqual([200, { tag_manager: TAG }, TAG]);
  expect((await owner.send('GET', '/api/stores/1/')).body['tag_manager']).toBe(TAG);
  expect((await owner.send('GET', '/api/history/')).text).toContain('tag_manager');
  expect([(await owner.send('PUT', PATH, change(''))).body, await tagNow()]).toEqual([{ tag_manager: null }, null]);
});

it('[O9a] nobody else sets it: no manager, no API key, no shared device, no other account, and no other call', async () => {
  const owner = await aMember(engine, { 1: 'owner' });
  const manager = await aMember(engine, { 1: 'manager' });
  const { id: role } = await engine.database.read((tx) =>
    tx.selectFrom('roles').select('id').where('name', '=', 'owner').executeTakeFirstOrThrow(),
  );
  const { key } = (await owner.send('POST', '/api/api-keys/', { base_account: 1, name: 'Key', role })).body as {
    key: string;
  };
  const { code } = (await owner.send('POST', '/api/desk/enrolments/', { name: 'Tablet', role: 'owner' })).body as {
    code: string;
  };
  const { access } = (await aBrowser(engine).enrol(code)).body;

  expect((await manager.send('PUT', PATH, change(TAG))).status).toBe(403);
  expect((await callAs(engine, key, 'PUT', PATH, change(TAG))).status).toBe(403);
  expect((await callAs(engine, access, 'PUT', PATH, change(TAG))).status).toBe(403);
  expect((await (await aMember(engine, {})).send('PUT', PATH, change(TAG))).status).toBe(403);
  await owner.send('PATCH', '/api/stores/1/', { tag_manager: TAG, settings: { tag_manager: TAG } });
  expect(await tagNow()).toBeNull();
  expect((await engine.send('GET', '/api/webstores/')).text).not.toContain('tags.example');
});

it('[O9a] no import brings a tag manager, or takes one away', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const archive = await exportOf(engine, owner, 1);
  const hostile = withStore(archive, (store) => {
    for (const it of store['stores'] ?? [])
      Object.assign(it, { tag_manager: TAG, settings: { tag_manager: TAG }, title: 'Other' });
  });

  await importedInto(engine, owner, 1, hostile);
  expect(await tagNow()).toBeNull();
  const set = (tag_manager: string) =>
    engine.database.write((tx) => tx.updateTable('stores').set({ tag_manager, title: 'Third' }).execute());
  await set('https://tags.example/own.js');
  await importedInto(engine, owner, 1, hostile);
  expect(await tagNow()).toBe('https://tags.example/own.js');
});

it.each([
  'http://tags.example/gtm.js',
  'https://*.example/gtm.js',
  'https://tags.example:8443/gtm.js',
  'https://tags.example',
  "https://tags.example/x; script-src 'unsafe-inline'",
  'https://localhost/gtm.js',
])('[O9a] allows no tag manager at %s', async (tag_manager) => {
  const owner = await aMember(engine, { 1: 'owner' });

  const { status, body } = await owner.send('PUT', PATH, change(tag_manager));

  expect([status, Object.keys(body)]).toEqual([400, ['tag_manager']]);
});
