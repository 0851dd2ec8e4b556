import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The text of a sent email with unfolded lines; undefined if there is none yet. @param line  of the email's header */
export async function mailAbout(dataDir: string, line: RegExp): Promise<string | undefined> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.filter((it) => /^[^.].*\.eml$/.test(it)).map((it) => readFile(join(folder, it), 'utf8')),
  );
  return texts
    .find((it) => line.test(it.replaceAll(/\r\n[ \t]/g, ' ')))
    ?.replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
}
