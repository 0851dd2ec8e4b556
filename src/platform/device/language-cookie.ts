import { LANGUAGE } from '#domain/contract/endpoint.ts';
import type { Language } from '#domain/contract/languages.ts';

/** Whether a cookie remembers the language that a visitor has chosen: by an address, or by `keepLanguage`. */
export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((it) => it.startsWith(`${LANGUAGE}=`));
}

/** Keeps a language as the engine does where an address asks for one: for a year. */
export function keepLanguage(language: Language): void {
  const end = `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not everywhere yet
  document.cookie = `${LANGUAGE}=${language}; Max-Age=31536000${end}`;
}
