import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelPlayedEngine } from '#tests/support/play/model-played-engine.ts';
import type { Mutation } from '#tests/support/play/mutation.ts';
import { play } from '#tests/support/play/play.ts';
import { anySchedule } from '#tests/support/play/schedule.ts';
import { faultsOf } from '#tests/support/play/verdict.ts';

/** Removes Web Locks: idempotency keys alone must protect two tabs and a worker. */
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

const runs = process.env['SOAK'] ? 100_000 : 500;

describe('the model of the engine', () => {
  it('[W6, W3] under any schedule loses nothing, does nothing twice, and ends agreed with the page', {
    tags: 'long',
    timeout: 0,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anySchedule, async (steps) => {
        expect(faultsOf(await play(steps, modelPlayedEngine()))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it.each<[string, Mutation]>([
    ['sends without keys', 'withoutKeys'],
    ['takes a command from the outbox before it is sent', 'dequeueFirst'],
    ['changes what was sent before it is sent again', 'unfrozen'],
    ['lets no cart end', 'ignoresExpiry'],
  ])('[W6] shows a device up that %s', { timeout: 60_000 }, async (_, mutation) => {
    const found = await fc.check(
      fc.asyncProperty(
        anySchedule,
        async (steps) => faultsOf(await play(steps, modelPlayedEngine(), mutation)).length === 0,
      ),
      { numRuns: 2_000, endOnFailure: true },
    );

    expect(found.failed).toBe(true);
  });
});
