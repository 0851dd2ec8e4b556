import { roleNames } from '#domain/permissions.ts';
import { bookedDate, bookedPeople } from '../booked-selection.ts';
import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Users, their tokens and failed tries, the teams and roles of accounts, and the emails that wait to be sent. */
  '0010-accounts': `
    alter table base_accounts add column type text not null default 'supplier'
      check (type in ('supplier', 'reseller', 'both'));
    alter table base_accounts add column legal_name text not null default '';
    alter table base_accounts add column email text not null default '';
    alter table base_accounts add column phone_number text not null default '';
    alter table base_accounts add column website text not null default '';
    alter table base_accounts add column address_json text;
    create table users (
      id integer primary key autoincrement, email text not null, email_key text not null unique, password text not null,
      first_name text not null, last_name text not null, is_active integer not null check (is_active in (0, 1)),
      is_staff integer not null check (is_staff in (0, 1)), last_login integer, date_joined integer not null);
    create table roles (
      id integer primary key autoincrement, account_id integer references base_accounts on delete cascade,
      name text not null, permissions_json text, check ((account_id is null) = (permissions_json is null)));
    create unique index roles_by_account on roles (account_id, name);
    ${roleNames.map((name) => `insert into roles (account_id, name, permissions_json) values (null, '${name}', null);`).join('\n')}
    create table team_members (
      id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
      user_id integer references users on delete cascade, role_id integer not null references roles, email text not null,
      email_key text not null, invitation text, created_at integer not null, joined_at integer,
      unique (account_id, email_key), unique (account_id, user_id), check ((user_id is null) = (joined_at is null)));
    create index team_members_by_user on team_members (user_id);
    create index team_members_by_role on team_members (role_id);
    create table refresh_tokens (
      hash text primary key, family text not null, user_id integer not null references users on delete cascade,
      created_at integer not null, expires_at integer not null, used_at integer, ended_at integer);
    create index refresh_tokens_by_family on refresh_tokens (family);
    create index refresh_tokens_by_user on refresh_tokens (user_id);
    create index refresh_tokens_by_expiry on refresh_tokens (expires_at);
    create table tries (key text primary key, count integer not null, since integer not null, until integer not null);
    create index tries_by_end on tries (until);
    create table mails (
      id text primary key, recipient text not null, subject text not null, text text not null, html text not null,
      attachments_json text not null, created_at integer not null, attempts integer not null, next_at integer,
      sent_at integer, failure text);
    create index mails_by_time on mails (next_at);
  `,

  /** Sellers' data that the storefront did not have yet: questions, customers, folders, videos, onboardings, QR codes. */
  '0020-resources': `
    create table filer_folders (
      id integer primary key autoincrement, account_id integer not null references base_accounts,
      parent_id integer references filer_folders, name text not null, created_at integer not null);
    alter table pictures add column account_id integer references base_accounts;
    alter table pictures add column folder_id integer references filer_folders;
    alter table pictures add column name text not null default '';
    alter table pictures add column created_at integer not null default 0;
    update pictures set name = alt_text, account_id = coalesce(
      (select min(e.account_id) from experience_pictures p join experiences e on e.id = p.experience_id where p.picture_id = pictures.id),
      (select min(s.account_id) from stores s where s.logo_picture_id = pictures.id or s.banner_picture_id = pictures.id));
    create table inventory_items_categories (
      id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
      position integer not null);
    alter table inventory_items add column category_id integer references inventory_items_categories;
    create table booking_questions (
      id integer primary key autoincrement, account_id integer not null references base_accounts,
      experience_id integer references experiences on delete cascade, title text not null, help_text text not null,
      scope text not null check (scope in ('booking', 'traveler')),
      type text not null check (type in ('string', 'number', 'date', 'choice', 'boolean')), choices_json text not null,
      mandatory integer not null check (mandatory in (0, 1)), position integer not null);
    create index booking_questions_by_experience on booking_questions (experience_id, position);
    create table customers (
      id integer primary key autoincrement, account_id integer not null references base_accounts, first_name text not null,
      last_name text not null, email text not null, phone_number text not null, company text not null,
      language text not null, address_json text, note text not null, created_at integer not null);
    create table videos (
      id integer primary key autoincrement, account_id integer not null references base_accounts,
      experience_id integer references experiences on delete cascade, url text not null, provider text not null,
      provider_ref text not null, title text not null, description text not null, position integer not null,
      created_at integer not null);
    create index videos_by_experience on videos (experience_id, position);
    create table base_account_videos (
      id integer primary key autoincrement, account_id integer not null references base_accounts, url text not null,
      provider text not null, provider_ref text not null, title text not null, description text not null,
      position integer not null, created_at integer not null);
    create table onboardings (
      id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
      created_at integer not null);
    create table onboarding_steps (
      id integer primary key autoincrement, onboarding_id integer not null references onboardings on delete cascade,
      title text not null, text text not null, position integer not null,
      state text not null check (state in ('open', 'done', 'skipped')), changed_at integer not null);
    create index onboarding_steps_by_onboarding on onboarding_steps (onboarding_id, position);
    create table qr_codes (
      id integer primary key autoincrement, account_id integer not null references base_accounts,
      kind text not null check (kind in ('store', 'experience', 'link')),
      store_id integer references stores on delete cascade, experience_id integer references experiences on delete cascade,
      target_url text not null, title text not null, looks integer not null, scans integer not null,
      leads integer not null, created_at integer not null);
    create index qr_codes_by_store on qr_codes (store_id);
    create index qr_codes_by_experience on qr_codes (experience_id);
    create index cancellation_policies_by_account on cancellation_policies (account_id, id);
    create index pricing_categories_by_account on pricing_categories (account_id, id);
    create index meeting_points_by_account on meeting_points (account_id, id);
    create index inventory_items_by_account on inventory_items (account_id, id);
    create index inventory_items_categories_by_account on inventory_items_categories (account_id, id);
    create index experiences_by_account on experiences (account_id, id);
    create index pictures_by_account on pictures (account_id, id);
    create index filer_folders_by_account on filer_folders (account_id, id);
    create index booking_questions_by_account on booking_questions (account_id, id);
    create index customers_by_account on customers (account_id, id);
    create index videos_by_account on videos (account_id, id);
    create index base_account_videos_by_account on base_account_videos (account_id, id);
    create index onboardings_by_account on onboardings (account_id, id);
    create index qr_codes_by_account on qr_codes (account_id, id);
    create index experiences_by_policy on experiences (cancellation_policy_id);
    create index experiences_by_meeting_point on experiences (meeting_point_id);
    create index experience_extras_by_item on experience_extras (item_id);
    create index experience_pictures_by_picture on experience_pictures (picture_id);
    create index pricing_options_by_category on pricing_options (pricing_category_id);
    create index cart_lines_by_experience on cart_lines (experience_id);
    create index order_lines_by_experience on order_lines (experience_id);
  `,

  /** Experiences have long rows. With these indexes a list of ten thousand is counted, filtered and ordered without reading the rows. */
  '0021-sellers-lists': `
    create index experiences_by_status on experiences (account_id, status, type, id);
    create index experiences_by_title on experiences (account_id, title, id);
  `,

  /** Sellers' columns of orders and their lines, and indexes by day, store, customer and words, so that no list reads long rows. */
  '0022-sellers-orders': [
    `
    alter table orders add column customer_id integer references customers on delete set null;
    alter table orders add column made_by integer;
    alter table orders add column staff_note text not null default '';
    alter table orders add column search_text text not null default '';
    alter table order_lines add column date text not null default '';
    alter table order_lines add column people integer not null default 0;
    alter table order_lines add column kept integer not null default 0;
    alter table order_lines add column refunded integer not null default 0;
    alter table order_lines add column note text not null default '';
    alter table payments add column made_by integer;
    alter table payments add column note text not null default '';
    alter table customers add column email_key text;
    update orders set search_text = lower(number || ' ' || coalesce(main_contact_info_json, ''));
    create index orders_by_store on orders (store_id, created_at desc, id, status, payment_status);
    create index orders_by_id on orders (id, store_id, status);
    create index orders_by_customer on orders (customer_id);
    create index order_lines_by_date on order_lines (date, order_id, experience_id, attendance_status, people);
    create index order_lines_by_departure on order_lines (departure_id);
    create index departures_by_date on departures (date, experience_id, capacity);
    create unique index customers_by_key on customers (account_id, email_key);
    create index customers_by_email on customers (account_id, lower(email));
    `,
    async (db) => {
      for (const { id, wish_json } of await db.selectFrom('order_lines').select(['id', 'wish_json']).execute()) {
        const booked = { date: bookedDate(wish_json), people: bookedPeople(wish_json) };
        await db.updateTable('order_lines').set(booked).where('id', '=', id).execute();
      }
    },
  ],

  /** Jobs make uploaded pictures one after the other, and remove files after their pictures. Videos are checked at their hosts. */
  '0023-uploads': `
    alter table pictures add column status text not null default 'ready' check (status in ('pending', 'processing',
      'ready', 'failed'));
    alter table pictures add column progress integer not null default 100;
    alter table pictures add column problem text;
    create table picture_jobs (
      picture_id integer primary key references pictures on delete cascade, attempts integer not null,
      next_at integer not null);
    create index picture_jobs_due on picture_jobs (next_at);
    create table picture_removals (id integer primary key autoincrement, key text not null, source text not null);
    create index pictures_by_folder on pictures (folder_id);
    create index stores_by_logo on stores (logo_picture_id);
    create index stores_by_banner on stores (banner_picture_id);
    alter table videos add column checked_at integer;
    alter table base_account_videos add column checked_at integer;
  `,
};
