import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const firstSeen = new Map<string, number>();

/**
 * The names of arriving files that housekeeping has seen in a folder for an hour. The files' own times do not count: after the machine's clock is
 * set back, a file that is just arriving looks old.
 *
 * @param uptime  milliseconds of a clock that cannot be set
 */
export async function listAbandoned(folder: string, uptime = performance.now()): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const paths = new Set(names.map((name) => join(folder, name)));
  for (const path of firstSeen.keys())
    if (path.startsWith(join(folder, '/')) && !paths.has(path)) firstSeen.delete(path);
  return names.filter((name) => {
    const path = join(folder, name);
    const since = firstSeen.get(path) ?? uptime;
    firstSeen.set(path, since);
    return uptime - since > PATIENCE_MS;
  });
}

const PATIENCE_MS = 60 * 60 * 1000;
