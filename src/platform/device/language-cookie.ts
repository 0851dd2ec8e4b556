import { LANGUAGE } from '#domain/contract/endpoint.ts';
import type { Language } from '#domain/contract/languages.ts';

/** Whether a cookie has the language that the visitor chose: by an address, or by `keepLanguage`. */
export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((it) => it.startsWith(`${LANGUAGE}=`));
}

/** Stores a language for a year, as the engine does for an address with a language. */
export function keepLanguage(language: Language): void {
  const end = `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not everywhere yet
  document.cookie = `${LANGUAGE}=${language}; Max-Age=31536000${end}`;
}
