import { innerOf } from '#desk/office/forms/problems.ts';
import type { FormPlace } from '#desk/office/forms/use-object-form.ts';
import { languageCodes, languages } from '#domain/contract/languages.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { resourceCalls } from '#domain/contract/resources/calls.ts';
import { StoreCategories, storeFields } from '#domain/contract/resources/stores.ts';
import { type FormField, formFieldsOf } from '#domain/desk/form-fields.ts';
import { offeredTerms } from '#text/offered-terms.ts';
import { usualTypes } from '#text/payment-titles.ts';
import type { NestedTexts } from '#text/problem-text.ts';

const allFields = { ...storeFields, categories: StoreCategories };

export const shopCalls = resourceCalls('stores', allFields, ['domain', 'domain_proof', 'tag_manager', 'has_bookings']);

/** Currency and time zone, which a shop can change until its first booking (A17). */
export const termsFields = formFieldsOf(allFields, ['currency', 'time_zone'], offeredTerms);

export const lookFields = formFieldsOf(allFields, [
  'title',
  'banner_message',
  'banner',
  'banner_focus',
  'logo',
  'social_links',
  'accent',
  'type_pairing',
  'corners',
  'color_scheme',
]);
export const iconFields = formFieldsOf(allFields, ['icon']);
/** The fields of categories without slugs, which the engine makes. */
export const categoryFields = withoutSlugs(formFieldsOf(allFields, ['categories']));

/** Each language by its own name, as visitors choose it. */
const languageNames = Object.fromEntries(languageCodes.map((it) => [it, languages[it].name]));

/** The fields of the settings, which the engine stores as one object. Each section changes some of them. */
export const settingsFields: readonly FormField[] = (formFieldsOf(storeFields, ['settings'])[0]?.fields ?? []).map(
  (field) => (/^languages?$/.test(field.name) ? { ...field, choiceNames: languageNames } : field),
);

export const settingsPlace: FormPlace = {
  valuesIn: ({ settings }: SellerObject) => withDefaults((settings ?? {}) as Readonly<Record<string, unknown>>),
  bodyOf: (settings) => ({ settings }),
  problemsIn: (problems: NestedTexts) => innerOf(problems['settings']),
  isWhole: true,
};

function withoutSlugs(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ name }) => name !== 'slug').map((it) => ({ ...it, fields: withoutSlugs(it.fields) }));
}

/** The settings with defaults for unset ones, so that the controls show the values that apply. */
function withDefaults(settings: Readonly<Record<string, unknown>>) {
  const { languages = languageCodes, payment_types = usualTypes, ask_for_reviews = true, kiosk = {} } = settings;
  return {
    ...settings,
    languages,
    payment_types,
    ask_for_reviews,
    kiosk: { manual_payment: true, ...(kiosk as object) },
  };
}
