import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { FileRefused } from './row-errors.ts';

/** An output folder that appears completely or not at all: it is filled under another name. @throws FileRefused if something else has the name */
export function openOutFolder(path: string) {
  const folder = resolve(path);
  const part = join(dirname(folder), `.${basename(folder)}.${randomUUID()}`);
  refuseOther(folder, path);
  tried(path, () => mkdirSync(part, { recursive: true }));
  return {
    file: join(part, DOCUMENT),
    /** Copies a file into the folder of pictures. @returns whether the file exists */
    copy(from: string, name: string) {
      if (!existsSync(from)) return false;
      mkdirSync(join(part, PICTURE_FOLDER), { recursive: true });
      copyFileSync(from, join(part, PICTURE_FOLDER, basename(name)));
      return true;
    },
    /** Gives the folder its name, in place of an earlier export. */
    finish() {
      refuseOther(folder, path);
      const before = existsSync(folder) ? `${part}.before` : null;
      if (before !== null) renameSync(folder, before);
      renameSync(part, folder);
      if (before !== null) rmSync(before, { recursive: true });
    },
    abandon: () => rmSync(part, { recursive: true, force: true }),
  };
}

export const DOCUMENT = 'store.json';
export const PICTURE_FOLDER = 'pictures';

/** @throws FileRefused for a folder that is no earlier export: only an export is replaced */
function refuseOther(folder: string, path: string): void {
  const names = tried(path, () => (existsSync(folder) ? readdirSync(folder) : []));
  const strange = names.filter((name) => name !== DOCUMENT && name !== PICTURE_FOLDER);
  if (names.length === 0 || (names.includes(DOCUMENT) && strange.length === 0)) return;
  throw new FileRefused(
    `${path} is no earlier export: there is '${strange[0] ?? PICTURE_FOLDER}' in it. Name another folder.`,
  );
}

function tried<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new FileRefused(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
