import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { Alias, PluginOption } from 'vite';
import type { Language } from '#domain/contract/languages.ts';
import { isLanguage, languages } from '#domain/contract/languages.ts';

/** The common parts of the shop's and the desk's builds. */

const root = join(import.meta.dirname, '../../');

/** React, with the strings of one language. */
export function reactPlugins(): PluginOption[] {
  return [{ ...optimizeLocales.vite({ locales: [languages[buildLanguage()].strings] }), enforce: 'pre' }, react()];
}

export function aliases(): Alias[] {
  return [
    // React itself has had this hook for a long time.
    { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
    { find: /^#words\//, replacement: join(root, `src/words/${buildLanguage()}/`) },
  ];
}

export const buildTargets = {
  target: 'es2023',
  cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  modulePreload: { polyfill: false as const },
  assetsInlineLimit: 0,
};

/** The language of a build: `npm run build` makes one build for each language. */
export function buildLanguage(): Language {
  const language = process.env['LANDFALL_LANGUAGE'] ?? 'en';
  if (!isLanguage(language)) throw new Error(`There are no words in '${language}'.`);
  return language;
}
