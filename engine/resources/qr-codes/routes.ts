import { storeOrigin } from '#domain/app/store-origin.ts';
import { endpoint } from '#domain/contract/endpoint.ts';
import { choice, integer, optional, shape, string } from '#domain/contract/fields.ts';
import { orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { type RawInput, type Route, route } from '../../http/route.ts';
import { objectOf } from '../model/ownership.ts';
import { qrCodes, shortUrlOf } from './qr-codes.ts';

const format = choice('svg', 'png');
const readPicture = endpoint('GET', '/api/qr-codes/{id}/picture/', {
  query: shape({ format: optional(format) }),
  status: 200,
});

const ShortLink = shape({
  id: integer(),
  kind: choice('store', 'experience', 'link'),
  target_url: string(),
  title: string(),
});
const readShortLink = endpoint('GET', '/api/o/{id}/', { reply: ShortLink });
const countShortLink = endpoint('POST', '/api/o/{id}/', {
  body: shape({ event: choice('scan', 'lead') }),
  reply: ShortLink,
  status: 201,
});

/** Pictures of QR codes, and the redirections to their targets (A8). */
export function qrCodeRoutes({ database, catalogue }: Context): Route[] {
  const came = async ({ params, url, now, origin }: Came, by: Counter) => {
    const storefront = orNotFound(await catalogue.at(url.host, now));
    return database.write(async (tx) => {
      const link = orNotFound(await countUse(tx, params['id'] ?? '', storefront.store.id, by));
      const { kind, title } = link;
      return { id: link.id, kind, target_url: await targetOf(tx, link, origin), title };
    });
  };

  return [
    route(readPicture, qrCodes.permission.read, async ({ params, query, caller, origin }) => {
      const text = await database.read(async (tx) => {
        const row = await objectOf(tx, qrCodes, params['id'], caller, { isToChange: false });
        return shortUrlOf(tx, row, origin);
      });
      return query.format === 'png' ? png(text) : svg(text);
    }),
    route(readShortLink, 'anonymous', async (input) => {
      // A phone's camera opens the address in a browser: such a request is a scan, and is redirected.
      const isScan = (input.request.headers.get('accept') ?? '').includes('text/html');
      if (!isScan) return came(input, 'looks');
      const { target_url: location } = await came(input, 'scans');
      return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
    }),
    route(countShortLink, 'anonymous', (input) => came(input, input.body.event === 'scan' ? 'scans' : 'leads')),
  ];
}

async function svg(text: string): Promise<Response> {
  const { toString } = await import('qrcode');
  const body = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return new Response(body, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=3600' } });
}

async function png(text: string): Promise<Response> {
  const { toBuffer } = await import('qrcode');
  const body = await toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 2, width: 800 });
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' },
  });
}

type Counter = 'looks' | 'scans' | 'leads';

type Came = Pick<RawInput, 'params' | 'url' | 'now' | 'origin'>;

/** Counts a use of a code, if the store belongs to its account. */
async function countUse(tx: Transaction, code: string, store_id: number, by: Counter) {
  return tx
    .updateTable('qr_codes')
    .set((it) => ({ [by]: it(by, '+', 1) }))
    .where('code', '=', code)
    .where('account_id', '=', (it) => it.selectFrom('stores').select('account_id').where('id', '=', store_id))
    .returningAll()
    .executeTakeFirst();
}

interface Link {
  kind: 'store' | 'experience' | 'link';
  store_id: number | null;
  experience_id: number | null;
  target_url: string;
}

/** The address of a code's target: a store's own, or an experience's in the first store that lists it. */
async function targetOf(tx: Transaction, link: Link, origin: string): Promise<string> {
  if (link.kind === 'link') return link.target_url;
  if (link.kind === 'store') {
    const store = await tx
      .selectFrom('stores')
      .select('domain')
      .where('id', '=', link.store_id ?? 0)
      .executeTakeFirst();
    return `${storeOrigin(store?.domain ?? null, origin)}/`;
  }
  const experience = await tx
    .selectFrom('experiences as e')
    .leftJoin('store_experiences as x', 'x.experience_id', 'e.id')
    .leftJoin('stores as s', 's.id', 'x.store_id')
    .select(['e.slug', 's.domain'])
    .where('e.id', '=', link.experience_id ?? 0)
    .orderBy('s.id')
    .executeTakeFirst();
  return `${storeOrigin(experience?.domain ?? null, origin)}/experiences/${experience?.slug ?? ''}`;
}
