import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Ends every operator's rights once. Earlier versions gave them to a user who had only activated, perhaps with a password of somebody
 * else. The operator resets the password by email and has them again (A24).
 */
export async function operatorRights(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('users').set({ is_staff: 0 }).execute();
}
