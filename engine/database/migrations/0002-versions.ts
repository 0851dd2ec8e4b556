import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { createTable } from './create-table.ts';

/** One row from which the versions of all stores are drawn: whoever draws one holds it until the commit. And what has a later one, at once. */
export async function versions(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of [
    createTable(dialect, 'store_versions', 'id integer primary key check (id = 1), last integer not null'),
    `insert into store_versions (id, last) select 1, coalesce(max(version), 0) from stores`,
    'create index experiences_by_version on experiences (version)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
