import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reason } from '#domain/contract/problems.ts';
import { pictureFile } from '#domain/contract/resources/pictures.ts';
import { invalidError } from '../base/errors.ts';
import type { RowOf } from '../database/tables.ts';
import { boundedFile, cachedFile, writeWhole } from './disk-cache.ts';
import { examineHere } from './examine.ts';
import { openOriginals } from './originals.ts';

/** A picture's data in its exported row. */
type StatedSize = Partial<Pick<RowOf<'pictures'>, 'width' | 'height' | 'placeholder'>>;

/** The files of pictures in a folder that comes from another database. @param isDrawn  whether the engine can draw a picture itself */
export function carriedOriginals(dataDir: string, folder: string, isDrawn: (name: string) => boolean) {
  const take = (name: string, stated: StatedSize) => carriedOriginal(dataDir, folder, name, stated);
  return { ...openOriginals(dataDir), take, isDrawn };
}

/**
 * Makes an original in DATA_DIR/incoming of a file from another database, with the checks of an upload. An original that this pipeline has
 * made stays as it is and keeps its name. @throws Invalid if there is no such file, or if it is no picture
 */
async function carriedOriginal(dataDir: string, folder: string, name: string, stated: StatedSize) {
  const bytes = await boundedFile(join(folder, name), pictureFile.most).catch(ignoreMissingFile);
  if (bytes === undefined) throw invalidError(['file'], reason('file_missing', { name, folder }));
  if (bytes === null) throw invalidError(['file'], reason('picture_file_too_large'));
  const stem = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const incoming = join(dataDir, 'incoming');
  const found = await examineHere(join(folder, name), join(incoming, stem));
  if (found.problem !== undefined) throw invalidError(['file'], found.problem);
  const { extension, ...measured } = found;
  const isOwn = OWN_NAME.test(name) && name.endsWith(extension) && hasNoMetadata(bytes);
  if (!isOwn) return { source: `file:${stem}.${extension}`, ...measured };
  await rm(join(incoming, `${stem}.${extension}`), { force: true });
  const other = await cachedFile(join(dataDir, 'originals', name));
  if (other && !other.equals(bytes)) throw invalidError(['file'], reason('file_name_taken', { name }));
  await writeWhole(join(incoming, name), bytes);
  return { source: `file:${name}`, ...withStatedSize(stated, measured) };
}

/** The names that our pipeline gives: to an upload, or to a file that was carried over like this one. */
const OWN_NAME = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})\.(jpg|webp)$/;

/** The row's size if its proportions match: the original is never wider than the widest served width, but the upload may have been. */
function withStatedSize({ width = 0, height = 0, placeholder }: StatedSize, measured: Required<StatedSize>) {
  const share = (width * measured.height) / (height * measured.width);
  const isLike = width >= measured.width && Math.abs(share - 1) < 0.02;
  return { ...measured, ...(isLike && { width, height }), ...(placeholder !== undefined && { placeholder }) };
}

function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Whether a JPEG or WebP holds only its picture: no metadata, and no bytes after its end. Our pipeline makes such files. */
export function hasNoMetadata(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  if (bytes.readUInt16BE(0) === 0xffd8) return isBareJpeg(bytes);
  return bytes.toString('latin1', 0, 4) === 'RIFF' && isBareWebp(bytes);
}

const [START_OF_SCAN, END, FIRST_APP, JFIF] = [0xda, 0xd9, 0xe0, 0xe0];
const COMMENT = 0xfe;

function isBareJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    const isWord = (marker > FIRST_APP && marker < 0xf0) || marker === COMMENT;
    if (marker === 0 || isWord || (marker === JFIF && bytes.readUInt16BE(at + 2) !== 16)) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== START_OF_SCAN) continue;
    at = endOfScan(bytes, at);
    if (bytes[at + 1] === END) return at + 2 === bytes.length;
  }
  return false;
}

/** The index of the next marker: within a scan, 0xff is followed by 0 or by a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);

function isBareWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!CHUNKS.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}
