import { version } from '../version.ts';
import type { Answer, HeaderValues, PackedAnswer } from './answers.ts';

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
export function respond(answer: Answer | PackedAnswer, method: string, more: HeaderValues = {}): Response {
  const { status, body, headers } = answer;
  const all = { ...unlessSaid, ...always, ...headers, ...more };
  if (body === null) return new Response(null, { status, headers: all });
  const described = { 'content-type': 'application/json', ...all };
  if (method !== 'HEAD') return new Response(body, { status, headers: described });
  return new Response(null, { status, headers: { ...described, 'content-length': String(Buffer.byteLength(body)) } });
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
