import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Milliseconds between two requests: ten a second. */
const EVERY = 100;

/** A request of the second client, which sends its requests in turn. */
export interface Turn {
  readonly address: string;
  /** The body of a write. */
  readonly body?: object;
}

/** A client in a thread of its own, which asks the engine ten times a second and notes how long it waits. */
export interface SecondClient {
  /** @returns the longest wait since the last call, in milliseconds */
  longestWait(): Promise<number>;
  stop(): Promise<void>;
}

export function openSecondClient(turns: readonly Turn[]): SecondClient {
  const worker = new Worker(new URL(import.meta.url), { workerData: turns });
  return {
    longestWait: () =>
      new Promise((resolve) => {
        worker.once('message', resolve);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage('longest');
      }),
    stop: async () => void (await worker.terminate()),
  };
}

if (!isMainThread) await askOn(workerData as readonly Turn[]);

async function askOn(turns: readonly Turn[]): Promise<void> {
  let longest = 0;
  const waiting = new Set<number>();
  parentPort?.on('message', () => {
    // A request that still waits counts as well.
    const oldest = Math.max(0, ...[...waiting].map((since) => performance.now() - since));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(Math.max(longest, oldest));
    longest = 0;
  });
  for (let n = 0; ; n += 1) {
    const began = performance.now();
    waiting.add(began);
    void ask(turns[n % turns.length] as Turn, n)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
      .finally(() => {
        waiting.delete(began);
        longest = Math.max(longest, performance.now() - began);
      });
    await pause(EVERY);
  }
}

function ask({ address, body }: Turn, n: number): Promise<Response> {
  if (!body) return fetch(address);
  // Each visitor comes from a network of their own.
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${n % 250}.${(n >> 8) % 250}` };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}
