import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Imports that sellers make in the office (B18). `imported_ids` has the row of an account that a row of a file became, by the file's origin and the
   * id there, so that a second import changes nothing. `undo_json` has what the last import of an account made and changed; it is empty for
   * earlier imports.
   */
  '0070-imports': `
    create table imports (
      id text primary key, account_id integer not null references base_accounts on delete cascade,
      user_id integer references users on delete set null, file_name text not null, created_at integer not null,
      undone_at integer, result_json text not null, undo_json text not null);
    create index imports_by_account on imports (account_id, created_at);
    create index imports_by_user on imports (user_id);
    create table imported_ids (
      account_id integer not null references base_accounts on delete cascade, origin text not null,
      table_name text not null, file_id text not null, row_id integer not null,
      primary key (account_id, origin, table_name, file_id));
  `,
};
