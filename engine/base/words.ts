import { type Language, languageCodes } from '#domain/contract/languages.ts';
import type { Translated } from '#text/ticket-words.ts';

/**
 * The words of one file, in each language (G5). The builds of the shop and of the desk have the words of one language; the engine has all.
 *
 * @typeParam English  the module of the English words, by its types: `import type * as english from '#words/desk/csv.ts'`
 * @param path  the file below the folder of a language: `desk/csv.ts`
 */
export async function wordsIn<English>(path: string): Promise<Readonly<Record<Language, Translated<English>>>> {
  const fileIn = (language: Language) => new URL(`../../src/words/${language}/${path}`, import.meta.url).href;
  const load = async (language: Language) => [language, await import(fileIn(language))] as const;
  return Object.fromEntries(await Promise.all(languageCodes.map(load))) as Record<Language, Translated<English>>;
}

export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> {
  const values = languageCodes.map((language) => [language, valueIn(language)] as const);
  return Object.fromEntries(values) as Record<Language, Value>;
}
