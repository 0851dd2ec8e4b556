import { LANGUAGE } from '../contract/endpoint.ts';
import { isLanguage, type Language } from '../contract/languages.ts';

/**
 * The first of a browser's languages that a shop offers; null if it offers none of them.
 *
 * @param accepted  in the form of `navigator.languages`: `de-AT`
 */
export function preferredLanguage(offered: readonly string[], accepted: readonly string[]): Language | null {
  const codes = accepted.map((it) => it.slice(0, 2).toLowerCase());
  return codes.find((it): it is Language => isLanguage(it) && offered.includes(it)) ?? null;
}

/** The query of the same page in another language. */
export function searchIn(language: Language, search: string): string {
  const params = new URLSearchParams(search);
  params.set(LANGUAGE, language);
  return `?${params.toString()}`;
}
