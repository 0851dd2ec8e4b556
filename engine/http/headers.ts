import { randomUUID } from 'node:crypto';
import { version } from '../version.ts';
import type { HeaderValues, JsonResponse } from './json-response.ts';

/**
 * Headers of every response. `Landfall-Version` tells our responses from those of a captive portal. Our addresses may hold an order's id, so
 * no referrer is sent (P15).
 */
const always = {
  'landfall-version': version,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Where nothing else is said: it is nobody's document, and nobody keeps it. */
const unlessSaid = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** What a Response is made of. */
export interface ResponseParts {
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly init: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
}

/** These headers, and those of every answer. */
export function withDefaultHeaders<T extends HeaderValues>(headers: T): T & HeaderValues {
  return { ...unlessSaid, ...always, ...headers };
}

/** An answer as it goes out. To a HEAD goes all but the body. */
export function responseParts(answer: JsonResponse, method: string, more: HeaderValues = {}): ResponseParts {
  const { status, body, headers } = answer;
  const all = withDefaultHeaders({ ...headers, ...more });
  if (body === null) return { body, init: { status, headers: all } };
  const described = { 'content-type': 'application/json', ...all };
  if (method !== 'HEAD') return { body, init: { status, headers: described } };
  return { body: null, init: { status, headers: { ...described, 'content-length': String(Buffer.byteLength(body)) } } };
}

export function respond(answer: JsonResponse, method: string, more: HeaderValues = {}): Response {
  const { body, init } = responseParts(answer, method, more);
  return new Response(body, init);
}

/** The same for a Response that somebody else has made: a document, a file, a redirection. */
export function withHeaders(response: Response, method: string): Response {
  if (method === 'HEAD' || isFixed(response)) {
    const body = method === 'HEAD' ? null : response.body;
    return marked(new Response(body, { status: response.status, headers: response.headers }));
  }
  return marked(response);
}

/** The headers of a redirection, or of somebody else's answer, cannot be changed, and only trying tells. */
function isFixed({ headers }: Response): boolean {
  try {
    headers.set('landfall-version', version);
    return false;
  } catch {
    return true;
  }
}

function marked(response: Response): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  for (const [name, value] of Object.entries(unlessSaid)) if (!headers.has(name)) headers.set(name, value);
  return response;
}

const id = Symbol('the id of a request');

/** Written on the request itself, as what it came in as is. */
interface Identified extends Request {
  [id]?: string;
}

/** The id of a request: in the header of its answer, and in all that the log says of it. */
export function requestIdOf(request: Identified): string {
  return (request[id] ??= randomUUID());
}

/** A `Set-Cookie` for all of the shop, for so many seconds; 0 forgets it. */
export function cookieHeader(request: Request, name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
}
