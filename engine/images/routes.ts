import { sparedWidth } from '#domain/app/cache-policy.ts';
import { notFoundError, orNotFound } from '../base/errors.ts';
import { CARD_PATH, PICTURE_PATH, PICTURE_WIDTHS } from '../catalogue/picture.ts';
import type { Context } from '../context.ts';
import { type Route, rawRoute } from '../http/route.ts';
import type { Format } from './render.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** The link of a device changes soon: a picture that was small for a slow link is soon requested again. */
const WHILE_SLOW = 'private, max-age=600';

/**
 * Pictures in all widths, cached for ever. Requests with `Save-Data` or from a slow link get a small width at the same address (W12), which
 * `Content-Location` names.
 */
export function imageRoutes({ pictures }: Context): Route[] {
  return [
    rawRoute('GET', '/pictures/{name}/', async ({ url, request }) => {
      const [, ofCard] = CARD_PATH.exec(url.pathname) ?? [];
      if (ofCard) return cardOf(await pictures.take(ofCard, 'card.jpg'));
      const [, key, width, format] = PICTURE_PATH.exec(url.pathname) ?? [];
      const sparing = PICTURE_WIDTHS.includes(Number(width)) ? sparingOf(request) : null;
      const servedWidth = sparing ? sparedWidth(Number(width)) : Number(width);
      const isSpared = servedWidth !== Number(width);
      const bytes = orNotFound(key ? await pictures.take(key, `${servedWidth}.${format as Format}`) : null);
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': `image/${format}`,
          'content-length': String(bytes.byteLength),
          'cache-control': isSpared && sparing === 'slow' ? WHILE_SLOW : FOR_EVER,
          vary: 'Save-Data',
          // A seller's own site may show our pictures.
          'cross-origin-resource-policy': 'cross-origin',
          ...(isSpared && { 'content-location': `/pictures/${key}-${servedWidth}.${format}` }),
        },
      });
    }),
  ];
}

function cardOf(bytes: Uint8Array | null): Response {
  if (!bytes) throw notFoundError();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(bytes.byteLength),
      'cache-control': FOR_EVER,
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

/** Why a request gets a small width: `Save-Data`, or a slow `ECT`, which browsers send after a document's `Accept-CH`. */
function sparingOf({ headers }: Request): 'saves' | 'slow' | null {
  if (headers.get('save-data')?.toLowerCase() === 'on') return 'saves';
  return /[23]g$/.test(headers.get('ect') ?? '') ? 'slow' : null;
}
