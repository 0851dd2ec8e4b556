import { freeUntilMinutes } from '#domain/app/free-cancellation.ts';
import type { BookedUnit, CartLine } from '#domain/contract/cart.ts';
import type { CancellationPolicy, Category, Experience, ExperienceRow, StoreInfo } from '#domain/contract/catalogue.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { EmailTextKind, StoreSettings } from '#domain/contract/resources/stores.ts';
import type { TranslatedTable, Translations, translatedFields } from '#domain/contract/resources/translations.ts';
import type { Phrase } from '#domain/text/phrases.ts';
import { isTranslated, translatableFields } from '#domain/text/translation-progress.ts';
import { hasTexts, paymentTexts } from '#text/payment-titles.ts';

/**
 * Properties that stay in the engine: an object's translations, and the language of an experience's or a store's originals. They are symbols,
 * because JSON leaves symbols out and copies of an object keep them.
 */
const TRANSLATIONS = Symbol('translations');
const ORIGINAL = Symbol('original language');

interface Translated {
  [TRANSLATIONS]?: Translations;
  [ORIGINAL]?: Language;
}

/** An object with the translations of its row. */
export function withTranslationsOf<T extends object>(it: T, { translations_json }: { translations_json: string }): T {
  return translations_json === '{}' ? it : { ...it, [TRANSLATIONS]: JSON.parse(translations_json) as Translations };
}

/** An experience or a store, with the language in which its account writes. */
export function writtenIn<T extends object>(it: T, language: Language): T {
  return { ...it, [ORIGINAL]: language };
}

/** An object as JSON, with its translations. */
export function translatedJson(it: object): string {
  return JSON.stringify(it, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const { [TRANSLATIONS]: translations, [ORIGINAL]: original } = value as Translated;
    if (!translations && !original) return value;
    return { ...value, [IN_JSON]: { ...(translations && { translations }), ...(original && { original }) } };
  });
}

/** Parses the JSON of `translatedJson`. */
export function parseTranslated(json: string): unknown {
  return withSymbols(JSON.parse(json));
}

function withSymbols(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSymbols);
  const { [IN_JSON]: known, ...rest } = value as { [IN_JSON]?: { translations?: Translations; original?: Language } };
  const copy: Translated = Object.fromEntries(Object.entries(rest).map(([key, it]) => [key, withSymbols(it)]));
  if (known?.translations) copy[TRANSLATIONS] = known.translations;
  if (known?.original) copy[ORIGINAL] = known.original;
  return copy;
}

/** The name of the property that holds them in JSON; no object of the contract has this name. */
const IN_JSON = '#translated';

/** A row with its experience's translations, limited to the texts that a row shows. */
export function rowWithTranslations(row: ExperienceRow, of: object): ExperienceRow {
  const { [TRANSLATIONS]: translations = {}, [ORIGINAL]: original } = of as Translated;
  const shown = Object.entries(translations).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts as object).filter(([name]) => ROW_TEXTS.has(name))),
  ]);
  const copy: ExperienceRow & Translated = { ...row };
  if (original) copy[ORIGINAL] = original;
  if (shown.length > 0) copy[TRANSLATIONS] = Object.fromEntries(shown) as Translations;
  return copy;
}

const ROW_TEXTS: ReadonlySet<string> = new Set(['title', 'short_description']);

/** A row in a language, as `translationOf` translates its experience; null if its seller writes in that language. */
export function rowIn(row: ExperienceRow, to: Language): ExperienceRow | null {
  const from = (row as Translated)[ORIGINAL] ?? 'en';
  if (from === to) return null;
  const { cancellation_policy: policy } = row;
  const { texts, missing } = textsOf(row, 'experiences', to);
  return {
    ...row,
    cancellation_policy: policy && policyIn(policy, { to, from }),
    ...texts,
    ...(missing.length > 0 && { text_language: from, untranslated: missing }),
  };
}

/** The languages of one translation. */
interface Into {
  readonly to: Language;
  readonly from: Language;
}

