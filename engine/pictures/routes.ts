import { PICTURE_PATH } from '../catalogue/picture.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import type { Route } from '../http/route.ts';
import { rawRoute } from '../http/route.ts';
import type { Format } from './rendition.ts';

/** Pictures in all their widths. An address never changes what it shows, so it may be kept for ever. */
export function routes({ pictures }: Context): Route[] {
  return [
    rawRoute('GET', '/pictures/{name}/', async ({ url }) => {
      const [, key, width, format] = PICTURE_PATH.exec(url.pathname) ?? [];
      const bytes = key && width && (await pictures.take(key, Number(width), format as Format));
      if (!bytes) throw notFound();
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': `image/${format}`,
          'content-length': String(bytes.byteLength),
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
    }),
  ];
}
