import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Arguments for every Chromium that tests start: no background network traffic, and no sandbox as root, where Chromium has none. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else one of the usual places, else Debian's package, installed if possible.
 *
 * @throws Error with a sentence that says how to get one
 */
export function findBrowser(): string {
  return named() ?? installed() ?? installDebianPackage() ?? giveUp();
}

/** Path of the same browser without windows, if Debian has it or it can be installed; else of the whole browser. */
export function findHeadlessShell(): string {
  if (process.env['CHROMIUM_PATH']) return findBrowser();
  return shellIn(folders()) ?? installShell() ?? findBrowser();
}

const shellIn = (folders: readonly string[]) =>
  folders.map((folder) => join(folder, 'chromium-headless-shell')).find(isExecutable);

function installShell(): string | undefined {
  // Each worker of a run calls this again, but the run itself has already tried to install.
  if (!isInstallable() || process.env['TEST_WORKER_INDEX'] !== undefined) return undefined;
  try {
    install('chromium-headless-shell');
  } catch {
    return undefined; // a release without this package
  }
  return shellIn(folders());
}

function named(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (path && !isExecutable(path)) throw new Error(`CHROMIUM_PATH is '${path}', and nothing there can be run.`);
  return path || undefined;
}

function installed(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = [
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ];
  return [...folders().flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isExecutable);
}

const folders = () => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);

const isInstallable = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

function installDebianPackage(): string | undefined {
  if (!isInstallable()) return undefined;
  install('chromium', 'fonts-dejavu-core');
  return installed();
}

/** @throws Error if there is no such package */
function install(...packages: readonly string[]): void {
  console.log(`Installing Debian's ${packages[0]} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function giveUp(): never {
  throw new Error(
    'The browser tests need a Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one that is there.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
