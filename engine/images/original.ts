import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';
import { cachedFile } from './disk-cache.ts';

/** The bytes of a picture's original, by its `source`; null where it has gone. */
export type ReadOriginal = (source: string, dataDir: string) => Promise<Buffer | null>;

/** `scene:<name>` is a file of the demo store, which stays where it came with the engine; `file:<name>` is one below DATA_DIR. */
export const readOriginal: ReadOriginal = async (source, dataDir) => {
  const [, kind, name = ''] = /^(scene|file):(\w[\w.-]*)$/.exec(source) ?? [];
  if (kind === undefined) return null;
  return cachedFile(kind === 'scene' ? demoFile(name) : join(dataDir, 'originals', name));
};

export function isDemoPicture(name: string): boolean {
  return /^\w[\w.-]*$/.test(name) && existsSync(demoFile(name));
}

function demoFile(name: string): string {
  return fileURLToPath(new URL(`../demo/store/pictures/${name}.avif`, import.meta.url));
}

/** Opens an original in sharp. Files are turned as their camera was held, and bombs are refused. */
export async function openOriginal(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, autoOrient: true });
}

/** 8,000 × 6,000: more than a phone's camera takes, less than hurts. */
const MOST_PIXELS = 48_000_000;
