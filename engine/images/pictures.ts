import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { invalidError } from '../base/errors.ts';
import { type AppIcon, type IconForm, iconKey } from '../catalogue/icons/app-icon.ts';
import { pictureOf } from '../catalogue/picture.ts';
import type { Database } from '../database/database.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { cachedFile, keepIfPossible, writeWhole } from './disk-cache.ts';
import type { ImageWorker } from './image-worker.ts';
import { openOriginals } from './originals.ts';
import type { Rendition } from './render.ts';

interface PicturesDeps {
  readonly config: { readonly dataDir: string };
  readonly database: Database;
  readonly newId: () => string;
}

// perf: docs/performance.md#widths-on-request
/** Every picture in every width: each file is made when it is first requested, and kept below DATA_DIR/pictures. */
export class Pictures {
  readonly originals: ReturnType<typeof openOriginals>;
  readonly #deps: PicturesDeps;
  readonly #worker: ImageWorker;
  readonly #queue = concurrencyLimit(2);
  readonly #underway = new Map<string, Promise<unknown>>();

  constructor(deps: PicturesDeps, worker: ImageWorker) {
    this.#deps = deps;
    this.#worker = worker;
    this.originals = openOriginals(deps.config.dataDir);
  }

  /** A rendition's bytes; null if there is no such picture, or not in that width. */
  take(key: string, rendition: Rendition): Promise<Uint8Array | null> {
    const file = this.#fileOf(key, rendition);
    return this.#once(file, async () => {
      const found = await cachedFile(file);
      const row = found ? null : await this.#rowOf(key, rendition);
      return row ? this.#queue.take(row.owner, () => this.#make(key, row.source, rendition, keepIfPossible)) : found;
    });
  }

  /** The PNG of a store's icon, drawn once. Its file is removed with the picture from which it is drawn. */
  takeIcon(store: number, icon: AppIcon, form: IconForm): Promise<Uint8Array> {
    const own = iconKey(icon);
    const file = this.#fileOf(icon.picture?.key ?? own, `icon-${own}-${form}.png`);
    return this.#once(file, async () => {
      const found = await cachedFile(file);
      if (found) return found;
      const bytes = await this.#queue.take(`store ${store}`, () => this.#worker.drawIcon(icon, form));
      await keepIfPossible(file, bytes, this.#deps.newId());
      return bytes;
    });
  }

  isStored(key: string, rendition: Rendition): boolean {
    return existsSync(this.#fileOf(key, rendition));
  }

  /** Makes a rendition for later, while no caller waits for another one. @returns whether it could be made */
  async stock(key: string, rendition: Rendition): Promise<boolean> {
    const row = await this.#rowOf(key, rendition);
    if (!row) return false;
    const make = () => this.#once(this.#fileOf(key, rendition), () => this.#make(key, row.source, rendition));
    return (await this.#queue.takeIdle(row.owner, make)) !== null;
  }

  async clear(key: string): Promise<void> {
    const folder = this.#folderOf(key);
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${key}-`));
    for (const name of names) await rm(join(folder, name), { force: true });
  }

  /** Makes an original of an account's file; `width` and `height` are the file's. @throws Invalid for one that is no picture of ours */
  async bring(account_id: number, file: string) {
    const name = this.#deps.newId();
    const original = join(this.#deps.config.dataDir, 'incoming', name);
    const found = await this.#queue.take(accountOf(account_id), () => this.#worker.examine(file, original));
    if (found.problem !== undefined) throw invalidError([], found.problem);
    const { extension, ...rest } = found;
    return { source: `file:${name}.${extension}`, ...rest };
  }

  /** Makes a file once, however many callers ask for it at the same time. */
  #once<Bytes>(file: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const known = this.#underway.get(file) as Promise<Bytes> | undefined;
    const making = known ?? make().finally(() => this.#underway.delete(file));
    this.#underway.set(file, making);
    return making;
  }

  /** @param keep  keeps the file; a visitor gets the picture even if that is not possible */
  async #make(key: string, source: string, rendition: Rendition, keep = writeWhole): Promise<Uint8Array | null> {
    const bytes = await this.#worker.render(source, rendition);
    if (!bytes) return null;
    const file = this.#fileOf(key, rendition);
    await keep(file, bytes, this.#deps.newId());
    // If the picture was deleted meanwhile, its files were removed before this one was written.
    if (await this.#rowOf(key, rendition)) return bytes;
    await rm(file, { force: true });
    return null;
  }

  /** The row of the original with its account; null if there is no such picture. */
  async #rowOf(key: string, rendition: Rendition) {
    const row = await this.#deps.database.read((tx) =>
      tx.selectFrom('pictures').selectAll().where('key', '=', key).executeTakeFirst(),
    );
    const isMade = row && (rendition === 'card.jpg' || pictureOf(row).widths.includes(Number.parseInt(rendition, 10)));
    return isMade ? { source: row.source, owner: accountOf(row.account_id) } : null;
  }

  #folderOf(key: string): string {
    return join(this.#deps.config.dataDir, 'pictures', key.slice(0, 2));
  }

  #fileOf(key: string, name: string): string {
    return join(this.#folderOf(key), `${key}-${name}`);
  }
}

/** As it stands in the queue. */
function accountOf(account_id: number | null): string {
  return `account ${account_id}`;
}
