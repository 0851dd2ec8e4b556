import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { experienceRowOf } from '#domain/app/experience-row.ts';
import { filterRows } from '#domain/app/filter-rows.ts';
import type { Filter } from '#domain/app/filters.ts';
import { freeUntilMinutes } from '#domain/app/free-cancellation.ts';
import { searchViews } from '#domain/app/search-rows.ts';
import { fromPrice, type PricedExperience } from '#domain/booking/from-price.ts';
import type { Experience, ExperienceRow, Rate } from '#domain/contract/catalogue.ts';
import type { Language } from '#domain/contract/languages.ts';
import { foldText } from '#domain/typing/fold-text.ts';
import { Recent } from '../base/recent.ts';
import { type OpenUntil, openDaysAt } from '../places/open-days.ts';
import type { LoadedStore, TimelessExperience } from './read-store.ts';
import { languagesOfStore } from './settings.ts';
import {
  parseTranslated,
  rowIn,
  rowWithTranslations,
  searchedTexts,
  storeInLanguage,
  translatedJson,
  translationOf,
} from './translate.ts';

/** A store and the first part of its listing, as of one version and one moment: enough for its home page. */
export interface Opening extends LoadedStore {
  /** The key of this version and moment for caches, an empty object. An opening shares the key of its whole storefront. */
  readonly mark: object;
  /** The number of experiences in the listing. */
  readonly count: number;
  /** The first rows in the order of the listing: fewer than `count` while the rest is being read. */
  readonly firstRows: readonly ExperienceRow[];
  in(language: Language | null | undefined): OpeningView;
  /** The whole storefront: of this version or a later one. */
  whole(): Promise<Storefront>;
}

type OpeningView = Pick<Opening, 'store' | 'firstRows'>;

/** All that one store shows, as of one version and one moment. A storefront never changes; a newer one replaces it. */
export interface Storefront extends Opening {
  /** All rows in the order of the listing. */
  readonly rows: readonly ExperienceRow[];
  experience(idOrSlug: string | number): Experience | null;
  /** The rates from which a row's prices on other days and for other parties are computed. */
  prices(id: number): PricedExperience | null;
  /** The text that a search looks through: an experience's texts in all languages, in lower case, UTF-8. */
  searched(id: number): Buffer | null;
  /** An experience in another language than its seller's; null if it is in the seller's own or does not exist. */
  translated(id: number): Experience | null;
  /** The same storefront in a language (G3), or itself without one. Each experience is translated when it is first read. */
  in(language: Language | null | undefined): StorefrontView;
}

/** A storefront in one language. */
export type StorefrontView = Pick<Storefront, 'store' | 'firstRows' | 'rows' | 'experience' | 'translated'>;

/** One experience in a storefront's memory. */
export interface Item {
  readonly row: ExperienceRow;
  readonly former_slugs?: readonly string[] | undefined;
  /** The rates without texts and without prices of past days. */
  readonly prices: PricedExperience;
  readonly allRates: Rate[];
  readonly openUntil: OpenUntil;
  /** All parts that do not depend on the moment, as compressed JSON. */
  readonly packed: Buffer;
  readonly searched: Buffer;
  /** The first instant at which the item is no longer right, in epoch milliseconds. */
  readonly until: number;
}

/** A loaded store with the mark of its version. */
export type MarkedStore = LoadedStore & Pick<Opening, 'mark'>;

/** @param items  the first of the listing. @param whole  resolves when everything is read */
export function createOpening(
  head: MarkedStore,
  { items, count, whole }: { items: readonly Item[]; count: number; whole: () => Promise<Storefront> },
): Opening {
  const firstRows = items.map(({ row }) => row);
  const opening = { ...head, count, firstRows };
  return {
    ...opening,
    in: (language) =>
      language ? { store: storeInLanguage(head.store, language), firstRows: rowsIn(firstRows, language) } : opening,
    whole,
  };
}

