import { appInfoRead } from '#domain/contract/reads.ts';
import type { Outcome, Send } from './api.ts';

export type Connection = ReturnType<typeof createConnection>;

/** Whether the engine can be reached. The outcome of requests decides. The browser's events about the network only cause a new check (S10). */
export function createConnection(send: Send) {
  let out = false;
  let pauses = 0;
  /** The number of answers from the engine itself so far. */
  let answers = 0;
  let patience = PATIENCE_MS;
  let next: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();
  const listeners = new Set<() => void>();

  function note(outcome: Outcome<unknown>): void {
    // An answer from the worker's cache does not show that the engine can be reached.
    if ('asOf' in outcome) return;
    const isLost = outcome.kind === 'unreachable' && outcome.why !== 'busy';
    if (!isLost) answers++;
    turn(isLost);
    if (outcome.kind !== 'unreachable') for (const heard of listeners) heard();
  }

  function turn(isOut: boolean): void {
    const wasOut = out;
    out = isOut;
    if (out && watchers.size > 0) askLater();
    if (!out) stopAsking();
    if (out !== wasOut) for (const changed of watchers) changed();
  }

  const ask = async () => note(await send(appInfoRead, { timeout: 8_000 }));

  /** Checks whether the engine answers at all while a request hangs. After three seconds without an answer, it counts as out of reach (S10). */
  const sendInTime: Send = async (call, options = {}) => {
    const began = performance.now();
    let isLate = false;
    let timer = setTimeout(() => {
      const before = answers;
      void ask();
      const onLate = () => {
        if (answers !== before) return;
        isLate = true;
        turn(true);
        options.onLate?.({ kind: 'unreachable', why: 'timeout', retryAfter: null });
      };
      timer = setTimeout(onLate, out ? 0 : patience - DOUBT_MS);
    }, DOUBT_MS);
    const outcome = await send(call, options).finally(() => clearTimeout(timer));
    // A slow link gets more time from now on, so that it does not count as lost and found again with each answer.
    const isSlow = isLate && outcome.kind !== 'unreachable';
    if (isSlow) patience = Math.min(MOST_PATIENCE_MS, Math.max(patience, 2 * (performance.now() - began)));
    note(outcome);
    return outcome;
  };

  /** Growing, jittered pauses from 2 s to 30 s. */
  function askLater(): void {
    clearTimeout(next);
    next = setTimeout(() => void ask(), Math.min(30_000, 2_000 * 1.6 ** pauses++) * (0.8 + Math.random() * 0.4));
  }

  function stopAsking(): void {
    clearTimeout(next);
    pauses = 0;
  }

  const onHint = () => {
    pauses = 0;
    void ask();
  };

  return {
    /** The same as `send`, but it notes outcomes and the time they take. */
    send: sendInTime,
    isOut: () => out,
    /** Called when other code suspects that the engine is out of reach: checks it. */
    doubt: () => void sendInTime(appInfoRead, { timeout: 8_000 }),
    /** Calls back on each answer of the engine itself. @returns stops listening */
    onAnswer(heard: () => void): () => void {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    /** Calls back on each change, and checks the engine regularly while it is out of reach. @returns stops watching */
    watch(changed: () => void): () => void {
      watchers.add(changed);
      if (watchers.size === 1) for (const event of hints) addEventListener(event, onHint);
      return () => {
        watchers.delete(changed);
        if (watchers.size > 0) return;
        stopAsking();
        for (const event of hints) removeEventListener(event, onHint);
      };
    },
  };
}

const hints = ['online', 'offline'];

/** Milliseconds without an answer: until the engine is checked, and until it counts as out of reach. */
const DOUBT_MS = 1_500;
const PATIENCE_MS = 3_000;
const MOST_PATIENCE_MS = 10_000;
