import { join } from 'node:path';
import type { Plugin } from 'vite';

const helper = join(import.meta.dirname, '../../src/platform/network/chunk-loader.ts');

/**
 * Replaces Vite's helper around every `import()` of the page with ours. Vite has no public interface for it:
 * `build.modulePreload` chooses the files, not how they are fetched. The build fails if Vite renames its helper.
 */
export function replacePreloadHelper(): Plugin {
  let isReplaced = false;
  return {
    name: 'replace-preload-helper',
    enforce: 'pre',
    resolveId(id) {
      if (id !== '\0vite/preload-helper.js') return null;
      isReplaced = true;
      return helper;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const isLazy = Object.values(bundle).some((it) => it.type === 'chunk' && it.dynamicImports.length > 0);
      if (isLazy && !isReplaced) {
        throw new Error('Vite no longer imports "vite/preload-helper.js": see engine/launch/preload-helper.ts.');
      }
    },
  };
}
