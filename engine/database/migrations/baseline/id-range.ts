import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';

/**
 * Draws the range from which this database takes its ids (`engine/database/own-ids.ts`), so that an account can move to another installation with
 * its ids. The last ranges stay free for databases that change theirs.
 */
export async function drawIdRange(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: 'id-range', value: String(randomInt(1, 900_000)) })
    .execute();
}