export function createStorefront(head: MarkedStore, items: readonly Item[]): Storefront {
  let found: ReadonlyMap<string, Item> | null = null;
  const views = new Map<Language, StorefrontView>();
  const itemOf = (idOrSlug: string | number) => {
    found ??= byAddress(items);
    return found.get(String(idOrSlug)) ?? found.get(String(idOrSlug).toLowerCase()) ?? null;
  };
  const rows = items.map(({ row }) => row);
  const storefront: Storefront = {
    ...head,
    count: rows.length,
    firstRows: rows,
    rows,
    experience: (idOrSlug) => {
      const item = itemOf(idOrSlug);
      return item && unpacked(item);
    },
    prices: (id) => itemOf(id)?.prices ?? null,
    searched: (id) => itemOf(id)?.searched ?? null,
    translated: () => null,
    in: (language) => {
      if (!language) return storefront;
      const view = views.get(language) ?? viewIn(storefront, language);
      views.set(language, view);
      return view;
    },
    whole: async () => storefront,
  };
  return storefront;
}

/** Items by id and slug, and by slugs in lower case or from before where no item has that slug now (E1). */
function byAddress(items: readonly Item[]): ReadonlyMap<string, Item> {
  const keyed = (keysOf: (it: Item) => readonly string[]) =>
    items.flatMap((it) => keysOf(it).map((key) => [key, it] as const));
  return new Map([
    ...keyed(({ former_slugs = [] }) => former_slugs.map((it) => it.toLowerCase())),
    ...keyed(({ row }) => [row.slug.toLowerCase()]),
    ...keyed(({ row }) => [String(row.id), row.slug]),
  ]);
}

function viewIn(storefront: Storefront, language: Language): StorefrontView {
  let rows: readonly ExperienceRow[] | null = null;
  const rowsOnce = () => (rows ??= rowsIn(storefront.rows, language));
  const translated = (idOrSlug: string | number) => {
    const found = storefront.experience(idOrSlug);
    return found && translatedOnce(found, language, translations, translationOf);
  };
  return {
    store: storeInLanguage(storefront.store, language),
    get firstRows() {
      return rowsOnce();
    },
    get rows() {
      return rowsOnce();
    },
    experience: (idOrSlug) => translated(idOrSlug) ?? storefront.experience(idOrSlug),
    translated,
  };
}

function rowsIn(rows: readonly ExperienceRow[], language: Language): ExperienceRow[] {
  return rows.map((row) => translatedOnce(row, language, translatedRows, rowIn) ?? row);
}

type Translations<T extends object> = WeakMap<T, Map<Language, T | null>>;

/** Translations by the object of an experience at one moment: successive storefronts share the objects that have not changed. */
const translations: Translations<Experience> = new WeakMap();
const translatedRows: Translations<ExperienceRow> = new WeakMap();

function translatedOnce<T extends object>(
  it: T,
  language: Language,
  all: Translations<T>,
  make: (it: T, language: Language) => T | null,
): T | null {
  const known = all.get(it) ?? new Map<Language, T | null>();
  all.set(it, known);
  const before = known.get(language);
  if (before !== undefined) return before;
  const made = make(it, language);
  known.set(language, made);
  return made;
}

/** The item of an experience that was just read, as of a moment. */
export function itemOf(timeless: TimelessExperience, openUntil: OpenUntil, now: Temporal.Instant): Item {
  const { default_rate_id, schedule, former_slugs } = timeless;
  const allRates = timeless.rates.map(withoutWords);
  const { until, ...open } = openDaysAt(openUntil, now.epochMilliseconds, freeAfter(timeless));
  const prices = pricesFrom({ rates: allRates, default_rate_id, schedule }, open.open_days);
  const ofMoment = { ...open, as_of: now.toString(), from_price: fromPrice({ ...prices }) };
  const row = rowWithTranslations(experienceRowOf({ ...timeless, ...ofMoment }), timeless);
  const packed = deflateRawSync(translatedJson(timeless), { level: 1 });
  const searched = Buffer.from(foldText(searchedTexts(timeless)));
  return { row, former_slugs, prices, allRates, openUntil, packed, searched, until };
}

/** Items with their bytes joined into one buffer: each was a part of a larger buffer, and many small buffers leave gaps in memory. */
export function withJoinedBytes(items: readonly Item[]): Item[] {
  const all = Buffer.allocUnsafeSlow(items.reduce((sum, it) => sum + it.packed.length + it.searched.length, 0));
  let end = 0;
  const copyOf = (bytes: Buffer) => {
    all.set(bytes, end);
    end += bytes.length;
    return all.subarray(end - bytes.length, end);
  };
  return items.map((it) => ({ ...it, packed: copyOf(it.packed), searched: copyOf(it.searched) }));
}

