import { minor } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import { pictureKey } from '#engine/catalogue/picture.ts';
import type { Transaction } from '#engine/database/database.ts';
import { bumpVersion } from '#engine/places/version.ts';
import { startWithSmallIds } from './small-ids.ts';
import type { Ref, StoreFile } from './store-file.ts';
import { writeExperience } from './write-experience.ts';

/** The database ids of a file's refs, by kind. */
export interface Refs {
  picture(ref: Ref): number;
  policy(ref: Ref): number;
  point(ref: Ref): number;
  item(ref: Ref): number;
  pricingCategory(ref: Ref): number;
  /** The id by a path of slugs. */
  category(path: string): number;
}

/**
 * Writes a whole store into the database, with the departures of the next 550 days. A new database gets ids from 1 on.
 *
 * @param keepsIds  whether the ids go on where the database's sequences are
 * @returns its id
 * @throws RangeError for a ref that names nothing
 */
export async function writeStore(
  tx: Transaction,
  file: StoreFile,
  now: Temporal.Instant,
  { keepsIds = false } = {},
): Promise<number> {
  if (!keepsIds) await startWithSmallIds(tx);
  const { currency } = file.store;
  const account = await tx
    .insertInto('base_accounts')
    .values({ ...file.account, created_at: now.epochMilliseconds })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account_id = account.id;

  const picture = await written(file.pictures, (it) =>
    tx
      .insertInto('pictures')
      .values({ ...it, key: pictureKey(it.source), account_id, name: it.alt_text, created_at: now.epochMilliseconds })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const policy = await written(file.cancellation_policies, ({ tiers, ...it }) =>
    tx
      .insertInto('cancellation_policies')
      .values({ ...it, account_id, tiers_json: JSON.stringify(tiers) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const point = await written(file.meeting_points, ({ address, ...it }) =>
    tx
      .insertInto('meeting_points')
      .values({ ...it, account_id, address_json: JSON.stringify(address) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const item = await written(file.inventory_items, ({ price, ...it }) =>
    tx
      .insertInto('inventory_items')
      .values({ ...it, account_id, price: minor(price, currency), currency })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const pricingCategory = await written(file.pricing_categories, (it) =>
    tx
      .insertInto('pricing_categories')
      .values({ ...it, account_id })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

  const { logo, banner, social_links, settings, ...store } = file.store;
  const { id } = await tx
    .insertInto('stores')
    .values({
      ...store,
      claimed_domain: store.domain,
      account_id,
      logo_picture_id: logo === null ? null : picture(logo),
      banner_picture_id: banner === null ? null : picture(banner),
      social_links_json: JSON.stringify(social_links),
      settings_json: JSON.stringify(settings),
      version: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await bumpVersion(tx, [id]);
  const category = await writeCategories(tx, id, file.categories);

  const refs: Refs = { picture, policy, point, item, pricingCategory, category };
  for (const [position, experience] of file.experiences.entries()) {
    const zone = experience.time_zone ?? store.time_zone;
    const of = { account_id, currency, time_zone: zone, today: dayIn(now, zone), version };
    const experience_id = await writeExperience(tx, experience, of, refs, now);
    await tx.insertInto('store_experiences').values({ store_id: id, experience_id, position }).execute();
  }
  for (const code of file.promo_codes ?? [])
    await tx
      .insertInto('promo_codes')
      .values({ ...code, account_id, store_id: id, is_active: 1 })
      .execute();
  return id;
}

async function written<Part extends { ref: Ref }>(
  parts: readonly Part[],
  insert: (part: Omit<Part, 'ref'>) => Promise<{ id: number }>,
): Promise<(ref: Ref) => number> {
  const ids = new Map<Ref, number>();
  for (const { ref, ...part } of parts) ids.set(ref, (await insert(part)).id);
  return (ref) => known(ids, ref);
}

async function writeCategories(
  tx: Transaction,
  store_id: number,
  tree: StoreFile['categories'],
): Promise<Refs['category']> {
  const ids = new Map<string, number>();
  const write = async (
    it: { slug: string; title: string },
    parent: string | null,
    position: number,
  ): Promise<string> => {
    const row = {
      store_id,
      parent_id: parent === null ? null : known(ids, parent),
      slug: it.slug,
      title: it.title,
      position,
    };
    const { id } = await tx.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow();
    const path = parent === null ? it.slug : `${parent}/${it.slug}`;
    ids.set(path, id);
    return path;
  };
  for (const [i, category] of tree.entries()) {
    const path = await write(category, null, i);
    for (const [j, subcategory] of category.children.entries()) {
      const below = await write(subcategory, path, j);
      for (const [k, keyword] of subcategory.keywords.entries()) await write(keyword, below, k);
    }
  }
  return (path) => known(ids, path);
}

function known(ids: ReadonlyMap<string, number>, ref: string): number {
  const id = ids.get(ref);
  if (id === undefined) throw new RangeError(`the store's file names '${ref}', which it does not declare`);
  return id;
}
