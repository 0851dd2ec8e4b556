import { SHELL } from '#domain/app/cache-policy.ts';
import type { Build } from './deps.ts';

/**
 * Reads the list that vite-plugin-pwa puts into the worker: the revision of the shell is the build's own id, all else are its files.
 *
 * @param hasTemporal  where the browser has it, its substitute is not one of them
 */
export function buildOf(list: readonly { url: string; revision: string | null }[], hasTemporal: boolean): Build {
  const files = list
    .map(({ url, revision }) => ({ path: url.startsWith('/') ? url : `/${url}`, revision }))
    .filter(({ path }) => path !== SHELL && !(hasTemporal && /\/shim-[^/]+\.js$/.test(path)));
  return { id: list.find(({ url }) => url === SHELL)?.revision ?? 'unnamed', files };
}
