import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './engine/http/documents/build-id.ts';
import { documentStyles } from './engine/http/documents/document-styles.ts';
import { chunkGroups } from './engine/launch/chunks.ts';
import { moduleList } from './engine/launch/module-list.ts';
import { replacePreloadHelper } from './engine/launch/preload-helper.ts';
import { aliases, buildTargets, precompressed, reactParts } from './engine/launch/vite-parts.ts';
import { version } from './engine/version.ts';
import { SHELL } from './src/domain/app/cache-policy.ts';

/**
 * Two builds from one configuration: the page for the browser, begun at boot.ts, and what the engine renders documents with
 * (document.tsx). `index.html` is the engine's template for them and not an entry of its own.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom' as const,
  plugins: [
    reactParts(),
    withoutPatterns(),
    replacePreloadHelper(),
    isSsrBuild || command === 'serve'
      ? []
      : [moduleList(import.meta.dirname), documentStyles(), ...worker(), precompressed()],
  ],
  resolve: { alias: aliases() },
  define: { 'import.meta.env.LANDFALL_VERSION': JSON.stringify(version) },
  css: {
    modules: { generateScopedName: command === 'build' ? shortName : '[name]_[local]' },
  },
  build: {
    ...buildTargets,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: 'src/shop/boot.ts',
        // What wouter makes by these and nobody uses.
        treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'memo'] },
        output: {
          codeSplitting: { groups: chunkGroups() },
          // V8 compiles all functions of a file beside the page, while the file arrives, and not each one on the page's thread when it is first called.
          postBanner: ({ name }) => (/^(boot|rolldown-runtime)$/.test(name) ? '' : '//# allFunctionsCalledOnLoad'),
        },
      },
    }),
  },
}));

/** Leaves out wouter's parser of patterns: which page is at an address is said by `pages.ts` alone. */
function withoutPatterns(): Plugin {
  const none = '\0no-patterns';
  return {
    name: 'without-patterns',
    enforce: 'pre',
    resolveId: (id) => (id === 'regexparam' ? none : null),
    load: (id) => (id === none ? "export const parse = () => { throw new Error('pages.ts knows the pages') };" : null),
  };
}

/**
 * The same name in both builds, of four letters and digits: class names are most of a document's bytes after its words.
 *
 * @throws Error where two classes would share one: give either another name
 */
function shortName(local: string, file: string): string {
  const full = `${relative(import.meta.dirname, file.split('?')[0] ?? file)} ${local}`;
  const bytes = createHash('sha256').update(full).digest();
  const name = [LETTERS, ALPHABET, ALPHABET, ALPHABET]
    .map((of, n) => of[bytes.readUInt32BE(n * 4) % of.length])
    .join('');
  const known = named.get(name) ?? full;
  if (known !== full) throw new Error(`'${known}' and '${full}' would both be called ${name}`);
  named.set(name, full);
  return name;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABET = `${LETTERS}0123456789`;
const named = new Map<string, string>();

/** The worker, with the list of what it puts away: the page's files, and the shell under the name of this build. */
function worker(): PluginOption[] {
  let folder = '';
  return [
    { name: 'folder', configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)) },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      // The engine serves one for each store.
      manifest: false,
      injectManifest: {
        // A classic script: what is imported late elsewhere is part of it.
        rollupFormat: 'iife' as const,
        globPatterns: ['assets/*.{js,css,woff2}', 'fallback/*.svg'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (files) => ({
            manifest: [
              ...files.map(({ url, revision, size }) => ({ url, revision, size })),
              { url: SHELL, revision: buildId(readFileSync(join(folder, '.vite/manifest.json'))), size: 0 },
            ],
          }),
        ],
      },
    }),
  ];
}
