import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildId } from './engine/http/documents/build-id.ts';
import { chunkGroups } from './engine/launch/chunks.ts';
import { moduleList } from './engine/launch/module-list.ts';
import { replacePreloadHelper } from './engine/launch/preload-helper.ts';
import { version } from './engine/version.ts';
import { SHELL } from './src/domain/app/cache-policy.ts';
import type { Language } from './src/domain/text/languages.ts';
import { isLanguage, languages } from './src/domain/text/languages.ts';

/**
 * Two builds from one configuration: the page for the browser, begun at boot.ts, and what the engine renders documents with
 * (document.tsx). `index.html` is the engine's template for them and not an entry of its own.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom' as const,
  plugins: [
    { ...optimizeLocales.vite({ locales: [languages[wantedLanguage()].strings] }), enforce: 'pre' as const },
    react(),
    withoutPatterns(),
    replacePreloadHelper(),
    isSsrBuild || command === 'serve' ? [] : [moduleList(import.meta.dirname), ...worker(), precompressed()],
  ],
  // React has had it for long.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
      { find: /^#words\//, replacement: join(import.meta.dirname, `src/words/${wantedLanguage()}/`) },
    ],
  },
  define: { 'import.meta.env.LANDFALL_VERSION': JSON.stringify(version) },
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
        // What wouter makes by these and nobody uses.
        treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'memo'] },
        output: { codeSplitting: { groups: chunkGroups() } },
      },
    }),
  },
}));

/** Whose words a build is made of: `npm run build` makes one for each language. */
function wantedLanguage(): Language {
  const wanted = process.env['LANDFALL_LANGUAGE'] ?? 'en';
  if (!isLanguage(wanted)) throw new Error(`There are no words in '${wanted}'.`);
  return wanted;
}

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
        globPatterns: ['assets/*.{js,css,woff2}', 'fallback/*.svg', 'icon.svg'],
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

/** Beside each file its brotli and its gzip, so that the engine serves them without any work. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
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
