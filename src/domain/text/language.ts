import { known, language as own } from '#words/formats.ts';

/**
 * How a language is called in that of the page (E2): by its code, or as it is written. `Intl` knows more of them, and takes
 * milliseconds.
 */
export function languageName(language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) return language;
  return known(language) ?? new Intl.DisplayNames(own, { type: 'language' }).of(language) ?? language;
}
