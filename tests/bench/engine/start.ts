import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { engineFlags } from '../../support/engine/shop.ts';
import { root } from '../../support/root.ts';
import { section, type Table } from '../report.ts';
import { median } from '../rounds.ts';
import { memoryOf } from './process.ts';

const RUNS = 7;

/** Measures the time from the engine's start to its first answer, and its memory then. */
export async function measureStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  const table = await startsOn(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  section('Start', [table]);
}

/** Measures starts on a data folder. If the folder is empty, the first start fills it. */
export async function startsOn(dataDir: string): Promise<Table> {
  const engine = [...engineFlags, 'engine/main.ts'];
  await untilFirst(engine, dataDir, '/');
  const starts = [
    { name: 'bare Node, 2 kB', args: ['--eval', BARE], path: '/', aims: ['', ''] },
    { name: 'the listing', args: engine, path: '/api/webstores/experiences/', aims: [400, 130] },
    { name: 'home, a document', args: engine, path: '/', aims: [400, 130] },
  ];
  const rows: (string | number)[][] = [];
  for (const { name, args, path, aims } of starts) {
    const runs: Started[] = [];
    for (let n = 0; n < RUNS; n++) runs.push(await untilFirst(args, dataDir, path));
    const [milliseconds, megabytes] = aims;
    rows.push([
      name,
      Math.round(median(runs.map((it) => it.milliseconds))),
      milliseconds ?? '',
      median(runs.map((it) => it.megabytes)),
      megabytes ?? '',
    ]);
  }
  return {
    head: ['first answer', 'ms', 'at most', 'MB in memory then', 'at most'],
    rows,
    note: `From the start of the process to its first 200, medians of ${RUNS}, in the environment of \`npm start\`.`,
  };
}

const BARE = `require('node:http').createServer((request, response) => response.end(Buffer.alloc(2000, 'x')))
  .listen(process.env.PORT, '127.0.0.1')`;

interface Started {
  milliseconds: number;
  megabytes: number;
}

/** Sends requests until one is answered, as a waiting user does. */
async function untilFirst(args: readonly string[], dataDir: string, path: string): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const node = spawn('node', args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (node.exitCode !== null) throw new Error(`the process ended with ${node.exitCode} before it answered`);
    await setTimeout(5);
  }
  const milliseconds = performance.now() - began;
  const megabytes = memoryOf(node.pid ?? 0);
  node.kill('SIGTERM');
  await once(node, 'exit');
  return { milliseconds, megabytes };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response?.status === 200;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
