import 'fake-indexeddb/auto';
import { cleanup, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventBatch } from '#domain/contract/events.ts';
import { type ConsentCategory, readConsent, recordConsent } from '#platform/device/consent.ts';
import { createSend } from '#platform/network/api.ts';
import { openDeviceStore } from '#platform/storage/device-store.ts';
import { createEventOutbox } from '#shop/state/events/event-outbox.ts';
import { readOrderConsent, readStoredEvents } from '#shop/state/events/stored-events.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { openPage } from '#tests/support/page/open-page.tsx';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
  globalThis.indexedDB = new IDBFactory();
  delete (globalThis as { dataLayer?: unknown }).dataLayer;
  clearConsent();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearConsent();
  await engine.stop();
});

function clearConsent(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the page does
  for (const name of ['consent', 'consent_preferences', 'consent_statistics', 'consent_marketing'])
    document.cookie = `${name}=; Max-Age=-1; Path=/`;
}

/** In happy-dom an expired cookie disappears a little late, so this waits until the page can read the answer. */
async function changeConsent(granted: readonly ConsentCategory[]): Promise<void> {
  recordConsent(granted);
  await vi.waitFor(() => expect(readConsent()).toEqual(granted));
}

/** The outbox of a device, with a network to the engine that a test can cut. */
function aDevice() {
  const line = { isCut: false };
  const sent: EventBatch[] = [];
  const send = createSend(async (path, init) => {
    if (line.isCut) throw new TypeError('no network');
    sent.push(JSON.parse(init.body as string) as EventBatch);
    return engine.app(new Request(new URL(path, ORIGIN), init));
  });
  const device = openDeviceStore();
  const outbox = createEventOutbox({ device, send });
  return { line, sent, device, outbox, stored: async () => readStoredEvents(await device.read('events')) };
}
const counted = () =>
  engine.database.read(async (tx) =>
    Object.fromEntries(
      (await tx.selectFrom('event_counts').selectAll().execute()).map(({ name, count }) => [name, count]),
    ),
  );

