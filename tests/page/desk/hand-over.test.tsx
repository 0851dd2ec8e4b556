import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncAtom, writeEntryAtom } from '#desk/state/days.ts';
import { deskStoreAtom } from '#desk/state/device.ts';
import { logAtom } from '#desk/state/log.ts';
import { switchAccountAtom } from '#desk/state/session.ts';
import { deviceProofAtom } from '#desk/state/signing.ts';
import { deviceOfProof } from '#engine/catalogue/voucher-keys.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

/** A network that can cut a call, and a browser that deletes its cookie when the engine says so. */
function aNetwork() {
  const network = { isCut: true, hasCookie: true };
  const between = async (request: Request): Promise<Response> => {
    if (network.isCut && request.url.endsWith('/sync/')) throw new TypeError('out of reach');
    const headers = new Headers(request.headers);
    if (!network.hasCookie) headers.delete('cookie');
    const response = await engine.app(new Request(request, { headers }));
    if (response.headers.get('set-cookie')?.includes('Max-Age=0')) network.hasCookie = false;
    return response;
  };
  return { network, between };
}

const move = (amount: string) => ({ kind: 'drawer_move', amount, currency: 'EUR' });
const storedAmounts = async () => {
  const rows = await engine.database.read((tx) => tx.selectFrom('desk_log').select('entry_json').execute());
  return rows.map(({ entry_json }) => (JSON.parse(entry_json) as { amount: string }).amount);
};
const revoke = () =>
  engine.database.write((tx) => tx.updateTable('desk_devices').set({ revoked_at: Date.now() }).execute());

async function openApart() {
  const { network, between } = aNetwork();
  const desk = await openDesk(engine, '/more', { between });
  return { ...desk, network };
}

it('[T6] sends what was not sent before the device is signed out', { tags: 'long' }, async () => {
  const { store, user } = await openApart();
  await store.set(writeEntryAtom, move('10.00'));
  await user.click(await screen.findByRole('button', { name: 'Sign out of this device' }));
  const [confirming] = screen.getAllByRole('button', { name: 'Sign out of this device' }).slice(-1);
  await user.click(confirming as HTMLElement);

  await screen.findByText('You are signed out.', { exact: false });
  expect(await storedAmounts()).toEqual(['10.00']);
});

it('[T6] hands over what a revoked device has stored, also what this page has not read', async () => {
  const { store, network } = await openApart();
  await store.set(writeEntryAtom, move('10.00'));
  store.set(logAtom, []);
  await revoke();
  network.isCut = false;
  await store.set(syncAtom);

  await screen.findByText(/signed out by the owner/);
  expect(await storedAmounts()).toEqual(['10.00']);
});

it('[T6] hands over the entries beside one that the engine cannot read', async () => {
  const { store, network } = await openApart();
  await store.set(writeEntryAtom, move('ten'));
  await store.set(writeEntryAtom, move('10.00'));
  await revoke();
  network.isCut = false;
  await store.set(syncAtom);

  await screen.findByText(/signed out by the owner/);
  expect(await storedAmounts()).toEqual(['10.00']);
});

it('[T6] signs out where the cookie is gone, and keeps what was not sent for the next session', async () => {
  const { store, network } = await openApart();
  await store.set(writeEntryAtom, move('10.00'));
  network.isCut = false;
  network.hasCookie = false;
  await engine.database.write((tx) => tx.updateTable('desk_devices').set({ expires_at: 0 }).execute());
  await store.set(syncAtom);

  await screen.findByText('The session of this device has ended.', { exact: false });
  const device = store.get(deskStoreAtom);
  expect(await device.read('days')).toBeUndefined();
  expect(await device.read('log')).toMatchObject([{ entry: move('10.00'), isSent: false }]);
});

it('[T2a] keeps its key and its leases where the cookie is gone, and proves by the key at the next sign-in', async () => {
  const { store, network } = await openApart();
  network.isCut = false;
  await store.set(syncAtom);
  const { public_key } = (await store.get(deskStoreAtom).read('signing')) as { public_key: string };
  await store.get(deskStoreAtom).update('leases', () => []);
  network.hasCookie = false;
  await engine.database.write((tx) => tx.updateTable('desk_devices').set({ expires_at: 0 }).execute());
  await store.set(syncAtom);
  await screen.findByText('The session of this device has ended.', { exact: false });

  const proof = await store.set(deviceProofAtom, 'ana@example.com');

  expect([proof?.public_key, await store.get(deskStoreAtom).read('leases')]).toEqual([public_key, []]);
  const found = await engine.database.read((tx) =>
    deviceOfProof(tx, proof ?? { public_key: '', signature: '' }, 'ana@example.com'),
  );
  expect(found).toEqual({ device_id: expect.any(Number), account_id: 1 });
});

it('[T6] sends what was not sent to its own account before it changes to another', async () => {
  const { store, network } = await openApart();
  await store.set(writeEntryAtom, move('10.00'));
  await store.set(switchAccountAtom, 1);
  network.isCut = false;

  expect(await storedAmounts()).toEqual(['10.00']);
  expect(store.get(logAtom)).toMatchObject([{ isSent: true }]);
});
