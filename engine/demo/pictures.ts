import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The file of the demo store's picture `scene:<name>`, for the process that makes its widths; null where there is none. */
export async function drawScene(name: string): Promise<Buffer | null> {
  return isDemoPicture(name) ? readFile(fileOf(name)) : null;
}

export function isDemoPicture(name: string): boolean {
  return NAME.test(name) && existsSync(fileOf(name));
}

const NAME = /^\w[\w.-]*$/;

function fileOf(name: string): string {
  return fileURLToPath(new URL(`store/pictures/${name}.avif`, import.meta.url));
}
