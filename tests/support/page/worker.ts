import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { BUILD } from '#domain/app/cache-policy.ts';
import type { WorkerEvent } from '#domain/app/worker-messages.ts';
import { type DeviceStore, openDeviceStore } from '#platform/storage/device-store.ts';
import type { Build, EventLifetime } from '../../../sw/deps.ts';
import { createWorker, type Worker } from '../../../sw/worker.ts';
import { type Engine, ORIGIN } from '../engine/engine.ts';
import { MemoryCaches } from './caches.ts';

/** `hang`: no request is ever answered. */
type Network = 'up' | 'down' | 'portal' | 'hang';

/** A worker over a real engine. A test can cut the network, and read all requests of the worker. */
export function aWorker(
  engine: Engine,
  { build = aBuild('one'), caches = new MemoryCaches(), device = emptyDevice() } = {},
) {
  const network = {
    state: 'up' as Network,
    build: build.id,
    delay: 0,
    /** Paths whose requests fail. */
    fails: null as RegExp | null,
    /** Paths whose requests are never answered. */
    hangs: null as RegExp | null,
    isSparing: false,
    fullness: 0.1,
    /** The `Content-Location` header of each answer: the address whose contents the engine gave instead. */
    contentLocation: null as string | null,
  };
  const requests: { path: string; status: number | null }[] = [];
  const events: WorkerEvent[] = [];
  const work: Promise<unknown>[] = [];
  const lifetime: EventLifetime = { waitUntil: (it) => void work.push(it) };
  const counts = { outdated: 0, left: 0 };

  async function fetch(request: Request): Promise<Response> {
    const path = request.url.slice(ORIGIN.length);
    const noted: (typeof requests)[number] = { path, status: null };
    requests.push(noted);
    if (network.delay > 0) await new Promise((resolve) => setTimeout(resolve, network.delay));
    if (network.state === 'down' || network.fails?.test(path)) throw new TypeError('Failed to fetch');
    if (network.state === 'hang' || network.hangs?.test(path)) return new Promise(() => {});
    if (network.state === 'portal')
      return new Response('<h1>Pay for wifi</h1>', { headers: { 'content-type': 'text/html' } });
    const response = isOfPage(path) ? pageFile(path, network.build) : await engine.app(request);
    noted.status = response.status;
    const headers = new Headers(response.headers);
    if (network.contentLocation) headers.set('Content-Location', network.contentLocation);
    headers.set('Date', new Date(engine.clock.now.epochMilliseconds).toUTCString());
    return new Response(response.body, { status: response.status, headers });
  }

  const worker: Worker = createWorker({
    caches,
    fetch,
    origin: ORIGIN,
    build,
    device,
    now: () => engine.clock.now.epochMilliseconds,
    fullness: () => Promise.resolve(network.fullness),
    isSparing: () => network.isSparing,
    tell: (it) => void events.push(it),
    outdated(isLeft) {
      counts.outdated++;
      if (isLeft) counts.left++;
    },
  });

  /** Waits for all work that continues after the answers. */
  async function settled(): Promise<void> {
    while (work.length > 0) await Promise.allSettled(work.splice(0));
  }

  return {
    worker,
    caches,
    device,
    network,
    requests,
    events,
    counts,
    settled,
    /** The network without the worker. */
    ask: fetch,
    /** The answer that a page gets for a read; null where the worker leaves the request to the browser. */
    get: async (path: string, headers: Record<string, string> = {}, cache: RequestCache = 'default') =>
      (await worker.answer(new Request(ORIGIN + path, { headers, cache }), lifetime)) ?? null,
    /** The answer that a visitor gets at an address. */
    visit: async (path: string) => {
      const request = new Request(ORIGIN + path);
      Object.defineProperty(request, 'mode', { value: 'navigate' });
      return (await worker.answer(request, lifetime)) ?? null;
    },
  };
}

function emptyDevice(): DeviceStore {
  globalThis.indexedDB = new IDBFactory();
  return openDeviceStore();
}

export function aBuild(id: string): Build {
  return {
    id,
    language: languageOf(id)['content-language'],
    files: [
      { path: `/assets/main-${id}.js`, revision: null },
      { path: '/assets/same-in-all.js', revision: null },
      { path: '/fallback/logo.svg', revision: id },
    ],
  };
}

/** The language of a build: each language has its own. */
const languageOf = (build: string) => ({ 'content-language': build.startsWith('croatian') ? 'hr' : 'en' });

const isOfPage = (path: string) => !path.startsWith('/api/') && !path.startsWith('/maps/');

/** A stand-in for the built page and the engine's documents. The journeys test the real ones. */
function pageFile(path: string, build: string): Response {
  const headers = { 'landfall-version': '0.1.0' };
  if (path.startsWith('/assets/') || path === '/fallback/logo.svg')
    return new Response(`file ${path}`, { headers: { ...headers, 'content-type': 'text/javascript' } });
  if (path.startsWith('/pictures/'))
    return new Response(new Uint8Array(1_000), { headers: { ...headers, 'content-type': 'image/avif' } });
  if (path.startsWith('/experiences/gone'))
    return new Response('none', { status: 404, headers: { ...headers, 'content-type': 'text/html', [BUILD]: build } });
  return new Response(`<html>${path} of ${build}`, {
    headers: {
      ...headers,
      'content-type': 'text/html',
      etag: `"${path} ${build}"`,
      [BUILD]: build,
      ...languageOf(build),
    },
  });
}
