import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseAfter } from '#platform/delivery.ts';
import type { Mutation } from '#tests/support/schedule.ts';
import { anySchedule, faultsOf, play } from '#tests/support/schedule.ts';

/** Two deliverers without a lock: keys alone must do. */
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

const runs = process.env['SOAK'] ? 100_000 : 400;

describe('delivery', () => {
  it('[W6, W3] of any schedule loses nothing, does nothing twice, and ends with page and engine agreed', {
    timeout: 0,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anySchedule, async (steps) => {
        expect(faultsOf(await play(steps))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it.each<[string, Mutation]>([
    ['sends without keys', { withoutKeys: true }],
    ['takes a command from the outbox before it is sent', { dequeueFirst: true }],
    ['changes what was sent before it is sent again', { unfrozen: true }],
  ])('[W6] that %s is caught', { timeout: 60_000 }, async (_, mutation) => {
    const found = await fc.check(
      fc.asyncProperty(anySchedule, async (steps) => faultsOf(await play(steps, mutation)).length === 0),
      { numRuns: 2_000, endOnFailure: true },
    );

    expect(found.failed).toBe(true);
  });

  it('[W7] pauses longer and longer, jittered, never before it was asked to', () => {
    expect([1, 2, 3, 7, 20].map((attempts) => pauseAfter(attempts, null, 1))).toEqual([
      1_000, 2_000, 4_000, 60_000, 60_000,
    ]);
    expect(pauseAfter(3, null, 0)).toBe(2_000);
    expect(pauseAfter(1, 9, 0)).toBe(9_000);
  });
});