describe('events on the device', () => {
  it('[O7] wait while there is no network, and go when it is back', async () => {
    const { line, outbox, stored } = aDevice();
    line.isCut = true;
    await outbox.add({ name: 'view_item', items: [{ experience: 1 }] });
    await outbox.flush();
    expect((await stored()).events).toHaveLength(1);
    expect(await counted()).toEqual({});

    line.isCut = false;
    await outbox.flush();

    expect((await stored()).events).toEqual([]);
    expect(await counted()).toEqual({ view_item: 1 });
  });

  it('[O7] count once where a beacon has taken them before their request', async () => {
    const { outbox } = aDevice();
    const beacons: { path: string; body: Blob }[] = [];
    vi.stubGlobal('navigator', {
      onLine: true,
      sendBeacon: (path: string, body: Blob) => beacons.push({ path, body }) > 0,
    });
    const end = outbox.start();
    await outbox.flush();
    await outbox.add({ name: 'add_to_cart', value: '80.00' });

    hidePage(true);
    hidePage(false);
    const [beacon] = beacons;
    await engine.send('POST', beacon?.path ?? '', { text: (await beacon?.body.text()) ?? '' });
    await outbox.flush();
    end();

    expect(beacon?.body.type).toBe('application/json');
    expect(await counted()).toEqual({ add_to_cart: 1 });
  });

  it('[O7] go in several batches where there are many, the oldest first', async () => {
    const { outbox, line, sent } = aDevice();
    line.isCut = true;
    for (let n = 0; n < 45; n += 1) await outbox.add({ name: 'view_item', items: [{ experience: n + 1 }] });

    line.isCut = false;
    await outbox.flush();

    expect(sent.map(({ events }) => events.length)).toEqual([20, 20, 5]);
    expect(sent[0]?.events[0]?.items).toEqual([{ experience: 1 }]);
    expect(await counted()).toEqual({ view_item: 45 });
  });

  it('[O8] say nothing of a visitor who has granted nothing', async () => {
    const { outbox, sent, stored, device } = aDevice();
    await outbox.add({ name: 'view_item' });
    await outbox.flush();

    expect(Object.keys(sent[0] ?? {})).toEqual(['events']);
    expect(sent[0]?.events[0]).not.toHaveProperty('consent');
    expect(await stored()).toEqual({ events: [] });
    expect(await readOrderConsent(device)).toBeUndefined();
  });

  it('[O8] lose their consent and their visitor where it is withdrawn before they go', async () => {
    const { outbox, sent, stored, line, device } = aDevice();
    recordConsent(['statistics', 'marketing']);
    line.isCut = true;
    await outbox.add({ name: 'view_item' });
    const { visitor } = await stored();
    expect(await readOrderConsent(device)).toMatchObject({ granted: ['statistics', 'marketing'], visitor });

    await changeConsent(['marketing']);
    await outbox.add({ name: 'add_to_cart' });
    line.isCut = false;
    await outbox.flush();
    await changeConsent([]);
    expect(await readOrderConsent(device)).toBeUndefined();
    await outbox.onChoice();

    expect(visitor).toMatch(/^[\da-f-]{36}$/);
    expect(sent[0]).toMatchObject({ visitor });
    expect(sent[0]?.events.map(({ consent }) => consent)).toEqual([['marketing'], ['marketing']]);
    expect(await stored()).toEqual({ events: [] });
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('[O8] are nobody’s with %j', async (signal) => {
    vi.stubGlobal('navigator', { onLine: true, ...signal });
    const { outbox, sent } = aDevice();
    recordConsent(['statistics', 'marketing']);

    await outbox.add({ name: 'view_item' });
    await outbox.flush();

    expect(Object.keys(sent[0] ?? {})).toEqual(['events']);
    expect(sent[0]?.events[0]).not.toHaveProperty('consent');
  });
});

describe('the shop', () => {
  // The page loads the recorder of events some real seconds after it is alive: over 5 s.
  it('[O7, O8] tells of its pages, and readers of the consent', { tags: 'long' }, async () => {
    recordConsent(['statistics']);
    const { requests } = await openPage(engine, '/experiences/walk');

    await waitFor(() => expect(JSON.stringify(layerNow())).toContain('view_item'));
    dispatchEvent(new Event('online'));

    await waitFor(async () => expect(await counted()).toEqual({ view_item: 1 }));
    const sent = requests.filter(({ path }) => path === '/api/events/');
    expect(sent[0]?.body).toMatchObject({ events: [{ name: 'view_item', consent: ['statistics'] }] });
    const commands = layerNow().filter((it) => Object.prototype.toString.call(it) === '[object Arguments]');
    expect(commands.map((it) => Array.from(it).slice(0, 2))).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ]);
    expect(commands[1]?.[2]).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
    });
  });
});

it('[O7, N4] stores and tells nothing before the answer, and then also what was seen before it', async () => {
  const dialog = document.createElement('dialog');
  dialog.id = 'consent';
  document.body.append(dialog);
  const { requests, settle } = await openPage(engine, '/');
  // The recorder has loaded when its first entry is there.
  await waitFor(() => expect(JSON.stringify(layerNow())).toContain('ad_user_data'));
  dispatchEvent(new Event('online'));
  await settle(100);
  expect(requests.filter(({ path }) => path === '/api/events/')).toEqual([]);
  expect(await openDeviceStore().read('events')).toBeUndefined();

  await changeConsent([]);
  dialog.dispatchEvent(new Event('close'));
  await waitFor(async () => expect(await openDeviceStore().read('events')).toMatchObject({ events: [{}] }));
  dispatchEvent(new Event('online'));

  await waitFor(async () => expect(await counted()).toEqual({ view_item_list: 1 }));
  expect(layerNow().some((it) => (it as { event?: string }).event === 'view_item_list')).toBe(false);
  dialog.remove();
});

const layerNow = () => [...((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])];

function hidePage(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}
