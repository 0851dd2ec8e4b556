import * as words from '#words/experience.ts';
import { known, language as own } from '#words/formats.ts';

/** What is due when, in words, for an experience's deposit in percent (F6). */
export function depositWords(percent: number | null): string {
  if (percent === null || percent >= 100) return words.inFull;
  return percent === 0 ? words.depositNothingNow : words.depositPartNow(percent);
}

/** How a language is called in that of the page (E2): by its code, or as it is written. `Intl` knows more of them, and takes milliseconds. */
export function languageName(language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) return language;
  return known(language) ?? new Intl.DisplayNames(own, { type: 'language' }).of(language) ?? language;
}
