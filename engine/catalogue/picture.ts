import { createHash } from 'node:crypto';
import type { Picture } from '#domain/contract/catalogue.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { withTranslationsOf } from './translate.ts';

/** Widths in which a picture is served, as AVIF and as WebP. A picture is never served wider than its original. */
export const PICTURE_WIDTHS: readonly number[] = [320, 480, 640, 800, 1200, 1600];

/** The path of a picture: `/pictures/<key>-<width>.<format>`. A key never changes its content, so it is cached for ever. */
export const PICTURE_PATH = /^\/pictures\/([\w-]{22})-([1-9]\d{2,3})\.(avif|webp)$/;

/** The path of a picture's social card. */
export const CARD_PATH = /^\/pictures\/([\w-]{22})-card\.jpg$/;

export function pictureKey(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 22);
}

export type PictureRow = Pick<
  RowOf<'pictures'>,
  'key' | 'width' | 'height' | 'alt_text' | 'placeholder' | 'translations_json'
>;

/** A picture as answers carry it, with the placeholders `{width}` and `{format}` in its address. */
export function pictureOf(row: PictureRow): Picture {
  const { key, width, height, alt_text, placeholder } = row;
  const widths = PICTURE_WIDTHS.filter((it) => it <= width);
  const picture = {
    url: `/pictures/${key}-{width}.{format}`,
    widths: widths.length > 0 ? widths : [width],
    width,
    height,
    alt_text,
    placeholder,
  };
  return withTranslationsOf(picture, row);
}

/** The address of one width of a picture as WebP: for logos, banners and thumbnails, which answers carry as a plain address. */
export function pictureUrl(picture: Picture, width: number): string {
  const fitting = picture.widths.find((it) => it >= width) ?? picture.widths.at(-1) ?? picture.width;
  return picture.url.replace('{width}', String(fitting)).replace('{format}', 'webp');
}

export async function usesOfPictures(
  tx: Transaction,
  ids: readonly number[],
): Promise<{ experiences: number[]; stores: number[] }> {
  const listed = [0, ...ids];
  const experiences = await tx
    .selectFrom('experience_pictures')
    .select('experience_id')
    .distinct()
    .where('picture_id', 'in', listed)
    .union(
      tx
        .selectFrom('experience_guides as x')
        .innerJoin('guides as g', 'g.id', 'x.guide_id')
        .select('x.experience_id')
        .where('g.picture_id', 'in', listed),
    )
    .execute();
  const stores = await tx
    .selectFrom('stores')
    .select('id')
    .where((where) =>
      where.or([
        where('logo_picture_id', 'in', listed),
        where('banner_picture_id', 'in', listed),
        where('icon_picture_id', 'in', listed),
      ]),
    )
    .execute();
  return { experiences: experiences.map((row) => row.experience_id), stores: stores.map(({ id }) => id) };
}

/** Queues a job that makes the widths of a new picture. Its status is then `pending`. */
export function queueRenditions(tx: Transaction, picture_id: number, account_id: number): Promise<void> {
  return enqueueJob(tx, 'make-picture', String(picture_id), { account_id });
}

/** Queues a job that removes the files of a picture, before its row is deleted. Pictures with the same files share the job. */
export function queueRemoval(tx: Transaction, { key, source }: { key: string; source: string }): Promise<void> {
  return enqueueJob(tx, 'remove-picture', `${key} ${source}`);
}

/** The name of an uploaded file in the source of a picture; null for a drawing. */
export function originalName(source: string): string | null {
  return /^file:(\w[\w.-]*)$/.exec(source)?.[1] ?? null;
}
