import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/** The files of a page build. Their contents are compared, not their times, because a checkout sets new times. */
const sources = [
  'src',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  'engine/launch',
  'package.json',
  'package-lock.json',
];

const stamp = 'dist/.built-from';

/** @param {string} root  the project's folder, with its closing slash */
export function isBuildStale(root) {
  return !existsSync(root + stamp) || readFileSync(root + stamp, 'utf8') !== fingerprint(root);
}

/**
 * Taken before a build and written after it, so that a file which changes during the build leaves it stale.
 *
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const paths = sources.flatMap((source) => [source, ...namesIn(root + source).map((name) => `${source}/${name}`)]);
  for (const path of paths.filter((it) => statSync(root + it, { throwIfNoEntry: false })?.isFile())) {
    const bytes = readFileSync(root + path);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** @param {string} path */
function namesIn(path) {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : [];
}

/**
 * @param {string} root
 * @param {string} fingerprint
 */
export function markBuilt(root, fingerprint) {
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(root + stamp, fingerprint);
}
