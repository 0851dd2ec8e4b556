import type { StoreInfo } from '#domain/contract/catalogue.ts';
import { LANGUAGE } from '#domain/contract/endpoint.ts';
import { folderOf, isLanguage, type Language } from '#domain/contract/languages.ts';
import type * as english from '#words/desk/app.ts';
import { wordsIn } from '../../base/words.ts';
import { etagOf, knows } from '../headers.ts';

/** The desk has one document per language, for all addresses below `/desk/`. The engine renders nothing in it (decision 0184). */

const MANIFEST = '/desk/manifest.webmanifest';
const WORKER = '/desk/sw.js';

/** The place of the document in the build, in each language. */
export const DESK_DOCUMENT = /^\/desk\/(\w\w\/)?index\.html$/;

/** The policy allows the camera, which reads codes, and forbids frames. */
export const deskHeaders = {
  vary: 'accept-encoding, cookie',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The hash of an empty style element, which keeps React Aria from adding its own.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default landfall-worker landfall-decoder',
  ].join('; '),
};

/** The file that answers an address of the desk; null for an address that is not the desk's. */
export function deskFileAt(request: Request, { pathname, searchParams }: URL, own: Language): string | null {
  if (!pathname.startsWith('/desk/')) return null;
  const folder = folderOf(deskLanguage(request, searchParams, own));
  if (pathname === WORKER) return `/desk/${folder}sw.js`;
  if (/\.\w+$/.test(pathname)) return pathname;
  return `/desk/${folder}index.html`;
}

/** Answers the desk's addresses that are no files: its manifest, the choice of a language, and the address without its slash. */
export function answerDesk(request: Request, url: URL, store: StoreInfo | null, own: Language): Response | null {
  if (url.pathname === '/desk') return redirect(`/desk/${url.search}`);
  if (url.pathname === MANIFEST) return manifest(request, store, deskLanguage(request, url.searchParams, own));
  const chosen = url.searchParams.get(LANGUAGE);
  if (!url.pathname.startsWith('/desk/') || chosen === null || !isLanguage(chosen)) return null;
  // The desk has its own cookie, because a visitor at a shared tablet may choose another language in the shop.
  const cookie = `${COOKIE}=${chosen}; Path=/desk/; Max-Age=${YEAR}; SameSite=Lax`;
  return redirect(url.pathname, { 'set-cookie': cookie });
}

const COOKIE = 'desk_language';
const YEAR = 365 * 24 * 60 * 60;

const words = await wordsIn<typeof english>('desk/app.ts');

function deskLanguage(request: Request, query: URLSearchParams, own: Language): Language {
  const remembered = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
  const chosen = query.get(LANGUAGE) ?? remembered;
  return isLanguage(chosen) ? chosen : own;
}

export function redirect(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { location, ...headers } });
}

function manifest(request: Request, store: StoreInfo | null, language: Language): Response {
  const { appName, appDescription } = words[language];
  const name = appName(store?.base_account.company_display_name ?? 'Landfall');
  const text = JSON.stringify({
    id: '/desk/',
    name,
    short_name: name,
    description: appDescription,
    lang: language,
    start_url: '/desk/',
    scope: '/desk/',
    display: 'standalone',
    launch_handler: { client_mode: 'focus-existing' },
    background_color: '#12303c',
    theme_color: '#12303c',
    icons: [
      { src: '/icons/desk-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/desk-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/desk-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  const etag = etagOf(text);
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache', vary: 'cookie', etag };
  return knows(request.headers, etag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}
