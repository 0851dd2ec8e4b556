import type { Shop } from '#tests/support/engine/shop.ts';
import { Attempts } from './outcome.ts';
import { sentTo } from './raw.ts';

const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%252f',
  '..%5c',
  '..\\',
  '....//',
  '%c0%ae%c0%ae/',
  '..;/',
  '.%00./',
];
const targets = ['etc/passwd', 'package.json', 'engine/main.ts', 'landfall.sqlite', 'proc/self/environ'];
const starts = [
  '/',
  '/assets/',
  '/desk/assets/',
  '/desk/',
  '/pictures/',
  '/app-icons/',
  '/maps/',
  '/api/',
  '/legal/',
  '/schema/',
];
const SECRET = /root:x|"dependencies"|SQLite format 3|import-maps|PATH=\/|createServer|from '#/;

/** Asks for files outside of the folders that are served. The bytes go out as they are, without a client that mends the path. */
export async function tryPaths(shop: Shop): Promise<Attempts> {
  const attempts = new Attempts();
  for (const start of starts)
    for (const step of steps)
      for (const target of targets) {
        const path = `${start}${step.repeat(8)}${target}`;
        const answer = await sentTo(shop, path);
        attempts.note(
          path,
          (SECRET.test(answer) && 'shows a file') || (answer.startsWith('HTTP/1.1 5') && answer.slice(0, 40)),
        );
      }
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/assets/',
    '/desk/assets/',
    '/%00',
    '/assets/%00.js',
    '/pictures/%2e%2e-320.jpg',
    '/assets/..',
    '/~root',
    '/C:/x',
    '/assets/index.js.map',
  ]) {
    const answer = await sentTo(shop, path);
    attempts.note(
      path,
      (SECRET.test(answer) && 'shows a file') ||
        (answer.startsWith('HTTP/1.1 5') && answer.slice(0, 40)) ||
        (/^HTTP\/1\.1 200[^]*<title>Index of/.test(answer) && 'lists a folder'),
    );
  }
  return attempts;
}

const elsewhere = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '////evil.example',
  'http://127.0.0.1@evil.example',
  '/%0d%0alocation:%20//evil.example',
  'data:text/html,x',
];

/** Asks for redirections to another host: in the path, in parameters, in forms, and by the request's Host. */
export async function tryRedirects(shop: Shop): Promise<Attempts> {
  const attempts = new Attempts();
  const look = async (name: string, response: Response) => {
    const location = response.headers.get('location');
    const target = location === null ? null : URL.parse(location, shop.url);
    const isHere = target === null || (target.origin === new URL(shop.url).origin && !location?.startsWith('//'));
    attempts.note(name, !isHere && `leads to ${location}`);
    attempts.note(name, response.headers.has('x-qz') && 'writes a header');
  };
  const ask = (path: string, init: RequestInit = {}) => fetch(shop.url + path, { redirect: 'manual', ...init });
  for (const to of elsewhere) {
    const it = encodeURIComponent(to);
    for (const key of ['next', 'return', 'back', 'url', 'redirect', 'continue', 'success_url', 'cancel_url'])
      for (const path of ['/', '/desk', '/desk/', '/experiences/a-walk', '/cart', '/success'])
        await look(`${path}?${key}=${to}`, await ask(`${path}?${key}=${it}`));
    const form = (body: Record<string, string>) => ({
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await look(`consent back to ${to}`, await ask('/consent', form({ choice: 'all', back: to })));
    await look(
      `a card page to ${to}`,
      await ask('/sandbox/pay/x/', form({ success_url: to, cancel_url: to, action: 'cancel' })),
    );
    const raw = await sentTo(shop, to.startsWith('/') ? to : `/${to}`);
    attempts.note(
      `path ${to}`,
      /^location: *(\/\/|\/\\|https?:\/\/(?!127\.0\.0\.1|localhost)|javascript:)/im.test(raw) && raw.slice(0, 200),
    );
  }
  return attempts;
}
