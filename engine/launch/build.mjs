// Builds the shop and the desk (dist/page, with their workers) and what the engine renders documents with (dist/server), once for each language.
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { folderOf, languageCodes } from '#domain/contract/languages.ts';
import { deskConfig } from './desk-vite.ts';
import { fingerprint, markBuilt } from './staleness.mjs';

const PAGE = 'dist/page';
const SERVER = 'dist/server';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.env.NODE_ENV = 'production';
process.chdir(root);

const builtFrom = fingerprint(root);
await buildInto(PAGE, {});
await buildInto(SERVER, { ssr: 'src/shop/document.tsx' });
markBuilt(root, builtFrom);

/**
 * Built beside and then put in place, so that an engine that runs meanwhile never finds half a page. English stands at the top, each
 * other language in a folder of its own; what is named by its content stands once for all.
 *
 * @param {string} place
 * @param {import('vite').BuildOptions} options
 */
async function buildInto(place, options) {
  const beside = `${place}-${process.pid}`;
  try {
    for (const language of languageCodes) {
      process.env.LANDFALL_LANGUAGE = language;
      const outDir = join(beside, folderOf(language));
      await build({ root, logLevel: 'warn', build: { ...options, outDir, emptyOutDir: true } });
      if (folderOf(language) !== '' && !options.ssr) shareFiles(outDir, beside);
    }
    if (!options.ssr) await buildDesk(join(root, beside, 'desk'));
    if (place === PAGE) keepBefore(beside);
    rmSync(place, { recursive: true, force: true });
    renameSync(beside, place);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** @param {string} place */
async function buildDesk(place) {
  for (const language of languageCodes) {
    process.env.LANDFALL_LANGUAGE = language;
    const outDir = join(place, folderOf(language));
    await build(deskConfig(outDir));
    if (folderOf(language) !== '') shareFiles(outDir, place);
  }
}

/**
 * Of a language only its worker, its lists and the desk's document are its own.
 *
 * @param {string} own
 * @param {string} shared
 */
function shareFiles(own, shared) {
  cpSync(`${own}/assets`, `${shared}/assets`, { recursive: true });
  for (const name of readdirSync(own))
    if (!/^(\.vite$|sw\.js|index\.html)/.test(name)) rmSync(`${own}/${name}`, { recursive: true });
}

/**
 * The build before stays beside this one: pages that are open still ask for its files. A build of the same sources is no other.
 *
 * @param {string} built
 */
function keepBefore(built) {
  const names = (/** @type {string} */ place) => readdirSync(`${place}/assets`).sort().join();
  if (!existsSync(`${PAGE}/assets`) || names(PAGE) === names(built)) return;
  rmSync('dist/before', { recursive: true, force: true });
  renameSync(PAGE, 'dist/before');
}
