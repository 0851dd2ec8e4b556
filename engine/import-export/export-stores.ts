import { closeSync, openSync, writeSync } from 'node:fs';
import type { Database, Transaction } from '../database/database.ts';
import type { SellerResource } from '../resources/model/resource.ts';
import { accountsOf } from './accounts.ts';
import { labelOf } from './label.ts';
import type { Progress } from './progress.ts';
import { countObjects, writeFile } from './write-file.ts';

interface Wanted {
  readonly kinds: readonly SellerResource[];
  /** Of one store; null: everything. */
  readonly slug: string | null;
  readonly file: string;
  readonly now: Temporal.Instant;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

export interface Exported {
  readonly objects: number;
  /** Files of pictures that the document names, each with the object that has it. */
  readonly pictures: readonly { readonly name: string; readonly label: string }[];
}

/** Writes stores into a file, all as they are at one moment. @throws FileRefused for a store that is not there */
export async function exportStores(database: Pick<Database, 'read'>, wanted: Wanted): Promise<Exported> {
  const out = openSync(wanted.file, 'w');
  try {
    return await database.read((tx) => exported(tx, wanted, out));
  } finally {
    closeSync(out);
    wanted.progress.clear();
  }
}

async function exported(
  tx: Transaction,
  { kinds, slug, now, signal, progress }: Wanted,
  out: number,
): Promise<Exported> {
  const accounts = await accountsOf(tx, slug);
  const total = await countObjects(tx, kinds, accounts);
  const pictures: { name: string; label: string }[] = [];
  let objects = 0;
  let waiting = '';
  const flush = () => {
    writeSync(out, waiting);
    waiting = '';
  };
  await writeFile(tx, {
    kinds,
    accounts,
    now,
    write: (text) => {
      waiting += text;
      if (waiting.length > PORTION) flush();
    },
    onObject: (kind, object, index) => {
      signal.throwIfAborted();
      progress.step('Writing', (objects += 1), total);
      const [, name] = /^pictures\/(.+)$/.exec(kind.upload ? String(object['file']) : '') ?? [];
      if (name !== undefined) pictures.push({ name, label: labelOf(kind.name, index, object) });
    },
  });
  flush();
  return { objects, pictures };
}

const PORTION = 1 << 18;
