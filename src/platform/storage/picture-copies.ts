import { PICTURES } from '#domain/app/cache-policy.ts';

/** Deletes the worker's copies of pictures, so that there is room for the visitor's data (W11). Never rejects. */
export async function freePictures(storage: CacheStorage): Promise<void> {
  try {
    if (!(await storage.has(PICTURES))) return;
    const pictures = await storage.open(PICTURES);
    // They are deleted one by one: deleting the whole cache frees nothing as long as the worker has it open.
    await Promise.all((await pictures.keys()).map((it) => pictures.delete(it)));
  } catch {
    // Caches are refused or not available, so there is nothing to delete.
  }
}
