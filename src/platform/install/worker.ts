import { is } from 'superstruct';
import { Workbox } from 'workbox-window';
import { DELIVERY, WORKER_EVENTS, WorkerEvent, type WorkerRequest } from '#domain/app/worker-messages.ts';
import { openBroadcast } from '../storage/tabs.ts';
import { scriptAddress } from './trusted-types.ts';

export type ShopWorker = ReturnType<typeof workerOf>;

interface Events {
  /** A newer version is ready: it waits, or another tab has let it take over already. */
  onNewer: () => void;
  /** From now on the worker answers for this page, which was opened without one. */
  onInCharge: () => void;
}

/** Registers the worker, and waits until it is installed; null if there can be no worker. @throws Error if the registration fails */
export async function registerWorker({ onNewer, onInCharge }: Events): Promise<ShopWorker | null> {
  // There is no worker in development, because it would serve old files.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null;
  const wasInCharge = isInCharge();
  const workbox = new Workbox(scriptAddress('landfall-worker', '/sw.js'));
  workbox.addEventListener('waiting', onNewer);
  workbox.addEventListener('controlling', () => (wasInCharge ? onNewer() : onInCharge()));
  const registration = await installWorker(workbox);
  return registration ? workerOf(workbox, registration) : null;
}

/** Registers a worker and waits until it is installed. @throws Error if its script does not come, or its files cannot be stored */
export async function installWorker(workbox: Workbox): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await workbox.register();
  if (registration) await waitUntilActive(registration);
  return registration;
}

/** @throws Error if the installing worker fails and no other one is there */
async function waitUntilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  if (active || waiting) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onChange = () => {
    if (installing?.state === 'activated') resolve();
    if (!installing || installing.state === 'redundant') reject(new Error('the worker could not be installed'));
  };
  installing?.addEventListener('statechange', onChange);
  onChange();
  await promise;
}

/** Removes the worker and its caches, but not the visitor's own data (W10). Never rejects. */
export async function retireWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // The worker of the shop's scope. The desk below it has its own worker.
    await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('landfall-')).map((name) => caches.delete(name)));
  } catch {
    // If storage is refused, there is no worker and no cache.
  }
}

function workerOf(workbox: Workbox, registration: ServiceWorkerRegistration) {
  return {
    isInCharge,
    async run(message: WorkerRequest): Promise<void> {
      const ready = await navigator.serviceWorker.ready;
      ready.active?.postMessage(message);
    },
    /** Lets the worker deliver waiting commands when the network returns, even if no page is open then (W8). Only some browsers can do this. */
    deliverLater(): void {
      const { sync } = registration as { sync?: { register(tag: string): Promise<void> } };
      void sync?.register(DELIVERY).catch(() => undefined);
    },
    update: (): Promise<void> => workbox.update().catch(() => undefined),
    /** Lets a waiting version take over, if there is one. Resolves when it has taken over, at the latest after 3 s. */
    async takeOver(): Promise<void> {
      if (!registration.waiting) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, 3_000);
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
      registration.waiting.postMessage({ kind: 'take_over' } satisfies WorkerRequest);
      await promise;
    },
  };
}

function isInCharge(): boolean {
  return Boolean(navigator.serviceWorker.controller);
}

/** Calls back with the worker's events. @returns stops listening */
export function onWorkerEvent(heard: (event: WorkerEvent) => void): () => void {
  const channel = openBroadcast(WORKER_EVENTS);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (is(data, WorkerEvent)) heard(data);
  });
  return () => channel?.close();
}
