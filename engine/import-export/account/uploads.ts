import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isUuid } from '#domain/contract/fields.ts';
import { importLimits } from '#domain/contract/office/imports.ts';
import { Failed, notFoundError } from '../../base/errors.ts';
import { listAbandoned } from '../../jobs/abandoned-files.ts';
import { DOCUMENT, PICTURE_FOLDER } from '../document/output-folder.ts';
import { tooLargeError } from '../document/row-errors.ts';
import type { TourTitles } from './tours-of-table.ts';

/** An uploaded file, unpacked, that waits to be imported. */
export interface StagedFile {
  readonly id: string;
  readonly file_name: string;
  readonly document: string;
  readonly pictures: string;
  /** Titles for objects that a table of tours makes. */
  readonly titles: TourTitles;
  /** Whether its check found problems. */
  readonly hasProblems?: boolean;
}

type FileFacts = Pick<StagedFile, 'file_name' | 'titles' | 'hasProblems'>;

/** Sellers' uploaded files, unpacked below DATA_DIR/imports until they are imported or an hour has passed. */
export class Uploads {
  readonly root: string;
  readonly #coming = new Map<number, AbortController>();

  constructor(dataDir: string) {
    this.root = join(dataDir, 'imports');
  }

  /** Begins an upload and ends the work on an earlier file of the account: only the last file counts. @returns when the work ends early */
  begin(account_id: number, signal: AbortSignal): AbortSignal {
    this.#coming.get(account_id)?.abort(new Failed(409, 'Another file of this company came after this one.'));
    const mine = new AbortController();
    this.#coming.set(account_id, mine);
    return AbortSignal.any([mine.signal, signal]);
  }

  /**
   * Unpacks a zip; any other file is the document itself. An account has one file: an earlier one is deleted.
   *
   * @throws FileRefused; Failed if the signal ends the work
   */
  async take(account_id: number, id: string, path: string, facts: FileFacts, signal: AbortSignal): Promise<StagedFile> {
    const folder = this.#folderOf(account_id, id);
    const upload = stagedFile(folder, id, facts);
    try {
      const names = await readdir(this.root).catch(() => []);
      // A file that came later may be among them: then this one is over.
      signal.throwIfAborted();
      for (const name of names) if (name.startsWith(`${account_id}-`)) await deleteFolder(join(this.root, name));
      await mkdir(folder, { recursive: true });
      await writeFile(factsFile(folder), JSON.stringify(facts));
      if (await isZip(path)) await (await import('./zip-file.ts')).unzip(path, folder);
      else await takeDocument(path, upload);
      return upload;
    } catch (error) {
      await deleteFolder(folder);
      throw error;
    }
  }

  /** @throws Failed 404 for an unknown file, or another account's */
  async find(account_id: number, id: string): Promise<StagedFile> {
    if (!isUuid(id)) throw notFoundError();
    const folder = this.#folderOf(account_id, id);
    const text = await readFile(factsFile(folder), 'utf8').catch(() => null);
    if (text === null) throw notFoundError();
    return stagedFile(folder, id, JSON.parse(text) as FileFacts);
  }

  /** Notes whether the check of a file has found problems. */
  async noteCheck(account_id: number, { id, file_name, titles }: StagedFile, hasProblems: boolean): Promise<void> {
    const facts = JSON.stringify({ file_name, titles, hasProblems });
    await writeFile(factsFile(this.#folderOf(account_id, id)), facts);
  }

  async drop(account_id: number, id: string): Promise<void> {
    await deleteFolder(this.#folderOf(account_id, id));
  }

  /** Deletes files that have waited for an hour. */
  async sweep(): Promise<void> {
    for (const name of await listAbandoned(this.root)) await deleteFolder(join(this.root, name));
  }

  #folderOf(account_id: number, id: string): string {
    return join(this.root, `${account_id}-${id}`);
  }
}

function stagedFile(folder: string, id: string, facts: FileFacts): StagedFile {
  return { ...facts, id, document: join(folder, DOCUMENT), pictures: join(folder, PICTURE_FOLDER) };
}

function factsFile(folder: string): string {
  return join(folder, 'upload.json');
}

/** Deletes a folder into which another request may still write: it gets another name first, so that nothing new comes into it. */
async function deleteFolder(folder: string): Promise<void> {
  const aside = join(dirname(folder), `gone-${randomUUID()}`);
  await rename(folder, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
}

async function takeDocument(path: string, { document, file_name }: StagedFile): Promise<void> {
  const { size } = await stat(path);
  if (size > importLimits.mostText) throw tooLargeError(file_name, importLimits.mostText);
  await rename(path, document);
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2) });
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}
