import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOnPostgres } from '#tests/support/engine/databases.ts';
import type { Mutation } from '#tests/support/play/mutation.ts';
import { play } from '#tests/support/play/play.ts';
import { realGrounds } from '#tests/support/play/real-played-engine.ts';
import { anySchedule } from '#tests/support/play/schedule.ts';
import { faultsOf } from '#tests/support/play/verdict.ts';

let grounds: Awaited<ReturnType<typeof realGrounds>>;
beforeAll(async () => {
  // Removes Web Locks: idempotency keys alone must protect two tabs and a worker.
  vi.stubGlobal('navigator', {});
  grounds = await realGrounds();
});
afterAll(() => grounds.stop());

const runs = (process.env['SOAK'] ? 5_000 : 50) / (isOnPostgres() ? 10 : 1);

describe('the real engine', () => {
  it('[W6, W3] under any schedule loses nothing, does nothing twice, and ends agreed with the page', {
    tags: 'long',
    timeout: 0,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anySchedule, async (steps) => {
        expect(faultsOf(await play(steps, await grounds.next()))).toEqual([]);
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
        async (steps) => faultsOf(await play(steps, await grounds.next(), mutation)).length === 0,
      ),
      { numRuns: 1_000, endOnFailure: true },
    );

    expect(found.failed).toBe(true);
  });
});
