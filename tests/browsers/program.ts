import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program: the given path, else the first of these names on the PATH or of these places. */
export function programAt(path: string | undefined, ...names: readonly string[]): string | null {
  if (path) return canBeRun(path) ? path : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => (name.startsWith('/') ? globSync(name) : folders.map((it) => join(it, name))));
  return places.find(canBeRun) ?? null;
}

function canBeRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
