import { posix } from 'node:path';
import { vi } from 'vitest';
import { languages } from '#domain/contract/languages.ts';

export type Words = Readonly<Record<string, unknown>>;

/** Every file of words, by its path below `src/words`: 'hr/formats.ts'. */
const all = new Map(
  Object.entries(import.meta.glob<Words>('../../../src/words/*/**/*.ts', { eager: true })).map(([path, words]) => [
    path.replace('../../../src/words/', ''),
    words,
  ]),
);

const sources: Readonly<Record<string, string>> = import.meta.glob('../../../src/words/*/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Files that only one language needs, such as `hr/plural.ts`: other files of the language import them, and English has no such file. */
const helpers = new Set(
  Object.entries(sources).flatMap(([path, source]) => {
    const imported = [...source.matchAll(/^import .* from '([^']+)';$/gm)].map(([, it = '']) => it);
    const paths = imported.map((it) => posix.join(posix.dirname(path.replace('../../../src/words/', '')), it));
    return paths.filter((it) => !all.has(it.replace(/^\w+/, 'en')));
  }),
);

/** The languages besides English. */
export const translations = Object.keys(languages).filter((language) => language !== 'en');

/** The word files of a language, named as `#words/` names them. */
export function filesOf(language: string): string[] {
  return [...all.keys()]
    .filter((path) => path.startsWith(`${language}/`) && !helpers.has(path))
    .map((path) => path.slice(language.length + 1));
}

export function wordsOf(language: string, file: string): Words {
  const words = all.get(`${language}/${file}`);
  if (!words) throw new Error(`${language} has no ${file}`);
  return words;
}

/** Loads a module of the shop with the words of a language, as in that language's build. Tests that use it call `inEnglish` at their end. */
export async function inLanguage<Module>(language: string, load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  for (const file of filesOf(language)) vi.doMock(`#words/${file}`, () => wordsOf(language, file));
  return load();
}

export function inEnglish(): void {
  for (const file of filesOf('en')) vi.doUnmock(`#words/${file}`);
  vi.resetModules();
}
