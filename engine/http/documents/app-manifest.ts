import { hrefTo } from '#domain/app/pages.ts';
import type { Language } from '#domain/contract/languages.ts';
import { accentColours } from '#domain/theme/accent-colours.ts';
import { schemesOf } from '#domain/theme/theme.ts';
import type * as english from '#words/install.ts';
import { wordsIn } from '../../base/words.ts';
import { type IconForm, iconPath } from '../../catalogue/icons/app-icon.ts';
import { pictureKey } from '../../catalogue/picture.ts';
import type { Opening } from '../../catalogue/storefront.ts';
import { etagOf, knows } from '../headers.ts';
import { PAPER } from './document-html.ts';

/** The banner of the demo store, which the screenshots show: a shop with another banner gets no screenshots (O3). */
const DEMO_BANNER = pictureKey('scene:banner');

function screenshotsOfDemo(label: string): object[] {
  return [
    { src: '/screenshots/narrow.webp', sizes: '824x1648', type: 'image/webp', form_factor: 'narrow', label },
    { src: '/screenshots/wide.webp', sizes: '1280x800', type: 'image/webp', form_factor: 'wide', label },
  ];
}

/** The path at which the app of a manifest starts. */
function startPath(manifest: URLSearchParams): string {
  const [order, line] = [manifest.get('order'), manifest.get('line')];
  return order && line ? hrefTo.order(order, line) : hrefTo.home();
}

const words = await wordsIn<typeof english>('install.ts');

/**
 * The web app manifest (W1): each store has its own name, colour and icon (B19). A booking's page has a manifest of its own, for another app that
 * opens that booking (P12), so that the shop's app keeps its start.
 *
 * @param language  the store's own: browsers request the manifest without the visitor's cookies
 */
export function appManifest(
  request: Request,
  { store: { id, title, base_account, banner_message, banner_picture }, icon, theme }: Opening,
  language: Language,
): Response {
  // A manifest has only one colour of each kind: the light scheme's, if the shop has both schemes.
  const [scheme = 'light'] = schemesOf(theme);
  const name = base_account.company_display_name;
  const iconOf = (form: IconForm, sizes: string) => ({ src: iconPath(id, icon, form), sizes, type: 'image/png' });
  const start = startPath(new URL(request.url).searchParams);
  const manifest = {
    id: start,
    name,
    short_name: name,
    description: banner_message || title,
    lang: language,
    start_url: start,
    scope: '/',
    display: 'standalone',
    // A second window would show a second cart, so the open window is used, at the requested address.
    launch_handler: { client_mode: 'focus-existing' },
    background_color: PAPER[scheme],
    theme_color: theme.accent === null ? PAPER[scheme] : accentColours(theme.accent, scheme).action,
    categories: ['travel'],
    icons: [
      iconOf('192', '192x192'),
      iconOf('512', '512x512'),
      { ...iconOf('maskable-512', '512x512'), purpose: 'maskable' },
    ],
    ...(banner_picture?.url.includes(DEMO_BANNER) && { screenshots: screenshotsOfDemo(title) }),
    shortcuts: [
      { name: words[language].browse, url: hrefTo.home() },
      { name: words[language].cart, url: hrefTo.checkout(0) },
      { name: words[language].bookings, url: hrefTo.overview() },
    ],
  };
  const text = JSON.stringify(manifest);
  const etag = etagOf(text);
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache', etag };
  return knows(request.headers, etag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}
