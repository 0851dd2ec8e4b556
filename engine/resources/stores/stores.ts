import { StoreInfo } from '#domain/contract/catalogue.ts';
import { fieldsOf, integer, nullable, string } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { slug } from '#domain/contract/resource-fields.ts';
import {
  DomainProof,
  type EnteredSettings,
  storeFields as own,
  StoreSettings,
} from '#domain/contract/resources/stores.ts';
import { recordChange } from '../../history/record-change.ts';
import { recordFields } from '../../history/record-fields.ts';
import { computed, jsonColumn, plain, type Row, reference, translationsColumn } from '../model/columns.ts';
import { sellerResource } from '../model/resource.ts';
import { freeSlug, plainSlug, slugFor } from '../model/slug-for.ts';
import { storeCategories } from './categories.ts';
import { carriedDomain, claimedDomain, domain, domainProof, refuseReservedHost, takenDomain } from './domain.ts';
import { changeTourCurrency, hasBookings, lockCartsBeforeCurrency, termsProblems } from './store-terms.ts';

/** A shop: the texts and pictures above its listing, its address, and its categories. */
export const stores = sellerResource({
  name: 'stores',
  one: 'store',
  permission: { read: 'stores.read', write: 'stores.write' },
  fields: {
    title: plain('title', own.title),
    slug: plain('slug', slug(), { absent: '' }),
    /** The host name under which it is to answer (A17); it does so once the name is approved or proven (A22). */
    domain: { ...plain('claimed_domain', nullable(domain()), { absent: null }), store: claimedDomain },
    domain_proof: computed(nullable(DomainProof), domainProof),
    banner_message: plain('banner_message', own.banner_message, { absent: '' }),
    banner: reference('banner_picture_id', 'pictures', { isOptional: true }),
    banner_focus: plain('banner_focus', own.banner_focus, { absent: null }),
    logo: reference('logo_picture_id', 'pictures', { isOptional: true }),
    /** Square: the icon of the installed app is cut from it; null: the icon shows the logo, or else the initials (B19). */
    icon: reference('icon_picture_id', 'pictures', { isOptional: true }),
    time_zone: plain('time_zone', own.time_zone),
    currency: plain('currency', own.currency),
    has_bookings: hasBookings,
    accent: plain('accent', own.accent, { absent: null }),
    type_pairing: plain('type_pairing', own.type_pairing, { absent: 'fraunces' }),
    corners: plain('corners', own.corners, { absent: 'round' }),
    color_scheme: plain('color_scheme', own.color_scheme, { absent: 'both' }),
    social_links: jsonColumn('social_links_json', own.social_links, {
      absent: [],
      shown: fieldsOf(StoreInfo)['social_links'],
    }),
    settings: jsonColumn('settings_json', own.settings, { absent: {}, shown: StoreSettings, whole: wholeSettings }),
    tag_manager: computed(nullable(string()), (row) => row['tag_manager']),
    translations: translationsColumn(own.translations),
    categories: storeCategories,
    /** The version grows with every change that it shows. */
    version: computed(integer(), (row) => row['version'], 'version'),
  },
  search: ['title', 'slug', 'domain'],
  ordering: ['title', 'slug', 'currency'],
  filters: ['currency', 'base_account'],
  unique: ['slug'],
  defaults: async ({ body }, tx) => ({
    version: 0,
    ...(body['slug'] === undefined && { slug: await slugFor(tx, 'stores', String(body['title'])) }),
  }),
  usedBy: [
    { table: 'orders', column: 'store_id', by: 'orders' },
    { table: 'carts', column: 'store_id', by: 'visitors with a cart' },
  ],
  check: async (tx, next, writing) => [
    ...(await termsProblems(tx, next, writing.row)),
    ...(await takenDomain(tx, next, writing)),
    ...wrongLanguage(next),
  ],
  lockBefore: async (tx, id, { body: { currency } }) => {
    if (typeof currency === 'string') await lockCartsBeforeCurrency(tx, id, currency);
  },
  afterSave: async (tx, id, before, writing) => {
    const store = await tx
      .selectFrom('stores')
      .select(['id', 'account_id', 'title', 'currency'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { title, currency } = store;
    if (before && before['currency'] !== currency) await changeTourCurrency(tx, store, String(before['currency']));
    await recordFields(tx, { kind: 'store', id: String(id) }, before ? 'changed' : 'created', { title }, writing);
  },
  beforeDelete: (tx, { id, title }, { account_id, caller: { user_id }, now }) =>
    recordChange(tx, {
      account_id,
      subject: { kind: 'store', id: String(id) },
      kind: 'removed',
      actor: { user_id },
      at: now,
      before: { title },
    }),
  beforeSave: async ({ config }, body) => refuseReservedHost(config, body['domain']),
  carried: { domain_in_effect: carriedDomain },
  invalidates: (_, rows) => Promise.resolve({ stores: rows.map((row) => Number(row['id'])) }),
});

/** The settings with an id for each payment type: bookings and numbers refer to it, so a type keeps its id when its title changes. */
function wholeSettings({ payment_types, ...rest }: EnteredSettings): StoreSettings {
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
function wrongLanguage({ settings_json }: Row): Problem[] {
  const { language, languages } = JSON.parse(String(settings_json)) as StoreSettings;
  if (!language || !languages || languages.includes(language)) return [];
  return [{ path: ['settings', 'language'], ...reason('not_a_shop_language') }];
}
