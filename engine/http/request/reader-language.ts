import { LANGUAGE } from '#domain/contract/endpoint.ts';
import { isLanguage, type Language } from '#domain/contract/languages.ts';

/** The language that an address asks for, else the first language of `Accept-Language` that we have, else English. */
export function readerLanguage({ url, headers }: Pick<Request, 'url' | 'headers'>): Language {
  const chosen = new URL(url).searchParams.get(LANGUAGE);
  if (chosen !== null && isLanguage(chosen)) return chosen;
  const accepted = (headers.get('accept-language') ?? '').split(',').map((it) => it.trim().slice(0, 2).toLowerCase());
  return accepted.find(isLanguage) ?? 'en';
}
