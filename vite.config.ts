import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Two builds from one configuration: the page for the browser, begun at boot.ts, and what the engine renders documents with
 * (document.tsx). `index.html` is the engine's template for them and not an entry of its own.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom' as const,
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    react(),
    isSsrBuild || command === 'serve'
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            injectRegister: false,
            registerType: 'prompt',
            manifest: { name: 'Landfall', short_name: 'Landfall', display: 'standalone', start_url: '/' },
          }),
          precompressed(),
        ],
  ],
  css: {
    modules: { generateScopedName: command === 'build' ? shortName : '[name]_[local]' },
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: 'src/boot.ts',
        output: { codeSplitting: { groups: [{ name: 'react', test: REACT, priority: 1 }, { name: firstView }] } },
      },
    }),
  },
}));

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * What the first view needs in three chunks, instead of one for each set of pages that share something: the boot module with
 * all that it imports, React, which outlives many versions of ours, and what the app and the listing import. `main.tsx` itself
 * stays apart: it waits for a page's module, which would wait for it if the two shared a chunk.
 */
function firstView(id: string, graph: ModuleGraph): string | null {
  if (id === join(import.meta.dirname, 'src/main.tsx')) return null;
  const isReachedFrom = (entry: string) => reachedFrom(join(import.meta.dirname, entry), graph).has(id);
  if (isReachedFrom('src/boot.ts')) return 'boot';
  return isReachedFrom('src/main.tsx') || isReachedFrom('src/features/listing/listing-page.tsx') ? 'page' : null;
}

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

const reached = new Map<string, Set<string>>();

/** What a module imports, and what that imports, and so on; asked when the graph is whole. */
function reachedFrom(entry: string, graph: ModuleGraph): Set<string> {
  const known = reached.get(entry);
  if (known) return known;
  const found = new Set<string>([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  reached.set(entry, found);
  return found;
}

/** The same name in both builds, of five characters: class names are most of a document's bytes after its words. */
function shortName(local: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `_${createHash('sha256').update(`${path} ${local}`).digest('base64url').slice(0, 5)}`;
}

/** Beside each file its brotli and its gzip, so that the engine serves them without any work. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
          const bytes = readFileSync(join(folder, name));
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
          writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
