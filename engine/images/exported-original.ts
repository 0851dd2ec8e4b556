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
import { hasNoMetadata } from './strip-metadata.ts';

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