/** An experience in a language; null if its seller writes in that language. Texts without a translation are named as such (G3). */
export function translationOf<T extends ExperienceTexts>(it: T, to: Language): T | null {
  const from = (it as Translated)[ORIGINAL] ?? 'en';
  if (from === to) return null;
  const into = { to, from };
  const { cancellation_policy: policy, meeting_point: point } = it;
  const parts: Partial<ExperienceTexts> = {
    image: it.image && part(it.image, 'pictures', into),
    images: it.images.map((image) => part(image, 'pictures', into)),
    cancellation_policy: policy && policyIn(policy, into),
    meeting_point: point && placeIn(point, into),
    agenda_items: it.agenda_items.map((item) => stopIn(item, into)),
    rates: it.rates.map((rate) => ({
      ...part(rate, 'pricing_rates', into),
      pricing_options: rate.pricing_options.map((option) => ({
        ...option,
        pricing_category: part(option.pricing_category, 'pricing_categories', into),
      })),
    })),
    extras: it.extras.map((extra) => part(extra, 'inventory_items', into)),
    ...(it.booking_questions && {
      booking_questions: it.booking_questions.map((question) => translatedQuestion(question, into)),
    }),
    ...(it.guides && { guides: it.guides.map((guide) => part(guide, 'guides', into)) }),
  };
  const { texts, missing } = textsOf(it, 'experiences', to);
  return {
    ...it,
    ...parts,
    ...texts,
    ...(missing.length > 0 && { text_language: from, untranslated: missing }),
  };
}

/** A store in a language. Each category is translated by itself, and so is the text of its kiosk. */
export function storeInLanguage(it: StoreInfo, to: Language): StoreInfo {
  const from = (it as Translated)[ORIGINAL] ?? 'en';
  if (from === to) return it;
  const into = { to, from };
  const category = <T extends Category['children'][number]['keywords'][number]>(one: T) =>
    part(one, 'categories', into);
  return {
    ...part(it, 'stores', into),
    banner_picture: it.banner_picture && part(it.banner_picture, 'pictures', into),
    logo: it.logo && part(it.logo, 'pictures', into),
    ...(it.kiosk?.message && { kiosk: kioskIn(it, it.kiosk, into) }),
    categories: it.categories.map((one) => ({
      ...category(one),
      children: one.children.map((child) => ({ ...category(child), keywords: child.keywords.map(category) })),
    })),
  };
}

function kioskIn(store: StoreInfo, kiosk: NonNullable<StoreInfo['kiosk']>, { to, from }: Into): typeof kiosk {
  const message = textIn(store, 'kiosk_message', to);
  return message === null ? { ...kiosk, text_language: from } : { ...kiosk, message };
}

/** The title of a tour in a language; if there is no translation, the original with its language (G3). */
export function titleIn(it: { readonly title: string }, to: Language): Phrase {
  const from = (it as Translated)[ORIGINAL] ?? 'en';
  if (from === to) return { text: it.title };
  const translation = textIn(it, 'title', to);
  return translation === null ? { text: it.title, language: from } : { text: translation };
}

/** A shop's own text in an email; with its language if it is not translated (G9). Null if the shop has none. */
export function emailTextIn(it: StoreSettings, kind: EmailTextKind, to: Language): EmailText | null {
  const text = it.emails?.[kind];
  if (!text) return null;
  const from = (it as Translated)[ORIGINAL] ?? 'en';
  if (from === to) return { text };
  const translation = textIn(it, `email_${kind}`, to);
  return translation === null ? { text, language: from } : { text: translation };
}

interface EmailText {
  readonly text: string;
  /** The language of the text, if it is not the email's. */
  readonly language?: Language;
}

