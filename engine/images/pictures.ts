import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { invalidError } from '../base/errors.ts';
import { type AppIcon, type IconForm, iconKey } from '../catalogue/icons/app-icon.ts';
import { pictureOf } from '../catalogue/picture.ts';
import type { Database } from '../database/database.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { cachedFile, writeWhole } from './disk-cache.ts';
import type { ImageWorker } from './image-worker.ts';
import { openOriginals } from './originals.ts';
import type { Rendition } from './render.ts';

export type Pictures = ReturnType<typeof openPictures>;

// perf: docs/performance.md#widths-on-request
/** Every picture in every width: each file is made when it is first requested, and kept below DATA_DIR/pictures. */
export function openPictures(
  { config: { dataDir }, database, newId }: { config: { dataDir: string }; database: Database; newId: () => string },
  { render, examine, drawIcon }: ImageWorker,
) {
  const queue = concurrencyLimit(2);
  const underway = new Map<string, Promise<Uint8Array | null>>();
  const drawing = new Map<string, Promise<Uint8Array>>();

  /** Makes a file once, however many callers ask for it at the same time. */
  const once = (file: string, make: () => Promise<Uint8Array | null>) => {
    const making = underway.get(file) ?? make().finally(() => underway.delete(file));
    underway.set(file, making);
    return making;
  };
  const made = async (key: string, source: string, rendition: Rendition) => {
    const bytes = await render(source, rendition);
    if (!bytes) return null;
    const file = fileOf(key, rendition);
    await writeWhole(file, bytes, newId());
    // If the picture was deleted meanwhile, its files were removed before this one was written.
    if (await rowOf(key, rendition)) return bytes;
    await rm(file, { force: true });
    return null;
  };
  /** The row of the original with its account; null if there is no such picture. */
  const rowOf = async (key: string, rendition: Rendition) => {
    const row = await database.read((tx) =>
      tx.selectFrom('pictures').selectAll().where('key', '=', key).executeTakeFirst(),
    );
    const isMade = row && (rendition === 'card.jpg' || pictureOf(row).widths.includes(Number.parseInt(rendition, 10)));
    return isMade ? { source: row.source, owner: accountOf(row.account_id) } : null;
  };
  const folderOf = (key: string) => join(dataDir, 'pictures', key.slice(0, 2));
  const fileOf = (key: string, rendition: Rendition) => join(folderOf(key), `${key}-${rendition}`);

  return {
    /** A rendition's bytes; null if there is no such picture, or not in that width. */
    take(key: string, rendition: Rendition): Promise<Uint8Array | null> {
      const file = fileOf(key, rendition);
      return once(file, async () => {
        const found = await cachedFile(file);
        const row = found ? null : await rowOf(key, rendition);
        return row ? queue.take(row.owner, () => made(key, row.source, rendition)) : found;
      });
    },
    /** The PNG of a store's icon, drawn once. Its file is removed with the picture from which it is drawn. */
    takeIcon(store: number, icon: AppIcon, form: IconForm): Promise<Uint8Array> {
      const own = iconKey(icon);
      const key = icon.picture?.key ?? own;
      const file = join(folderOf(key), `${key}-icon-${own}-${form}.png`);
      const draw = async () => {
        const found = await cachedFile(file);
        if (found) return found;
        const bytes = await queue.take(`store ${store}`, () => drawIcon(icon, form));
        await writeWhole(file, bytes, newId());
        return bytes;
      };
      const underWay = drawing.get(file) ?? draw().finally(() => drawing.delete(file));
      drawing.set(file, underWay);
      return underWay;
    },
    isStored: (key: string, rendition: Rendition) => existsSync(fileOf(key, rendition)),
    /** Makes a rendition for later, while no caller waits for another one. @returns whether it could be made */
    async stock(key: string, rendition: Rendition): Promise<boolean> {
      const file = fileOf(key, rendition);
      const row = await rowOf(key, rendition);
      if (!row) return false;
      const make = () => once(file, () => made(key, row.source, rendition));
      return (await queue.takeIdle(row.owner, make)) !== null;
    },
    async clear(key: string): Promise<void> {
      const folder = folderOf(key);
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${key}-`));
      for (const name of names) await rm(join(folder, name), { force: true });
    },
    originals: openOriginals(dataDir),
    /** Makes an original of an account's file; `width` and `height` are the file's. @throws Invalid for one that is no picture of ours */
    async bring(account_id: number, file: string) {
      const name = newId();
      const found = await queue.take(accountOf(account_id), () => examine(file, join(dataDir, 'incoming', name)));
      if (found.problem !== undefined) throw invalidError([], found.problem);
      const { extension, ...rest } = found;
      return { source: `file:${name}.${extension}`, ...rest };
    },
  };
}

/** As it stands in the queue. */
function accountOf(account_id: number | null): string {
  return `account ${account_id}`;
}
