import { join } from 'node:path';
import { pictureOf } from '../catalogue/picture.ts';
import type { Database } from '../database/database.ts';
import { isThere, keep, kept } from './kept.ts';
import { pictureRow } from './queries.ts';
import type { Render } from './render.ts';
import type { Format } from './rendition.ts';
import { turns } from './turns.ts';

/** Every picture in every width: made once, when first asked for, and kept below DATA_DIR/pictures. */
export interface Pictures {
  /** Its bytes; null where there is no such picture, or not in that width. */
  take(key: string, width: number, format: Format): Promise<Uint8Array | null>;
  isKept(key: string, width: number, format: Format): Promise<boolean>;
  /** Makes it for later, once nobody waits for any other. */
  stock(key: string, width: number, format: Format): Promise<void>;
}

interface Parts {
  config: { readonly dataDir: string };
  database: Database;
  newId: () => string;
}

export function openPictures({ config: { dataDir }, database, newId }: Parts, render: Render): Pictures {
  const queue = turns(2);
  const underway = new Map<string, Promise<Uint8Array | null>>();

  /** However many ask at once, it is made once. */
  const once = (file: string, make: () => Promise<Uint8Array | null>) => {
    const making = underway.get(file) ?? make().finally(() => underway.delete(file));
    underway.set(file, making);
    return making;
  };
  const made = async (file: string, source: string, width: number, format: Format) => {
    const bytes = await render(source, width, format);
    if (bytes) await keep(file, bytes, newId());
    return bytes;
  };
  const sourceOf = async (key: string, width: number) => {
    const row = await database.read((tx) => pictureRow(tx, key));
    return row && pictureOf(row).widths.includes(width) ? row.source : null;
  };
  const fileOf = (key: string, width: number, format: Format) =>
    join(dataDir, 'pictures', key.slice(0, 2), `${key}-${width}.${format}`);

  return {
    take(key, width, format) {
      const file = fileOf(key, width, format);
      return once(file, async () => {
        const found = await kept(file);
        const source = found ? null : await sourceOf(key, width);
        return source === null ? found : queue.take(() => made(file, source, width, format));
      });
    },
    isKept: (key, width, format) => isThere(fileOf(key, width, format)),
    async stock(key, width, format) {
      const file = fileOf(key, width, format);
      const source = await sourceOf(key, width);
      if (source !== null) await queue.takeIdle(() => once(file, () => made(file, source, width, format)));
    },
  };
}
