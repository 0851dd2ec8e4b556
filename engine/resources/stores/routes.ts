import { endpoint } from '#domain/contract/endpoint.ts';
import { reason, unknownId } from '#domain/contract/problems.ts';
import { readAppIcon, readCardPayments } from '#domain/contract/resources/stores.ts';
import { addToStore, listStoreTours, removeFromStore, reorderStore } from '#domain/contract/resources/tours.ts';
import { pageOf } from '#domain/contract/webstore.ts';
import { invalidError, orNotFound } from '../../base/errors.ts';
import { iconPath } from '../../catalogue/icons/app-icon.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { type AccountInput, databaseChecks, type InputOf, type Route, route } from '../../http/route.ts';
import { lockAgreements } from '../../places/resale.ts';
import { bumpVersion, touchExperiences } from '../../places/version.ts';
import { replaceCategories, storeCategoryIds } from '../experiences/listed-parts.ts';
import { wrongChange } from '../model/database-checks.ts';
import { objectOf } from '../model/ownership.ts';
import { lockAgreement } from '../resale/agreements.ts';
import { placeInStore, reorderListing } from './listing-order.ts';
import { offeredIds } from './offered.ts';
import { Offer, OffersQuery, offersFilter, shownOffers } from './offers.ts';
import { stores } from './stores.ts';
import { verifyDomainRoute } from './verify-domain.ts';

const readShown = { ...listStoreTours, query: OffersQuery, reply: pageOf(Offer) };
const readEligible = endpoint('GET', '/api/stores/{storeId}/eligible-experiences/', {
  query: OffersQuery,
  reply: pageOf(Offer),
});
/** The experiences that a store lists, and could list (A6). */
export function storeRoutes(context: Context): Route[] {
  const { database } = context;
  const listed = async (input: InputOf<typeof readShown>, isEligible: boolean) => {
    const place = await placeOf(context, input);
    return database.read(async (tx) => {
      const store = await storeOf(tx, input.params['storeId'], input, false);
      const filter = offersFilter(input.query, place);
      const { ids, at } = await offeredIds(tx, store, isEligible, filter, input.query, input);
      return at.of(await shownOffers(tx, store, ids, filter.centre));
    });
  };

  const calls: Route[] = [
    verifyDomainRoute(context),
    route(readAppIcon, stores.permission.read, async (input) => {
      const { id } = await database.read((tx) => storeOf(tx, input.params['id'], input, false));
      const storefront = orNotFound(await context.catalogue.of(id, input.now));
      const { icon } = storefront;
      return {
        url: iconPath(id, icon, '192'),
        maskable_url: iconPath(id, icon, 'maskable-512'),
        drawn_from: icon.picture === null ? 'initials' : icon.picture.isLogo ? 'logo' : 'icon',
      } as const;
    }),
    route(readCardPayments, stores.permission.read, async (input) => {
      await database.read((tx) => storeOf(tx, input.params['id'], input, false));
      const { stripe } = context.config;
      if (!stripe) return { provider: 'sandbox', is_test: true } as const;
      return { provider: 'stripe', is_test: /^.k_test_/.test(stripe.secretKey) } as const;
    }),
    route(readShown, stores.permission.read, (input) => listed(input, false)),
    route(readEligible, stores.permission.read, (input) => listed(input, true)),
    route(addToStore, stores.permission.write, (input) => database.write((tx) => addExperience(tx, input))),
    route(removeFromStore, stores.permission.write, (input) => database.write((tx) => removeExperience(tx, input))),
    route(reorderStore, stores.permission.write, (input) =>
      database.write(async (tx) => {
        const store = await storeOf(tx, input.params['id'], input, true);
        return { experiences: await reorderListing(tx, store.id, input.body.experiences) };
      }),
    ),
  ];
  return calls.map((call) => (call.endpoint?.body ? databaseChecks(call, wrongChange(database, stores)) : call));
}

