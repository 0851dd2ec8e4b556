import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/** What goes into a build of the page. Contents are compared rather than times: a checkout sets new times. */
const sources = ['src', 'sw', 'public', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];

const stamp = 'dist/.built-from';

/** @param {string} root  the project's folder, with its closing slash */
export function isBuildStale(root) {
  return !existsSync(root + stamp) || readFileSync(root + stamp, 'utf8') !== fingerprint(root);
}

/**
 * Taken before a build and written after it, so that a file changed meanwhile leaves the build stale.
 *
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of sources) add(hash, root, source);
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} fingerprint
 */
export function markBuilt(root, fingerprint) {
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(root + stamp, fingerprint);
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function add(hash, root, path) {
  const entry = statSync(root + path, { throwIfNoEntry: false });
  if (!entry) return;
  if (entry.isDirectory()) {
    for (const name of readdirSync(root + path).sort()) add(hash, root, `${path}/${name}`);
  } else {
    hash.update(`${path}\0${entry.size}\0`).update(readFileSync(root + path));
  }
}
