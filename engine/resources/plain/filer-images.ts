import { Picture } from '#domain/contract/catalogue.ts';
import { integer, text } from '#domain/contract/fields.ts';
import type { PictureRow } from '../../catalogue/picture.ts';
import { pictureOf } from '../../catalogue/picture.ts';
import type { Transaction } from '../../database/database.ts';
import type { Row } from '../columns.ts';
import { baseAccount, computed, noted, plain, reference } from '../columns.ts';
import type { Resource, Shown } from '../resource.ts';
import { ofAccount, rowsOf } from '../resource.ts';

/** The pictures of an account: what is said of them. They come by upload. */
export const filerImages: Resource = {
  name: 'filer-images',
  one: 'image',
  table: 'pictures',
  owner: ofAccount,
  permission: { read: 'catalogue.read', write: 'catalogue.write' },
  isMadeElsewhere: true,
  fields: {
    base_account: baseAccount(),
    folder: reference('folder_id', 'filer_folders', { isOptional: true }),
    name: plain('name', text({ max: 200 })),
    alt_text: plain('alt_text', text({ max: 500, blank: true }), { absent: '' }),
    width: computed(integer(), (row) => row['width'], 'width'),
    height: computed(integer(), (row) => row['height'], 'height'),
    picture: computed(Picture, (row) => pictureOf(row as unknown as PictureRow)),
    created_at: noted('created_at'),
  },
  search: ['name', 'alt_text'],
  ordering: ['name', 'created_at', 'width', 'height'],
  filters: ['folder'],
  usedBy: [
    { table: 'experience_pictures', column: 'picture_id', by: 'experiences' },
    { table: 'stores', column: 'logo_picture_id', by: 'a store, as its logo' },
    { table: 'stores', column: 'banner_picture_id', by: 'a store, as its banner' },
  ],
  shownBy: shownPictures,
};

async function shownPictures(tx: Transaction, rows: readonly Row[]): Promise<Shown> {
  const ids = [0, ...rows.map((row) => row['id'] ?? 0)];
  const experiences = await rowsOf(tx)
    .selectFrom('experience_pictures')
    .select('experience_id')
    .where('picture_id', 'in', ids)
    .execute();
  const stores = await rowsOf(tx)
    .selectFrom('stores')
    .select('id')
    .where((where) => where.or([where('logo_picture_id', 'in', ids), where('banner_picture_id', 'in', ids)]))
    .execute();
  return {
    experiences: experiences.map((row) => Number(row['experience_id'])),
    stores: stores.map((row) => Number(row['id'])),
  };
}
