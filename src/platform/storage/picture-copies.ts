import { PICTURES } from '#domain/app/cache-policy.ts';

/** Gives up the worker's copies of pictures, so that what a visitor needs has room (W11). Never rejects. */
export async function freePictures(storage: CacheStorage): Promise<void> {
  try {
    if (!(await storage.has(PICTURES))) return;
    const pictures = await storage.open(PICTURES);
    // One by one: a cache that goes as a whole frees nothing as long as the worker holds on to it.
    await Promise.all((await pictures.keys()).map((it) => pictures.delete(it)));
  } catch {
    // Caches are refused, or there are none: there is nothing to give up.
  }
}
