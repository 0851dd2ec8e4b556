import { createHash } from 'node:crypto';
import { consentFree, KIOSK_MARK } from '#domain/app/consent-free.ts';
import { storeResource } from '#domain/app/pages.ts';
import type { StoreInfo } from '#domain/contract/catalogue.ts';
import { type Language, languages as languageTable } from '#domain/contract/languages.ts';
import { schemesOf, type Theme, themeProperties } from '#domain/theme/theme.ts';
import { compressed } from '../headers.ts';
import { addressIn, inScript, inText, type Languages } from './markup.ts';
import type { Head, Known, Rendered } from './page-build.ts';
import type { Thing } from './structured-data.ts';

export interface DocumentFields {
  template: string;
  rendered: Rendered;
  head: Head;
  resources: Readonly<Record<string, Known>>;
  server_now: string;
  /** The origin at which visitors see the shop, without a closing slash. */
  origin: string;
  answered: boolean;
  languages: Languages;
  theme: Theme;
  /** Addresses of the store's icon: for the browser's tab, and for the home screen of Apple's devices. */
  icons: { readonly tab: string; readonly apple: string };
  /** Whether the whole page is rendered, or only the shell. */
  isWhole: boolean;
  /** Whether the document stands for any page: then the device renders it again from scratch. */
  isShell: boolean;
  /** Data for search engines, as several lists, each shorter than the one before (O11). */
  data: readonly (readonly Thing[])[];
}

/** Joins the template and the rendered page; names the scripts and styles that a policy must allow. Everything is escaped for its place. */
export async function documentHtml({
  template,
  rendered,
  head,
  resources,
  server_now,
  origin,
  answered,
  languages,
  theme,
  icons,
  isWhole,
  isShell,
  data,
}: DocumentFields) {
  const store = storeIn(resources);
  const hasFont = theme.type_pairing === 'fraunces';
  const style = `${hasFont ? head.css : head.css.replaceAll(FONT_FACES, '')}${rendered.css ?? ''}${themeCss(theme)}`;
  const inlined = inScript(JSON.stringify({ server_now, resources }));
  // The dialog is open in the markup. A line of script closes it if the visitor has answered, and makes it modal otherwise: it stands before the
  // page, so that content which becomes inert has no style and no layout yet.
  const dialog =
    answered || rendered.page === 'cookie-policy'
      ? rendered.dialog
      : rendered.dialog.replace('<dialog ', '<dialog open="" ');
  const htmlWith = (things: readonly Thing[]) =>
    filled(template, {
      icons: `<link rel="icon" href="${icons.tab}" type="image/svg+xml"><link rel="apple-touch-icon" href="${icons.apple}">`,
      head: `${metaTags(rendered, store, origin, languages, theme, isWhole)}${hasFont ? head.links : ''}<style>${style}</style>${REACT_ARIA}`,
      consent: `${dialog}<script>${OPEN_CONSENT}</script>`,
      app: rendered.app,
      after: [
        `<script type="application/json" id="inlined">${inlined}</script>`,
        things.length > 0
          ? `<script type="application/ld+json">${inScript(JSON.stringify(graphOf(things)))}</script>`
          : '',
        head.body,
      ].join(''),
    }).replace('<div id="app"', `<div id="app"${isWhole ? '' : ` data-render="${isShell ? 'shell' : 'device'}"`}`);
  return { html: await firstThatFits(data.map(htmlWith)), scripts: [OPEN_CONSENT], styles: [style, ''] };
}

function graphOf(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things };
}

// perf: docs/performance.md#the-first-window
/** The largest document that fits into the first window of TCP (14,600 bytes) after 700 bytes of headers (docs/performance.md#the-first-window). */
const FIRST_WINDOW = 13_900;
/** Quick compression makes a document at least so many times larger than the best: 1.082 to 1.101 in the demo store, by build. */
const QUICK_FACTOR = 1.08;
const QUICK = 5;

/** The first of several documents, each shorter than the one before, that fits into the first window; else the last. */
async function firstThatFits(documents: readonly string[]): Promise<string> {
  const last = documents.length - 1;
  for (const html of documents.slice(0, last)) {
    const { length } = await compressed(Buffer.from(html), 'br', QUICK);
    if (length <= FIRST_WINDOW * QUICK_FACTOR) return html;
  }
  return documents[last] ?? '';
}

/** Makes the consent dialog modal where there is no answer yet, on no kiosk and on every page but those free of it (N1), once the page is painted: the browser lays it out again. */
export const OPEN_CONSENT = `(d=>{let k;try{k=localStorage.${KIOSK_MARK}}catch{}k||/(^|; )consent=/.test(document.cookie)||${consentFree}.test(location.pathname+location.search)?d.open=0:requestAnimationFrame(()=>setTimeout(()=>d.showModal(d.open=0)))})(document.getElementById('consent'))`;

