import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Closes a data folder, and all files that this process creates, to other users: the files hold keys and links that open accounts. */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  close(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) close(join(folder, name));
}

/** Removes the permissions of group and others. Links and other users' files stay as they are. */
function close(path: string): void {
  try {
    const status = lstatSync(path);
    if (!status.isSymbolicLink() && (status.mode & 0o077) !== 0) chmodSync(path, status.mode & 0o700);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(code)) throw error;
  }
}
