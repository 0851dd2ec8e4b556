// `npm run smoke`: `npm start` with an empty database, then the first page, the desk and the API. For systems on which the whole suite does not run.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PORT = '8099';
const MOST_MS = 600_000;
const dataDir = mkdtempSync(join(tmpdir(), 'landfall-smoke-'));
const isWindows = process.platform === 'win32';
const env = { ...process.env, PORT, DATA_DIR: dataDir };
const engine = spawn('npm', ['start'], { env, stdio: 'inherit', shell: isWindows, detached: !isWindows });
const ended = new Promise((resolve) => engine.on('exit', (code) => resolve(`npm start ended with ${code}.`)));

try {
  await Promise.race([ended.then((text) => Promise.reject(new Error(String(text)))), untilUp()]);
  await expectText('/', 'Adriatic Days');
  await expectText('/desk/', 'id="desk"');
  await expectText('/api/app-info/', '"version"');
  console.log('Shop, desk and API answer.');
} finally {
  if (isWindows) spawn('taskkill', ['/pid', String(engine.pid), '/t', '/f']);
  else if (engine.pid) process.kill(-engine.pid, 'SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function untilUp() {
  for (const end = Date.now() + MOST_MS; Date.now() < end; await pause(500)) {
    const response = await fetch(`http://127.0.0.1:${PORT}/api/app-info/`).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error(`Nothing answers after ${MOST_MS / 1000} s.`);
}

/** @param {string} path @param {string} text */
async function expectText(path, text) {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`);
  const body = await response.text();
  if (!response.ok || !body.includes(text)) throw new Error(`${path} answers ${response.status} without ${text}.`);
}