/** The same experience as of another moment. */
export function itemAt(item: Item, openUntil: OpenUntil, now: Temporal.Instant): Item {
  const { cancellation_policy } = item.row;
  const free = freeAfter({ cancellation_policy, schedule: item.prices.schedule });
  const { until, ...open } = openDaysAt(openUntil, now.epochMilliseconds, free);
  const prices = pricesFrom({ ...item.prices, rates: item.allRates }, open.open_days);
  // Prices by day are computed lazily and cached on their object; computing them here for every experience would be slow.
  const row = { ...item.row, ...open, as_of: now.toString(), from_price: fromPrice({ ...prices }) };
  return { ...item, row, prices, openUntil, until };
}

/** Minutes from a departure's cut-off to its last free cancellation; null if there is no free cancellation. */
function freeAfter({ cancellation_policy, schedule }: Pick<Experience, 'cancellation_policy' | 'schedule'>) {
  const minutes = freeUntilMinutes(cancellation_policy);
  return minutes === null ? null : schedule.cutoff_minutes - minutes;
}

type Prices = Pick<PricedExperience, 'rates' | 'default_rate_id' | 'schedule'>;

function pricesFrom({ rates, default_rate_id, schedule }: Prices, open_days: Experience['open_days']) {
  return { rates: rates.map((rate) => withoutPast(rate, open_days.from)), default_rate_id, schedule, open_days };
}

/** A rate without prices of past days, because nobody can book them. */
function withoutPast(rate: Rate, today: string): Rate {
  const { price_rules, ...rest } = rate;
  if (!price_rules) return rate;
  const left = price_rules.filter(({ from, to = from, yearly }) => yearly || to >= today);
  return left.length > 0 ? { ...rest, price_rules: left } : rest;
}

function withoutWords({ id, is_group_pricing, min_per_booking, max_per_booking, ...rate }: Rate): Rate {
  const pricing_options = rate.pricing_options.map(
    ({ pricing_category: { id: category, min_age, max_age }, ...it }) => ({
      ...it,
      pricing_category: { id: category, title: '', min_age, max_age },
    }),
  );
  const limits = { id, title: '', is_group_pricing, min_per_booking, max_per_booking };
  return { ...limits, pricing_options, ...(rate.price_rules && { price_rules: rate.price_rules }) };
}

/** The experiences of all storefronts that were read last. A hundred of them take some megabytes. */
const recent = new Recent<Item, Experience>(300);

function unpacked(item: Item): Experience {
  const known = recent.get(item);
  if (known) return known;
  const experience = shownAt(parseTranslated(inflateRawSync(item.packed).toString()) as TimelessExperience, item);
  recent.set(item, experience);
  return experience;
}

function shownAt(timeless: TimelessExperience, { row }: Pick<Item, 'row'>): Experience {
  const { open_days, few_left, free_from, as_of, from_price } = row;
  const rates = timeless.rates.map((rate) => withoutPast(rate, open_days.from));
  return { ...timeless, rates, open_days, few_left, ...(free_from !== undefined && { free_from }), as_of, from_price };
}

/**
 * The rows that match a filter, in the view's order or by how well they match the search. Only if nothing in the view's language matches, other languages
 * are searched (G3).
 *
 * @param rows  the view's rows in another order
 */
export function matchingRows(
  storefront: Storefront,
  view: StorefrontView,
  filter: Filter,
  rows: readonly ExperienceRow[] = view.rows,
): ExperienceRow[] {
  const matching = filterRows(rows, filter);
  if (filter.q === null) return matching;
  const others = [storefront, ...languagesOfStore(storefront.settings).map((it) => storefront.in(it))];
  const views = others
    .filter((it) => it !== view)
    .map((it) => ({ rows: filterRows(it.rows, filter), store: it.store }));
  const found = searchViews([{ rows: matching, store: view.store }, ...views], filter.q);
  const byId = new Map(matching.map((row) => [row.id, row]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}
