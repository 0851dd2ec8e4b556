import { openAsBlob } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  BlobReader,
  configure,
  type FileEntry,
  TextReader,
  Uint8ArrayReader,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js';
import { importLimits } from '#domain/contract/office/imports.ts';
import { DOCUMENT, PICTURE_FOLDER } from '../document/output-folder.ts';
import { FileRefused, tooLargeError } from '../document/row-errors.ts';

configure({ useWebWorkers: false });

interface Archive {
  readonly text: string;
  /** The names of the pictures' files, and the function that finds their paths. */
  readonly pictures: readonly string[];
  readonly pathOf: (name: string) => string;
  readonly signal: AbortSignal;
}

/** A zip with the document and the pictures, made while it is read, so that only one picture at a time is in memory. */
export function zipStream({ text, pictures, pathOf, signal }: Archive): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const write = async () => {
    // On macOS, programs that unpack do not accept sizes that follow a file's data.
    const zip = new ZipWriter(writable, { dataDescriptor: false, signal });
    await zip.add(DOCUMENT, new TextReader(text));
    for (const name of new Set(pictures)) {
      const bytes = await readFile(pathOf(name)).catch(nullIfMissing);
      // Pictures are compressed already, so they are only stored.
      if (bytes) await zip.add(`${PICTURE_FOLDER}/${name}`, new Uint8ArrayReader(bytes), { level: 0 });
    }
    await zip.close();
  };
  write().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

/**
 * Unpacks the parts of a zip that an import reads into a folder: the document, and the pictures beside it. Other files stay in the zip.
 *
 * @throws FileRefused for a file that is no zip, that has no document, or that is too large unpacked
 */
export async function unzip(path: string, folder: string): Promise<void> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)));
  try {
    const entries: FileEntry[] = [];
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory) continue;
      if (entries.length === MOST_FILES) throw new FileRefused(`The archive has more than ${MOST_FILES} files.`);
      entries.push(entry);
    }
    const document = entries
      .filter(({ filename }) => basename(filename) === DOCUMENT && !filename.startsWith('__MACOSX/'))
      .toSorted((a, b) => a.filename.length - b.filename.length)[0];
    if (!document) throw new FileRefused(`The archive has no ${DOCUMENT}. Choose a file that an export has written.`);
    const beside = dirname(document.filename) === '.' ? '' : `${dirname(document.filename)}/`;
    await mkdir(join(folder, PICTURE_FOLDER), { recursive: true });
    await unpack(document, join(folder, DOCUMENT), importLimits.mostText);
    let left = importLimits.most;
    for (const entry of entries) {
      const name = basename(entry.filename);
      if (entry.filename !== `${beside}${PICTURE_FOLDER}/${name}` || !/^\w[\w.-]{0,199}$/.test(name)) continue;
      left -= entry.uncompressedSize;
      if (left < 0) throw tooLargeError('The pictures together', importLimits.most);
      await unpack(entry, join(folder, PICTURE_FOLDER, name), importLimits.mostPicture);
    }
  } catch (error) {
    if (error instanceof FileRefused || isOfDisk(error)) throw error;
    throw new FileRefused('The archive cannot be read. It may be damaged: export it again.');
  } finally {
    await zip.close();
  }
}

/** The most files of a zip: a zip of many empty files is small, but its list of files is not. */
const MOST_FILES = 5_000;

/** Unpacks a file. A zip may give a wrong size, so no more than `most` bytes are written. */
async function unpack(entry: FileEntry, path: string, most: number): Promise<void> {
  if (entry.uncompressedSize > most) throw tooLargeError(basename(path), most);
  const file = await open(path, 'w');
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    async write(bytes) {
      size += bytes.length;
      if (size > most) throw tooLargeError(basename(path), most);
      await file.write(bytes);
    },
  });
  try {
    await entry.getData(sink);
  } finally {
    await file.close();
  }
}

function isOfDisk(error: unknown): boolean {
  return ['write', 'open', 'mkdir'].includes((error as NodeJS.ErrnoException).syscall ?? '');
}
