import type { PictureRow } from '../catalogue/picture.ts';
import type { Transaction } from '../database/database.ts';

/** A picture with its source by the key in its address; undefined where there is none. */
export async function pictureRow(tx: Transaction, key: string): Promise<(PictureRow & { source: string }) | undefined> {
  return tx.selectFrom('pictures').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Every picture that a storefront shows, what is seen first first: banners, then first pictures, then second ones, and so on. */
export async function shownPictures(tx: Transaction): Promise<{ row: PictureRow; position: number }[]> {
  const stores = await tx
    .selectFrom('pictures')
    .innerJoin('stores', 'stores.banner_picture_id', 'pictures.id')
    .where('pictures.status', '=', 'ready')
    .selectAll('pictures')
    .execute();
  const experiences = await tx
    .selectFrom('pictures')
    .innerJoin('experience_pictures', 'experience_pictures.picture_id', 'pictures.id')
    .innerJoin('experiences', 'experiences.id', 'experience_pictures.experience_id')
    .innerJoin('store_experiences', 'store_experiences.experience_id', 'experiences.id')
    .where('experiences.status', '=', 'published')
    .where('pictures.status', '=', 'ready')
    .selectAll('pictures')
    .select('experience_pictures.position as shown')
    .orderBy('experience_pictures.position')
    .orderBy('store_experiences.position')
    .execute();
  return [...stores.map((row) => ({ row, position: 0 })), ...experiences.map((row) => ({ row, position: row.shown }))];
}
