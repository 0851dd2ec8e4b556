// Builds the page (dist/page, with its worker) and what the engine renders documents with (dist/server).
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fingerprint, markBuilt } from './staleness.mjs';

const PAGE = 'dist/page';
const LISTED = (/** @type {string} */ build) => `${build}/.vite/manifest.json`;

const root = fileURLToPath(new URL('../../', import.meta.url));
process.env.NODE_ENV = 'production';
process.chdir(root);

const builtFrom = fingerprint(root);
await buildInto(PAGE, {});
await buildInto('dist/server', { ssr: 'src/document.tsx' });
markBuilt(root, builtFrom);

/**
 * The build before stays beside this one: pages that are open still ask for its files. A build of the same sources is no other.
 *
 * @param {string} built
 */
function keepBefore(built) {
  if (!existsSync(LISTED(PAGE)) || readFileSync(LISTED(PAGE)).equals(readFileSync(LISTED(built)))) return;
  rmSync('dist/before', { recursive: true, force: true });
  renameSync(PAGE, 'dist/before');
}

/**
 * Built beside and then put in place, so that an engine that runs meanwhile never finds half a page.
 *
 * @param {string} place
 * @param {import('vite').BuildOptions} options
 */
async function buildInto(place, options) {
  const beside = `${place}-${process.pid}`;
  try {
    await build({ root, logLevel: 'warn', build: { ...options, outDir: beside, emptyOutDir: true } });
    if (place === PAGE) keepBefore(beside);
    rmSync(place, { recursive: true, force: true });
    renameSync(beside, place);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
