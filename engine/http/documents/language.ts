import { isLanguage, LANGUAGE, type Language } from '#domain/text/languages.ts';
import { cookieHeader } from '../headers.ts';

/** A year, in seconds: browsers keep none for much longer. */
const REMEMBERED = 31_536_000;

/** The language that an address asks for by its query; null where it asks for none that we speak. */
export function languageAsked(url: URL): Language | null {
  const asked = url.searchParams.get(LANGUAGE) ?? '';
  return isLanguage(asked) ? asked : null;
}

/** The language of an answer: what its address asks for, else what the visitor has chosen before, else the store's own. */
export function languageOf(request: Request, url: URL, own: Language): Language {
  const remembered = /(?:^|;\s*)language=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
  return languageAsked(url) ?? (isLanguage(remembered) ? remembered : own);
}

/** Remembers a choice. */
export function languageCookie(request: Request, language: Language): string {
  return cookieHeader(request, LANGUAGE, language, REMEMBERED);
}
