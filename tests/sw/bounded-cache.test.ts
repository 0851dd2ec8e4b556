import { describe, expect, it } from 'vitest';
import { AS_OF, PICTURES } from '#domain/app/cache-policy.ts';
import type { WorkerEvent } from '#domain/app/worker-messages.ts';
import { openBoundedCache } from '../../sw/bounded-cache.ts';
import { MemoryCaches } from '../support/page/caches.ts';

const day = 86_400_000;

function aBoundedCache({ most = 3, megabytes = 1, days = 30 } = {}) {
  const caches = new MemoryCaches();
  const clock = { now: 100 * day };
  const events: WorkerEvent[] = [];
  const deps = { caches, now: () => clock.now, tell: (it: WorkerEvent) => void events.push(it) };
  const open = () => openBoundedCache(deps, 'it', { most, megabytes, days });
  const copy = (bytes = 1_000) =>
    new Response(new Uint8Array(bytes), {
      headers: { 'content-length': String(bytes), [AS_OF]: new Date(clock.now).toISOString() },
    });
  return { caches, clock, events, open, bounded: open(), copy };
}

describe('a bounded cache', () => {
  it('[W2] holds no more than its number: the oldest go first, and what is put anew is the youngest', async () => {
    const { bounded, caches, copy } = aBoundedCache();
    for (const key of ['/a', '/b', '/c', '/a', '/d']) await bounded.put(key, copy());

    expect(await caches.paths('it')).toEqual(['/c', '/a', '/d']);
  });

  it('[W2] holds no more than its bytes', async () => {
    const { bounded, caches, copy } = aBoundedCache({ most: 100 });
    for (const key of ['/a', '/b', '/c', '/d']) await bounded.put(key, copy(300_000));

    expect(await caches.paths('it')).toEqual(['/b', '/c', '/d']);
  });

  it('[W2] takes nothing that is larger than all of it', async () => {
    const { bounded, caches, copy } = aBoundedCache();
    await bounded.put('/a', copy());
    await bounded.put('/b', copy(1_000_001));

    expect(await caches.paths('it')).toEqual(['/a']);
  });

  it('[W2] lets go of what is too old', async () => {
    const { bounded, caches, clock, copy } = aBoundedCache();
    await bounded.put('/a', copy());
    clock.now += 29 * day;
    await bounded.put('/b', copy());
    expect(await caches.paths('it')).toEqual(['/a', '/b']);

    clock.now += 2 * day;
    await bounded.put('/c', copy());
    expect(await caches.paths('it')).toEqual(['/b', '/c']);
  });

  it('[W2] knows in the next life of the worker what it held in the last', async () => {
    const { bounded, caches, copy, open } = aBoundedCache();
    for (const key of ['/a', '/b', '/c']) await bounded.put(key, copy());

    const next = open();
    await next.put('/d', copy());

    expect(await caches.paths('it')).toEqual(['/b', '/c', '/d']);
    expect(await next.has('/a')).toBe(false);
  });

  it('[W2] finds after its cache was deleted from outside that it holds nothing', async () => {
    const { bounded, caches, copy } = aBoundedCache();
    await bounded.put('/a', copy());

    await caches.delete('it');

    expect(await bounded.has('/a')).toBe(false);
  });

  it('[W11a] gives up the copies of pictures where the storage is full, and nothing of its own', async () => {
    const { bounded, caches, copy, events } = aBoundedCache({ most: 4 });
    for (const key of ['/a', '/b', '/c']) await bounded.put(key, copy());
    await (await caches.open(PICTURES)).put('/pictures/a-480.avif', copy());
    let refusals = 1;
    caches.full = () => refusals-- > 0;

    expect(await bounded.put('/d', copy())).toBe(true);

    expect(await caches.paths(PICTURES)).toEqual([]);
    expect(await caches.paths('it')).toEqual(['/a', '/b', '/c', '/d']);
    expect(events).toEqual([]);
  });

  it('[W11a] leaves what it holds where the storage stays full, and tells the pages', async () => {
    const { bounded, caches, copy, events, open } = aBoundedCache({ most: 1 });
    await bounded.put('/shell', copy(10));
    caches.full = () => true;

    expect(await bounded.put('/shell', copy(20))).toBe(false);

    expect((await bounded.find('/shell'))?.headers.get('content-length')).toBe('10');
    expect(await bounded.has('/shell')).toBe(true);
    expect(await open().has('/shell')).toBe(true);
    expect(events).toEqual([{ kind: 'full' }]);
  });

  it('[W2] is empty where storage is refused, and never in the way', async () => {
    const { bounded, caches, copy } = aBoundedCache();
    caches.full = () => true;

    await bounded.put('/a', copy());

    expect(await bounded.find('/a')).toBeUndefined();
    expect(await bounded.has('/a')).toBe(false);
  });
});
