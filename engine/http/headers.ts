import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { version } from '../base/version.ts';
import { type HeaderValues, JsonResponse } from './json-response.ts';

/**
 * Headers of every response. `Landfall-Version` tells our responses from those of a captive portal. No referrer is sent, because our addresses may
 * hold an order's id (P15).
 */
const always = {
  'landfall-version': version,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers of a response that does not set its own: it is not to be shown as a document, and not to be stored. */
const defaults = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export interface ResponseFields {
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly init: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
}

export function withDefaultHeaders<T extends HeaderValues>(headers: T): T & HeaderValues {
  return { ...defaults, ...always, ...headers };
}

/** The parts of an answer that are sent: for HEAD, all but the body. */
export function responseFields(answer: JsonResponse, method: string, more: HeaderValues = {}): ResponseFields {
  const { status, body, headers } = answer;
  const all = withDefaultHeaders({ ...headers, ...more });
  if (body === null) return { body, init: { status, headers: all } };
  const described = { 'content-type': 'application/json', ...all };
  if (method !== 'HEAD') return { body, init: { status, headers: described } };
  return { body: null, init: { status, headers: { ...described, 'content-length': String(Buffer.byteLength(body)) } } };
}

export function respond(answer: JsonResponse, method: string, more: HeaderValues = {}): Response {
  const { body, init } = responseFields(answer, method, more);
  return new Response(body, init);
}

/** The answer in RFC 9457 if it has problems of fields and the sender accepts that; else as it is, in the form of Django REST Framework. */
export function inAcceptedForm(answer: JsonResponse, { headers }: Request): JsonResponse {
  const accepts = headers.get('accept')?.includes(PROBLEM_JSON);
  if (answer.problem === null || !accepts) return answer;
  return new JsonResponse(answer.status, answer.problem, { ...answer.headers, 'content-type': PROBLEM_JSON });
}

export const PROBLEM_JSON = 'application/problem+json';

/** The same for a Response that other code has made. It is changed in place: a copy would be sent in chunks without a content length. */
export function withHeaders(response: Response, method: string): Response {
  if (method !== 'HEAD' && setHeaders(response)) return response;
  const { status, headers } = response;
  const copy = new Response(method === 'HEAD' ? null : response.body, { status, headers });
  setHeaders(copy);
  return copy;
}

/** @returns false if the headers cannot be changed, as those of a redirection */
function setHeaders({ headers }: Response): boolean {
  try {
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
    return true;
  } catch {
    return false;
  }
}

const id = Symbol('the id of a request');

interface Identified extends Request {
  [id]?: string;
}

/** The id of a request: it is in a header of the answer, and in all log entries about the request. */
export function requestIdOf(request: Identified): string {
  return (request[id] ??= randomUUID());
}

/** A `Set-Cookie` for the whole shop, for so many seconds; 0 deletes the cookie. */
export function cookieHeader(request: Request, name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
}

/** The encodings that the engine compresses with, the best first. */
const PACKINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof PACKINGS)[number];

/** The best available encoding that a request accepts; null: the bytes as they are. */
export function encodingFor(headers: Headers, isThere: (packing: Encoding) => boolean = () => true): Encoding | null {
  const header = headers.get('accept-encoding');
  if (header === null) return null;
  const accepted = header
    .split(',')
    .filter((it) => !/;\s*q=0(\.0*)?\s*$/.test(it))
    .map((it) => it.split(';')[0]?.trim());
  return PACKINGS.find((it) => accepted.includes(it) && isThere(it)) ?? null;
}

/** Compressed bytes. @param quality  brotli's quality, up to 11 */
export function compressed(bytes: Uint8Array, packing: Encoding, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (packing === 'gzip') return gzipped(bytes, { level: 6 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

type Bytes = Uint8Array<ArrayBuffer>;
const brotli = promisify<Uint8Array, { params: Record<number, number> }, Bytes>(brotliCompress as never);
const gzipped = promisify<Uint8Array, { level: number }, Bytes>(gzip as never);

/** The tag of a content. It is weak, because it is the same for all encodings. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether a request names this tag in `If-None-Match`: then a 304 is enough. */
export function knows(headers: Headers, etag: string): boolean {
  const header = headers.get('if-none-match');
  return header !== null && header.split(',').some((it) => it.trim() === '*' || weak(it) === weak(etag));
}

/** A tag without its mark of weakness, which a compressing edge server may add. */
function weak(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
