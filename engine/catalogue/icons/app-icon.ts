import { createHash } from 'node:crypto';
import glyphs from './icon-outlines.json' with { type: 'json' };

/**
 * Outlines of the capitals and digits of Fraunces SemiBold: an SVG path on the baseline, in units of 1/400 em
 * (docs/topics/images.md#app-icons).
 */
export const outlines = new Map(Object.entries(glyphs));

/** The parts from which the icon of a store's app is drawn (B19). */
export interface AppIcon {
  /** The seller's own square picture, or the logo; null: the icon shows the initials. */
  readonly picture: { readonly key: string; readonly source: string; readonly isLogo: boolean } | null;
  /** At most two letters that have outlines; '' if the name has no such letter. */
  readonly initials: string;
  /** `#rrggbb` */
  readonly accent: string;
}

/** Pixels of a side. `maskable` draws within its safe zone, `apple` and `maskable` have no transparent parts, `tab` is for the browser's tab. */
export const ICON_SIZES = { '192': 192, '512': 512, 'maskable-512': 512, 'apple-180': 180, tab: 128 } as const;
export type IconForm = keyof typeof ICON_SIZES;

/** The path of an icon: `/app-icons/<store>-<key>-<form>.png`; the tab's is an SVG around its PNG. */
export const ICON_PATH = /^\/app-icons\/(\d{1,15})-([\da-f]{10})-([\w-]+)\.(?:png|svg)$/;

/** The version of the drawing code: raise it when the same parts are drawn in another way. */
const DRAWING = 1;

/** The key of a drawing: each drawing has its own, so that an address never changes its content. */
export function iconKey(icon: AppIcon): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, icon]))
    .digest('hex')
    .slice(0, 10);
}

export function iconPath(store: number, icon: AppIcon, form: IconForm): string {
  return `/app-icons/${store}-${iconKey(icon)}-${form}.${form === 'tab' ? 'svg' : 'png'}`;
}

/** A fixed address at which a store's current icon is served. It has the form of an old address. */
export function latestIconPath(store: number, form: IconForm): string {
  return `/app-icons/${store}-0000000000-${form}.png`;
}

export function isIconForm(form: string): form is IconForm {
  return Object.hasOwn(ICON_SIZES, form);
}

/** The shop's colour, for stores without their own. */
const USUAL_ACCENT = '#1d4a5c';
/** The longest shape of a logo, side to side: a longer logo would be a thin line on a home screen. */
const LONGEST_LOGO = 2;

interface IconOptions {
  readonly name: string;
  readonly accent: string | null;
  /** Pictures that are ready; null if there is none. */
  readonly icon: IconPicture | null;
  readonly logo: IconPicture | null;
}

interface IconPicture {
  readonly key: string;
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

/** The seller's own picture, else the logo if its shape suits an icon, else the initials of the name. */
export function appIcon({ name, accent, icon, logo }: IconOptions): AppIcon {
  const chosen = icon ?? (logo && isCompact(logo) ? logo : null);
  const picture = chosen && { key: chosen.key, source: chosen.source, isLogo: chosen !== icon };
  return { picture, initials: initialsOf(name), accent: (accent ?? USUAL_ACCENT).toLowerCase() };
}

function isCompact({ width, height }: IconPicture): boolean {
  return Math.max(width, height) <= LONGEST_LOGO * Math.min(width, height);
}

/** `Šibenik Kayaks` → `ŠK`: the first letters of the first two words, without accents that have no outline. */
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
