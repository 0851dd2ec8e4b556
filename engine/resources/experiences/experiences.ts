import { integer, list, string } from '#domain/contract/fields.ts';
import { type Problem, reason, unknownId } from '#domain/contract/problems.ts';
import { experienceFields as own } from '#domain/contract/resources/experiences.ts';
import { Failed, Invalid, invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { indexedTexts } from '../../database/indexed-texts.ts';
import type { Column, Row, Writing } from '../model/columns.ts';
import { computed, durationColumn, jsonColumn, plain, reference, translationsColumn } from '../model/columns.ts';
import { type Deleting, type Shown, sellerResource } from '../model/resource.ts';
import { slugFor } from '../model/slug-for.ts';
import { recordTourChange, recordTourRemoval } from '../model/tour-history.ts';
import { carriedFormerSlugs, checkSlug, keepFormerSlug, keepSlugOfDeleted } from './former-slugs.ts';
import { carriedCategories, carriedStores } from './listed-in.ts';
import {
  agenda,
  experienceCategories,
  extras,
  image,
  images,
  rates,
  shownInStores,
  tourGuides,
} from './listed-parts.ts';
import { lockComing } from './plan-departures.ts';
import { missingToPublish } from './publish-requirements.ts';
import { remakeDepartures } from './remake-departures.ts';
import { carriedSchedule, schedule } from './schedule.ts';
import { carriedSold } from './sold.ts';
import { transfer } from './transfer.ts';

/** Experiences: tours, activities and the like, with everything that the storefront shows of them (A6). */
export const experiences = sellerResource({
  name: 'experiences',
  one: 'experience',
  fields: {
    title: plain('title', own.title),
    slug: plain('slug', own.slug, { absent: '' }),
    type: plain('type', own.type, { absent: 'tour' }),
    status: plain('status', own.status, { absent: 'draft' }),
    short_description: plain('short_description', own.short_description, { absent: '' }),
    description: plain('description', own.description, { absent: '' }),
    highlights: jsonColumn('highlights_json', own.highlights, {
      absent: [],
      shown: list(string()),
    }),
    included: jsonColumn('included_json', own.included, { absent: [] }),
    not_included: jsonColumn('not_included_json', own.not_included, { absent: [] }),
    what_to_bring: jsonColumn('what_to_bring_json', own.what_to_bring, { absent: [] }),
    know_before: jsonColumn('know_before_json', own.know_before, { absent: [] }),
    faq: jsonColumn('faq_json', own.faq, { absent: [] }),
    translations: translationsColumn(own.translations),
    guides: tourGuides,
    languages: jsonColumn('languages_json', own.languages, { absent: [] }),
    duration: durationColumn('duration_json'),
    time_zone: plain('time_zone', own.time_zone, { absent: '' }),
    currency: plain('currency', own.currency, { absent: '' }),
    cancellation_policy: reference('cancellation_policy_id', 'cancellation_policies', { isOptional: true }),
    booking_deposit: deposit(),
    meeting_point: reference('meeting_point_id', 'meeting_points', { isOptional: true }),
    pickup: transfer('pickup_json', 1),
    dropoff: transfer('dropoff_json', 1_000_001),
    schedule,
    rates,
    default_rate: plain('default_rate_id', own.default_rate, { absent: null }),
    extras,
    images,
    image,
    categories: experienceCategories,
    agenda_items: agenda,
    stores: shownInStores,
    /** The version grows with every change that a storefront shows. */
    version: computed(integer(), (row) => row['version'], 'version'),
  },
  search: indexedTexts.experiences,
  searchIndex: 'experiences_search',
  ordering: ['title', 'slug', 'status', 'type', 'version'],
  order: '-id',
  filters: ['status', 'type', 'base_account', 'cancellation_policy', 'meeting_point'],
  unique: ['slug'],
  defaults,
  check: checkExperience,
  lockBefore: async (tx, id, { body, now }) => {
    if (body['schedule'] !== undefined || body['time_zone'] !== undefined) await lockComing(tx, id, now);
  },
  afterSave,
  usedBy: [
    {
      table: 'promo_code_experiences',
      column: 'experience_id',
      by: 'promo codes',
      titled: { table: 'promo_codes', id: 'promo_code_id', title: 'code' },
    },
  ],
  beforeDelete,
  invalidates,
  carried: {
    schedule: carriedSchedule,
    categories: carriedCategories,
    stores: carriedStores,
    sold: carriedSold,
    former_slugs: carriedFormerSlugs,
  },
});

/** Percent due at booking, stored in hundredths; null: the full price is due now. */
function deposit(): Column {
  return {
    ...plain('booking_deposit', own.booking_deposit, { absent: null }),
    show: (row) => (row['booking_deposit'] === null ? null : Number(row['booking_deposit']) / 100),
    store: (value) => {
      const hundredths = value === null ? null : (value as number) * 100;
      if (hundredths !== null && Math.abs(hundredths - Math.round(hundredths)) > 1e-6)
        throw invalidError([], reason('too_many_decimals', { places: 2 }));
      return { booking_deposit: hundredths === null ? null : Math.round(hundredths) };
    },
  };
}

/** The defaults: time zone and currency of the account's first store. */
async function defaults({ body, account_id, now }: Writing, tx: Transaction): Promise<Row> {
  const store = await tx
    .selectFrom('stores')
    .select(['time_zone', 'currency'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .executeTakeFirst();
  return {
    seasons_json: '[]',
    exceptions_json: '[]',
    cutoff_minutes: 0,
    departures_until: '',
    version: 0,
    created_at: now.epochMilliseconds,
    time_zone: store?.time_zone ?? '',
    currency: store?.currency ?? '',
    ...(body['slug'] === undefined && { slug: await slugFor(tx, 'experiences', String(body['title'])) }),
  };
}

async function checkExperience(tx: Transaction, next: Row, writing: Writing): Promise<Problem[]> {
  return [...(await checkSlug(tx, next, writing)), ...(await checkCurrency(tx, next, writing))];
}

async function checkCurrency(tx: Transaction, next: Row, { row }: Writing): Promise<Problem[]> {
  const required = (['time_zone', 'currency'] as const).filter((name) => next[name] === '');
  if (required.length > 0) return required.map((name) => ({ path: [name], ...reason('required') }));
  if (row['id'] === undefined || row['currency'] === next['currency']) return [];
  const id = Number(row['id']);
  const priced = await tx.selectFrom('pricing_rates').select('id').where('experience_id', '=', id).executeTakeFirst();
  const shown = await tx
    .selectFrom('store_experiences')
    .select('store_id')
    .where('experience_id', '=', id)
    .executeTakeFirst();
  if (shown) return [{ path: ['currency'], ...reason('shown_in_store') }];
  return priced ? [{ path: ['currency'], ...reason('other_currency_of_rates') }] : [];
}

async function afterSave(tx: Transaction, id: number, before: Row | null, writing: Writing): Promise<void> {
  const { body, now, hasLateDepartures = false } = writing;
  await checkDefaultRate(tx, id);
  await keepFormerSlug(tx, id, before);
  const zone = body['time_zone'] !== undefined && body['time_zone'] !== before?.['time_zone'];
  const hasStarts = before !== null && (body['schedule'] !== undefined || zone);
  if (hasStarts || (before === null && !hasLateDepartures)) await remakeDepartures(tx, id, now);
  const { status } = await tx.selectFrom('experiences').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  await recordTourChange(tx, id, before, status, writing);
  if (status !== 'published') return;
  const lacks = (await missingToPublish(tx, [id])).get(id) ?? [];
  // An experience that was published before must not lose a required field; older gaps stay allowed.
  const isNew = before?.['status'] !== 'published';
  const problems = lacks.filter(({ path }) => isNew || body[String(path[0])] !== undefined);
  if (problems.length > 0) throw new Invalid(problems);
}

async function checkDefaultRate(tx: Transaction, id: number): Promise<void> {
  const stray = await tx
    .selectFrom('experiences as e')
    .leftJoin('pricing_rates as r', (join) =>
      join.onRef('r.id', '=', 'e.default_rate_id').onRef('r.experience_id', '=', 'e.id'),
    )
    .select('e.default_rate_id')
    .where('e.id', '=', id)
    .where('e.default_rate_id', 'is not', null)
    .where('r.id', 'is', null)
    .executeTakeFirst();
  if (stray) throw invalidError(['default_rate'], unknownId(stray.default_rate_id));
}

/** Refuses to delete an experience that is booked or in a cart, because its guests can still look at it. */
async function beforeDelete(tx: Transaction, row: Row, deleting: Deleting): Promise<void> {
  const id = Number(row['id']);
  for (const table of ['order_lines', 'cart_lines'] as const) {
    const found = await tx.selectFrom(table).select('id').where('experience_id', '=', id).limit(1).executeTakeFirst();
    if (found) throw new Failed(409, 'This experience is booked, or in a cart. Archive it instead.');
  }
  await tx.deleteFrom('departures').where('experience_id', '=', id).execute();
  await keepSlugOfDeleted(tx, row);
  await recordTourRemoval(tx, 'removed', id, String(row['title']), deleting);
}

/** The experiences and their stores. The stores are named too, because nothing leads from a deleted experience to them. */
async function invalidates(tx: Transaction, rows: readonly Row[]): Promise<Shown> {
  const ids = rows.map((row) => Number(row['id']));
  const found = await tx
    .selectFrom('store_experiences')
    .select('store_id')
    .distinct()
    .where('experience_id', 'in', [0, ...ids])
    .execute();
  return { experiences: ids, stores: found.map(({ store_id }) => store_id) };
}
