import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURES } from '#domain/app/cache-policy.ts';
import { openDeviceStore, type StoreEvents } from '#platform/storage/device-store.ts';
import { MemoryCaches } from '#tests/support/page/caches.ts';
import {
  fillStorage,
  newStorage,
  refuseStorage,
  silenceStorage,
  wipeStorage,
} from '#tests/support/page/storage-faults.ts';

let storage: ReturnType<typeof newStorage>;
beforeEach(() => {
  storage = newStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function aStore(options?: Parameters<typeof openDeviceStore>[0]) {
  const store = openDeviceStore(options);
  const events: StoreEvents[] = [];
  store.watch((it) => events.push(it));
  return { store, events };
}

/** The value as another page reads it. */
const stored = (key: string) => get<unknown>(key, createStore('landfall', 'device'));
const withMore = (more: string) => (before: unknown) => `${(before as string | undefined) ?? ''}${more}`;

describe('storage that is refused', () => {
  it.each(['throws', 'fails'] as const)('[W11] is done without where it %s, and told of what is said', async (how) => {
    refuseStorage(how);
    const { store, events } = aStore();

    expect(await store.read('cart')).toBeUndefined();
    await store.update('cart', (before) => before);
    expect(events).toEqual([]);

    await store.update('cart', withMore('a'));
    await store.update('cart', withMore('b'));
    await store.update('typed', withMore('c'));

    expect(await store.read('cart')).toBe('ab');
    expect(events).toEqual([
      { kind: 'unkept', key: 'cart' },
      { kind: 'unkept', key: 'typed' },
    ]);
    await store.drop('cart');
    expect(await store.read('cart')).toBeUndefined();
  });

  it('[W11] is told also to who asks later', async () => {
    refuseStorage();
    const { store } = aStore();
    await store.update('cart', withMore('a'));
    const heard: StoreEvents[] = [];

    const end = store.watch((it) => heard.push(it));
    end();
    await store.update('typed', withMore('b'));

    expect(heard).toEqual([{ kind: 'unkept', key: 'cart' }]);
  });

  it('[W11] goes on in memory from what was last seen', async () => {
    const { store } = aStore();
    await store.update('cart', withMore('a'));

    storage.closeAll();
    refuseStorage();
    await store.update('cart', withMore('b'));

    expect(await store.read('cart')).toBe('ab');
  });
});

describe('storage that never answers', () => {
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  it('[W11] is waited for five seconds, once, and then done without', async () => {
    silenceStorage();
    const { store, events } = aStore();
    let isDone = false;
    const changing = store.update('cart', withMore('a')).then(() => {
      isDone = true;
    });

    await pass(4);
    expect(isDone).toBe(false);
    await pass(1);
    await changing;

    expect(await store.read('cart')).toBe('a');
    expect(await store.read('typed')).toBeUndefined();
    expect(events).toEqual([{ kind: 'unkept', key: 'cart' }]);
  });

  it('[W11] is waited for one second by the next page of the tab, and trusted again once it answers', async () => {
    silenceStorage();
    const reading = aStore().store.read('cart');
    await pass(5);
    await reading;

    const { store } = aStore();
    const changing = store.update('cart', withMore('a'));
    await pass(1);
    await changing;
    expect(await store.read('cart')).toBe('a');

    newStorage();
    await aStore().store.update('cart', withMore('b'));
    expect(await stored('cart')).toBe('b');
    expect(sessionStorage.length).toBe(0);
  });

  it('[W11] answers too late to overwrite what has been said since', async () => {
    await set('cart', 'old', createStoreBeside());
    const late = openLate();
    const { store } = aStore();
    const reading = store.read('cart');
    await pass(5);
    expect(await reading).toBeUndefined();
    await store.update('cart', () => 'new');

    await late.answer();
    expect(await stored('cart')).toBe('old');

    expect(await store.read('cart')).toBe('new');
  });
});

describe('a connection that is lost', () => {
  it('[W11] heals by opening it anew', async () => {
    const { store, events } = aStore();
    await store.update('cart', withMore('a'));

    storage.closeAll();
    await store.update('cart', withMore('b'));

    expect(await stored('cart')).toBe('ab');
    expect(events).toEqual([]);
  });

  it('[W11] in the midst of a change leaves the change made once', async () => {
    const { store } = aStore();
    await store.update('cart', withMore('a'));

    const changing = store.update('cart', (before) => {
      storage.closeAll();
      return withMore('b')(before);
    });
    await changing;

    expect(await stored('cart')).toBe('ab');
  });

  it('[W11] heals also where the first attempt meets who has closed it', async () => {
    const { store, events } = aStore();
    await store.update('cart', withMore('a'));
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...args) => {
      const opening = open(...args);
      opening.addEventListener('success', () => storage.closeAll());
      return opening;
    });

    storage.closeAll();
    await store.update('cart', withMore('b'));

    expect(await stored('cart')).toBe('ab');
    expect(events).toEqual([]);
  });

  it('[W11] does not stand in the way of who clears the shop, or brings a newer version', async () => {
    const { store } = aStore();
    await store.update('typed', withMore('a'));

    await wipeStorage();

    expect(await store.read('typed')).toBeUndefined();
  });
});

