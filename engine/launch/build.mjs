// Builds the shop and the desk (dist/page, with their workers) and the renderer of documents (dist/server), once for each language.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { folderOf, languageCodes } from '#domain/contract/languages.ts';
import { compressFiles } from './compress-files.mjs';
import { fingerprint, markBuilt } from './staleness.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.chdir(root);

const builtFrom = fingerprint(root);
// The build is moved into place when it is complete, so that a running engine never finds half a page.
const beside = `dist/build-${process.pid}`;
try {
  const waiting = [...languageCodes];
  const buildNext = async () => {
    for (let language = waiting.shift(); language; language = waiting.shift()) await buildLanguage(language);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
  for (const language of languageCodes) placeLanguage(language);
  await compressFiles(`${beside}/page`);
  keepBefore();
  for (const part of ['page', 'server']) {
    rmSync(`dist/${part}`, { recursive: true, force: true });
    renameSync(`${beside}/${part}`, `dist/${part}`);
  }
} finally {
  rmSync(beside, { recursive: true, force: true });
}
markBuilt(root, builtFrom);

/**
 * Builds one language in a process of its own, because the configuration reads the language from the environment.
 *
 * @param {string} language
 */
async function buildLanguage(language) {
  const parts = [fileURLToPath(new URL('build-language.mjs', import.meta.url)), `${beside}/${language}`];
  const env = { ...process.env, NODE_ENV: 'production', LANDFALL_LANGUAGE: language };
  const child = spawn(process.execPath, parts, { stdio: 'inherit', env });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the build in '${language}' failed`);
}

/**
 * Puts English at the top and each other language into its own folder. Files that are named by their content are shared by all languages.
 *
 * @param {import('#domain/contract/languages.ts').Language} language
 */
function placeLanguage(language) {
  const built = `${beside}/${language}`;
  const folder = folderOf(language);
  cpSync(`${built}/server`, `${beside}/server/${folder}`, { recursive: true });
  if (folder === '') return cpSync(`${built}/page`, `${beside}/page`, { recursive: true });
  for (const part of ['page', 'page/desk']) {
    cpSync(`${built}/${part}/assets`, `${beside}/${part}/assets`, { recursive: true });
    for (const name of ['.vite', 'sw.js', 'index.html'].filter((it) => existsSync(`${built}/${part}/${it}`)))
      cpSync(`${built}/${part}/${name}`, `${beside}/${part}/${folder}${name}`, { recursive: true });
  }
}

/** Keeps the previous build beside this one, because open pages still request its files. An equal build replaces nothing. */
function keepBefore() {
  const names = (/** @type {string} */ place) => readdirSync(`${place}/assets`).sort().join();
  if (!existsSync('dist/page/assets') || names('dist/page') === names(`${beside}/page`)) return;
  rmSync('dist/before', { recursive: true, force: true });
  renameSync('dist/page', 'dist/before');
}
