import { createHash } from 'node:crypto';
import { outlines } from './icons/icon-outlines.ts';

/** What the icon of a store's app is drawn from (B19). */
export interface AppIcon {
  /** The seller's own square picture, or the logo; null: the initials are drawn. */
  readonly picture: { readonly key: string; readonly source: string; readonly isLogo: boolean } | null;
  /** At most two letters that can be drawn; '' where the name has none. */
  readonly initials: string;
  /** `#rrggbb` */
  readonly accent: string;
}

/** Pixels of a side. `maskable` keeps everything within its safe zone, `apple` and `maskable` have no transparent parts, `tab` is for the browser's tab. */
export const ICON_SIZES = { '192': 192, '512': 512, 'maskable-512': 512, 'apple-180': 180, tab: 128 } as const;
export type IconForm = keyof typeof ICON_SIZES;

/** Where an icon is served: `/app-icons/<store>-<key>-<form>.png`; the tab's is an SVG around its PNG. */
export const ICON_PATH = /^\/app-icons\/(\d{1,15})-([\da-f]{10})-([\w-]+)\.(?:png|svg)$/;

/** Raised when the same parts are drawn in another way. */
const DRAWING = 1;

/** Another one for each other drawing, so that an address never changes its content. */
export function iconKey(icon: AppIcon): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, icon]))
    .digest('hex')
    .slice(0, 10);
}

export function iconPath(store: number, icon: AppIcon, form: IconForm): string {
  return `/app-icons/${store}-${iconKey(icon)}-${form}.${form === 'tab' ? 'svg' : 'png'}`;
}

/** An address that has the icon of today whenever it is asked for: it has the form of an earlier one. */
export function latestIconPath(store: number, form: IconForm): string {
  return `/app-icons/${store}-0000000000-${form}.png`;
}

export function isIconForm(form: string): form is IconForm {
  return Object.hasOwn(ICON_SIZES, form);
}

/** The colour of the shop where a store has none of its own. */
const USUAL_ACCENT = '#1d4a5c';
/** A logo that is longer than this many times its other side would be a line on a home screen. */
const LONGEST_LOGO = 2;

interface IconParts {
  readonly name: string;
  readonly accent: string | null;
  /** Pictures that are ready; null where there is none. */
  readonly icon: IconPicture | null;
  readonly logo: IconPicture | null;
}

interface IconPicture {
  readonly key: string;
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

/** The seller's own picture, else the logo where its shape is fit for an icon, else the initials of the name. */
export function appIcon({ name, accent, icon, logo }: IconParts): AppIcon {
  const chosen = icon ?? (logo && isCompact(logo) ? logo : null);
  const picture = chosen && { key: chosen.key, source: chosen.source, isLogo: chosen !== icon };
  return { picture, initials: initialsOf(name), accent: (accent ?? USUAL_ACCENT).toLowerCase() };
}

function isCompact({ width, height }: IconPicture): boolean {
  return Math.max(width, height) <= LONGEST_LOGO * Math.min(width, height);
}

/** `Šibenik Kayaks` → `ŠK`: of each of the first two words the first letter, without an accent that cannot be drawn. */
function initialsOf(name: string): string {
  const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map(initialOf)
    .filter((it) => outlines.has(it))
    .slice(0, 2)
    .join('');
}

function initialOf(word: string): string {
  const [first = ''] = word;
  return outlines.has(first) ? first : (first.normalize('NFD')[0] ?? '');
}
