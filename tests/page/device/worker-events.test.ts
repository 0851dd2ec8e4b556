import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkerEvent } from '#domain/app/worker-messages.ts';
import { resource } from '#domain/contract/endpoint.ts';
import { readAppInfo, readExperience, readStore } from '#domain/contract/webstore.ts';
import { bumpVersion } from '#engine/places/version.ts';
import { createSend } from '#platform/network/api.ts';
import { createConnection } from '#platform/network/connection.ts';
import { onWorkerEventAtom } from '#shop/state/device/worker-events.ts';
import { createPageStore } from '#shop/state/page/page.ts';
import { isMissingResourceAtom, peekAtom, refreshAtom, resourcesAtom } from '#shop/state/resources.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aWorker } from '../../support/page/worker.ts';
import { noon } from '../../support/stores/small-store.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

const shop = resource(readStore);
const walk = resource(readExperience, { id: 'walk' });

/** A page that sends its requests through the worker, and receives the worker's messages. */
function aPage() {
  const worker = aWorker(engine);
  const send = createSend(async (address, init) => {
    const request = new Request(ORIGIN + address, { ...init, signal: null });
    return (await worker.get(address, Object.fromEntries(request.headers))) ?? worker.ask(request);
  });
  const store = createPageStore({ send, serverNow: noon.toString() });
  const hear = async () => {
    await worker.settled();
    for (const event of worker.events.splice(0)) store.set(onWorkerEventAtom, event);
  };
  return { ...worker, store, hear };
}

describe('a page behind the worker', () => {
  it('[W2] shows the copy at once, and follows what the engine says now', async () => {
    const { store, hear } = aPage();
    await store.set(refreshAtom, shop);
    await engine.database.write(async (tx) => {
      await tx.updateTable('stores').set({ title: 'All new' }).execute();
      await bumpVersion(tx, [1]);
    });

    await store.set(refreshAtom, shop);
    expect(store.get(peekAtom(shop))?.title).toBe('Small things to do');

    await hear();
    expect(store.get(peekAtom(shop))?.title).toBe('All new');
  });

  it('[W2] keeps the very value where nothing has changed, and knows as of when it holds', async () => {
    const { store, hear } = aPage();
    await store.set(refreshAtom, walk);
    const before = store.get(peekAtom(walk));
    engine.clock.now = noon.add({ hours: 1 });

    await store.set(refreshAtom, walk);
    expect(store.get(resourcesAtom).get(walk.key)).toMatchObject({ asOf: '2026-12-01T12:00:00.000Z' });

    await hear();
    engine.clock.now = noon;
    expect(store.get(peekAtom(walk))).toBe(before);
    expect(store.get(resourcesAtom).get(walk.key)).toMatchObject({ asOf: '2026-12-01T13:00:00.000Z' });
  });

  it('[S10] does not take a kept answer for word from the engine', async () => {
    const { store, hear, network } = aPage();
    await store.set(refreshAtom, walk);
    const end = store.sub(isOutOfReachAtom, () => {});
    network.state = 'down';

    await store.set(refreshAtom, walk);
    expect(store.get(isOutOfReachAtom)).toBe(false);
    await hear();
    await expect.poll(() => store.get(isOutOfReachAtom)).toBe(true);

    await store.set(refreshAtom, walk);
    expect(store.get(isOutOfReachAtom)).toBe(true);
    end();
  });

  it('[S6] learns that there is no such thing any more', async () => {
    const { store } = aPage();
    await store.set(refreshAtom, walk);

    store.set(onWorkerEventAtom, { kind: 'missing', key: walk.key });

    expect(store.get(isMissingResourceAtom(walk))).toBe(true);
  });

  it('takes no news that it cannot read', async () => {
    const { store } = aPage();
    await store.set(refreshAtom, shop);
    const before = store.get(peekAtom(shop));
    const event: WorkerEvent = {
      kind: 'answered',
      key: shop.key,
      as_of: noon.toString(),
      etag: null,
      value: { title: 7 },
    };

    store.set(onWorkerEventAtom, event);

    expect(store.get(peekAtom(shop))).toBe(before);
  });
});

describe('the connection', () => {
  it('[S10] is doubted on the word of the worker, and found to be there', async () => {
    const requests: string[] = [];
    const connection = createConnection(async ({ path }) => {
      requests.push(path);
      return { kind: 'unchanged' };
    });

    connection.doubt();

    expect(requests).toEqual([readAppInfo.path]);
    expect(connection.isOut()).toBe(false);
  });
});
