import type { PictureSource } from './picture.tsx';

/** The widest there is, WebP: to be saved, and for browsers that do not know AVIF. */
export function largest({ url, widths }: PictureSource): string {
  return url.replace('{width}', String(Math.max(...widths))).replace('{format}', 'webp');
}
