import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Imports that sellers make in the office (B18). `imported_ids` maps the file's origin and the id in the file to the row of the account that it
   * became, so that a second import changes nothing. `undo_json` holds the rows that the last import of an account made and changed; it is empty for
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
