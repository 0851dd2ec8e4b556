import type { Shop } from '#tests/support/engine/shop.ts';
import { Attempts } from './outcome.ts';
import { sentTo } from './raw.ts';

const parts = [
  '%2541',
  '%252541',
  '%25',
  '%',
  '%2',
  '%zz',
  '%00',
  '%2500',
  '%c0%ae',
  '%ff',
  '%ed%a0%80',
  '%2f',
  '%252f',
  '%5c',
  '%0d%0a',
  '%e2%80%a8',
  '+',
  '%2b',
  '%26',
  '%23',
  '%3f',
  '.',
  '..',
  '~',
  '%F0%9F%9B%B6',
  '__proto__',
  'constructor',
  'a'.repeat(2_000),
  '1e3',
  '-1',
  '99999999999999999999',
  'NaN',
  '%E2%80%AE',
];
const places = [
  '/X',
  '/experiences/X',
  '/experiences/aX',
  '/legal/X',
  '/legal/imprintX',
  '/reviews/X',
  '/reviews/x?stars=X',
  '/orders/editor/X/booking/X',
  '/orders/editor/x/booking/y?choice=X',
  '/desk/X',
  '/desk/?X=1',
  '/sitemap-X.xml',
  '/?X',
  '/?X=1',
  '/?q=X',
  '/?page=X',
  '/?category=X',
  '/?category=sea&subcategory=X',
  '/?dateFrom=X',
  '/?dateFrom=2026-12-05&dateTo=X',
  '/?party=X',
  '/?sort=X',
  '/?language=X',
  '/?q=a&q=X',
  '/success?session_id=X',
  '/bookings/checkout-editor?step=X',
  '/?keyword=X',
  '/experiences/x?editCartItem=X',
];

/** Asks for pages whose addresses are encoded once, twice or wrongly. Each gets an answer, and the engine goes on. */
export async function tryEncodings(shop: Shop, slug: string): Promise<Attempts> {
  const attempts = new Attempts();
  // The code of each page is loaded, so that the pages are rendered at once.
  for (const path of ['/', `/experiences/${slug}`, '/legal/imprint', '/cookie-policy', '/success', '/desk/'])
    await sentTo(shop, path);
  for (const place of places)
    for (const part of parts) {
      const path = place.replaceAll('X', part);
      const answer = await sentTo(shop, path);
      attempts.note(
        path.slice(0, 80),
        answer === '' ? 'has no answer' : answer.startsWith('HTTP/1.1 5') && answer.slice(0, 40),
      );
      if (
        answer === '' &&
        !(await fetch(`${shop.url}/api/app-info/`).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        attempts.note(path.slice(0, 80), 'ends the engine');
        return attempts;
      }
    }
  return attempts;
}
