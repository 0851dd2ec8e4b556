import { type APIRequestContext, type Page, request } from 'playwright/test';
import { type Mirror, storedMirror } from '#domain/cart/mirror.ts';
import type { Cart } from '#domain/contract/cart.ts';
import { type FaultProxy, openFaultProxy, type Passed } from './fault-proxy.ts';
import { test as base, expect } from './journey.ts';

interface ProxyFixtures {
  /** The network between the browser and the engine. */
  link: FaultProxy;
  /** Requests straight to the engine's own port. */
  engine: APIRequestContext;
}

/** A journey's `test` with a bad link between browser and engine. */
export const test = base.extend<ProxyFixtures>({
  link: async ({ shop }, provide) => {
    const proxy = await openFaultProxy(shop.url);
    await provide(proxy);
    await proxy.stop();
  },
  baseURL: async ({ link }, provide) => provide(link.url),
  engine: async ({ shop }, provide) => {
    const engine = await request.newContext({ baseURL: shop.url });
    await provide(engine);
    await engine.dispose();
  },
});

/** A cart as the engine has it; null if there is none. */
export async function cartAt(engine: APIRequestContext, id: string): Promise<Cart | null> {
  const answer = await engine.get(`/api/cart/${id}/`);
  return answer.ok() ? ((await answer.json()) as Cart) : null;
}

/** Waits until this device has nothing more to send and no request is under way; late requests have arrived, too. */
export async function settled(page: Page, link: FaultProxy): Promise<void> {
  await expect.poll(async () => (await mirrorOf(page))?.outbox.length ?? 0, { timeout: 20_000 }).toBe(0);
  await link.quiet();
}

/** The mirror of the cart that this device stores. */
export async function mirrorOf(page: Page): Promise<Mirror | null> {
  const stored = await page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
      });
    const opening = indexedDB.open('landfall');
    // A missing database must not be created.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    const database = await resultOf(opening).catch(() => null);
    if (!database) return null;
    const cart: unknown = await resultOf(database.transaction('device').objectStore('device').get('cart'));
    database.close();
    return cart;
  });
  return storedMirror(stored);
}

/** Checks that each try of a command sent the same bytes. @returns the number of commands in these writes */
export function commandsIn(writes: readonly Passed[]): number {
  const tries = new Map<string | null, Set<string>>();
  for (const { key, method, path, body } of writes)
    tries.set(key, (tries.get(key) ?? new Set()).add(`${method} ${path} ${body}`));
  for (const [key, bodies] of tries) {
    expect(key, 'every write has a key').not.toBeNull();
    expect([...bodies], 'a try is as the one before').toHaveLength(1);
  }
  return tries.size;
}

export async function storedCartId(page: Page): Promise<string> {
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}') as { id?: string });
  return id ?? '';
}
