import { type DrawScene, type Original, opened, originalOf } from './original.ts';

export type Format = 'avif' | 'webp';

/** Makes one width of the picture behind a `source`; null where its original has gone. */
export type Render = (source: string, width: number, format: Format) => Promise<Uint8Array | null>;

export function renderHere(drawScene: DrawScene, dataDir: string): Render {
  const original = recentOriginals(drawScene, dataDir);
  return async (source, width, format) => {
    const found = await original(source);
    return found && rendition(found, width, format);
  };
}

/** Originals by their source; the last few are held for a few seconds, as anyone who wants one width soon wants another. */
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

/** A picture at one width, in one format, without anything that a camera wrote into it. Never wider than the original. */
async function rendition(original: Original, width: number, format: Format): Promise<Buffer> {
  const picture = (await opened(original)).resize({ width, withoutEnlargement: true });
  const made = format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP);
  return made.toBuffer();
}

/** Effort 2 is 6 % larger than 4 and seven times as quick: 60 to 100 ms for a card's 640 pixels. */
const AVIF = { quality: 46, effort: 2 };
const WEBP = { quality: 72 };
