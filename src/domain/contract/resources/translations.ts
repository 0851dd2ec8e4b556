import { type AnyField, type Field, nullable, optional, type Shape, shape, withBlanks } from '../fields.ts';
import { type Language, languageCodes } from '../languages.ts';

/**
 * Sellers' texts that can be in several languages, by table (G3). If one text of an object has no translation, all its texts are in its own language,
 * except for experiences.
 */
export const translatedFields = {
  experiences: [
    'title',
    'short_description',
    'description',
    'highlights',
    'included',
    'not_included',
    'what_to_bring',
    'know_before',
    'faq',
  ],
  agenda_items: ['title', 'text'],
  pricing_rates: ['title'],
  pricing_categories: ['title'],
  inventory_items: ['title', 'description'],
  cancellation_policies: ['title'],
  meeting_points: ['name', 'instructions'],
  booking_questions: ['title', 'help_text', 'choices'],
  guides: ['text'],
  pictures: ['alt_text'],
  stores: [
    'title',
    'banner_message',
    'kiosk_message',
    'payment_types',
    'email_confirmed',
    'email_reminder',
    'email_changed',
    'email_cancelled',
    'email_review',
  ],
  categories: ['title'],
  legal_texts: ['text'],
} as const;

export type TranslatedTable = keyof typeof translatedFields;

/** Translations by language and field, beside the object's own texts. A missing or empty text is not translated. */
export type Translations = { readonly [L in Language]?: { readonly [field: string]: unknown } | undefined };

/**
 * The fields of an object, with the translations of its texts in `translations`. Each translation has the limits of its original. An empty text
 * counts as not translated: in a list it keeps the position of a text that is still to be translated.
 *
 * @param inner  originals that are inside a field of the object
 */
/*#__NO_SIDE_EFFECTS__*/
export function withTranslations<const S extends Shape>(
  table: TranslatedTable,
  originals: S,
  inner: Readonly<Record<string, AnyField>> = {},
): S & { readonly translations: Field<Translations | undefined> } {
  const texts: Record<string, AnyField> = {};
  for (const name of translatedFields[table]) {
    const original = originals[name] ?? inner[name];
    if (original) texts[name] = optional(nullable(withBlanks(original)));
  }
  const byLanguage = languageCodes.map((code) => [code, optional(nullable(shape(texts)))] as const);
  const translations = optional(shape(Object.fromEntries(byLanguage)) as unknown as Field<Translations>);
  return { ...originals, translations };
}