it('[W11] makes a database anew that was only half made', async () => {
  await new Promise((resolve) => {
    const opening = indexedDB.open('landfall');
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve(undefined);
    });
  });
  const { store, events } = aStore();

  await store.update('cart', withMore('a'));

  expect(await stored('cart')).toBe('a');
  expect(events).toEqual([]);
});

describe('storage that is full', () => {
  it('[W11a] has room once the copies of pictures have gone', async () => {
    const caches = new MemoryCaches();
    vi.stubGlobal('caches', caches);
    const pictures = await caches.open(PICTURES);
    await pictures.put('/pictures/one-480.avif', new Response('one'));
    const listings = await caches.open('landfall-listings');
    await listings.put('/api/webstores/experiences/', new Response('[]'));
    let room = false;
    vi.spyOn(pictures, 'delete').mockImplementation(async () => (room = true));
    const { store, events } = aStore();
    fillStorage(() => !room);

    await store.update('cart', withMore('a'));

    expect(await stored('cart')).toBe('a');
    expect(events).toEqual([]);
    expect(await caches.paths('landfall-listings')).toHaveLength(1);
  });

  it('[W11a] then gives up the gathered catalogue', async () => {
    const { store, events } = aStore();
    await store.update('catalogue', () => 'much');
    let tries = 0;
    fillStorage((key) => key === 'cart' && ++tries < 3);

    await store.update('cart', withMore('a'));

    expect(await stored('cart')).toBe('a');
    expect(await stored('catalogue')).toBeUndefined();
    expect(events).toEqual([]);
  });

  it('[W11] for one thing goes on keeping the others', async () => {
    const { store, events } = aStore();
    await store.update('catalogue', () => 'less');
    fillStorage((key) => key === 'catalogue');

    await store.update('catalogue', () => 'more');
    await store.update('cart', withMore('a'));

    expect([await store.read('catalogue'), await stored('catalogue')]).toEqual(['more', 'less']);
    expect(await stored('cart')).toBe('a');
    expect(events).toEqual([{ kind: 'unkept', key: 'catalogue' }]);
  });

  it('[W11] goes on in memory where nothing helps', async () => {
    const { store, events } = aStore();
    await store.update('cart', withMore('a'));
    fillStorage(() => true);

    await store.update('cart', withMore('b'));
    await store.update('cart', withMore('c'));

    expect(await store.read('cart')).toBe('abc');
    expect(events).toEqual([{ kind: 'unkept', key: 'cart' }]);
  });
});

describe('storage that is wiped while the page is open', () => {
  it.each(['close', 'delete'] as const)('[W11a] is given back the cart, at once: by %s', async (how) => {
    const { store, events } = aStore({ restores: ['cart'] });
    await store.update('cart', withMore('a'));
    await store.update('typed', withMore('t'));

    if (how === 'delete') await wipeStorage();
    else {
      globalThis.indexedDB = new IDBFactory();
      storage.closeAll();
    }

    await vi.waitFor(async () => expect(await stored('cart')).toBe('a'));
    expect(await stored('typed')).toBeUndefined();
    await vi.waitFor(() => expect(events).toEqual([{ kind: 'restored', key: 'cart' }]));
  });

  it('[W11] is changed as if it had not been', async () => {
    const { store, events } = aStore({ restores: ['cart'] });
    await store.update('cart', withMore('a'));
    await set('cart', undefined, createStoreBeside());

    await store.update('cart', withMore('b'));

    expect(await stored('cart')).toBe('ab');
    expect(events).toEqual([{ kind: 'restored', key: 'cart' }]);
  });

  it('[W11a] keeps what another page has stored since', async () => {
    const { store, events } = aStore({ restores: ['cart'] });
    await store.update('cart', withMore('a'));
    await set('cart', 'another', createStoreBeside());

    expect(await store.read('cart')).toBe('another');
    expect(events).toEqual([]);
  });

  it('[W11a] does not bring back what was dropped', async () => {
    const { store } = aStore({ restores: ['cart'] });
    await store.update('cart', withMore('a'));

    await store.drop('cart');

    expect(await store.read('cart')).toBeUndefined();
  });
});

it('[W11] takes a change that fails by itself for no fault of the storage', async () => {
  const { store, events } = aStore();
  const fails = () => {
    throw new RangeError('of its own');
  };

  await expect(store.update('cart', fails)).rejects.toThrow(RangeError);

  await store.update('cart', withMore('a'));
  expect(await stored('cart')).toBe('a');
  expect(events).toEqual([]);
});

/** Delays the opening of the next database until `answer` is called. */
function openLate(): { answer: () => Promise<void> } {
  const open = indexedDB.open.bind(indexedDB);
  const late = new EventTarget() as IDBOpenDBRequest;
  vi.spyOn(indexedDB, 'open').mockReturnValueOnce(late);
  return {
    answer: () =>
      new Promise((resolve) => {
        const opening = open('landfall');
        opening.addEventListener('success', () => {
          Object.defineProperty(late, 'result', { value: opening.result });
          late.dispatchEvent(new Event('success'));
          resolve();
        });
      }),
  };
}

/** A connection of another page. */
function createStoreBeside() {
  return createStore('landfall', 'device');
}
