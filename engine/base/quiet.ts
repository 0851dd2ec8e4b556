import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

// perf: docs/performance.md#late-routes
/** Resolves once the event loop has been almost idle for 250 ms, or after `most` milliseconds. */
export async function waitForQuiet(signal: AbortSignal, most = Infinity): Promise<void> {
  const end = performance.now() + most;
  for (;;) {
    const before = performance.eventLoopUtilization();
    await pause(250, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < 0.08 || performance.now() >= end) return;
  }
}
