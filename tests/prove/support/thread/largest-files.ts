import sharp from 'sharp';
import { importLimits } from '#domain/contract/office/imports.ts';
import { type StoreJson, storeIn, unzipped } from '#tests/support/stores/office-imports.ts';
import type { Heavy } from './calls.ts';

/** The largest files that an account may upload. @param exported  the account's own file, as `GET …/export/` answers it */
export async function largestFiles(account: number, exported: ArrayBuffer): Promise<Heavy[]> {
  const imports = `/api/base-accounts/${account}/imports/`;
  return [
    post(
      'a document of 300 tours',
      imports,
      formWith(largestDocument(storeIn(await unzipped(new Uint8Array(exported)))), 'store.json', 'application/json'),
    ),
    post('a table of tours', imports, formWith(largestTable(), 'tours.csv', 'text/csv')),
    post('a picture', '/api/filer-images/', formWith(await noise(), 'noise.jpg', 'image/jpeg', account)),
  ];
}

const post = (name: string, path: string, body: FormData): Heavy => ({
  name,
  caller: 'seller',
  method: 'POST',
  path,
  body,
});

function formWith(bytes: Uint8Array<ArrayBuffer>, name: string, type: string, account?: number): FormData {
  const form = new FormData();
  if (account !== undefined) form.set('base_account', String(account));
  form.set('file', new Blob([bytes], { type }), name);
  return form;
}

function largestTable(): Uint8Array<ArrayBuffer> {
  const head = 'Title;Price;Places;Start times;From;To;Weekdays;Duration;Meeting point;Coordinates;Description';
  const cells = [
    '25,50 €',
    '12',
    '9:00 | 15:00',
    '2027-04-01',
    '31.10.2027',
    '1 | 2 | 5',
    '2:30',
    'The gate',
    '43.51, 16.44',
  ];
  const { mostTours, mostTable } = importLimits;
  const description = 'A **long** day. '.repeat(Math.floor(mostTable / mostTours / 17) - 10);
  const rows = Array.from({ length: mostTours }, (_, n) => `Tour ${n};${cells.join(';')};"${description}"`);
  return new TextEncoder().encode([head, ...rows].join('\n'));
}

/** The account's own file with as many tours as an import may have, each with a long text, as if another company had written it. */
function largestDocument(exported: StoreJson): Uint8Array<ArrayBuffer> {
  const tours = exported['experiences'] ?? [];
  const [company] = exported['base-accounts'] ?? [];
  const experiences = Array.from({ length: importLimits.mostTours }, (_, n) => ({
    ...(withOwnIds(tours[n % tours.length], (n + 1) * 100_000) as object),
    slug: `tour-${n}`,
    description: 'A **long** day. '.repeat(600),
  }));
  const other = { ...company, created_at: '2026-01-01T00:00:00Z' };
  return new TextEncoder().encode(
    JSON.stringify({ ...exported, 'base-accounts': [other], 'booking-questions': [], experiences }),
  );
}

/** A copy of a tour whose own rows have ids of their own. */
function withOwnIds(value: unknown, from: number): unknown {
  if (Array.isArray(value)) return value.map((it) => withOwnIds(it, from));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [
      key,
      typeof it === 'number' && ['id', 'default_rate'].includes(key) ? from + it : withOwnIds(it, from),
    ]),
  );
}

async function noise(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({
    create: { width: 4_000, height: 3_000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as never);
  return new Uint8Array(await picture.jpeg({ quality: 70 }).toBuffer());
}
