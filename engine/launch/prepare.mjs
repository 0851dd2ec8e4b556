// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has (20 or later), and
// therefore uses nothing but Node itself: installs what is missing, builds what is stale, and says so.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isBuildStale } from './staleness.mjs';

const wanted = process.argv[2] ?? 'start';
const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = `${root}node_modules/.cache/landfall-install`;
const needsTools = wanted === 'test' || wanted === 'dev';

refuseOldNode();
if (!isInstalled()) install();
checkRuntime();
if ((wanted === 'start' || wanted === 'test') && isBuildStale(root)) build();

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Landfall needs Node 20 or later to set itself up; this is ${process.version}.`);
}

/** The stamp answers quickly and for certain; without one, what npm wrote down about its own work is compared. */
function isInstalled() {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return false;
  const fingerprint = installFingerprint();
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known === `${fingerprint} all` || (known === `${fingerprint} run` && !needsTools)) return true;
  if (!isInstalledByNpm()) return false;
  writeStamp();
  return true;
}

/** Both files count: npm's own record changes with each install, by whomever. */
function installFingerprint() {
  const hash = createHash('sha256').update(`${platform()} ${arch()}`);
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) hash.update(readFileSync(root + file));
  return hash.digest('hex');
}

function isInstalledByNpm() {
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');

  return Object.entries(locked).every(([path, { version, integrity, dev, devOptional, optional }]) => {
    if (path === '') return true;
    const there = installed[path];
    if (there) return there.version === version && there.integrity === integrity && existsSync(root + path);
    return Boolean(optional || devOptional || (dev && !needsTools));
  });
}

/** @returns {Record<string, { version?: string, integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean }>} */
function readPackages(/** @type {string} */ file) {
  return JSON.parse(readFileSync(root + file, 'utf8')).packages ?? {};
}

/** `NODE_ENV=production` must not keep away what the build needs, so the groups are named. */
function install() {
  say('Installing packages (first run, or package-lock.json has changed) …');
  const began = Date.now();
  const groups = ['--include=optional', ...(needsTools ? ['--include=dev'] : [])];
  const npm = process.env.npm_execpath;
  const done = npm
    ? run(process.env.npm_node_execpath ?? process.execPath, [npm, 'ci', '--loglevel=error', ...groups])
    : run('npm', ['ci', '--loglevel=error', ...groups]);
  if (!done) fail('Installing the packages failed; the lines above say why.');
  writeStamp();
  say(`Packages installed in ${seconds(began)}.`);
}

function writeStamp() {
  const hasTools = Object.entries(readPackages('package-lock.json')).every(
    ([path, { dev, optional }]) => !dev || optional || existsSync(root + path),
  );
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  writeFileSync(stamp, `${installFingerprint()} ${hasTools ? 'all' : 'run'}`);
}

/** npm looks `node` up anew for each script: this is the one that the next script will run on. */
function checkRuntime() {
  const version = spawnSync('node', ['--version'], { encoding: 'utf8', env: environment() }).stdout?.trim() ?? '';
  if (Number(version.slice(1).split('.')[0]) >= 26) return;
  fail(
    `Landfall runs on Node 26, and npm finds ${version || 'none'} (${platform()} ${arch()}). ` +
      'Delete node_modules and try again, or install Node 26 yourself.',
  );
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
    spawnSync(command, parts, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environment(), shell })
      .status === 0
  );
}

/** npm puts node_modules/.bin on the PATH of its scripts; run by hand, we do it ourselves. */
function environment() {
  const separator = platform() === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${root}node_modules/.bin${separator}${process.env.PATH ?? ''}` };
}

function seconds(/** @type {number} */ began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}

function say(/** @type {string} */ line) {
  console.log(line);
}

/** @returns {never} */
function fail(/** @type {string} */ line) {
  console.error(line);
  process.exit(1);
}
