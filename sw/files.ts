import { orUndefined, replaceCopy } from './bounded-cache.ts';
import { isGood } from './cached-response.ts';
import type { BuiltFile, Deps } from './deps.ts';

const PREFIX = 'landfall-build-';
/** The first files of a page, by the names in `engine/launch/chunks.ts`. */
const FIRST = /^\/assets\/(fraunces|boot|react|page)-[^/]+$/;

/** The files of builds: all files of one build in one cache. */
export function openFiles(deps: Deps) {
  const { caches, fetch, build } = deps;
  const own = PREFIX + build.id;

  return {
    /**
     * The files that the browser itself may serve from the cache of this build, without the worker: the files that each page begins with. A page of
     * the earlier build has already loaded its own (W10).
     */
    first: {
      cacheName: own,
      paths: build.files.map(({ path }) => path).filter((path) => FIRST.test(path)),
    },
    /** Stores all files of this build that are not stored. @throws Error if one cannot be fetched or stored: then the worker is not installed */
    async install(): Promise<void> {
      const cache = await caches.open(own);
      const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const files = build.files.filter(({ path }) => !stored.has(path));
      const takeSome = async () => {
        for (let file = files.shift(); file; file = files.shift())
          await replaceCopy(deps, own, file.path, await takeFile(deps, file));
      };
      await Promise.all(Array.from({ length: 6 }, takeSome));
    },
    /** A file from this build, else from the build before (W10), else from the engine. */
    async file(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const cached = await orUndefined(async () => {
        const stored = await (await caches.open(own)).match(pathname, { ignoreVary: true });
        return stored ?? caches.match(pathname, { ignoreVary: true });
      });
      if (cached) return cached;
      const response = await fetch(new Request(request.url));
      // A file that most browsers do not need, such as the Temporal polyfill, is cached when it is used.
      if (pathname.startsWith('/assets/') && isGood(response, 'file')) {
        const copy = response.clone();
        await orUndefined(() => replaceCopy(deps, own, pathname, copy));
      }
      return response;
    },
    /** Deletes all builds except this one and the one before, whose pages may still be open (W10). */
    async dropOthers(): Promise<void> {
      const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    },
  };
}

/** A file whose name contains a hash of its content is copied from a cache that already has it. */
async function takeFile({ caches, fetch, build, origin }: Deps, { path, revision }: BuiltFile): Promise<Response> {
  const known = revision === null ? await caches.match(path) : undefined;
  if (known) return known;
  const response = await fetch(new Request(origin + path, { cache: revision === null ? 'default' : 'no-cache' }));
  if (!isGood(response, 'file')) throw new Error(`${path} of build ${build.id}: ${response.status}`);
  return response;
}
