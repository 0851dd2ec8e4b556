import { endpoint } from '#domain/contract/endpoint.ts';
import { choice, integer, optional, shape, string } from '#domain/contract/fields.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { notFound } from '../../http/errors.ts';
import type { Route } from '../../http/route.ts';
import { route } from '../../http/route.ts';
import { objectOf } from '../owned.ts';
import { qrCodes } from './qr-codes.ts';

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

/** Pictures of QR codes, and where they lead (A8). */
export function routes({ database }: Context): Route[] {
  const came = (id: string | undefined, by: Counter, origin: string) =>
    database.write(async (tx) => {
      const link = await counted(tx, id, by);
      if (!link) throw notFound();
      const { kind, title } = link;
      return { id: link.id, kind, target_url: await targetOf(tx, link, origin), title };
    });

  return [
    route(
      readPicture,
      async ({ params, query, caller, origin }) => {
        const { id } = await database.read((tx) => objectOf(tx, qrCodes, params['id'], caller, { isToChange: false }));
        const text = `${origin}/api/o/${String(id)}/`;
        return query.format === 'png' ? png(text) : svg(text);
      },
      qrCodes.permission.read,
    ),
    route(
      readShortLink,
      async ({ params, request, origin }) => {
        // A phone's camera opens the address in a browser: that is a scan, and it wants to get on.
        const isScan = (request.headers.get('accept') ?? '').includes('text/html');
        const link = await came(params['id'], isScan ? 'scans' : 'looks', origin);
        if (!isScan) return link;
        return new Response(null, { status: 302, headers: { location: link.target_url, 'cache-control': 'no-store' } });
      },
      'stranger',
    ),
    route(
      countShortLink,
      ({ params, body, origin }) => came(params['id'], body.event === 'scan' ? 'scans' : 'leads', origin),
      'stranger',
    ),
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

async function counted(tx: Transaction, id: string | undefined, by: Counter) {
  if (!/^\d{1,15}$/.test(id ?? '')) return undefined;
  return tx
    .updateTable('qr_codes')
    .set((it) => ({ [by]: it(by, '+', 1) }))
    .where('id', '=', Number(id))
    .returningAll()
    .executeTakeFirst();
}

interface Link {
  kind: 'store' | 'experience' | 'link';
  store_id: number | null;
  experience_id: number | null;
  target_url: string;
}

/** A store's own address, where it has one; an experience's in the first store that shows it. */
async function targetOf(tx: Transaction, link: Link, origin: string): Promise<string> {
  if (link.kind === 'link') return link.target_url;
  if (link.kind === 'store') {
    const store = await tx
      .selectFrom('stores')
      .select('domain')
      .where('id', '=', link.store_id ?? 0)
      .executeTakeFirst();
    return `${shopAt(store?.domain, origin)}/`;
  }
  const experience = await tx
    .selectFrom('experiences as e')
    .leftJoin('store_experiences as x', 'x.experience_id', 'e.id')
    .leftJoin('stores as s', 's.id', 'x.store_id')
    .select(['e.slug', 's.domain'])
    .where('e.id', '=', link.experience_id ?? 0)
    .orderBy('s.id')
    .executeTakeFirst();
  return `${shopAt(experience?.domain, origin)}/experiences/${experience?.slug ?? ''}`;
}

function shopAt(domain: string | null | undefined, origin: string): string {
  return domain ? `${new URL(origin).protocol}//${domain}` : origin;
}
