import { appendFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { version } from '../base/version.ts';
import { buildId } from '../http/documents/build-id.ts';
import { deskChunkGroups } from './chunks.ts';
import { moduleList } from './module-list.ts';
import { replacePreloadHelper } from './preload-helper.ts';
import { aliases, buildTargets, reactPlugins } from './vite-parts.ts';

const root = join(import.meta.dirname, '../../');
const ICON = '/desk-icon.svg';

/** The build of the desk: a document, its scripts and its worker, all below `/desk/`. It shares no file with the shop (decision 0184). */
export function deskConfig(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: join(root, 'src/desk'),
    base: '/desk/',
    logLevel: 'warn',
    publicDir: false,
    plugins: [reactPlugins(), replacePreloadHelper(), moduleList(root), worker(), withPush(), preloadApp()],
    resolve: { alias: aliases() },
    define: { 'import.meta.env.LANDFALL_VERSION': JSON.stringify(version) },
    build: {
      ...buildTargets,
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: deskChunkGroups() } } },
    },
  };
}

/**
 * Workbox's own worker: all files of the desk are precached, and every address of the desk is its one document. Screens of the office are
 * fetched when they are opened (decision 0187).
 */
function worker(): PluginOption[] {
  let folder = '';
  return [
    { name: 'folder', configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)) },
    VitePWA({
      strategies: 'generateSW',
      filename: 'sw.js',
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      workbox: {
        cacheId: 'desk',
        globPatterns: ['assets/*.{js,css,woff2}'],
        dontCacheBustURLsMatching: /^assets\//,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        clientsClaim: true,
        navigateFallback: '/desk/',
        navigateFallbackAllowlist: [/^\/desk\//],
        manifestTransforms: [
          (files) => ({
            manifest: [
              ...withoutOffice(files, folder).map((file) => ({ ...file, url: `/desk/${file.url}` })),
              { url: ICON, revision: buildId(readFileSync(join(root, `public${ICON}`))), size: 0 },
              { url: '/desk/', revision: buildId(readFileSync(join(folder, '.vite/manifest.json'))), size: 0 },
            ],
          }),
        ],
      },
    }),
  ];
}

/** Appends the handlers of Web Push to the worker, in one script, because the desk's headers forbid a worker to import scripts. */
function withPush(): Plugin {
  let folder = '';
  return {
    name: 'push',
    // The plugin that writes the worker is 'post' too.
    enforce: 'post',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: {
      sequential: true,
      async handler() {
        const built = await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          build: {
            ...buildTargets,
            write: false,
            lib: { entry: join(root, 'sw/desk/push-events.ts'), formats: ['iife'], name: 'push' },
          },
        });
        const [script] = [built].flat().flatMap((it) => ('output' in it ? it.output : []));
        if (script?.type !== 'chunk') throw new Error('The handlers of Web Push are not one script.');
        appendFileSync(join(folder, 'sw.js'), `\n${script.code}`);
      },
    },
  };
}

/** Preloads the files of the first screen: the browser fetches them with the first script, which imports them once Temporal is loaded. */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? [it] : []));
        const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/desk/app.tsx')));
        if (!app) throw new Error('The app of the desk is no chunk of its own: there is nothing to preload.');
        const files = new Set([app.fileName]);
        for (const file of files) {
          for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported);
        }
        const styles = chunks
          .filter(({ fileName }) => files.has(fileName))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const links = [
          ...[...files].map((file) => ({ rel: 'modulepreload', href: `/desk/${file}` })),
          ...styles.map((file) => ({ rel: 'stylesheet', href: `/desk/${file}` })),
        ];
        return links
          .filter(({ href }) => !html.includes(href))
          .map((attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const }));
      },
    },
  };
}

/** Leaves out the scripts and styles of the office's screens. */
function withoutOffice<File extends { url: string }>(files: readonly File[], folder: string): File[] {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const screens = Object.entries(chunks).filter(([source]) => /^office\/[^/]+\//.test(source));
  if (screens.length === 0)
    throw new Error('No screen of the office is a chunk of its own: the worker would store all of them.');
  const left = new Set(screens.flatMap(([, { file, css = [] }]) => [file, ...css]));
  return files.filter(({ url }) => !left.has(url));
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}
