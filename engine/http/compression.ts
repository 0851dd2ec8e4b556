import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How bytes are made smaller for their way, the best first. */
const PACKINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof PACKINGS)[number];

/** The best packing that a request takes, of those that there are; null: the bytes as they are. */
export function encodingFor(headers: Headers, isThere: (packing: Encoding) => boolean = () => true): Encoding | null {
  const header = headers.get('accept-encoding');
  if (header === null) return null;
  const accepted = header
    .split(',')
    .filter((it) => !/;\s*q=0(\.0*)?\s*$/.test(it))
    .map((it) => it.split(';')[0]?.trim());
  return PACKINGS.find((it) => accepted.includes(it) && isThere(it)) ?? null;
}

/** Bytes, packed. @param quality  of brotli, up to 11 */
export function compressed(bytes: Uint8Array, packing: Encoding, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (packing === 'gzip') return gzipped(bytes, { level: 6 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

type Bytes = Uint8Array<ArrayBuffer>;
const brotli = promisify<Uint8Array, { params: Record<number, number> }, Bytes>(brotliCompress as never);
const gzipped = promisify<Uint8Array, { level: number }, Bytes>(gzip as never);

/** A tag of what is sent: weak, for it is the same in all packings. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether a request says that it has the answer of this tag already: then 304 is enough. */
export function knows(headers: Headers, etag: string): boolean {
  const header = headers.get('if-none-match');
  return header !== null && header.split(',').some((it) => it.trim() === '*' || weak(it) === weak(etag));
}

/** An edge that packs what we send makes its tag weak. */
function weak(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
