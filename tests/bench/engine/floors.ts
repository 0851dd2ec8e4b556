import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../../support/root.ts';
import type { Answers } from './loads.ts';

/** A running floor, in a process of its own. */
export interface Floor {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts bare Node on a copy of an engine's SQLite file, with the answers that it must send. */
export async function floorBeside(dataDir: string, answers: Answers): Promise<Floor> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-floor-'));
  await keep(answers, folder);
  const database = new DatabaseSync(join(dataDir, 'landfall.sqlite'), { readOnly: true });
  database.exec(`vacuum into '${join(folder, 'landfall.sqlite')}'`);
  database.close();
  const floor = await startFloor('tests/bench/engine/floor.ts', [folder]);
  const stop = async () => {
    await floor.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...floor, stop };
}

async function keep(answers: Answers, folder: string): Promise<void> {
  await mkdir(join(folder, 'answers'));
  for (const [name, text] of Object.entries(answers)) await writeFile(join(folder, 'answers', name), text);
}

/** Runs a floor until it is stopped. The first line of its output is its address. */
export async function startFloor(script: string, args: readonly string[]): Promise<Floor> {
  const floor = spawn('node', [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = (await once(floor.stdout, 'data')) as [Buffer];
  const stop = async () => {
    floor.kill();
    await once(floor, 'exit');
  };
  return { url: chunk.toString().trim(), pid: floor.pid ?? 0, stop };
}
