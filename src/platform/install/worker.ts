import { is } from 'superstruct';
import { Workbox } from 'workbox-window';
import { DELIVERY, WORKER_EVENTS, WorkerEvent, type WorkerRequest } from '#domain/app/worker-messages.ts';
import { openBroadcast } from '../storage/tabs.ts';
import { trustedTypes } from './trusted-types.ts';

export type ShopWorker = ReturnType<typeof workerOf>;

interface Events {
  /** A newer version is ready, here or already in charge by another tab's choice. */
  onNewer: () => void;
  /** The worker answers for this page from now on, which was opened without one. */
  onInCharge: () => void;
}

/** Registers the worker, and waits until it is installed; null where there can be none. @throws Error where that fails now */
export async function registerWorker({ onNewer, onInCharge }: Events): Promise<ShopWorker | null> {
  // In development there is no worker: it would keep what is being changed.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null;
  const wasInCharge = isInCharge();
  const policy = (address ? undefined : trustedTypes())?.createPolicy('landfall-worker', {
    createScriptURL: () => WORKER,
  });
  address ??= policy?.createScriptURL(WORKER) ?? WORKER;
  const workbox = new Workbox(address);
  workbox.addEventListener('waiting', onNewer);
  workbox.addEventListener('controlling', () => (wasInCharge ? onNewer() : onInCharge()));
  const registration = await workbox.register();
  if (!registration) return null;
  await waitUntilActive(registration);
  return workerOf(workbox, registration);
}

/** @throws Error where the worker that is being installed fails, and none is there */
async function waitUntilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  if (active || waiting) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const changed = () => {
    if (installing?.state === 'activated') resolve();
    if (!installing || installing.state === 'redundant') reject(new Error('the worker could not be installed'));
  };
  installing?.addEventListener('statechange', changed);
  changed();
  await promise;
}

const WORKER = '/sw.js';
/** In the form in which a browser with Trusted Types wants it: a policy may be made once. */
let address: string | undefined;

/** Lets go of the worker and of all that it keeps, but for what is the visitor's own (W10). Never rejects. */
export async function retireWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // The one of the shop's address: the desk, below it, has a worker of its own.
    await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('landfall-')).map((name) => caches.delete(name)));
  } catch {
    // Where storage is refused there is no worker, and nothing that it keeps.
  }
}

function workerOf(workbox: Workbox, registration: ServiceWorkerRegistration) {
  return {
    isInCharge,
    async run(message: WorkerRequest): Promise<void> {
      const ready = await navigator.serviceWorker.ready;
      ready.active?.postMessage(message);
    },
    /** Has the worker deliver what waits when the network returns, should no page be open then (W8); where browsers can do so. */
    deliverLater(): void {
      const { sync } = registration as { sync?: { register(tag: string): Promise<void> } };
      void sync?.register(DELIVERY).catch(() => undefined);
    },
    update: (): Promise<void> => workbox.update().catch(() => undefined),
    /** Lets the version that waits take over, if one does; resolves when it has, after 3 s at the latest. */
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

/** Hears what the worker has to tell. @returns what ends it */
export function onWorkerEvent(heard: (event: WorkerEvent) => void): () => void {
  const channel = openBroadcast(WORKER_EVENTS);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (is(data, WorkerEvent)) heard(data);
  });
  return () => channel?.close();
}
