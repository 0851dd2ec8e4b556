import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * A key of an anonymous caller belongs to the store that it came to. Which one that was is not known of those that are there: a repeat
 * at any store is still a repeat.
 */
export async function storeKeys(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into idempotency_keys (key, fingerprint, state, status, body, created_at)
    select k.key || ' at ' || cast(s.id as text), k.fingerprint, k.state, k.status, k.body, k.created_at
    from idempotency_keys k cross join stores s
    where k.key not like '% %'
  `.execute(db);
  await sql`delete from idempotency_keys where key not like '% %'`.execute(db);
}
