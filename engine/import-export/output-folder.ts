import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { FileRefused } from './refused.ts';

/** A folder that is there as a whole or not at all: it is filled under another name. */
export interface OutFolder {
  /** The document. */
  readonly file: string;
  /** Puts a copy beside it. @returns whether there is such a file */
  copy(from: string, name: string): boolean;
  /** Gives it its name, in place of an earlier export. */
  finish(): void;
  /** Leaves nothing of it. */
  abandon(): void;
}

/** @throws FileRefused where something else has the name */
export function openOutFolder(path: string): OutFolder {
  const folder = resolve(path);
  const part = join(dirname(folder), `.${basename(folder)}.${randomUUID()}`);
  refuseOther(folder, path);
  made(part, path);
  return {
    file: join(part, DOCUMENT),
    copy(from, name) {
      if (!existsSync(from)) return false;
      mkdirSync(join(part, PICTURE_FOLDER), { recursive: true });
      copyFileSync(from, join(part, PICTURE_FOLDER, basename(name)));
      return true;
    },
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

/** Only an earlier export is replaced. */
function refuseOther(folder: string, path: string): void {
  const names = namesIn(folder, path);
  const strange = names.filter((name) => name !== DOCUMENT && name !== PICTURE_FOLDER);
  if (names.length === 0 || (names.includes(DOCUMENT) && strange.length === 0)) return;
  throw new FileRefused(
    `${path} is no earlier export: there is '${strange[0] ?? PICTURE_FOLDER}' in it. Name another folder.`,
  );
}

function namesIn(folder: string, path: string): string[] {
  try {
    return existsSync(folder) ? readdirSync(folder) : [];
  } catch (error) {
    throw cannot(path, error);
  }
}

function made(part: string, path: string): void {
  try {
    mkdirSync(part, { recursive: true });
  } catch (error) {
    throw cannot(path, error);
  }
}

function cannot(path: string, error: unknown): FileRefused {
  return new FileRefused(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`);
}
