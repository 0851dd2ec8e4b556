import { createHash } from 'node:crypto';
import { mapViewAt } from '#domain/map/projection.ts';
import { orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { compressed, encodingFor, etagOf, knows } from '../http/headers.ts';
import { type Route, rawRoute } from '../http/route.ts';
import { boxOf, drawMap, MAP_STYLE } from './draw-map.ts';
import { type Land, readLand } from './read-land.ts';

const LAND = new URL('land.bin', import.meta.url);
/** Only a week, because an upgrade may draw maps differently. */
const FOR_A_WEEK = 'public, max-age=604800';
/** A map is not stored while its names are missing. */
const NOT_YET = 'no-store';
/** Allows the one style of a map that is opened as a document. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(MAP_STYLE).digest('base64')}'; frame-ancestors 'none'`;
/** Drawn maps in memory; each takes some 20 kB. */
const MOST_MAPS = 100;
const QUALITY = 5;

/** Drawn maps (V12): the address names the part of the earth. */
export function mapRoutes({ geocoder }: Pick<Context, 'geocoder'>): Route[] {
  let land: Promise<Land> | null = null;
  const maps = new Map<string, string>();

  return [
    rawRoute('GET', '/maps/{name}/', async ({ url, request }) => {
      const view = orNotFound(mapViewAt(url.pathname));
      const known = maps.get(url.pathname);
      let svg = known;
      let isWhole = true;
      if (svg === undefined) {
        const towns = await geocoder.towns(boxOf(view));
        svg = drawMap(view, await (land ??= readLand(LAND)), towns ?? []);
        isWhole = towns !== null;
        if (maps.size >= MOST_MAPS) maps.clear();
        if (isWhole) maps.set(url.pathname, svg);
      }
      const etag = etagOf(svg);
      const headers = {
        'content-type': 'image/svg+xml',
        'cache-control': isWhole ? FOR_A_WEEK : NOT_YET,
        'content-security-policy': POLICY,
        vary: 'accept-encoding',
        etag,
      };
      if (knows(request.headers, etag)) return new Response(null, { status: 304, headers });
      const encoding = encodingFor(request.headers);
      const plain = Buffer.from(svg);
      const bytes = encoding ? await compressed(plain, encoding, QUALITY) : plain;
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...headers,
          ...(encoding && { 'content-encoding': encoding }),
          'content-length': String(bytes.byteLength),
        },
      });
    }),
  ];
}
