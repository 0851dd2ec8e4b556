import type { DrawScene, Original } from './original.ts';
import { originalOf } from './original.ts';
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

/** Originals by their source; the last few are held for a few seconds, as whoever wants one width soon wants another. */
function recentOriginals(drawScene: DrawScene, dataDir: string): (source: string) => Promise<Original | null> {
  const recent = new Map<string, Promise<Original | null>>();
  let forgetting: NodeJS.Timeout | undefined;

  return (source) => {
    const original = recent.get(source) ?? originalOf(source, drawScene, dataDir);
    recent.delete(source);
    recent.set(source, original);
    original.catch(() => recent.delete(source));
    const [oldest] = recent.keys();
    if (recent.size > HELD && oldest !== undefined) recent.delete(oldest);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => recent.clear(), 5_000).unref();
    return original;
  };
}

/** Each is up to 8 MB. */
const HELD = 3;
