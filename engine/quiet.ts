import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once the event loop has been all but still for a moment. */
export async function quiet(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await pause(250, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < 0.08) return;
  }
}