/** The named place that is the centre of a circle; null without one. @throws Invalid for an unknown name */
async function placeOf({ database, geocoder }: Context, { params, query, caller }: InputOf<typeof readShown>) {
  if (query.location === undefined || query.radius === undefined || query.lat !== undefined) return null;
  const { time_zone } = await database.read((tx) => storeOf(tx, params['storeId'], { caller }, false));
  const search = { text: query.location, isWhole: true, zone: time_zone, most: 1 };
  const [place] = (await geocoder.find(search)).places;
  if (place) return { lat: place.lat, lon: place.lon };
  throw invalidError(['location'], reason('unknown_place'));
}

async function addExperience(tx: Transaction, input: InputOf<typeof addToStore>) {
  const { experience: id, position, categories } = input.body;
  const { account_id } = await objectOf(tx, stores, input.params['id'], input.caller, {
    isToChange: true,
    isLocked: false,
  });
  await lockAgreements(tx, Number(account_id), [id]);
  const store = await storeOf(tx, input.params['id'], input, true);
  await checkEligible(tx, store, id);
  const place = await placeInStore(tx, store.id, id, position);
  const own = await storeCategoryIds(tx, store.id);
  if (categories) await replaceCategories(tx, id, own, categories, ['categories']);
  await touchExperiences(tx, [id]);
  return { store: store.id, experience: id, position: place, categories: await categoriesIn(tx, own, id) };
}

async function removeExperience(tx: Transaction, input: InputOf<typeof removeFromStore>): Promise<undefined> {
  const store = await storeOf(tx, input.params['id'], input, true);
  const { experience } = input.body;
  const gone = await tx
    .deleteFrom('store_experiences')
    .where('store_id', '=', store.id)
    .where('experience_id', '=', experience)
    .returning('experience_id')
    .executeTakeFirst();
  if (!gone) throw invalidError(['experience'], unknownId(experience));
  await replaceCategories(tx, experience, await storeCategoryIds(tx, store.id), []);
  await bumpVersion(tx, [store.id]);
  return undefined;
}

async function storeOf(
  tx: Transaction,
  id: string | undefined,
  { caller }: Pick<AccountInput<unknown, unknown>, 'caller'>,
  isToChange: boolean,
) {
  const row = await objectOf(tx, stores, id, caller, { isToChange });
  return {
    id: Number(row['id']),
    account_id: Number(row['account_id']),
    currency: String(row['currency']),
    time_zone: String(row['time_zone']),
  };
}

type Store = Awaited<ReturnType<typeof storeOf>>;

/** Another account's experience must be published and resold with its consent (A26); any must be in the store's currency (A17). @throws Invalid */
async function checkEligible(tx: Transaction, store: Store, id: number): Promise<void> {
  const it = await tx
    .selectFrom('experiences as e')
    .innerJoin('base_accounts as a', 'a.id', 'e.account_id')
    .select(['e.account_id', 'e.status', 'e.currency', 'a.type'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  const isOpen = it && (it.account_id === store.account_id || (it.status === 'published' && it.type !== 'reseller'));
  const isOwn = it?.account_id === store.account_id;
  const agreement = it && !isOwn ? await lockAgreement(tx, it.account_id, store.account_id) : undefined;
  const why = !isOpen
    ? unknownId(id)
    : it.currency !== store.currency
      ? reason('other_currency_of_store', { currency: it.currency, store: store.currency })
      : isOwn || agreement?.status === 'granted'
        ? null
        : reason('not_agreed');
  if (why !== null) throw invalidError(['experience'], why);
}

async function categoriesIn(tx: Transaction, own: readonly number[], experience_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('experience_categories')
    .select('category_id')
    .where('experience_id', '=', experience_id)
    .where('category_id', 'in', [0, ...own])
    .orderBy('category_id')
    .execute();
  return rows.map(({ category_id }) => category_id);
}
