import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { carriedAccounts } from '#engine/accounts/carried-accounts.ts';
import { isDemoPicture } from '#engine/demo/pictures.ts';
import { carriedOriginals } from '#engine/images/exported-original.ts';
import { type Imported, importFile, openImport } from '#engine/import-export/command/import-file.ts';
import { exportStores } from '#engine/import-export/document/export-stores.ts';
import { kindsOf } from '#engine/import-export/document/kinds.ts';
import { progressOn } from '#engine/import-export/document/progress.ts';
import { WrongRows } from '#engine/import-export/document/row-errors.ts';
import { resources } from '#engine/resources/all.ts';
import type { Engine } from '../engine/engine.ts';

type Rows = Record<string, unknown>[];
/** A file of objects, parsed. */
export type Document = Record<string, Rows> & { format: string; version: number };

const kinds = kindsOf([carriedAccounts, ...resources], { withPeople: true });
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((it) => rm(it, { recursive: true, force: true }))));

type Place = Pick<Engine, 'database' | 'folder' | 'clock'>;

/** Exports an engine's stores into a new folder: `store.json`, and pictures beside it. @returns the folder */
export async function exported({ database, folder, clock }: Place, slug: string | null = null): Promise<string> {
  const out = await aFolder();
  const { pictures } = await exportStores(database, {
    kinds,
    slug,
    file: join(out, 'store.json'),
    now: clock.now,
    signal: new AbortController().signal,
    progress,
  });
  for (const { name } of pictures) {
    await mkdir(join(out, 'pictures'), { recursive: true });
    await copyFile(join(folder, 'originals', name), join(out, 'pictures', name));
  }
  return out;
}

/** Imports a folder into an engine. */
export async function imported({ database, folder, clock }: Place, path: string, isDryRun = false): Promise<Imported> {
  const { document, folder: pictures } = openImport(path, kinds);
  return importFile(database, document, {
    kinds,
    now: clock.now,
    isDryRun,
    signal: new AbortController().signal,
    progress,
    originals: carriedOriginals(folder, pictures, isDemoPicture),
  });
}

/** The problems of a folder, one sentence each; empty if the import succeeds. */
export async function refusalsOf(place: Place, path: string): Promise<readonly string[]> {
  try {
    await imported(place, path);
    return [];
  } catch (error) {
    if (error instanceof WrongRows) return error.sentences;
    throw error;
  }
}

const progress = progressOn({ isTTY: false, write: () => true, columns: 80 });

export async function documentIn(folder: string): Promise<Document> {
  return JSON.parse(await readFile(join(folder, 'store.json'), 'utf8')) as Document;
}

/** A copy of a folder with another document. */
export async function rewritten(folder: string, change: (document: Document) => void): Promise<string> {
  const copy = await aFolder();
  const document = await documentIn(folder);
  change(document);
  await writeFile(join(copy, 'store.json'), JSON.stringify(document, null, 2));
  const pictures = await readdir(join(folder, 'pictures')).catch(() => []);
  await mkdir(join(copy, 'pictures'));
  for (const name of pictures) await copyFile(join(folder, 'pictures', name), join(copy, 'pictures', name));
  return copy;
}

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-carry-'));
  folders.push(folder);
  return folder;
}
