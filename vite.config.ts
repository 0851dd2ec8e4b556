import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { version } from './engine/base/version.ts';
import { buildId } from './engine/http/documents/build-id.ts';
import { documentStyles } from './engine/http/documents/document-styles.ts';
import { chunkGroups } from './engine/launch/chunks.ts';
import { moduleList } from './engine/launch/module-list.ts';
import { replacePreloadHelper } from './engine/launch/preload-helper.ts';
import { mergeRuntimeChunk } from './engine/launch/runtime-chunk.ts';
import { aliases, buildTargets, reactPlugins } from './engine/launch/vite-parts.ts';
import { SHELL } from './src/domain/app/cache-policy.ts';

/**
 * One configuration for two builds: the page for the browser, whose entry is boot.ts, and the code with which the engine renders documents
 * (document.tsx). `index.html` is the engine's template for them and not an entry.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom' as const,
  plugins: [
    reactPlugins(),
    withoutPatterns(),
    replacePreloadHelper(),
    isSsrBuild || command === 'serve'
      ? []
      : [mergeRuntimeChunk(), compileHints(), moduleList(import.meta.dirname), documentStyles(), ...worker()],
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
        // Calls in wouter whose results nobody uses.
        treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'memo'] },
        output: {
          codeSplitting: { groups: chunkGroups() },
        },
      },
    }),
  },
}));

// perf: docs/performance.md#compile-hints
/**
 * V8 compiles all functions of a file with this comment on another thread while the file arrives, and not each one on the page's thread at its first
 * call. The comment counts only at the very beginning of a file.
 */
function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const it of Object.values(bundle)) {
          if (it.type === 'chunk' && it.name !== 'boot') it.code = `//# allFunctionsCalledOnLoad\n${it.code}`;
        }
      },
    },
  };
}

/** Leaves out wouter's parser of patterns, because only `pages.ts` decides which page is at an address. */
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
 * The same name in both builds: two letters for the file, by its position among all, and one for the class, by its position in the file. Class names
 * are most of a document's bytes after its words, and consecutive names take 300 bytes less than names by hash
 * (docs/performance.md#the-first-window).
 */
function shortName(local: string, path: string, css: string): string {
  const file = styleFiles.indexOf(relative(import.meta.dirname, path.split('?')[0] ?? path));
  const classes = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  const own = ALPHABET[classes.indexOf(local)];
  if (file < 0 || own === undefined) throw new Error(`no short name for '${local}' of ${path}`);
  return `${ALPHABET[Math.floor(file / ALPHABET.length)]}${ALPHABET[file % ALPHABET.length]}${own}`;
}

/** Digits come last, because no name may begin with one. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const styleFiles = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).toSorted();

/** The worker, with the list of files that it stores: the page's files, and the shell under the name of this build. */
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
      // The engine serves one manifest for each store.
      manifest: false,
      injectManifest: {
        // A classic script: modules that others import late are part of it.
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
