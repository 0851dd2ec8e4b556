import { isLanguage } from '#domain/contract/languages.ts';
import { previewLegalText, readStartingText } from '#domain/contract/resources/legal-texts.ts';
import { readLegalText } from '#domain/contract/webstore.ts';
import { notFoundError, orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { CachedResponse } from '../http/response-cache.ts';
import { type AccountInput, type Route, route } from '../http/route.ts';
import { objectOf } from '../resources/model/ownership.ts';
import { stores } from '../resources/stores/stores.ts';
import { isLegalKind, legalText, previewOf } from './legal-text.ts';
import { startingText } from './starting-texts.ts';

/** Texts about terms and data (O5) for visitors, and the calls that the office needs to edit them. */
export function legalRoutes(context: Context): Route[] {
  const { database, catalogue } = context;
  const storefrontOf = async ({ params, caller, now }: AccountInput<unknown, unknown>) => {
    const { id } = await database.read((tx) => objectOf(tx, stores, params['id'], caller, { isToChange: false }));
    return orNotFound(await catalogue.of(Number(id), now));
  };
  return [
    route(readLegalText, async ({ storefront, params: { id: kind }, query: { language } }) => {
      if (!isLegalKind(kind)) throw notFoundError();
      const preferred = language !== undefined && isLanguage(language) ? language : null;
      const found = await database.read((tx) => legalText(tx, storefront, kind, preferred));
      return new CachedResponse(storefront, JSON.stringify(found));
    }),
    route(readStartingText, 'stores.read', async (input) => {
      const { kind } = input.params;
      await storefrontOf(input);
      if (!isLegalKind(kind)) throw notFoundError();
      return { text: startingText(kind, input.query.language) };
    }),
    route(previewLegalText, 'stores.read', async (input) => {
      const storefront = await storefrontOf(input);
      const { text, language } = input.body;
      return { nodes: await database.read((tx) => previewOf(tx, storefront, text, language)) };
    }),
  ];
}
