/**
 * Repeats the work until it succeeds: after pauses that grow from 5 s to 10 min, and at once when the browser is online again.
 *
 * @returns its result; undefined if `life` ends before
 */
export async function retryUntilDone<T>(work: () => Promise<T>, life: AbortSignal): Promise<T | undefined> {
  for (let pause = FIRST_PAUSE_MS; !life.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch {
      await waitUntilOnline(pause, life);
    }
  }
  return undefined;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 600_000;

function waitUntilOnline(milliseconds: number, life: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end(): void {
      clearTimeout(timer);
      removeEventListener('online', end);
      life.removeEventListener('abort', end);
      resolve();
    }
    addEventListener('online', end);
    life.addEventListener('abort', end);
  });
}
