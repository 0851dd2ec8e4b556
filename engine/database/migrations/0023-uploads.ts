import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn, createTable, ids } from './create-table.ts';

/** Pictures that sellers upload are made one after the other, and their files go after them; videos are asked for where they are hosted. */
export async function uploads(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await sql.raw(statement).execute(db);
}

function statements(dialect: Dialect): string[] {
  const column = (table: string, of: string) => addColumn(dialect, table, of);
  return [
    column(
      'pictures',
      `status text not null default 'ready' check (status in ('pending', 'processing', 'ready', 'failed'))`,
    ),
    column('pictures', 'progress integer not null default 100'),
    column('pictures', 'problem text'),
    createTable(
      dialect,
      'picture_jobs',
      `picture_id integer primary key references pictures on delete cascade, attempts integer not null, next_at integer not null`,
    ),
    'create index picture_jobs_due on picture_jobs (next_at)',
    createTable(dialect, 'picture_removals', `id ${ids[dialect]}, key text not null, source text not null`),
    'create index pictures_by_folder on pictures (folder_id)',
    'create index stores_by_logo on stores (logo_picture_id)',
    'create index stores_by_banner on stores (banner_picture_id)',
    column('videos', 'checked_at integer'),
    column('base_account_videos', 'checked_at integer'),
  ];
}
