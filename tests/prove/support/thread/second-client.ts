import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Milliseconds between two requests: ten a second. */
const EVERY = 100;

/** A client in a thread of its own, which asks the engine ten times a second and notes how long it waits. */
export interface SecondClient {
  /** @returns the longest wait since the last call, in milliseconds */
  longestWait(): Promise<number>;
  stop(): Promise<void>;
}

export function openSecondClient(address: string): SecondClient {
  const worker = new Worker(new URL(import.meta.url), { workerData: address });
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

if (!isMainThread) await askOn(String(workerData));

async function askOn(address: string): Promise<void> {
  let longest = 0;
  const waiting = new Set<number>();
  parentPort?.on('message', () => {
    // A request that still waits counts as well.
    const oldest = Math.max(0, ...[...waiting].map((since) => performance.now() - since));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(Math.max(longest, oldest));
    longest = 0;
  });
  for (;;) {
    const began = performance.now();
    waiting.add(began);
    void fetch(address)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
      .finally(() => {
        waiting.delete(began);
        longest = Math.max(longest, performance.now() - began);
      });
    await pause(EVERY);
  }
}
