/** Stores with their categories, texts and codes, and the pictures and videos of accounts. */
export const stores = [
  `create table filer_folders (
     id integer primary key autoincrement, account_id integer not null references base_accounts,
     parent_id integer references filer_folders, name text not null, created_at integer not null);
   create index filer_folders_by_account on filer_folders (account_id, id);`,

  `create table pictures (
     id integer primary key autoincrement, key text not null, source text not null, width integer not null,
     height integer not null, alt_text text not null, placeholder text not null,
     account_id integer references base_accounts, folder_id integer references filer_folders,
     name text not null default '', created_at integer not null default 0,
     status text not null default 'ready' check (status in ('pending', 'processing', 'ready', 'failed')),
     progress integer not null default 100, problem text, translations_json text not null default '{}');
   create index pictures_by_key on pictures (key);
   create index pictures_by_account on pictures (account_id, id);
   create index pictures_by_folder on pictures (folder_id);`,

  `create table stores (
     id integer primary key autoincrement, account_id integer not null references base_accounts,
     slug text not null unique, domain text unique, title text not null, banner_message text not null,
     logo_picture_id integer references pictures, banner_picture_id integer references pictures, time_zone text not null,
     currency text not null check (length(currency) = 3), accent text, social_links_json text not null,
     settings_json text not null, version integer not null, claimed_domain text, domain_token text,
     icon_picture_id integer references pictures, banner_focus text, translations_json text not null default '{}',
     type_pairing text not null default 'fraunces', corners text not null default 'round',
     color_scheme text not null default 'both', tag_manager text);
   create index stores_by_account on stores (account_id);
   create index stores_by_logo on stores (logo_picture_id);
   create index stores_by_banner on stores (banner_picture_id);`,

  /** One row from which all stores draw their versions: a transaction that draws a version locks the row until its commit. */
  `create table store_versions (id integer primary key check (id = 1), last integer not null);
   insert into store_versions (id, last) values (1, 0);`,

  `create table categories (
     id integer primary key autoincrement, store_id integer not null references stores on delete cascade,
     parent_id integer references categories on delete cascade, slug text not null, title text not null,
     position integer not null, translations_json text not null default '{}');
   create index categories_by_store on categories (store_id, position);
   create index categories_by_parent on categories (parent_id);`,

  `create table legal_texts (
     id integer primary key autoincrement, account_id integer not null references base_accounts,
     store_id integer not null references stores on delete cascade, kind text not null, text text not null,
     translations_json text not null default '{}', unique (store_id, kind));
   create index legal_texts_by_account on legal_texts (account_id, id);`,

  `create table partner_requests (
     id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
     store_id integer references stores on delete set null, kind text not null, company text not null,
     name text not null, email text not null, website text not null, message text not null,
     created_at integer not null, answered_at integer);
   create index partner_requests_by_account on partner_requests (account_id, id);`,

  `create table base_account_videos (
     id integer primary key autoincrement, account_id integer not null references base_accounts, url text not null,
     provider text not null, provider_ref text not null, title text not null, description text not null,
     position integer not null, created_at integer not null, checked_at integer);
   create index base_account_videos_by_account on base_account_videos (account_id, id);`,

  `create table onboardings (
     id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
     created_at integer not null);
   create index onboardings_by_account on onboardings (account_id, id);`,
  `create table onboarding_steps (
     id integer primary key autoincrement, onboarding_id integer not null references onboardings on delete cascade,
     title text not null, text text not null, position integer not null,
     state text not null check (state in ('open', 'done', 'skipped')), changed_at integer not null);
   create index onboarding_steps_by_onboarding on onboarding_steps (onboarding_id, position);`,
];
