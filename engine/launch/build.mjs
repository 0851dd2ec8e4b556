// Builds the page (dist/page, with its worker) and what the engine renders documents with (dist/server).
import { renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fingerprint, markBuilt } from './staleness.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.env.NODE_ENV = 'production';
process.chdir(root);

const builtFrom = fingerprint(root);
await buildInto('dist/page', {});
await buildInto('dist/server', { ssr: 'src/document.tsx' });
markBuilt(root, builtFrom);

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
    rmSync(place, { recursive: true, force: true });
    renameSync(beside, place);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
