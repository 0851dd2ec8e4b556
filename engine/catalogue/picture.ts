import { createHash } from 'node:crypto';
import type { Picture } from '#domain/contract/catalogue.ts';
import type { RowOf } from '../database/tables.ts';

/** Widths in which a picture is served, as AVIF and as WebP; never wider than the original. */
export const PICTURE_WIDTHS: readonly number[] = [320, 480, 640, 800, 1200, 1600];

/** Where a picture is served: `/pictures/<key>-<width>.<format>`. A key never changes its content, so it is cached for ever. */
export const PICTURE_PATH = /^\/pictures\/([\w-]{22})-([1-9]\d{2,3})\.(avif|webp)$/;

export function pictureKey(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 22);
}

export type PictureRow = Pick<RowOf<'pictures'>, 'key' | 'width' | 'height' | 'alt_text' | 'placeholder'>;

/** A picture as answers carry it, with the places `{width}` and `{format}` in its address. */
export function pictureOf({ key, width, height, alt_text, placeholder }: PictureRow): Picture {
  const widths = PICTURE_WIDTHS.filter((it) => it <= width);
  return {
    url: `/pictures/${key}-{width}.{format}`,
    widths: widths.length > 0 ? widths : [width],
    width,
    height,
    alt_text,
    placeholder,
  };
}

/** One width of it as WebP: for logos, banners and thumbnails, which answers carry as a plain address. */
export function pictureUrl(picture: Picture, width: number): string {
  const fitting = picture.widths.find((it) => it >= width) ?? picture.widths.at(-1) ?? picture.width;
  return picture.url.replace('{width}', String(fitting)).replace('{format}', 'webp');
}
