import type { OverlayOptions, Sharp } from 'sharp';
import { type AppIcon, ICON_SIZES, type IconForm, outlines } from '../catalogue/icons/app-icon.ts';
import { type DrawScene, opened, openSource } from './render.ts';

/** Draws an icon in one form, as PNG. */
export type DrawIcon = (icon: AppIcon, form: IconForm) => Promise<Uint8Array>;

/** Draws icons in this process. */
export function drawIconHere(drawScene: DrawScene, dataDir: string): DrawIcon {
  const originalOf = openSource(drawScene, dataDir);
  return async (icon, form) => drawIcon(icon.picture && (await originalOf(icon.picture.source)), icon, form);
}

/** The share of an icon's side that every mask keeps: the diameter of its circle (W3C, maskable icons). */
const SAFE_ZONE = 0.8;
/** The share of the side for a logo on an icon without a mask. */
const LOGO_PART = 0.76;

/** @param original  the picture of the icon; null if it has none, or if its original is gone */
async function drawIcon(original: Buffer | null, { picture, initials, accent }: AppIcon, form: IconForm) {
  const size = ICON_SIZES[form];
  if (!original || !picture) return drawInitials(initials, accent, size);
  const image = await opened(original);
  return picture.isLogo ? drawLogo(image, accent, form) : cutPicture(image, accent, form);
}

/** The seller's square picture. Within a mask it is smaller, on the colour of its edge. A photo, which has no such colour, fills the mask. */
async function cutPicture(image: Sharp, accent: string, form: IconForm): Promise<Buffer> {
  const size = ICON_SIZES[form];
  const cut = (side: number) => image.clone().resize(side, side, { fit: 'cover' });
  if (form !== 'maskable-512' && form !== 'apple-180') return cut(size).png().toBuffer();
  const { background, isPhoto } = await backgroundOf(image, accent);
  if (form === 'apple-180' || isPhoto) return cut(size).flatten({ background }).png().toBuffer();
  const input = await cut(Math.round(size * SAFE_ZONE))
    .png()
    .toBuffer();
  return onColour(background, size, { input });
}

async function drawLogo(image: Sharp, accent: string, form: IconForm): Promise<Buffer> {
  const size = ICON_SIZES[form];
  const { autoOrient } = await image.metadata();
  const { width, height } = autoOrient;
  // In a maskable icon the corners of the logo touch the safe zone.
  const side =
    form === 'maskable-512'
      ? (SAFE_ZONE * size * Math.max(width, height)) / Math.hypot(width, height)
      : LOGO_PART * size;
  const box = Math.floor(side);
  const input = await image.clone().resize(box, box, { fit: 'inside' }).png().toBuffer();
  const { background } = await backgroundOf(image, accent);
  return onColour(background, size, { input });
}

async function onColour(background: Colour, size: number, overlay: OverlayOptions): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const canvas = sharp({ create: { width: size, height: size, channels: 3, background } });
  return canvas.composite([overlay]).png().toBuffer();
}

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const WHITE: Colour = { r: 255, g: 255, b: 255 };
/** Pixels of a side to which a picture is scaled down before its colours are examined. */
const LOOK = 32;
/** The most by which the edge of a drawing varies in any channel. */
const PLAIN = 32;

/** The colour behind a picture: that of its edge. If the edge is transparent: white, or the accent for a picture that is light itself. */
async function backgroundOf(image: Sharp, accent: string): Promise<{ background: Colour; isPhoto: boolean }> {
  const data = await image.clone().resize(LOOK, LOOK, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const pixels = Array.from({ length: LOOK * LOOK }, (_, n) => ({
    isEdge: [0, LOOK - 1].includes(n % LOOK) || [0, LOOK - 1].includes(Math.floor(n / LOOK)),
    colour: { r: data[n * 4] ?? 0, g: data[n * 4 + 1] ?? 0, b: data[n * 4 + 2] ?? 0 },
    alpha: data[n * 4 + 3] ?? 0,
  }));
  const edge = pixels.filter(({ isEdge }) => isEdge);
  if (edge.every(({ alpha }) => alpha > 250)) {
    const colours = edge.map(({ colour }) => colour);
    const spread = (['r', 'g', 'b'] as const).map((it) => {
      const values = colours.map((colour) => colour[it]);
      return Math.max(...values) - Math.min(...values);
    });
    return { background: mean(colours), isPhoto: Math.max(...spread) > PLAIN };
  }
  const visible = pixels.filter(({ alpha }) => alpha > 127).map(({ colour }) => colour);
  return { background: luminance(mean(visible)) > 0.6 ? colourOf(accent) : WHITE, isPhoto: false };
}

function mean(colours: readonly Colour[]): Colour {
  const of = (channel: keyof Colour) =>
    Math.round(colours.reduce((sum, it) => sum + it[channel], 0) / Math.max(1, colours.length));
  return { r: of('r'), g: of('g'), b: of('b') };
}

function luminance({ r, g, b }: Colour): number {
  const [red, green, blue] = [r, g, b].map((it) => (it / 255) ** 2.2) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function colourOf(accent: string): Colour {
  const [r = 0, g = 0, b = 0] = (/^#(..)(..)(..)$/.exec(accent)?.slice(1) ?? []).map((it) => Number.parseInt(it, 16));
  return { r, g, b };
}

/** The height of capitals in `outlines`, which make a font file unnecessary. */
const CAPITALS = 280;
/** The largest width and height of the letters, as shares of an icon's side, so that their corners stay within the safe zone. */
const WIDEST = 0.56;
const HIGHEST = 0.36;

/** Letters on the accent, in black or white, whichever is easier to read. A name without letters gets a sun over the sea. */
async function drawInitials(initials: string, accent: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const ink = luminance(colourOf(accent)) > 0.18 ? '#101c22' : '#ffffff';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1 1">` +
    `<rect width="1" height="1" fill="${accent}"/>${initials === '' ? sea(ink) : drawnInitials(initials, ink)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function drawnInitials(initials: string, ink: string): string {
  const drawn = Array.from(initials, (it) => outlines.get(it)).filter((it) => it !== undefined);
  const width = drawn.reduce((sum, { advance }) => sum + advance, 0);
  const scale = Math.min(WIDEST / width, HIGHEST / CAPITALS);
  let left = 0.5 - (width * scale) / 2;
  const baseline = 0.5 + (CAPITALS * scale) / 2;
  return drawn
    .map(({ advance, path }) => {
      const placed = `<path transform="translate(${left} ${baseline}) scale(${scale})" fill="${ink}" d="${path}"/>`;
      left += advance * scale;
      return placed;
    })
    .join('');
}

function sea(ink: string): string {
  const wave = 'M.22 .62c.07 0 .07 .05 .14 .05s.07-.05 .14-.05 .07 .05 .14 .05 .07-.05 .14-.05';
  return `<circle cx=".5" cy=".42" r=".14" fill="${ink}"/><path fill="none" stroke="${ink}" stroke-width=".05" stroke-linecap="round" d="${wave}"/>`;
}
