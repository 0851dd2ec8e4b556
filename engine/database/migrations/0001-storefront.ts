import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Every table of the storefront, its orders and its payments. */
  '0001-storefront': `
    create table meta (key text primary key, value text not null);
    create table base_accounts (
      id integer primary key autoincrement, company_display_name text not null, created_at integer not null);
    create table pictures (
      id integer primary key autoincrement, key text not null, source text not null, width integer not null,
      height integer not null, alt_text text not null, placeholder text not null);
    create index pictures_by_key on pictures (key);
    create table stores (
      id integer primary key autoincrement, account_id integer not null references base_accounts,
      slug text not null unique, domain text unique, title text not null, banner_message text not null,
      logo_picture_id integer references pictures, banner_picture_id integer references pictures, time_zone text not null,
      currency text not null check (length(currency) = 3), accent text, social_links_json text not null,
      settings_json text not null, version integer not null);
    create table categories (
      id integer primary key autoincrement, store_id integer not null references stores on delete cascade,
      parent_id integer references categories on delete cascade, slug text not null, title text not null,
      position integer not null);
    create index categories_by_store on categories (store_id, position);
    create index categories_by_parent on categories (parent_id);
    create table cancellation_policies (
      id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
      type text not null, cancellation_cutoff_time text not null, tiers_json text not null);
    create table pricing_categories (
      id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
      min_age integer, max_age integer);
    create table meeting_points (
      id integer primary key autoincrement, account_id integer not null references base_accounts, name text not null,
      address_json text not null, lat real not null, lon real not null, instructions text not null);
    create table inventory_items (
      id integer primary key autoincrement, account_id integer not null references base_accounts, title text not null,
      description text not null, price integer not null check (price >= 0), currency text not null,
      pricing text not null check (pricing in ('unit', 'person', 'booking')), stock integer check (stock >= 0),
      max_quantity integer check (max_quantity > 0));
    create table experiences (
      id integer primary key autoincrement, account_id integer not null references base_accounts,
      slug text not null unique, type text not null,
      status text not null check (status in ('draft', 'published', 'archived')), title text not null,
      short_description text not null, description text not null, highlights_json text not null,
      languages_json text not null, duration_json text, time_zone text not null,
      currency text not null check (length(currency) = 3), cancellation_policy_id integer references cancellation_policies,
      booking_deposit integer check (booking_deposit between 0 and 10000),
      meeting_point_id integer references meeting_points, default_rate_id integer,
      cutoff_minutes integer not null check (cutoff_minutes >= 0), pickup_json text not null, dropoff_json text not null,
      seasons_json text not null, exceptions_json text not null, departures_until text not null, version integer not null);
    create index experiences_by_reach on experiences (departures_until);
    create table store_experiences (
      store_id integer not null references stores on delete cascade,
      experience_id integer not null references experiences on delete cascade, position integer not null,
      primary key (store_id, experience_id));
    create index store_experiences_by_experience on store_experiences (experience_id);
    create table experience_categories (
      experience_id integer not null references experiences on delete cascade,
      category_id integer not null references categories on delete cascade, primary key (experience_id, category_id));
    create index experience_categories_by_category on experience_categories (category_id);
    create table experience_pictures (
      experience_id integer not null references experiences on delete cascade,
      picture_id integer not null references pictures, position integer not null, primary key (experience_id, position));
    create table experience_extras (
      experience_id integer not null references experiences on delete cascade,
      item_id integer not null references inventory_items on delete cascade, position integer not null,
      primary key (experience_id, item_id));
    create table agenda_items (
      id integer primary key autoincrement, experience_id integer not null references experiences on delete cascade,
      position integer not null, title text not null, text text not null, duration_json text, location_json text);
    create index agenda_items_by_experience on agenda_items (experience_id, position);
    create table start_times (
      id integer primary key autoincrement, experience_id integer not null references experiences on delete cascade,
      time text not null, unique (experience_id, time));
    create table pricing_rates (
      id integer primary key autoincrement, experience_id integer not null references experiences on delete cascade,
      position integer not null, title text not null, is_group_pricing integer not null check (is_group_pricing in (0, 1)),
      min_per_booking integer not null, max_per_booking integer);
    create index pricing_rates_by_experience on pricing_rates (experience_id, position);
    create table pricing_options (
      id integer primary key autoincrement, rate_id integer not null references pricing_rates on delete cascade,
      position integer not null, pricing_category_id integer not null references pricing_categories,
      retail_price integer not null check (retail_price >= 0), min_limit integer not null, max_limit integer,
      takes text not null check (takes in ('size', 'none', 'all')));
    create index pricing_options_by_rate on pricing_options (rate_id, position);
    create table departures (
      id integer primary key autoincrement, experience_id integer not null references experiences,
      start_time_id integer not null references start_times, date text not null, starts_at integer not null,
      cutoff_at integer not null, capacity integer not null check (capacity >= 0), sold integer not null default 0,
      unique (experience_id, date, start_time_id), check (sold between 0 and capacity));
    create table departure_extras (
      departure_id integer not null references departures on delete cascade,
      item_id integer not null references inventory_items on delete cascade, stock integer not null check (stock >= 0),
      sold integer not null default 0, primary key (departure_id, item_id), check (sold between 0 and stock));
    create table carts (
      id text primary key, store_id integer not null references stores, created_at integer not null,
      expires_at integer not null, version integer not null, main_contact_info_json text, note text not null,
      has_participants_info integer not null check (has_participants_info in (0, 1)), promo_code text, order_id text,
      ordered integer not null check (ordered in (0, 1)), payments_begun integer not null);
    create index carts_by_expiry on carts (expires_at);
    create table cart_lines (
      id text primary key, cart_id text not null references carts on delete cascade, position integer not null,
      experience_id integer not null references experiences, departure_id integer not null references departures,
      places integer not null check (places >= 0), gross integer not null, deposit integer not null,
      wish_json text not null, snapshot_json text not null, participants_json text not null);
    create index cart_lines_by_cart on cart_lines (cart_id, position);
    create table holds (
      departure_id integer not null references departures, item_id integer not null,
      line_id text not null references cart_lines on delete cascade,
      cart_id text not null references carts on delete cascade, quantity integer not null check (quantity > 0),
      expires_at integer not null, primary key (departure_id, item_id, line_id));
    create index holds_by_line on holds (line_id);
    create index holds_by_cart on holds (cart_id);
    create table orders (
      id text primary key, number text not null unique, store_id integer not null references stores,
      cart_id text references carts on delete set null, status text not null, payment_status text not null,
      payment_method_id text not null, payment_type_id text, currency text not null, subtotal integer not null,
      discount integer not null, promo_code text, total integer not null check (total >= 0), deposit integer not null,
      amount integer not null, paid integer not null, refunded integer not null, main_contact_info_json text,
      note text not null, comment text not null, created_at integer not null, expires_at integer, version integer not null);
    create index orders_by_cart on orders (cart_id);
    create index orders_by_expiry on orders (expires_at);
    create table order_lines (
      id text primary key, order_id text not null references orders on delete cascade, position integer not null,
      experience_id integer not null references experiences, departure_id integer not null references departures,
      places integer not null check (places >= 0), gross integer not null, deposit integer not null,
      wish_json text not null, snapshot_json text not null, participants_json text not null,
      attendance_status text not null);
    create index order_lines_by_order on order_lines (order_id, position);
    create table payment_sessions (
      id text primary key, order_id text not null references orders on delete cascade, provider text not null,
      provider_ref text, amount integer not null, state text not null, checkout_url text, failure text,
      created_at integer not null, expires_at integer not null);
    create index payment_sessions_by_order on payment_sessions (order_id);
    create index payment_sessions_by_provider on payment_sessions (provider, provider_ref);
    create index payment_sessions_by_expiry on payment_sessions (state, expires_at);
    create table payments (
      id text primary key, order_id text not null references orders, session_id text references payment_sessions,
      kind text not null check (kind in ('payment', 'refund')), amount integer not null, method_id text not null,
      type_id text, provider_ref text, at integer not null, unique (provider_ref, kind));
    create index payments_by_order on payments (order_id);
    create table payment_events (
      provider text not null, event_id text not null, received_at integer not null, primary key (provider, event_id));
    create table idempotency_keys (
      key text primary key, fingerprint text not null, state text not null check (state in ('running', 'done')),
      status integer, body text, created_at integer not null);
    create index idempotency_keys_by_age on idempotency_keys (created_at);
    create table sandbox_checkouts (
      id text primary key, session_id text not null unique, order_number text not null, amount integer not null,
      currency text not null, title text not null, email text, lines_json text not null, success_url text not null,
      cancel_url text not null, state text not null, failure text, decides_at integer, expires_at integer not null,
      refunds_json text not null);
    create table sandbox_notices (id text primary key, body text not null, attempts integer not null, next_at integer);
    create index sandbox_notices_by_time on sandbox_notices (next_at);
  `,

  /** One row from which all stores draw their versions: a transaction that draws a version locks the row until its commit. */
  '0002-versions': `
    create table store_versions (id integer primary key check (id = 1), last integer not null);
    insert into store_versions (id, last) select 1, coalesce(max(version), 0) from stores;
    create index experiences_by_version on experiences (version);
  `,
};
