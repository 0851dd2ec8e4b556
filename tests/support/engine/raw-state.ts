import { sql } from 'kysely';
import { isOnPostgres } from './databases.ts';
import type { Engine } from './engine.ts';

/** Every row of every table, as text, for tests that nothing has changed. */
export async function rawState({ database }: Engine): Promise<Record<string, string>> {
  return database.read(async (tx) => {
    const { rows } = await (isOnPostgres() ? onPostgres : onSqlite).execute(tx);
    const state: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(tx);
      state[name] = found
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join('\n');
    }
    return state;
  });
}

const onSqlite = sql<{ name: string }>`
  select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`;
const onPostgres = sql<{ name: string }>`
  select table_name as name from information_schema.tables where table_schema = current_schema() order by table_name`;
