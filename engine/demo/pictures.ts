import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The file of the demo store's picture `scene:<name>`, for the process that makes its widths; null if there is none. */
export async function drawScene(name: string): Promise<Buffer | null> {
  const file = fileOf(name);
  return file === null ? null : readFile(file);
}

export function isDemoPicture(name: string): boolean {
  return fileOf(name) !== null;
}

/** A picture's file. Older demo stores name deleted pictures, as `kayak-marjan.golden.near`: such a name gets the scene of its first part. */
function fileOf(name: string): string | null {
  const [, scene, light = ''] = NAME.exec(name) ?? [];
  if (scene === undefined) return null;
  return [`${scene}${light}`, scene].map(pathOf).find((path) => existsSync(path)) ?? null;
}

const NAME = /^(\w[\w-]*)((?:\.[a-z]+){1,2})?$/;

function pathOf(name: string): string {
  return fileURLToPath(new URL(`store/pictures/${name}.avif`, import.meta.url));
}