/** React Aria would write a style element of this id, which the policy forbids; base.css has its rule. */
const REACT_ARIA = '<style id="react-aria-pressable-style"></style>';

function filled(template: string, fields: Readonly<Record<string, string>>): string {
  return template.replace(/<!--(icons|head|consent|app|after)-->/g, (_, name: string) => fields[name] ?? '');
}

function metaTags(
  { page, words, preload }: Rendered,
  store: StoreInfo | null,
  origin: string,
  { used, own, offered }: Languages,
  theme: Theme,
  isWhole: boolean,
): string {
  const { title, description, canonical, image } = words;
  // The checkout's address names no cart, which only the device knows, so any visitor may find the page.
  const isAnybodys = page === 'checkout';
  const address = (language: Language) => inText(origin + addressIn(canonical ?? '', language, own));
  return [
    `<title>${inText(title)}</title>`,
    // Tags for social networks, in the order that brotli packs best (O2).
    '<meta property="og:type" content="website">',
    canonical && isWhole ? `<meta property="og:url" content="${address(used)}">` : '',
    image ? `<meta property="og:image" content="${inText(origin + image)}">` : '',
    store ? `<meta property="og:site_name" content="${inText(store.base_account.company_display_name)}">` : '',
    `<meta property="og:locale" content="${languageTable[used].strings.replace('-', '_')}">`,
    `<meta property="og:title" content="${inText(title)}"><meta property="og:description" content="${inText(description)}">`,
    image ? '<meta name="twitter:card" content="summary_large_image">' : '',
    `<meta name="description" content="${inText(description)}">`,
    canonical && isWhole
      ? [
          `<link rel="canonical" href="${address(used)}">`,
          ...offered.map((it) => `<link rel="alternate" hreflang="${it}" href="${address(it)}">`),
          `<link rel="alternate" hreflang="x-default" href="${address(own)}">`,
        ].join('')
      : isAnybodys
        ? ''
        : '<meta name="robots" content="noindex">',
    barColours(theme),
    preload
      ? `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${inText(preload.srcset)}" imagesizes="${inText(preload.sizes)}">`
      : '',
  ].join('');
}

export function storeIn(resources: DocumentFields['resources']): StoreInfo | null {
  const known = resources[storeResource.key];
  return known?.state === 'here' ? (known.value as StoreInfo) : null;
}

/** Font faces, which a document of another pairing does not need. */
const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** The shop's paper colour, for the browser's bar and the start of an installed app. */
export const PAPER = { light: '#fdfcfa', dark: '#0a171e' } as const;

function barColours(theme: Theme): string {
  const schemes = schemesOf(theme);
  return schemes
    .map((it) => {
      const media = schemes.length > 1 ? ` media="(prefers-color-scheme: ${it})"` : '';
      return `<meta name="theme-color"${media} content="${PAPER[it]}">`;
    })
    .join('');
}

/** The theme that the seller has chosen (O10). It stands in no layer, so it wins over the usual theme. */
function themeCss(theme: Theme): string {
  const properties = Object.entries(themeProperties(theme)).map(([name, value]) => `${name}:${value}`);
  return properties.length > 0 ? `:root{${properties.join(';')}}` : '';
}

/**
 * Turns style attributes (the two colours under a picture, its focal point) into rules. Each attribute would need a hash of 54 bytes in the
 * policy, which does not compress: 800 bytes of the home page (docs/performance.md#the-first-window). React leaves an attribute alone until its
 * value changes.
 */
export function withStyleSheet(markup: string): { app: string; css: string } {
  const places = new Map<string, number>();
  // An attribute with a character that could end a rule stays, and the policy blocks it.
  const app = markup.replaceAll(/ style="([\w #%(),.:;-]*)"/g, (_, text: string) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return ` data-style="${place}"`;
  });
  return { app, css: [...places].map(([text, place]) => `[data-style="${place}"]{${text}}`).join('') };
}

/**
 * The Content-Security-Policy of one document: our own files, and the hashes of our inline scripts and styles.
 *
 * @param tagManager  the address of a tag manager's script, whose host is allowed too (O9)
 */
export function policyFor(
  scripts: readonly string[],
  styles: readonly string[],
  isSecure: boolean,
  tagManager = '',
): string {
  const host = URL.parse(tagManager)?.origin;
  const own = host === undefined ? "'self'" : `'self' ${host}`;
  return [
    "default-src 'none'",
    `script-src ${own} ${scripts.map(hashed).join(' ')}`,
    `style-src 'self' ${styles.map(hashed).join(' ')}`,
    `img-src ${own} data:`,
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The page makes no markup from text, it only removes markup, and the only script that it names is the worker. A tag manager writes scripts,
    // so a page with one cannot have this rule.
    ...(host === undefined ? ["require-trusted-types-for 'script'", 'trusted-types default landfall-worker'] : []),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
