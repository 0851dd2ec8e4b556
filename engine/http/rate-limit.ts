import { sql } from 'kysely';
import { throttledError } from '../base/errors.ts';
import type { Database, Transaction } from '../database/database.ts';

export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly minutes: number;
}

/** Tries of one kind. A try is counted before it is made, so that simultaneous tries count too. */
export type RateLimit = ReturnType<typeof rateLimit>;

/** Tries that all of these limits restrict together. @param refusalError  the error for a try too many; 429 by default */
export function rateLimit(
  { database }: { database: Database },
  limits: readonly Limit[],
  refusalError: (seconds: number) => Error = throttledError,
) {
  // Rows are locked in one order, so that two transactions never wait for each other.
  const sorted = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return {
    /** @throws Failed 429 */
    begin: (now: Temporal.Instant): Promise<void> =>
      database.write(async (tx) => {
        for (const limit of sorted) {
          const secondsLeft = await count(tx, limit, now.epochMilliseconds);
          if (secondsLeft > 0) throw refusalError(secondsLeft);
        }
      }),
    /** Uncounts a try that succeeded. */
    forgive: async (tx: Transaction): Promise<void> => {
      for (const { key } of sorted) {
        await tx
          .updateTable('tries')
          .set((it) => ({ count: it('count', '-', 1) }))
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute();
      }
    },
  };
}

/** @returns the seconds until the next try is allowed; 0 if this try was allowed */
async function count(tx: Transaction, { key, most, minutes }: Limit, now: number): Promise<number> {
  const until = now + minutes * 60_000;
  const { count: made, until: ends } = await tx
    .insertInto('tries')
    .values({ key, count: 1, since: now, until })
    .onConflict((it) =>
      it.column('key').doUpdateSet({
        count: sql`case when tries.until <= ${now} then 1 else tries.count + 1 end`,
        since: sql`case when tries.until <= ${now} then ${now} else tries.since end`,
        until: sql`case when tries.until <= ${now} then ${until} else tries.until end`,
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
  return made > most ? Math.max(1, Math.ceil((ends - now) / 1000)) : 0;
}
