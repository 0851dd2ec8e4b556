import { version } from '../version.ts';
import type { Answer } from './answers.ts';

/**
 * On every answer: whose it is (a captive portal's has no `Landfall-Version`), that its type is meant, and that no address of
 * ours, which may hold an order's id, travels as a referrer (P15).
 */
const always = {
  'landfall-version': version,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Where nothing else is said: it is nobody's document, and nobody keeps it. */
const unlessSaid = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** An answer as it goes out. To a HEAD goes all but the body. */
export function respond({ status, body, headers }: Answer, method: string): Response {
  const all = { ...unlessSaid, ...always, ...headers };
  if (body === null) return new Response(null, { status, headers: all });
  const described = { 'content-type': 'application/json', ...all };
  if (method !== 'HEAD') return new Response(body, { status, headers: described });
  return new Response(null, { status, headers: { ...described, 'content-length': String(Buffer.byteLength(body)) } });
}

/** The same for a Response that somebody else has made: a document, a file, a redirection. */
export function withHeaders(response: Response, method: string): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  for (const [name, value] of Object.entries(unlessSaid)) if (!headers.has(name)) headers.set(name, value);
  return new Response(method === 'HEAD' ? null : response.body, { status: response.status, headers });
}
