import type { DrawScene } from './original.ts';
import { recentOriginals } from './recent-originals.ts';
import type { Format } from './rendition.ts';
import { rendition } from './rendition.ts';

/** Makes one width of the picture behind a `source`; null where its original has gone. */
export type Render = (source: string, width: number, format: Format) => Promise<Uint8Array | null>;

/** In this process. */
export function renderHere(drawScene: DrawScene, dataDir: string): Render {
  const original = recentOriginals(drawScene, dataDir);
  return async (source, width, format) => {
    const found = await original(source);
    return found && rendition(found, width, format);
  };
}
