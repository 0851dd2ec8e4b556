import type { DrawScene, Original } from './original.ts';
import { originalOf } from './original.ts';

/** Originals by their source; the last few are held for a few seconds, as whoever wants one width soon wants another. */
export function recentOriginals(drawScene: DrawScene, dataDir: string): (source: string) => Promise<Original | null> {
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
