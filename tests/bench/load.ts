import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Request } from 'autocannon';
import autocannon from 'autocannon';
import { root } from '../support/root.ts';

const SECONDS_EACH = 4;

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers other than 2xx, and errors. */
  failed: number;
}

/** Asks as fast as it is answered, over so many connections; each request is made anew. */
export async function measured(url: string, connections: number, next: () => Request): Promise<Measured> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: SECONDS_EACH,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

/** Megabytes that a process has in memory. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Starts the floor in a process of its own, on a folder with its database and what it is to send. */
export async function startFloor(folder: string): Promise<{ url: string; stop: () => void }> {
  const floor = spawn('node', ['tests/bench/floor.ts', folder], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = (await once(floor.stdout, 'data')) as [Buffer];
  return { url: chunk.toString().trim(), stop: () => floor.kill() };
}
