import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Bytes of a chunk's modules before minification: by path for our modules, by name for a package. */
export type ModuleList = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Lists the modules of each file of the build, beside Vite's own list, so that the cause of a file's growth can be found. */
export function moduleList(root: string): Plugin {
  return {
    name: 'module-list',
    generateBundle(_, bundle) {
      const list: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = nameOf(id, root);
          modules[name] = (modules[name] ?? 0) + renderedLength;
        }
        list[chunk.fileName] = modules;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(list, null, 1) });
    },
  };
}

function nameOf(id: string, root: string): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  return inPackage ?? relative(root, id.replace('\0', '')).replaceAll('\\', '/');
}
