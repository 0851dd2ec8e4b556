import { type Problem, reason } from '#domain/contract/problems.ts';
import type { EnteredSettings, StoreSettings } from '#domain/contract/resources/stores.ts';
import type { Row } from '../model/columns.ts';
import { freeSlug, plainSlug } from '../model/slug-for.ts';

/** The settings with an id for each payment type: bookings and numbers refer to it, so a type keeps its id when its title changes. */
export function wholeSettings({ payment_types, ...rest }: EnteredSettings): StoreSettings {
  if (!payment_types) return rest;
  const taken = new Set(payment_types.flatMap(({ id }) => id || []));
  return {
    ...rest,
    payment_types: payment_types.map((type) => {
      const id = type.id || freeSlug(plainSlug(type.title) || 'payment', taken);
      taken.add(id);
      return { ...type, id };
    }),
  };
}

/** The problem of a shop whose own language is not among the languages that it offers. */
export function wrongLanguage({ settings_json }: Row): Problem[] {
  const { language, languages } = JSON.parse(String(settings_json)) as StoreSettings;
  if (!language || !languages || languages.includes(language)) return [];
  return [{ path: ['settings', 'language'], ...reason('not_a_shop_language') }];
}
