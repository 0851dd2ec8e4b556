import type { Category, StoreInfo } from '#domain/contract/catalogue.ts';
import type { Transaction } from '../database/database.ts';
import { pictureOf, pictureUrl } from './picture.ts';
import { StoreSettings } from './settings.ts';

/** A store as its visitors see it, and what it decides for itself. @throws where there is none of that id */
export async function loadStore(tx: Transaction, id: number): Promise<{ store: StoreInfo; settings: StoreSettings }> {
  const row = await tx
    .selectFrom('stores as s')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select('a.company_display_name')
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  const pictures = await tx
    .selectFrom('pictures')
    .selectAll()
    .where('id', 'in', [row.banner_picture_id ?? 0, row.logo_picture_id ?? 0])
    .where('status', '=', 'ready')
    .execute();
  const [banner, logo] = [row.banner_picture_id, row.logo_picture_id].map((wanted) => {
    const found = pictures.find((it) => it.id === wanted);
    return found ? pictureOf(found) : null;
  });

  const store: StoreInfo = {
    id: row.id,
    title: row.title,
    banner_message: row.banner_message,
    banner: banner ? pictureUrl(banner, BANNER_WIDTH) : null,
    banner_picture: banner ?? null,
    logo: logo ? { url: pictureUrl(logo, LOGO_WIDTH), alt_text: logo.alt_text } : null,
    categories: await readCategories(tx, id),
    base_account: { company_display_name: row.company_display_name },
    time_zone: row.time_zone,
    currency: row.currency,
    social_links: JSON.parse(row.social_links_json) as StoreInfo['social_links'],
    accent: row.accent,
    version: row.version,
  };
  return { store, settings: StoreSettings.create(JSON.parse(row.settings_json)) };
}

const BANNER_WIDTH = 1600;
const LOGO_WIDTH = 320;

async function readCategories(tx: Transaction, store_id: number): Promise<Category[]> {
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'slug', 'title'])
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

function named({ id, slug, title }: { id: number; slug: string; title: string }) {
  return { id, slug, title };
}
