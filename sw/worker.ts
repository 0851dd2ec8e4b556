import { plainPages } from '#domain/app/plain-pages.ts';
import type { WorkerRequest } from '#domain/app/worker-messages.ts';
import { createReadHandler } from './answers.ts';
import { type BoundedCache, openBoundedCache, orUndefined } from './bounded-cache.ts';
import { inTime } from './cached-response.ts';
import { openCatalogue } from './catalogue.ts';
import type { Deps, EventLifetime } from './deps.ts';
import { ASIDE, dropOtherDocuments, openDocuments } from './documents.ts';
import { openFiles } from './files.ts';
import { openMaps } from './maps.ts';
import { experienceAt, fromCatalogue } from './offline-listing.ts';
import { openPictures } from './pictures.ts';
import { strategies, strategyFor } from './strategies.ts';
import { syncCatalogue } from './sync-catalogue.ts';

export type Worker = ReturnType<typeof createWorker>;

/** The worker without the browser's events. */
export function createWorker(deps: Deps) {
  const { caches, origin } = deps;
  const parts = openParts(deps);
  const { documents, files } = parts;
  let gathering: Promise<void> | null = null;

  deps.device.watch(({ kind, key }) => kind === 'unkept' && key === 'catalogue' && deps.tell({ kind: 'full' }));

  return {
    firstFiles: files.first,

    /** @returns whether the worker may take over at once, because the visitor has changed the language. @throws Error if the build is incomplete */
    async install(): Promise<boolean> {
      await installParts(parts);
      const isOtherLanguage = (await orUndefined(() => caches.match(ASIDE))) !== undefined;
      // The catalogue on the device has the language that the visitor has left: without its own, this worker would wait for the engine (W1a).
      if (isOtherLanguage) await inTime(syncCatalogue(deps, parts.catalogue), 3_000);
      return isOtherLanguage;
    },

    async activate(): Promise<void> {
      await Promise.all([files.dropOthers(), dropOtherDocuments(deps)]);
    },

    /** The answer to a request; null if the browser should send the request itself. */
    answer(request: Request, lifetime: EventLifetime): Promise<Response> | null {
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== origin) return null;
      const strategy = strategyFor({ pathname: url.pathname, isNavigation: request.mode === 'navigate' });
      if (!strategy || strategy.handler === 'NetworkOnly') return null;
      return parts.answer(strategy.kind, request, lifetime);
    },

    async run(message: Exclude<WorkerRequest, { kind: 'take_over' }>): Promise<void> {
      if (message.kind === 'keep') return void (await documents.keep(new URL(origin + message.address)));
      // Two tabs may send the same request at once.
      gathering ??= gatherAll(deps, parts).finally(() => {
        gathering = null;
      });
      return gathering;
    },
  };
}

type WorkerAreas = ReturnType<typeof openParts>;

function openParts(deps: Deps) {
  const files = openFiles(deps);
  const catalogue = openCatalogue(deps.device);
  const documents = openDocuments(deps, async (idOrSlug) => {
    const known = await catalogue.read();
    return known ? experienceAt(known, idOrSlug)?.slug : undefined;
  });
  const bounded = new Map(
    strategies.map(({ kind, limits }) => [kind, openBoundedCache(deps, `landfall-${kind}`, limits)]),
  );
  const cacheOf = (kind: string) => bounded.get(kind) as BoundedCache;
  const pictures = openPictures(deps, cacheOf('pictures'));
  const maps = openMaps(deps, cacheOf('maps'));
  const handleRead = createReadHandler(deps, async (url) => {
    const known = await catalogue.read();
    return known && fromCatalogue(url, known, deps.now());
  });

  function answer(kind: string, request: Request, lifetime: EventLifetime): Promise<Response> {
    switch (kind) {
      case 'files':
        return files.file(request);
      case 'documents':
        return documents.document(new URL(request.url), lifetime);
      case 'shell':
        return documents.shell(new URL(request.url), lifetime);
      case 'pictures':
        return pictures.picture(request, lifetime);
      case 'maps':
        return maps.map(request);
      default:
        return handleRead(cacheOf(kind), request, lifetime);
    }
  }

  return { answer, catalogue, documents, files, maps, pictures };
}

const installParts = ({ documents, files }: WorkerAreas) => Promise.all([files.install(), documents.install()]);

/**
 * Stores all data that the shop needs without a network, also what the browser has deleted of it (W11). Pages are notified once everything is stored.
 */
async function gatherAll(deps: Deps, parts: WorkerAreas): Promise<void> {
  const isInstalled = await installParts(parts).then(
    () => true,
    () => false,
  );
  const known = await syncCatalogue(deps, parts.catalogue);
  // On a slow link only texts are stored, because they are small (W12).
  if (!known || deps.isSparing()) return;
  let isWhole = isInstalled;
  for (const path of plainPages) isWhole = (await parts.documents.keep(new URL(path, deps.origin))) && isWhole;
  isWhole = (await parts.pictures.gather(known)) && isWhole;
  isWhole = (await parts.maps.gather(known)) && isWhole;
  if (isWhole) deps.tell({ kind: 'synced' });
}