/** Settings with the ways to pay in a language. All texts of one way are in one language (G7). */
export function settingsIn(it: StoreSettings, to: Language): StoreSettings {
  const from = (it as Translated)[ORIGINAL] ?? 'en';
  if (from === to || !it.payment_types) return it;
  const known = (textsIn(it, to)['payment_types'] ?? []) as NonNullable<StoreSettings['payment_types']>;
  return {
    ...it,
    payment_types: it.payment_types.map((type) => {
      const original = paymentTexts(type);
      const translation = known.find(({ id }) => id === type.id);
      if (!isTranslated([original], [translation])) return hasTexts(original) ? { ...type, text_language: from } : type;
      const { title, instructions } = translation ?? type;
      return { ...type, ...(original.title && { title }), ...(instructions && { instructions }) };
    }),
  };
}

/** The fields of an experience that can be in several languages. */
type ExperienceTexts = Omit<Experience, 'open_days' | 'few_left' | 'free_from' | 'as_of'>;

/** The parts of a booked line that hold its seller's words, as a snapshot stores them and as answers carry them. */
type LineTexts = Pick<CartLine, 'experience' | 'booking_info' | 'extra_items_units' | 'booking_questions'> & {
  readonly meeting_point?: Experience['meeting_point'];
};

/**
 * A booked line with the words of its experience in another language (G4). Parts that the experience no longer has stay as they were booked, and
 * so does everything that is no text.
 */
export function lineIn<T extends LineTexts>(line: T, it: ExperienceTexts): T {
  const { experience, booking_info, extra_items_units, booking_questions } = line;
  const policy = experience.cancellation_policy;
  const isSamePolicy = policy !== null && policy.id === it.cancellation_policy?.id;
  const isTitleOriginal = it.untranslated?.includes('title') ?? false;
  const extras = new Map(it.extras.map((extra) => [extra.id, extra]));
  const questions = new Map(it.booking_questions?.map((question) => [question.id, question]));
  const rate = it.rates.find(({ id }) => id === booking_info.pricing_rate.id);
  return {
    ...line,
    experience: {
      ...experience,
      title: isTitleOriginal ? experience.title : it.title,
      ...(isTitleOriginal && { text_language: it.text_language }),
      cancellation_policy: isSamePolicy
        ? { ...withKnownCutoff(policy), ...wordsOf(it.cancellation_policy, ['title']) }
        : policy,
    },
    booking_info: {
      ...booking_info,
      pricing_rate: { ...booking_info.pricing_rate, ...wordsOf(rate, ['title']) },
      pricing_units: unitsIn(booking_info.pricing_units, it),
    },
    extra_items_units: extra_items_units.map((unit) => ({
      ...unit,
      extra_item: { ...unit.extra_item, ...wordsOf(extras.get(unit.id), ['title']) },
    })),
    ...(booking_questions && {
      booking_questions: booking_questions.map((question) => ({
        ...question,
        ...wordsOf(questions.get(question.id), ['title', 'help_text', 'choice_titles']),
      })),
    }),
    ...(line.meeting_point && line.meeting_point.id === it.meeting_point?.id && { meeting_point: it.meeting_point }),
  };
}

/** Booked units with the words of their experience in another language. */
export function unitsIn(units: readonly BookedUnit[], { rates }: Pick<ExperienceTexts, 'rates'>): BookedUnit[] {
  const options = new Map(
    rates.flatMap(({ pricing_options }) => pricing_options.map((option) => [option.id, option.pricing_category])),
  );
  return units.map((unit) => {
    const known = options.get(unit.pricing_option.id);
    const pricing_category = { ...unit.pricing_option.pricing_category, ...wordsOf(known, ['title']) };
    return { ...unit, pricing_option: { ...unit.pricing_option, pricing_category } };
  });
}

/** The translated words of a part, or the language of its original words. */
function wordsOf<T extends { text_language?: string | undefined }, Name extends keyof T>(
  it: T | null | undefined,
  names: readonly Name[],
): Partial<Pick<T, Name>> & { text_language?: string } {
  if (!it) return {};
  if (it.text_language !== undefined)
    return { text_language: it.text_language } as { text_language: string } & Partial<T>;
  const entries = names.flatMap((name) => (it[name] === undefined ? [] : [[name, it[name]] as const]));
  return Object.fromEntries(entries) as Partial<Pick<T, Name>> & { text_language?: string };
}

