import { fromPrice } from '#domain/booking/from-price.ts';
import { largestParty } from '#domain/booking/party.ts';
import {
  CancellationPolicy,
  type Category,
  Experience,
  type Location,
  MeetingPoint,
  Schedule,
  type StoreInfo,
} from '#domain/contract/catalogue.ts';
import type { Language } from '#domain/contract/languages.ts';
import { StoreSettings } from '#domain/contract/resources/stores.ts';
import { ratingOf } from '#domain/orders/reviews.ts';
import type { Phrase } from '#domain/text/phrases.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { fromRow } from './from-row.ts';
import { type AppIcon, appIcon } from './icons/app-icon.ts';
import { type PictureRow, pictureOf, pictureUrl } from './picture.ts';
import {
  readAgenda,
  readCategoryPaths,
  readExtras,
  readFormerSlugs,
  readGuides,
  readImages,
  readQuestions,
  readRates,
  readStartTimes,
} from './read-parts.ts';
import { readReviewSummaries } from './read-reviews.ts';
import { sellerColumns, sellerFacts } from './seller.ts';
import { shownSettings } from './settings.ts';
import { titleIn, withTranslationsOf, writtenIn } from './translate.ts';

/** An experience without the fields that depend on the moment. */
export type TimelessExperience = Omit<Experience, 'open_days' | 'few_left' | 'free_from' | 'as_of'>;

/**
 * Reads experiences with all their parts.
 *
 * @param store_id  the store whose categories they are shown in
 * @param isAny  whether drafts and archived experiences are read too
 */
export async function readExperiences(
  tx: Transaction,
  ids: readonly number[],
  store_id: number,
  isAny = false,
): Promise<TimelessExperience[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('experiences as e')
    .innerJoin('base_accounts as a', 'a.id', 'e.account_id')
    .selectAll('e')
    .select('a.language')
    .where('e.id', 'in', ids)
    .$if(!isAny, (it) => it.where('e.status', '=', 'published'))
    .execute();
  const images = await readImages(tx, ids);
  const rates = await readRates(tx, ids, new Map(rows.map(({ id, currency }) => [id, currency])));
  const extras = await readExtras(tx, ids);
  const paths = await readCategoryPaths(tx, ids, store_id);
  const times = await readStartTimes(tx, ids);
  const agenda = await readAgenda(tx, ids);
  const questions = await readQuestions(tx, rows);
  const reviews = await readReviewSummaries(tx, ids);
  const guides = await readGuides(tx, ids);
  const formerSlugs = await readFormerSlugs(tx, ids);
  const policies = byId(
    await tx
      .selectFrom('cancellation_policies')
      .selectAll()
      .where('id', 'in', idsOf(rows, 'cancellation_policy_id'))
      .execute(),
  );
  const points = byId(
    await tx.selectFrom('meeting_points').selectAll().where('id', 'in', idsOf(rows, 'meeting_point_id')).execute(),
  );

  return rows.map((row): TimelessExperience => {
    const policy = policies.get(row.cancellation_policy_id ?? 0);
    const point = points.get(row.meeting_point_id ?? 0);
    const reviewsOfIt = reviews.get(row.id);
    const ratesOfIt = rates.get(row.id) ?? [];
    const default_rate_id = row.default_rate_id ?? ratesOfIt[0]?.id ?? 0;
    const schedule = scheduleOf(row, { start_times: times.get(row.id) ?? [] });
    const experience = experienceOf(row, {
      image: images.get(row.id)?.[0] ?? null,
      cancellation_policy: policy ? policyOf(policy, {}) : null,
      booking_deposit: row.booking_deposit === null ? null : row.booking_deposit / 100,
      from_price: fromPrice({ rates: ratesOfIt, default_rate_id, schedule }),
      max_party: largestParty(ratesOfIt, schedule),
      categories: paths.get(row.id) ?? [],
      ...(point && placeOf(point)),
      images: images.get(row.id) ?? [],
      meeting_point: point ? pointOf(point, {}) : null,
      agenda_items: agenda.get(row.id) ?? [],
      rates: ratesOfIt,
      default_rate_id,
      extras: extras.get(row.id) ?? [],
      schedule,
      booking_questions: questions.get(row.id) ?? [],
      former_slugs: formerSlugs.get(row.id),
      rating: ratingOf(reviewsOfIt?.counts ?? []) ?? undefined,
      reviews: reviewsOfIt,
      guides: guides.get(row.id) ?? [],
    });
    return writtenIn(experience, row.language);
  });
}

const experienceOf = fromRow<TimelessExperience>(Experience);
const scheduleOf = fromRow<Schedule>(Schedule);
const policyOf = fromRow<CancellationPolicy>(CancellationPolicy);
const pointOf = fromRow<MeetingPoint>(MeetingPoint);

