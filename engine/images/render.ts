import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { cachedFile } from './disk-cache.ts';

export type Format = 'avif' | 'webp';

/** One width of a picture in a format, or the card with which social networks and messengers show a page. */
export type Rendition = `${number}.${Format}` | 'card.jpg';

/** Makes one rendition of the picture behind a `source`; null if its original is gone. */
export type Render = (source: string, rendition: Rendition) => Promise<Uint8Array | null>;

/** Reads the demo store's picture `scene:<name>`; null if there is no such picture. */
export type DrawScene = (name: string) => Promise<Buffer | null>;

/** Renders in this process: never wider than the original, except cards, and without the camera's metadata. */
export function renderHere(drawScene: DrawScene, dataDir: string): Render {
  const originalOf = openSource(drawScene, dataDir);
  return async (source, rendition) => {
    const original = await originalOf(source);
    if (!original) return null;
    const picture = await opened(original);
    const [width, format] = rendition.split('.');
    if (format === 'jpg') return picture.resize(CARD).flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
    picture.resize({ width: Number(width), withoutEnlargement: true });
    return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
  };
}

/** Reads the original behind a `source`; null if it is gone. */
export function openSource(drawScene: DrawScene, dataDir: string): (source: string) => Promise<Buffer | null> {
  return async (source) => {
    const [, kind, name = ''] = /^(scene|file):(\w[\w.-]*)$/.exec(source) ?? [];
    if (kind === undefined) return null;
    return kind === 'scene' ? drawScene(name) : cachedFile(join(dataDir, 'originals', name));
  };
}

// perf: docs/performance.md#widths-on-request
/** Effort 2 makes files 6 % larger than effort 4 and is seven times as fast: 60 to 100 ms for a card's 640 pixels. */
const AVIF = { quality: 46, effort: 2 };
const WEBP = { quality: 72 };

/** The size that all social networks show uncropped, cut to the most interesting part. Some networks read only JPEG and PNG. */
const CARD = { width: 1200, height: 630, fit: 'cover', position: 'attention' } as const;
const JPEG = { quality: 80, mozjpeg: true };

/** A file opened by sharp, turned upright by its orientation. Decompression bombs are refused. */
export async function opened(file: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(file, { limitInputPixels: MOST_PIXELS, autoOrient: true }).timeout({ seconds: MOST_SECONDS });
}

/** The limit for one rendition of one picture. */
export const MOST_SECONDS = 20;

/** 8,000 × 6,000: more than a phone's camera has, and few enough for the memory. */
const MOST_PIXELS = 48_000_000;
