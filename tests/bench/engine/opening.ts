import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../support/root.ts';

/** Milliseconds from `npm start` to the first whole page: with an empty data folder, and again with the folder that the first start filled. */
export async function openings(): Promise<{ first: number; second: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  const first = await opening(dataDir);
  const second = await opening(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return { first, second };
}

async function opening(dataDir: string): Promise<number> {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url: string | undefined;
  for await (const chunk of npm.stdout) {
    url = /http:\/\/[\w.:]+\d/.exec(String(chunk))?.[0];
    if (url) break;
  }
  const response = await fetch(`${url}/`);
  await response.text();
  const took = performance.now() - began;
  if (!response.ok) throw new Error(`the first page is a ${response.status}`);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  return took;
}