/** The place of a meeting point: its town (else its name), and coordinates to about 10 metres. */
function placeOf({ name, address_json, lat, lon }: RowOf<'meeting_points'>) {
  const { city } = JSON.parse(address_json) as Location;
  return { place: city || name, lat: toTenMetres(lat), lon: toTenMetres(lon) };
}

function toTenMetres(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids that rows name; with 0, which no row has, so that the list is never empty. */
function idsOf<Key extends string>(rows: readonly Record<Key, number | null>[], key: Key): number[] {
  return [0, ...new Set(rows.flatMap((row) => row[key] ?? []))];
}

/** A store as its visitors see it, with the settings, domain and look that only the engine needs. */
export interface LoadedStore {
  readonly store: StoreInfo;
  readonly domain: string | null;
  readonly settings: StoreSettings;
  readonly icon: AppIcon;
  readonly theme: Theme;
}

/** @throws if there is no such store */
export async function loadStore(tx: Transaction, id: number): Promise<LoadedStore> {
  const row = await tx
    .selectFrom('stores as s')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select(['a.company_display_name', 'a.phone_number', 'a.email', 'a.language'])
    .select(sellerColumns)
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  const pictures = await tx
    .selectFrom('pictures')
    .selectAll()
    .where('id', 'in', [row.banner_picture_id ?? 0, row.logo_picture_id ?? 0, row.icon_picture_id ?? 0])
    .where('status', '=', 'ready')
    .execute();
  const ready = (pictureId: number | null) => pictures.find((it) => it.id === pictureId) ?? null;
  const [bannerRow, logoRow] = [ready(row.banner_picture_id), ready(row.logo_picture_id)];
  const banner = bannerRow && pictureOf(bannerRow);
  const settings = settingsOf(row);
  const store: StoreInfo = {
    id: row.id,
    title: row.title,
    banner_message: row.banner_message,
    banner: banner ? pictureUrl(banner, BANNER_WIDTH) : null,
    banner_picture: banner,
    ...(row.banner_focus && { banner_focus: row.banner_focus }),
    logo: logoRow && logoOf(logoRow),
    categories: await readCategories(tx, id),
    base_account: {
      company_display_name: row.company_display_name,
      ...sellerFacts(row),
      phone_number: row.phone_number,
      email: row.email,
    },
    time_zone: row.time_zone,
    currency: row.currency,
    social_links: JSON.parse(row.social_links_json) as StoreInfo['social_links'],
    accent: row.accent,
    ...shownSettings(settings),
    ...(row.tag_manager && { tag_manager: row.tag_manager }),
    version: row.version,
  };
  const { accent, type_pairing, corners, color_scheme, domain, company_display_name: name } = row;
  const icon = appIcon({ name, accent, icon: ready(row.icon_picture_id), logo: logoRow });
  const theme = { accent, type_pairing, corners, color_scheme };
  return { store: writtenIn(withTranslationsOf(store, row), row.language), domain, settings, icon, theme };
}

/** A logo at one fixed address. */
function logoOf(row: PictureRow): StoreInfo['logo'] {
  const { alt_text } = row;
  return withTranslationsOf({ url: pictureUrl(pictureOf(row), LOGO_WIDTH), alt_text }, row);
}

/** The settings of a store, with their translations. */
export function settingsOf(row: Pick<RowOf<'stores'>, 'settings_json' | 'translations_json'> & { language: Language }) {
  return writtenIn(withTranslationsOf(StoreSettings.create(JSON.parse(row.settings_json)), row), row.language);
}

/**
 * The titles of tours in a language, archived ones too (G3).
 *
 * @returns a function from an id and an original title to the title: translated, or as it was booked
 */
export async function titlesIn(
  tx: Transaction,
  ids: readonly number[],
  to: Language,
): Promise<(id: number, original: string) => Phrase> {
  const rows = await tx
    .selectFrom('experiences as e')
    .innerJoin('base_accounts as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.translations_json', 'a.language'])
    .where('e.id', 'in', [0, ...ids])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return (id, title) => {
    const row = known.get(id);
    return row ? titleIn(writtenIn(withTranslationsOf({ title }, row), row.language), to) : { text: title };
  };
}

const BANNER_WIDTH = 1600;
const LOGO_WIDTH = 320;

async function readCategories(tx: Transaction, store_id: number): Promise<Category[]> {
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'slug', 'title', 'translations_json'])
    .where('store_id', '=', store_id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const below = (parent: number | null) => rows.filter(({ parent_id }) => parent_id === parent);
  return below(null).map((category) => ({
    ...named(category),
    children: below(category.id).map((subcategory) => ({
      ...named(subcategory),
      keywords: below(subcategory.id).map(named),
    })),
  }));
}

function named(row: { id: number; slug: string; title: string; translations_json: string }) {
  const { id, slug, title } = row;
  return withTranslationsOf({ id, slug, title }, row);
}
