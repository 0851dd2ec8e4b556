import type { Database } from './database.ts';

/** The time for which a proof is good: questions about health write at most once in this time. */
const GOOD_MILLISECONDS = 10_000;

/** Proves that the database takes writes: a full disk still answers reads. Concurrent callers share one proof. @throws Unavailable */
export function createProof(database: Database): () => Promise<void> {
  let proof: Promise<void> | null = null;
  let goodUntil = 0;
  const prove = async (): Promise<void> => {
    const value = String(Date.now());
    await database.write((tx) =>
      tx
        .insertInto('meta')
        .values({ key: 'written_at', value })
        .onConflict((it) => it.column('key').doUpdateSet({ value }))
        .execute(),
    );
    goodUntil = performance.now() + GOOD_MILLISECONDS;
  };
  return async () => {
    if (performance.now() < goodUntil) return;
    proof ??= prove().finally(() => (proof = null));
    await proof;
  };
}
