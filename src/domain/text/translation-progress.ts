import type { Language } from '../contract/languages.ts';
import { type TranslatedTable, type Translations, translatedFields } from '../contract/resources/translations.ts';

/** An object with texts: its originals by field, and their translations. */
export interface TranslatedObject {
  readonly table: TranslatedTable;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly translations: Translations;
}

export interface TranslationProgress {
  /** The number of translated texts. A list counts as one text. */
  readonly translated: number;
  /** The number of texts to translate. */
  readonly texts: number;
}

/** The fields of an object that have an original: only these can be translated (G3). */
export function translatableFields(table: TranslatedTable, texts: Readonly<Record<string, unknown>>): string[] {
  return translatedFields[table].filter((name) => isWritten(texts[name]));
}

/** Whether a translation replaces its original. A list must have as many entries as the original, all of them translated (G3). */
export function isTranslated(original: unknown, translation: unknown): boolean {
  if (!isWritten(translation)) return false;
  if (!Array.isArray(original)) return true;
  return (
    Array.isArray(translation) &&
    translation.length === original.length &&
    original.every((it, n) => isWhole(it, translation[n]))
  );
}

/** The number of texts of some objects that are translated into a language (G6). */
export function translationProgress(objects: readonly TranslatedObject[], language: Language): TranslationProgress {
  const each = objects.flatMap(({ table, texts, translations }) => {
    const known: Readonly<Record<string, unknown>> = translations[language] ?? {};
    return translatableFields(table, texts).map((name) => isTranslated(texts[name], known[name]));
  });
  return { translated: each.filter(Boolean).length, texts: each.length };
}

/** Whole percent, rounded down, so that 100 means that nothing is missing. Without texts it is 100. */
export function percentTranslated({ translated, texts }: TranslationProgress): number {
  return texts === 0 ? 100 : Math.floor((translated * 100) / texts);
}

function isWritten(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
}

/**
 * Whether an entry is translated: it is a text that is not empty, or has each text of its original, such as a question with its answer. An id must be
 * the same.
 */
function isWhole(original: unknown, entry: unknown): boolean {
  if (typeof original !== 'object' || original === null) return isWritten(entry);
  const texts = (entry ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(original).every(
    ([name, text]) => !isWritten(text) || (name === 'id' ? texts[name] === text : isWritten(texts[name])),
  );
}
