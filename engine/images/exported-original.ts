import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Invalid } from '../errors.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { cachedFile, writeWhole } from './disk-cache.ts';
import { examineHere } from './examine.ts';
import { type NewOriginal, openOriginals } from './originals.ts';
import { hasNoMetadata } from './strip-metadata.ts';

interface Said {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** The files of pictures in a folder that comes from another database. @param isDrawn  whether the engine can draw a picture itself */
export function carriedOriginals(
  { dataDir, newId }: { dataDir: string; newId: () => string },
  folder: string,
  isDrawn: (name: string) => boolean,
) {
  const originals = openOriginals({ dataDir, newId }, examineHere, concurrencyLimit(1));
  return {
    take: (name: string, said: Said) => carriedOriginal(dataDir, folder, name, said),
    isDrawn,
    settle: (source: string) => originals.settle(source),
    drop: (source: string) => originals.drop(source),
  };
}

/**
 * Makes an original in DATA_DIR/incoming of a file from another database, with the checks of an upload. An original that this pipeline has
 * made stays as it is and keeps its name. @throws Invalid where there is no such file, or it is no picture
 */
async function carriedOriginal(dataDir: string, folder: string, name: string, said: Said): Promise<NewOriginal> {
  const bytes = await cachedFile(join(folder, name));
  if (!bytes) throw invalid(`There is no file ${name} in ${folder}.`);
  if (bytes.length > MOST_BYTES) throw invalid('The file is larger than 8 MB.');
  const stem = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const incoming = join(dataDir, 'incoming');
  const found = await examineHere(join(folder, name), join(incoming, stem));
  if ('problem' in found) throw invalid(found.problem);
  const { extension, ...measured } = found;
  const isOwn = OWN_NAME.test(name) && name.endsWith(extension) && hasNoMetadata(bytes);
  if (!isOwn) return { source: `file:${stem}.${extension}`, ...measured };
  await rm(join(incoming, `${stem}.${extension}`), { force: true });
  await refuseOther(join(dataDir, 'originals', name), bytes);
  await writeWhole(join(incoming, name), bytes);
  return { source: `file:${name}`, ...asSaid(said, measured) };
}

const MOST_BYTES = 8 * 1024 * 1024;

/** As our pipeline calls what it makes: of an upload, or of a file that came like this one. */
const OWN_NAME = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})\.(jpg|webp)$/;

/** The original is never wider than is served; what was uploaded may have been. */
function asSaid({ width, height, placeholder }: Said, measured: Omit<NewOriginal, 'source'>) {
  const isLike = width !== undefined && height !== undefined && isSameShape({ width, height }, measured);
  return { ...measured, ...(isLike && { width, height }), ...(placeholder !== undefined && { placeholder }) };
}

function isSameShape(a: { width: number; height: number }, b: { width: number; height: number }): boolean {
  return a.width >= b.width && Math.abs((a.width * b.height) / (a.height * b.width) - 1) < 0.02;
}

/** A file that is kept under this name already belongs to a picture. */
async function refuseOther(file: string, bytes: Buffer): Promise<void> {
  const there = await cachedFile(file);
  if (there && !there.equals(bytes)) throw invalid(`Another picture has a file of the name ${basename(file)} here.`);
}

function invalid(message: string): Invalid {
  return new Invalid([{ path: ['file'], message }]);
}
