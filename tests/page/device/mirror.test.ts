import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { emptyMirror } from '#domain/cart/mirror.ts';
import { openDeviceStore } from '#platform/storage/device-store.ts';
import { openMirror } from '#platform/storage/mirror.ts';
import { newStorage } from '#tests/support/page/storage-faults.ts';

const put = (value: unknown) => set('cart', value, createStore('landfall', 'device'));
const withId = (id: string) => () => ({ ...emptyMirror, id });

beforeEach(() => {
  newStorage();
});

it('[W13] a tab reads what it has stored as the same object, and what another tab has stored after it', async () => {
  const [mine, other] = [openMirror(openDeviceStore()), openMirror(openDeviceStore())];
  const stored = await mine.update(withId('one'));

  expect(await mine.read()).toBe(stored);
  expect(await other.read()).toEqual(stored);

  await other.update(withId('two'));

  expect(await mine.read()).toMatchObject({ id: 'two' });
  expect(await mine.update((before) => ({ ...before, confirmed: [before.id ?? ''] }))).toMatchObject({
    confirmed: ['two'],
  });
  mine.close();
  other.close();
});

it('[C19] checks what no tab of this version has stored, each time that it reads it', async () => {
  const mirror = openMirror(openDeviceStore());
  await mirror.update(withId('one'));

  await put({ ...emptyMirror, id: 'of an earlier version', outbox: ['not a command'] });
  expect(await mirror.read()).toEqual({ ...emptyMirror, id: 'of an earlier version' });

  await put({ ...emptyMirror, id: 5 });
  expect(await mirror.read()).toBeNull();
  await put({ ...emptyMirror, id: 'another' });
  expect(await mirror.read()).toMatchObject({ id: 'another' });
  mirror.close();
});
