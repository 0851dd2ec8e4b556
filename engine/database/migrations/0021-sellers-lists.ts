import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Experiences have long rows: a list of ten thousand is counted, narrowed and ordered without reading them. */
export async function sellersLists(db: Kysely<Tables>): Promise<void> {
  for (const statement of [
    'create index experiences_by_status on experiences (account_id, status, type, id)',
    'create index experiences_by_title on experiences (account_id, title, id)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
