import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { cachedFile } from './disk-cache.ts';

/** Pixels, row by row. */
export interface Pixels {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** An original, ready to be scaled: pixels, or a file as it was uploaded. */
export type Original = Pixels | { file: Buffer };

/** Opens the demo store's picture `scene:<name>`; null where there is none of that name. */
export type DrawScene = (name: string) => Promise<Original | null>;

/** The original of a picture's `source`; null where it has gone. */
export async function originalOf(source: string, drawScene: DrawScene, dataDir: string): Promise<Original | null> {
  const [, kind, name = ''] = /^(scene|file):([\w.-]+)$/.exec(source) ?? [];
  if (kind === 'scene') return drawScene(name);
  if (kind !== 'file' || name.startsWith('.')) return null;
  const file = await cachedFile(join(dataDir, 'originals', name));
  return file && { file };
}

/** It in sharp's hands. Files are turned as their camera was held, and bombs are refused. */
export async function opened(original: Original): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  if ('file' in original) return sharp(original.file, { limitInputPixels: MOST_PIXELS, autoOrient: true });
  const { pixels, ...raw } = original;
  return sharp(pixels, { raw });
}

/** 8,000 × 6,000: more than a phone's camera takes, less than hurts. */
const MOST_PIXELS = 48_000_000;
