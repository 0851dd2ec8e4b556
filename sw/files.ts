import { orUndefined } from './bounded-cache.ts';
import { isGood } from './cached-response.ts';
import type { BuiltFile, Deps } from './deps.ts';

const PREFIX = 'landfall-build-';

/** The files of builds, each build whole in a cache of its own. */
export function openFiles({ caches, fetch, build, origin }: Deps) {
  /** What is named by its content is taken from where it is already. */
  async function take({ path, revision }: BuiltFile): Promise<Response> {
    const known = revision === null ? await caches.match(path) : undefined;
    if (known) return known;
    const response = await fetch(new Request(origin + path, { cache: revision === null ? 'default' : 'no-cache' }));
    if (!isGood(response, 'file')) throw new Error(`${path} of build ${build.id}: ${response.status}`);
    return response;
  }

  return {
    /** Puts all of this build away. @throws Error where one is not to be had: then the worker is not installed */
    async install(): Promise<void> {
      const cache = await caches.open(PREFIX + build.id);
      const files = [...build.files];
      const takeSome = async () => {
        for (let file = files.shift(); file; file = files.shift()) await cache.put(file.path, await take(file));
      };
      await Promise.all(Array.from({ length: 6 }, takeSome));
    },
    /** From this build, else from the one before (W10), else from the engine. */
    async file(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const cached = await orUndefined(async () => {
        const own = await (await caches.open(PREFIX + build.id)).match(pathname, { ignoreVary: true });
        return own ?? caches.match(pathname, { ignoreVary: true });
      });
      if (cached) return cached;
      const response = await fetch(new Request(request.url));
      // One that was left out for most browsers, such as Temporal's substitute, is cached where it is used.
      if (pathname.startsWith('/assets/') && isGood(response, 'file')) {
        const copy = response.clone();
        await orUndefined(async () => (await caches.open(PREFIX + build.id)).put(pathname, copy));
      }
      return response;
    },
    /** Drops all other builds but the one before, whose pages may still be open and find their files (W10). */
    async dropOthers(): Promise<void> {
      const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + build.id);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    },
  };
}
