import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Arguments for every Chromium that we start: nothing that calls out, and no sandbox where there can be none. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else one of the usual places, else Debian's package, installed where we may.
 *
 * @throws Error that says in a sentence how to get one
 */
export function findBrowser(): string {
  return named() ?? installed() ?? installDebianPackage() ?? giveUp();
}

function named(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (path && !isExecutable(path)) throw new Error(`CHROMIUM_PATH is '${path}', and nothing there can be run.`);
  return path || undefined;
}

function installed(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
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
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isExecutable);
}

function installDebianPackage(): string | undefined {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  console.log("Installing Debian's chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return installed();
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
