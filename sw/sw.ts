import { is } from 'superstruct';
import { SHELL } from '#domain/app/cache-policy.ts';
import { DELIVERY, WORKER_EVENTS, type WorkerEvent, WorkerRequest } from '#domain/app/worker-messages.ts';
import { send } from '#platform/network/api.ts';
import { shouldSaveData } from '#platform/network/network-quality.ts';
import { openDeviceStore } from '#platform/storage/device-store.ts';
import { openMirror } from '#platform/storage/mirror.ts';
import { language } from '#words/formats.ts';
import { deliverOutbox } from './deliver.ts';
import type { Build } from './deps.ts';
import { createWorker } from './worker.ts';

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** The API in the draft of service workers' static routing. TypeScript does not know it yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: {
    readonly condition: { readonly or: readonly { readonly urlPattern: { readonly pathname: string } }[] };
    readonly source: { readonly cacheName: string };
  }): Promise<void>;
}

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  addEventListener(type: 'sync', heard: (event: SyncEvent) => void): void;
};

const channel = new BroadcastChannel(WORKER_EVENTS);

const device = openDeviceStore();

const worker = createWorker({
  caches: self.caches,
  fetch: (request) => fetch(request, { redirect: 'manual' }),
  origin: self.location.origin,
  build: buildOf(self.__WB_MANIFEST, 'Temporal' in self),
  device,
  now: Date.now,
  fullness: async () => {
    const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
    return usage / quota;
  },
  isSparing: shouldSaveData,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  tell: (event: WorkerEvent) => channel.postMessage(event),
  outdated(isLeft) {
    // The worker may have been installed before it knew the visitor's language.
    if (isLeft) self.registration.waiting?.postMessage({ kind: 'take_over' } satisfies WorkerRequest);
    void self.registration.update().catch(() => undefined);
  },
});

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(worker.install().then((mayTakeOver) => (mayTakeOver ? self.skipWaiting() : undefined)));
  // If the browser cannot do this or refuses it, the worker answers these requests.
  const { cacheName, paths } = worker.firstFiles;
  const condition = { or: paths.map((pathname) => ({ urlPattern: { pathname } })) };
  // perf: docs/performance.md#far-parts-skipped
  event.waitUntil(event.addRoutes?.({ condition, source: { cacheName } }).catch(() => undefined) ?? Promise.resolve());
});

self.addEventListener('activate', (event) => event.waitUntil(worker.activate().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const answer = worker.answer(event.request, event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('sync', (event) => {
  if (event.tag !== DELIVERY) return;
  const mirror = openMirror(device);
  event.waitUntil(deliverOutbox(mirror, send).finally(() => mirror.close()));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!is(message, WorkerRequest)) return;
  event.waitUntil(message.kind === 'take_over' ? self.skipWaiting() : worker.run(message));
});

/**
 * Reads vite-plugin-pwa's list: the shell's revision is the build's id, the other entries are files. Leaves out the Temporal polyfill if the browser
 * has Temporal.
 */
function buildOf(list: readonly { url: string; revision: string | null }[], hasTemporal: boolean): Build {
  const files = list
    .map(({ url, revision }) => ({ path: url.startsWith('/') ? url : `/${url}`, revision }))
    .filter(({ path }) => path !== SHELL && !(hasTemporal && /\/shim-[^/]+\.js$/.test(path)));
  return { id: list.find(({ url }) => url === SHELL)?.revision ?? 'unnamed', language, files };
}
