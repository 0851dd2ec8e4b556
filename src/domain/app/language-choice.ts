import { LANGUAGE } from '../contract/endpoint.ts';
import { isLanguage, type Language } from '../contract/languages.ts';

/**
 * The first of a browser's languages that a shop offers; null where it offers none of them.
 *
 * @param accepted  as `navigator.languages` has them: `de-AT`
 */
export function preferredLanguage(offered: readonly string[], accepted: readonly string[]): Language | null {
  const codes = accepted.map((it) => it.slice(0, 2).toLowerCase());
  return codes.find((it): it is Language => isLanguage(it) && offered.includes(it)) ?? null;
}

/** Leads from a page to the same page in a language: its path stays. */
export function searchIn(language: Language, search: string): string {
  const params = new URLSearchParams(search);
  params.set(LANGUAGE, language);
  return `?${params.toString()}`;
}
