/** Experiences with all that a seller describes them by, and their departures. */
export const experiences = [
  `create table cancellation_policies (
     id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
     type text not null, cancellation_cutoff_time text not null, tiers_json text not null,
     translations_json text not null default '{}');
   create index cancellation_policies_by_account on cancellation_policies (account_id, id);`,

  `create table pricing_categories (
     id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
     min_age integer, max_age integer, translations_json text not null default '{}');
   create index pricing_categories_by_account on pricing_categories (account_id, id);`,

  `create table meeting_points (
     id integer primary key autoincrement, account_id integer not null references base_accounts, name text not null,
     address_json text not null, lat real not null, lon real not null, instructions text not null,
     translations_json text not null default '{}');
   create index meeting_points_by_account on meeting_points (account_id, id);`,

  `create table inventory_items_categories (
     id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
     position integer not null);
   create index inventory_items_categories_by_account on inventory_items_categories (account_id, id);`,
  `create table inventory_items (
     id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
     description text not null, price integer not null check (price >= 0), currency text not null,
     pricing text not null check (pricing in ('unit', 'person', 'booking')), stock integer check (stock >= 0),
     max_quantity integer check (max_quantity > 0), category_id integer references inventory_items_categories,
     translations_json text not null default '{}');
   create index inventory_items_by_account on inventory_items (account_id, id);`,

  `create table guides (
     id integer primary key autoincrement, account_id integer not null references base_accounts, name text not null,
     picture_id integer references pictures, text text not null, languages_json text not null,
     translations_json text not null default '{}');
   create index guides_by_account on guides (account_id, id);
   create index guides_by_picture on guides (picture_id);`,

  /**
   * Rows are long: with the indexes by status and title a list of ten thousand is counted, filtered and ordered without reading them. The indexes
   * of the shown ones and of those in reach are small, for reads that repeat.
   */
  `create table experiences (
     id integer primary key autoincrement, account_id integer not null references base_accounts,
     slug text not null unique, type text not null,
     status text not null check (status in ('draft', 'published', 'archived')), title text not null,
     short_description text not null, description text not null, highlights_json text not null,
     languages_json text not null, duration_json text, time_zone text not null,
     currency text not null check (length(currency) = 3),
     cancellation_policy_id integer references cancellation_policies,
     booking_deposit integer check (booking_deposit between 0 and 10000),
     meeting_point_id integer references meeting_points, default_rate_id integer,
     cutoff_minutes integer not null check (cutoff_minutes >= 0), pickup_json text not null,
     dropoff_json text not null, seasons_json text not null, exceptions_json text not null,
     departures_until text not null, version integer not null, included_json text not null default '[]',
     not_included_json text not null default '[]', what_to_bring_json text not null default '[]',
     know_before_json text not null default '[]', faq_json text not null default '[]',
     translations_json text not null default '{}', created_at integer);
   create index experiences_by_account on experiences (account_id, id);
   create index experiences_by_status on experiences (account_id, status, type, id);
   create index experiences_by_title on experiences (account_id, title, id);
   create index experiences_by_version on experiences (version);
   create index experiences_by_policy on experiences (cancellation_policy_id);
   create index experiences_by_meeting_point on experiences (meeting_point_id);
   create index experiences_by_reach on experiences (departures_until);
   create index experiences_in_reach on experiences (departures_until, id) where status <> 'archived';
   create index experiences_shown on experiences (id) where status = 'published';`,

  /** The addresses that experiences had before lead to them. The slug of a deleted experience stays reserved for its account. */
  `create table former_slugs (
     slug text primary key, account_id integer not null references base_accounts on delete cascade,
     experience_id integer references experiences on delete set null);
   create index former_slugs_of_experience on former_slugs (experience_id);`,

  `create table store_experiences (
     store_id integer not null references stores on delete cascade,
     experience_id integer not null references experiences on delete cascade, position integer not null,
     primary key (store_id, experience_id));
   create index store_experiences_by_experience on store_experiences (experience_id);`,
  `create table experience_categories (
     experience_id integer not null references experiences on delete cascade,
     category_id integer not null references categories on delete cascade, primary key (experience_id, category_id));
   create index experience_categories_by_category on experience_categories (category_id);`,
  `create table experience_pictures (
     experience_id integer not null references experiences on delete cascade,
     picture_id integer not null references pictures, position integer not null, primary key (experience_id, position));
   create index experience_pictures_by_picture on experience_pictures (picture_id);`,
  `create table experience_extras (
     experience_id integer not null references experiences on delete cascade,
     item_id integer not null references inventory_items on delete cascade, position integer not null,
     primary key (experience_id, item_id));
   create index experience_extras_by_item on experience_extras (item_id);`,
  `create table experience_guides (
     experience_id integer not null references experiences on delete cascade,
     guide_id integer not null references guides, position integer not null, primary key (experience_id, guide_id));
   create index experience_guides_by_guide on experience_guides (guide_id);`,

  `create table agenda_items (
     id integer primary key autoincrement, experience_id integer not null references experiences on delete cascade,
     position integer not null, title text not null, text text not null, duration_json text, location_json text,
     translations_json text not null default '{}');
   create index agenda_items_by_experience on agenda_items (experience_id, position);`,

  `create table booking_questions (
     id integer primary key autoincrement, account_id integer not null references base_accounts,
     experience_id integer references experiences on delete cascade, title text not null, help_text text not null,
     scope text not null check (scope in ('booking', 'traveler')),
     type text not null check (type in ('string', 'number', 'date', 'choice', 'boolean')), choices_json text not null,
     mandatory integer not null check (mandatory in (0, 1)), position integer not null,
     translations_json text not null default '{}');
   create index booking_questions_by_account on booking_questions (account_id, id);
   create index booking_questions_by_experience on booking_questions (experience_id, position);`,

  `create table videos (
     id integer primary key autoincrement, account_id integer not null references base_accounts,
     experience_id integer references experiences on delete cascade, url text not null, provider text not null,
     provider_ref text not null, title text not null, description text not null, position integer not null,
     created_at integer not null, checked_at integer);
   create index videos_by_account on videos (account_id, id);
   create index videos_by_experience on videos (experience_id, position);`,

  `create table pricing_rates (
     id integer primary key autoincrement, experience_id integer not null references experiences on delete cascade,
     position integer not null, title text not null, is_group_pricing integer not null check (is_group_pricing in (0, 1)),
     min_per_booking integer not null, max_per_booking integer, price_rules_json text not null default '[]',
     translations_json text not null default '{}');
   create index pricing_rates_by_experience on pricing_rates (experience_id, position);`,
  `create table pricing_options (
     id integer primary key autoincrement, rate_id integer not null references pricing_rates on delete cascade,
     position integer not null, pricing_category_id integer not null references pricing_categories,
     retail_price integer not null check (retail_price >= 0), min_limit integer not null, max_limit integer,
     takes text not null check (takes in ('size', 'none', 'all')),
     needs_adult integer not null default 0 check (needs_adult in (0, 1)));
   create index pricing_options_by_rate on pricing_options (rate_id, position);
   create index pricing_options_by_category on pricing_options (pricing_category_id);`,

  `create table start_times (
     id integer primary key autoincrement, experience_id integer not null references experiences on delete cascade,
     time text not null, unique (experience_id, time));`,
  `create table departures (
     id integer primary key autoincrement, experience_id integer not null references experiences,
     start_time_id integer not null references start_times, date text not null, starts_at integer not null,
     cutoff_at integer not null, capacity integer not null check (capacity >= 0), sold integer not null default 0,
     is_closed integer not null default 0 check (is_closed in (0, 1)),
     has_own_capacity integer not null default 0 check (has_own_capacity in (0, 1)), note text not null default '',
     guide text not null default '', cancelled_at integer,
     is_unscheduled integer not null default 0 check (is_unscheduled in (0, 1)),
     unique (experience_id, date, start_time_id), check (sold between 0 and capacity));
   create index departures_by_date on departures (date, experience_id, capacity);`,
  `create table departure_extras (
     departure_id integer not null references departures on delete cascade,
     item_id integer not null references inventory_items on delete cascade, stock integer not null check (stock >= 0),
     sold integer not null default 0, primary key (departure_id, item_id), check (sold between 0 and stock));`,

  `create table promo_codes (
     id integer primary key autoincrement, account_id integer not null references base_accounts,
     store_id integer not null references stores on delete cascade, code text not null, kind text not null,
     value text not null, valid_from text, valid_until text, most_uses integer, most_uses_per_customer integer,
     minimum_total text, is_active integer not null check (is_active in (0, 1)));
   create unique index promo_codes_by_code on promo_codes (store_id, code);
   create index promo_codes_by_account on promo_codes (account_id, id);`,
  `create table promo_code_experiences (
     promo_code_id integer not null references promo_codes on delete cascade,
     experience_id integer not null references experiences, primary key (promo_code_id, experience_id));
   create index promo_code_experiences_by_experience on promo_code_experiences (experience_id);`,

  `create table qr_codes (
     id integer primary key autoincrement, account_id integer not null references base_accounts,
     kind text not null check (kind in ('store', 'experience', 'link')),
     store_id integer references stores on delete cascade, experience_id integer references experiences on delete cascade,
     target_url text not null, title text not null, looks integer not null, scans integer not null,
     leads integer not null, created_at integer not null, code text not null);
   create unique index qr_codes_by_code on qr_codes (code);
   create index qr_codes_by_account on qr_codes (account_id, id);
   create index qr_codes_by_store on qr_codes (store_id);
   create index qr_codes_by_experience on qr_codes (experience_id);`,
];
