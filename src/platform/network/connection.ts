import { appInfoRead } from '#domain/contract/reads.ts';
import type { Outcome, Send } from './api.ts';

export type Connection = ReturnType<typeof createConnection>;

/** Whether the engine can be reached. The outcome of requests decides; what the browser says of the network is a hint to ask (S10). */
export function createConnection(send: Send) {
  let out = false;
  let pauses = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();
  const listeners = new Set<() => void>();

  function note(outcome: Outcome<unknown>): void {
    // An answer from the worker's cache does not show that the engine can be reached.
    if ('asOf' in outcome) return;
    const wasOut = out;
    out = outcome.kind === 'unreachable' && outcome.why !== 'busy';
    if (out && watchers.size > 0) askLater();
    if (!out) stopAsking();
    if (out !== wasOut) for (const changed of watchers) changed();
    if (outcome.kind !== 'unreachable') for (const heard of listeners) heard();
  }

  const ask = async () => note(await send(appInfoRead, { timeout: 8_000 }));

  /** Growing, jittered pauses from 2 s to 30 s. */
  function askLater(): void {
    clearTimeout(next);
    next = setTimeout(() => void ask(), Math.min(30_000, 2_000 * 1.6 ** pauses++) * (0.8 + Math.random() * 0.4));
  }

  function stopAsking(): void {
    clearTimeout(next);
    pauses = 0;
  }

  const hinted = () => {
    pauses = 0;
    void ask();
  };

  return {
    /** The same `send`, whose outcomes are taken note of. */
    send: (async (endpoint, wanted) => {
      const outcome = await send(endpoint, wanted);
      note(outcome);
      return outcome;
    }) as Send,
    isOut: () => out,
    /** Somebody has found it out of reach: asks it. */
    doubt: () => void ask(),
    /** Calls back on each answer of the engine itself. @returns what ends it */
    onAnswer(heard: () => void): () => void {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    /** Calls back on each change, and asks the engine by itself while it is out of reach. @returns what ends it */
    watch(changed: () => void): () => void {
      watchers.add(changed);
      if (watchers.size === 1) for (const event of hints) addEventListener(event, hinted);
      return () => {
        watchers.delete(changed);
        if (watchers.size > 0) return;
        stopAsking();
        for (const event of hints) removeEventListener(event, hinted);
      };
    },
  };
}

const hints = ['online', 'offline'];
