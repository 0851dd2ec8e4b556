import type { Transaction } from '../database/database.ts';

/** Forgets tokens and tries whose time is over: nothing depends on it. */
export async function sweepAccounts(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('refresh_tokens').where('expires_at', '<', now.epochMilliseconds).execute();
  await tx.deleteFrom('tries').where('until', '<', now.epochMilliseconds).execute();
}
