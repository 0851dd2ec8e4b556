// Runs before `npm start`, `npm run dev` and `npm test`, on any Node of the machine (20 or later), and
// therefore uses only Node itself: installs missing packages, rebuilds a stale build, and prints both.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isBuildStale } from './staleness.mjs';

const target = process.argv[2] ?? 'start';
const root = fileURLToPath(new URL('../../', import.meta.url));
const needsTools = target === 'test' || target === 'dev';
const needsPage = target === 'start' || target === 'test';

if (majorOf(process.version) < 20)
  fail(`Landfall needs Node 20 or later to set itself up; this is ${process.version}.`);
if (!isInstalled() || majorOf(runtimeVersion()) < 26) install();
if (majorOf(runtimeVersion()) < 26)
  fail(
    `Landfall runs on Node 26, and npm finds ${runtimeVersion() || 'none'} (${platform()} ${arch()}). ` +
      'Delete node_modules and try again, or install Node 26 yourself.',
  );
if (needsPage && isBuildStale(root)) build();

function majorOf(/** @type {string} */ version) {
  return Number(version.slice(1).split('.')[0]);
}

/** Whether the packages of package-lock.json are installed: npm's own record shows it, which npm writes when it is done. */
function isInstalled() {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return false;
  const installed = readPackages('node_modules/.package-lock.json');

  return Object.entries(readPackages('package-lock.json')).every(([path, { version, integrity, dev, ...kind }]) => {
    if (path === '') return true;
    const there = installed[path];
    if (there) return there.version === version && there.integrity === integrity && existsSync(root + path);
    return Boolean(kind.optional || kind.devOptional || (dev && !needsTools));
  });
}

/** @returns {Record<string, { version?: string, integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean }>} */
function readPackages(/** @type {string} */ file) {
  return JSON.parse(readFileSync(root + file, 'utf8')).packages ?? {};
}

/** Installs named groups of packages, so that `NODE_ENV=production` keeps the tools of the tests, and a start does not wait for them. */
function install() {
  say('Installing packages (first run, or package-lock.json has changed) …');
  const began = Date.now();
  const groups = ['--include=optional', needsTools ? '--include=dev' : '--omit=dev'];
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const [command, ...first] = npm ? [node, npm] : ['npm'];
  if (!run(command, [...first, 'ci', '--loglevel=error', ...groups]))
    fail('Installing the packages failed; the lines above say why.');
  say(`Packages installed in ${seconds(began)}.`);
}

/** The version of the `node` that the next script will run on, because npm looks it up again for each script; '' if there is none. */
function runtimeVersion() {
  return spawnSync('node', ['--version'], { encoding: 'utf8', env: environment() }).stdout?.trim() ?? '';
}

function build() {
  say('Building the page …');
  const began = Date.now();
  if (!run('node', ['engine/launch/build.mjs'])) fail('Building the page failed; the lines above say why.');
  say(`Page built in ${seconds(began)}.`);
}

function run(/** @type {string} */ command, /** @type {string[]} */ parts) {
  const shell = platform() === 'win32' && command === 'npm';
  return (
    spawnSync(command, parts, { cwd: root, stdio: ['ignore', output(), 'inherit'], env: environment(), shell })
      .status === 0
  );
}

/** The stream for messages: the output of `npm run export` may be going into a file, so its messages go to standard error. */
function output() {
  return target === 'export' ? 2 : 1;
}

/** The environment with node_modules/.bin on the PATH: npm adds it for its scripts, but not for a run by hand. */
function environment() {
  const separator = platform() === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${root}node_modules/.bin${separator}${process.env.PATH ?? ''}` };
}

function seconds(/** @type {number} */ began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}

function say(/** @type {string} */ line) {
  writeSync(output(), `${line}\n`);
}

/** @returns {never} */
function fail(/** @type {string} */ line) {
  console.error(line);
  process.exit(1);
}
