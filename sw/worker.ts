import { pages } from '#domain/pages.ts';
import type { Errand } from '#domain/worker-talk.ts';
import { createAnswers } from './answers.ts';
import type { BoundedCache } from './bounded-cache.ts';
import { openBoundedCache, orUndefined } from './bounded-cache.ts';
import { openCatalogue } from './catalogue.ts';
import type { Deps, Lifetime } from './deps.ts';
import { ASIDE, dropOtherDocuments, openDocuments } from './documents.ts';
import { openFiles } from './files.ts';
import { fromCatalogue } from './offline-listing.ts';
import { openPictures } from './pictures.ts';
import type { Strategy } from './strategies.ts';
import { strategies, strategyFor } from './strategies.ts';
import { syncCatalogue } from './sync-catalogue.ts';

/** The engine's documents that are one each. */
const plainPages = Object.values(pages).flatMap(({ path, rendered }) => (rendered && !/[:*]/.test(path) ? [path] : []));

/** The worker without the browser's events. */
export interface Worker {
  /**
   * @returns whether it may take over at once: the one before it speaks a language that the visitor has left
   * @throws Error where the build is not to be had whole
   */
  install(): Promise<boolean>;
  activate(): Promise<void>;
  /** Null for what the browser is to ask for by itself. */
  answer(request: Request, lifetime: Lifetime): Promise<Response> | null;
  run(errand: Exclude<Errand, { kind: 'take_over' }>): Promise<void>;
}

export function createWorker(ground: Deps): Worker {
  const { caches, build, origin } = ground;
  const files = openFiles(ground);
  const documents = openDocuments(ground);
  const catalogue = openCatalogue(ground.device);
  const shelves = new Map(
    strategies.map(({ kind, limits }) => [kind, openBoundedCache(ground, `landfall-${kind}`, limits)]),
  );
  const pictures = openPictures(ground, shelves.get('pictures') as BoundedCache);
  const answerRead = createAnswers(ground, async (url) => {
    const known = await catalogue.read();
    return known && fromCatalogue(url, known, ground.now());
  });

  function answered({ how, kind }: Strategy, request: Request, lifetime: Lifetime): Promise<Response> | null {
    const url = new URL(request.url);
    switch (how) {
      case 'file':
        return files.file(request);
      case 'document':
        return documents.document(url, lifetime);
      case 'shell':
        return documents.shell(url, lifetime);
      case 'answer':
        return answerRead(shelves.get(kind) as BoundedCache, request, lifetime);
      case 'picture':
        return pictures.picture(request, lifetime);
      case 'never':
        return null;
    }
  }

  let gathering: Promise<void> | null = null;

  async function gatherAll(): Promise<void> {
    const known = await syncCatalogue(ground, catalogue);
    if (!known) return;
    for (const path of plainPages) await documents.keep(new URL(path, origin));
    await pictures.gather(known);
  }

  return {
    async install() {
      await Promise.all([files.install(), documents.install()]);
      return (await orUndefined(() => caches.match(ASIDE))) !== undefined;
    },

    /** Pages that are still of the build before find its files; older ones are asked of the engine. */
    async activate() {
      const before = (await files.builds()).filter((it) => it !== build.id);
      await Promise.all([...before.slice(0, -1).map((it) => files.drop(it)), dropOtherDocuments(ground)]);
    },

    answer(request, lifetime) {
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== origin) return null;
      const strategy = strategyFor({ pathname: url.pathname, isNavigation: request.mode === 'navigate' });
      return strategy && answered(strategy, request, lifetime);
    },

    async run(errand) {
      if (errand.kind === 'keep') return documents.keep(new URL(origin + errand.address));
      // Two tabs may ask at once.
      gathering ??= gatherAll().finally(() => {
        gathering = null;
      });
      return gathering;
    },
  };
}
