import type { Database } from '../database/database.ts';
import { storedSecret } from '../database/stored-secret.ts';

/** What the sandbox signs with: the one given, else one that is made once and kept, the same for every process. */
export async function secretOf({
  secret,
  database,
  newId,
}: {
  secret: string | null;
  database: Database;
  newId: () => string;
}): Promise<string> {
  return secret || storedSecret(database, 'sandbox_secret', newId);
}
