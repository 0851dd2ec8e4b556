import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn, createTable, ids } from './create-table.ts';

/** What sellers keep besides what the storefront already shows: questions, customers, folders, videos, onboardings, QR codes. */
export async function resources(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await sql.raw(statement).execute(db);
}

function statements(dialect: Dialect): string[] {
  const id = ids[dialect];
  const table = (name: string, columns: string) => createTable(dialect, name, columns);
  const column = (name: string, of: string) => addColumn(dialect, name, of);
  const byAccount = (name: string) => `create index ${name}_by_account on ${name} (account_id, id)`;
  const account = 'account_id integer not null references base_accounts';
  const video = `url text not null, provider text not null, provider_ref text not null, title text not null,
    description text not null, position integer not null, created_at integer not null`;

  return [
    table(
      'filer_folders',
      `id ${id}, ${account}, parent_id integer references filer_folders, name text not null, created_at integer not null`,
    ),
    column('pictures', 'account_id integer references base_accounts'),
    column('pictures', 'folder_id integer references filer_folders'),
    column('pictures', `name text not null default ''`),
    column('pictures', 'created_at integer not null default 0'),
    `update pictures set name = alt_text, account_id = coalesce(
       (select min(e.account_id) from experience_pictures p join experiences e on e.id = p.experience_id where p.picture_id = pictures.id),
       (select min(s.account_id) from stores s where s.logo_picture_id = pictures.id or s.banner_picture_id = pictures.id))`,

    table('inventory_items_categories', `id ${id}, ${account}, title text not null, position integer not null`),
    column('inventory_items', 'category_id integer references inventory_items_categories'),

    table(
      'booking_questions',
      `id ${id}, ${account}, experience_id integer references experiences on delete cascade, title text not null, help_text text not null,
       scope text not null check (scope in ('booking', 'traveler')),
       type text not null check (type in ('string', 'number', 'date', 'choice', 'boolean')),
       choices_json text not null, mandatory integer not null check (mandatory in (0, 1)), position integer not null`,
    ),
    `create index booking_questions_by_experience on booking_questions (experience_id, position)`,
    table(
      'customers',
      `id ${id}, ${account}, first_name text not null, last_name text not null, email text not null, phone_number text not null,
       company text not null, language text not null, address_json text, note text not null, created_at integer not null`,
    ),
    table('videos', `id ${id}, ${account}, experience_id integer references experiences on delete cascade, ${video}`),
    `create index videos_by_experience on videos (experience_id, position)`,
    table('base_account_videos', `id ${id}, ${account}, ${video}`),
    table('onboardings', `id ${id}, ${account}, title text not null, created_at integer not null`),
    table(
      'onboarding_steps',
      `id ${id}, onboarding_id integer not null references onboardings on delete cascade, title text not null, text text not null,
       position integer not null, state text not null check (state in ('open', 'done', 'skipped')), changed_at integer not null`,
    ),
    `create index onboarding_steps_by_onboarding on onboarding_steps (onboarding_id, position)`,
    table(
      'qr_codes',
      `id ${id}, ${account}, kind text not null check (kind in ('store', 'experience', 'link')),
       store_id integer references stores on delete cascade, experience_id integer references experiences on delete cascade,
       target_url text not null, title text not null, looks integer not null, scans integer not null, leads integer not null,
       created_at integer not null`,
    ),
    `create index qr_codes_by_store on qr_codes (store_id)`,
    `create index qr_codes_by_experience on qr_codes (experience_id)`,

    ...[
      'cancellation_policies',
      'pricing_categories',
      'meeting_points',
      'inventory_items',
      'inventory_items_categories',
      'experiences',
      'pictures',
      'filer_folders',
      'booking_questions',
      'customers',
      'videos',
      'base_account_videos',
      'onboardings',
      'qr_codes',
    ].map(byAccount),
    // Where an object is in use, before it may be removed or where its change shows.
    `create index experiences_by_policy on experiences (cancellation_policy_id)`,
    `create index experiences_by_meeting_point on experiences (meeting_point_id)`,
    `create index experience_extras_by_item on experience_extras (item_id)`,
    `create index experience_pictures_by_picture on experience_pictures (picture_id)`,
    `create index pricing_options_by_category on pricing_options (pricing_category_id)`,
    `create index cart_lines_by_experience on cart_lines (experience_id)`,
    `create index order_lines_by_experience on order_lines (experience_id)`,
  ];
}
