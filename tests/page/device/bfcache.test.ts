import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDeviceStore } from '#platform/storage/device-store.ts';
import { newStorage } from '#tests/support/page/storage-faults.ts';

beforeEach(() => void newStorage());

/** The store as another page of the shop opens it. */
const another = () => createStore('landfall', 'device');
const leave = ({ isStored }: { isStored: boolean }) =>
  void dispatchEvent(Object.assign(new Event('pagehide'), { persisted: isStored }));
const comeBack = () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const withMore = (more: string) => (before: unknown) => `${(before as string | undefined) ?? ''}${more}`;

describe('a page that goes into the back-forward cache', () => {
  it('[W11] gives up what it has under way, so that other pages can go on, and does it when it is back', async () => {
    const store = openDeviceStore();
    await store.update('cart', withMore('a'));
    let times = 0;

    const changed = store.update('cart', (before) => {
      if (times++ === 0) leave({ isStored: true });
      return withMore('c')(before);
    });
    const begun = store.update('typed', withMore('t'));
    expect(await get('cart', another())).toBe('a');
    await set('cart', 'ab', another());
    expect(await get('typed', another())).toBeUndefined();

    comeBack();
    await Promise.all([changed, begun]);
    expect([await get('cart', another()), await get('typed', another())]).toEqual(['abc', 't']);
    expect(times).toBe(2);
  });

  it('[W11] goes on as before when it is left for good', async () => {
    const store = openDeviceStore();

    await store.update('cart', (before) => {
      leave({ isStored: false });
      return withMore('a')(before);
    });

    expect(await get('cart', another())).toBe('a');
  });
});