/** The text that a search looks through: title, teaser and description of an experience, in each language that they have. */
export function searchedTexts(it: Pick<Experience, 'title' | 'short_description' | 'description'>): string {
  const translations = Object.values((it as Translated)[TRANSLATIONS] ?? {});
  const texts = [it, ...translations].flatMap((in_) => {
    const { title, short_description, description } = in_ as Partial<Experience>;
    return [title, short_description, description];
  });
  return texts.filter(Boolean).join('\n');
}

/** A part of a tour. It is in one language: if one text is missing, all its texts are original. */
function part<T extends object>(it: T, table: TranslatedTable, { to, from }: Into): T {
  const { texts, missing } = textsOf(it, table, to);
  if (missing.length > 0) return { ...it, text_language: from };
  return Object.keys(texts).length > 0 ? { ...it, ...texts } : it;
}

function policyIn(policy: CancellationPolicy, into: Into): CancellationPolicy {
  return withKnownCutoff(part(policy, 'cancellation_policies', into));
}

/**
 * A policy with its deadline in a form that every language of the shop can word (`words/facts.ts`). A seller's own words for it have no
 * translation, and the tiers, which refunds follow, say the same.
 */
function withKnownCutoff(policy: CancellationPolicy): CancellationPolicy {
  const minutes = freeUntilMinutes(policy);
  if (!minutes || KNOWN_CUTOFF.test(policy.cancellation_cutoff_time)) return policy;
  const [length, unit] =
    minutes % 1_440 === 0 && minutes > 1_440 ? [1_440, 'day'] : minutes % 60 === 0 ? [60, 'hour'] : [1, 'minute'];
  const count = minutes / length;
  return { ...policy, cancellation_cutoff_time: `${count} ${unit}${count === 1 ? '' : 's'} before start` };
}

const KNOWN_CUTOFF = /^(\d+ (day|hour|minute)s? before start|No cutoff time|)$/;

/** A meeting point in a language. If its address repeats its name, the name is translated there too. */
function placeIn(point: NonNullable<Experience['meeting_point']>, into: Into): typeof point {
  const translated = part(point, 'meeting_points', into);
  const { address } = point;
  return address.name === point.name ? { ...translated, address: { ...address, name: translated.name } } : translated;
}

/** A stop in a language, whose location may repeat its title. */
function stopIn(item: Experience['agenda_items'][number], into: Into): typeof item {
  const translated = part(item, 'agenda_items', into);
  const { location } = item;
  return location?.name === item.title
    ? { ...translated, location: { ...location, name: translated.title } }
    : translated;
}

/** A question in a language. Answers are always original choices; `choice_titles` beside them are shown. */
function translatedQuestion(
  question: NonNullable<Experience['booking_questions']>[number],
  into: Into,
): NonNullable<Experience['booking_questions']>[number] {
  const { choices, ...translated } = part(question, 'booking_questions', into);
  return choices === question.choices
    ? { ...translated, choices }
    : { ...translated, choices: question.choices, choice_titles: choices };
}

/** The translated texts of an object, and the names of texts that have only an original. */
function textsOf(it: object, table: TranslatedTable, to: Language) {
  const known = textsIn(it, to);
  const original = it as Record<string, unknown>;
  const names = translatableFields(table, original);
  const fits = (name: string) => isTranslated(original[name], known[name]);
  return {
    texts: Object.fromEntries(names.filter(fits).map((name) => [name, known[name]])),
    missing: names.filter((name) => !fits(name)),
  };
}

function textIn(it: object, name: (typeof translatedFields.stores)[number], to: Language): string | null {
  const text = textsIn(it, to)[name];
  return typeof text === 'string' && text !== '' ? text : null;
}

function textsIn(it: object, to: Language): Readonly<Record<string, unknown>> {
  return (it as Translated)[TRANSLATIONS]?.[to] ?? {};
}
