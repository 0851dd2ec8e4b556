import type { Transaction } from '../database/database.ts';

export async function sweepAccounts(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('refresh_tokens').where('expires_at', '<', now.epochMilliseconds).execute();
  await tx.deleteFrom('tries').where('until', '<', now.epochMilliseconds).execute();
}
