import type { Shop } from '#tests/support/engine/shop.ts';
import { Attempts } from './outcome.ts';

/** One address of each kind of answer. */
const addresses = [
  '/',
  '/experiences/a-walk',
  '/cart',
  '/bookings/checkout-editor',
  '/overview',
  '/desk/',
  '/success?session_id=x',
  '/legal/imprint',
  '/qz-not-there',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/api/app-info/',
  '/api/webstores/',
  '/api/webstores/experiences/',
  '/api/webstores/experiences/a-walk/',
  '/api/qz-not-there/',
  '/api/orders/',
  '/api/cart/x/',
  '/schema/',
  '/schema/?format=json',
  '/api/o/x/',
  '/pictures/x-320.jpg',
  '/app-icons/x.png',
  '/maps/x.svg',
  '/activate/MQ/x/',
  '/password/MQ/x/',
  '/email/MQ/x/',
  '/team/1/x/',
  '/sandbox/pay/x/',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/assets/x.js',
];

/** Looks at the headers of each kind of answer, also for HEAD and a refused method. */
export async function tryHeaders(shop: Shop): Promise<Attempts> {
  const attempts = new Attempts();
  for (const path of addresses)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE'].slice(0, path.startsWith('/api') ? 4 : 3)) {
      const response = await fetch(shop.url + path, {
        method,
        redirect: 'manual',
        headers: { origin: 'https://evil.example' },
      });
      const { headers, status } = response;
      const is = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '');
      const policy = headers.get('content-security-policy') ?? '';
      const at = `${method} ${path} ${status}`;
      attempts.note(at, !is('x-content-type-options', /^nosniff$/) && 'lacks nosniff');
      attempts.note(at, !is('referrer-policy', /^no-referrer$/) && 'lacks the referrer policy');
      const isDocument = is('content-type', /html|xml|svg/) && status !== 304;
      attempts.note(
        at,
        isDocument &&
          !/frame-ancestors 'none'/.test(policy) &&
          !/sitemap|robots/.test(path) &&
          `may be framed: ${policy}`,
      );
      attempts.note(
        at,
        isDocument && /script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*)/.test(policy) && `runs any script: ${policy}`,
      );
      attempts.note(at, isDocument && !/default-src/.test(policy) && !/sitemap|robots/.test(path) && 'has no policy');
      attempts.note(at, headers.has('access-control-allow-origin') && 'lets other origins read');
      attempts.note(at, (headers.has('server') || headers.has('x-powered-by')) && 'names its server');
      for (const cookie of headers.getSetCookie())
        attempts.note(at, !/SameSite=(Lax|Strict)/i.test(cookie) && `sets ${cookie}`);
      if (status >= 500) attempts.note(at, 'fails');
    }
  return attempts;
}

/** Sessions of the desk: no other site opens one, and no script and no other host reads its cookie. */
export async function tryDeskCookie(shop: Shop, user: { email: string; password: string }): Promise<Attempts> {
  const attempts = new Attempts();
  const open = (headers: Record<string, string>) =>
    fetch(`${shop.url}/api/desk/session/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...user, name: 'Tablet' }),
    });
  const elsewhere: Readonly<Record<string, Record<string, string>>> = {
    'another site': { 'sec-fetch-site': 'cross-site' },
    'another site of the domain': { 'sec-fetch-site': 'same-site' },
    'another origin': { origin: 'https://evil.example' },
  };
  for (const [name, headers] of Object.entries(elsewhere))
    attempts.note(name, (await open(headers)).status !== 403 && 'opens a session of the desk');
  const answer = await open({ 'sec-fetch-site': 'same-origin' });
  attempts.note('the session', !answer.ok && `is not opened: ${answer.status} ${await answer.text()}`);
  for (const cookie of answer.headers.getSetCookie())
    for (const flag of [/^__Host-/, /HttpOnly/i, /SameSite=Strict/i, /Secure/i])
      attempts.note('the cookie', !flag.test(cookie) && `lacks ${flag.source}: ${cookie}`);
  return attempts;
}
