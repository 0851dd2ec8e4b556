import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { createTable, ids } from './create-table.ts';

/** Credentials for machines: a role in one account, on behalf of the user who made the key. */
export async function apiKeys(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of [
    createTable(
      dialect,
      'api_keys',
      `id ${ids[dialect]}, account_id integer not null references base_accounts on delete cascade,
       user_id integer not null references users on delete cascade, role_id integer not null references roles on delete cascade,
       name text not null, hash text not null unique, hint text not null,
       created_at integer not null, expires_at integer not null, last_used_at integer`,
    ),
    'create index api_keys_by_account on api_keys (account_id, id)',
    'create index api_keys_by_user on api_keys (user_id)',
    'create index api_keys_by_role on api_keys (role_id)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
