import { LANGUAGE } from '#domain/contract/endpoint.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import { languageOfStore, languagesOfStore } from '../../catalogue/settings.ts';

/** A visitor's language: the one in the address, else the one chosen earlier, else the store's own. */
export function visitorLanguage(request: Pick<Request, 'headers'>, url: URL, settings: StoreSettings): Language {
  const offered = languagesOfStore(settings);
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  return languageInAddress(url, offered) ?? among(offered, chosen) ?? languageOfStore(settings);
}

/** The language in an address's query; null without one, or if the store does not offer it. */
export function languageInAddress(url: URL, offered: readonly Language[]): Language | null {
  return among(offered, url.searchParams.get(LANGUAGE));
}

function among(offered: readonly Language[], code: string | null | undefined): Language | null {
  return offered.find((it) => it === code) ?? null;
}
