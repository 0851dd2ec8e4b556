/** Customers, carts, orders and their money, and the work that follows a transaction. */
export const orders = [
  `create table customers (
     id integer primary key autoincrement, account_id integer not null references base_accounts, first_name text not null,
     last_name text not null, email text not null, phone_number text not null, company text not null,
     language text not null, address_json text, note text not null, created_at integer not null, email_key text);
   create index customers_by_account on customers (account_id, id);
   create unique index customers_by_key on customers (account_id, email_key);
   create index customers_by_email on customers (account_id, lower(email));`,

  `create table carts (
     id text primary key, store_id integer not null references stores, created_at integer not null,
     expires_at integer not null, version integer not null, main_contact_info_json text, note text not null,
     has_participants_info integer not null check (has_participants_info in (0, 1)), promo_code text, order_id text,
     ordered integer not null check (ordered in (0, 1)), payments_begun integer not null, network text);
   create index carts_by_expiry on carts (expires_at);
   create index carts_by_network on carts (network) where network is not null;`,
  `create table cart_lines (
     id text primary key, cart_id text not null references carts on delete cascade, position integer not null,
     experience_id integer not null references experiences, departure_id integer not null references departures,
     places integer not null check (places >= 0), gross integer not null, deposit integer not null,
     wish_json text not null, snapshot_json text not null, participants_json text not null,
     answers_json text not null default '[]');
   create index cart_lines_by_cart on cart_lines (cart_id, position);
   create index cart_lines_by_experience on cart_lines (experience_id);`,
  `create table holds (
     departure_id integer not null references departures, item_id integer not null,
     line_id text not null references cart_lines on delete cascade,
     cart_id text not null references carts on delete cascade, quantity integer not null check (quantity > 0),
     expires_at integer not null, primary key (departure_id, item_id, line_id));
   create index holds_by_line on holds (line_id);
   create index holds_by_cart on holds (cart_id);`,

  /** Rows are long: lists by store, day, status, customer and words read indexes alone. */
  `create table orders (
     id text primary key, number text not null unique, store_id integer not null references stores,
     cart_id text references carts on delete set null, status text not null, payment_status text not null,
     payment_method_id text not null, payment_type_id text, currency text not null, subtotal integer not null,
     discount integer not null, promo_code text, total integer not null check (total >= 0), deposit integer not null,
     amount integer not null, paid integer not null, refunded integer not null, main_contact_info_json text,
     note text not null, comment text not null, created_at integer not null, expires_at integer,
     version integer not null, customer_id integer references customers on delete set null, made_by integer,
     staff_note text not null default '', search_text text not null default '',
     promo_code_id integer references promo_codes, promo_customer text, rest_due_days integer not null default 0,
     look_at integer, looked_at integer not null default 0,
     is_overdue integer not null default 0 check (is_overdue in (0, 1)), rest_told text,
     refund_told integer not null default 0, redacted_at integer, confirmed_at integer,
     source text not null default 'storefront', counted_version integer not null default 0, language text);
   create index orders_by_store on orders (store_id, created_at desc, id, status, payment_status);
   create index orders_by_status on orders (store_id, status, created_at desc);
   create index orders_by_confirmation on orders (store_id, confirmed_at);
   create index orders_by_id on orders (id, store_id, status);
   create index orders_by_cart on orders (cart_id);
   create index orders_by_customer on orders (customer_id);
   create index orders_by_promo_code on orders (promo_code_id, promo_customer, status);
   create index orders_by_expiry on orders (expires_at);
   create index orders_by_look on orders (look_at) where look_at is not null;
   create index orders_by_looked on orders (looked_at) where look_at is not null;
   create index orders_overdue on orders (store_id, created_at desc, id) where is_overdue = 1;
   create index orders_to_redact on orders (store_id, created_at) where redacted_at is null;
   create index orders_uncounted on orders (store_id) where counted_version <> version;`,
  `create table order_lines (
     id text primary key, order_id text not null references orders on delete cascade, position integer not null,
     experience_id integer not null references experiences, departure_id integer not null references departures,
     places integer not null check (places >= 0), gross integer not null, deposit integer not null,
     wish_json text not null, snapshot_json text not null, participants_json text not null,
     attendance_status text not null, date text not null default '', people integer not null default 0,
     retained integer not null default 0, refunded integer not null default 0, note text not null default '',
     answers_json text not null default '[]', discount integer not null default 0, reminded_of integer,
     cancel_told integer not null default 0 check (cancel_told in (0, 1)),
     departure_cancelled integer not null default 0 check (departure_cancelled in (0, 1)));
   create index order_lines_by_order on order_lines (order_id, position);
   create index order_lines_by_experience on order_lines (experience_id, date, order_id);
   create index order_lines_by_departure on order_lines (departure_id);
   create index order_lines_by_date on order_lines (date, order_id, experience_id, attendance_status, people);`,

  /** The words by which staff find an order: searches are range scans on either database. */
  `create table order_words (
     order_id text not null references orders on delete cascade, store_id integer not null, word text not null,
     primary key (order_id, word));
   create index order_words_by_word on order_words (store_id, word, order_id);`,

  `create table order_consents (
     order_id text primary key references orders on delete cascade, granted_json text not null,
     visitor text, session integer, user_agent text not null default '');`,

  /** The index has all columns, so that the numbers of a year read no rows. */
  `create table sales_entries (
     order_id text not null references orders on delete cascade, date text not null, experience_id integer not null,
     store_id integer not null, source text not null, sold integer not null, bookings integer not null,
     guests integer not null, paid integer not null, refunded integer not null,
     primary key (order_id, date, experience_id));
   create index sales_entries_by_date on sales_entries
     (store_id, date, experience_id, source, sold, bookings, guests, paid, refunded);`,

  `create table payment_sessions (
     id text primary key, order_id text not null references orders on delete cascade, provider text not null,
     provider_ref text, amount integer not null, state text not null, checkout_url text, failure text,
     created_at integer not null, expires_at integer not null);
   create index payment_sessions_by_order on payment_sessions (order_id);
   create index payment_sessions_by_provider on payment_sessions (provider, provider_ref);
   create index payment_sessions_by_expiry on payment_sessions (state, expires_at);`,
  `create table payments (
     id text primary key, order_id text not null references orders, session_id text references payment_sessions,
     kind text not null check (kind in ('payment', 'refund')), amount integer not null, method_id text not null,
     type_id text, provider_ref text, at integer not null, made_by integer, note text not null default '',
     refund_state text, failure text, attempt integer not null default 1, replaces text, unique (provider_ref, kind));
   create index payments_by_order on payments (order_id);
   create index payments_by_time on payments (at);
   create unique index payments_by_replaced on payments (replaces);`,
  `create table payment_events (
     provider text not null, event_id text not null, received_at integer not null, primary key (provider, event_id));
   create index payment_events_by_time on payment_events (received_at);`,
  `create table sandbox_checkouts (
     id text primary key, session_id text not null unique, order_number text not null, amount integer not null,
     currency text not null, title text not null, email text, lines_json text not null, success_url text not null,
     cancel_url text not null, state text not null, failure text, decides_at integer, expires_at integer not null,
     refunds_json text not null, language text not null default 'en');
   create index sandbox_checkouts_by_state on sandbox_checkouts (state, expires_at, decides_at);`,

  /** Until a change is paid, the cart with its id holds its places. */
  `create table line_changes (
     id text primary key, order_id text not null references orders on delete cascade,
     line_id text not null references order_lines on delete cascade,
     session_id text references payment_sessions on delete cascade, state text not null, departure_id integer not null,
     places integer not null, gross integer not null, deposit integer not null, discount integer not null,
     wish_json text not null, snapshot_json text not null, to_pay integer not null, created_at integer not null,
     expires_at integer, answers_json text not null default '[]');
   create index line_changes_by_order on line_changes (order_id);
   create index line_changes_by_session on line_changes (session_id);`,

  `create table reviews (
     id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
     experience_id integer not null references experiences on delete cascade,
     line_id text not null unique references order_lines on delete cascade,
     rating integer not null check (rating between 1 and 5), text text not null, name text not null,
     language text not null, created_at integer not null, edited_at integer,
     reply text not null default '', replied_at integer, hidden_reason text, hidden_at integer);
   create index reviews_by_account on reviews (account_id, id);
   create index reviews_by_experience on reviews (experience_id, id);`,
  `create table review_requests (
     line_id text primary key references order_lines on delete cascade, token_hash text not null unique,
     requested_at integer not null);`,

  `create table jobs (
     id integer primary key autoincrement, kind text not null, key text not null, payload text, run_at integer not null,
     attempts integer not null default 0, revision integer not null default 0, lease_until integer, last_error text,
     failed_at integer, account_id integer, unique (kind, key));
   create index jobs_due on jobs (kind, run_at) where failed_at is null;
   create index jobs_failed on jobs (failed_at) where failed_at is not null;`,

  `create table mails (
     id text primary key, recipient text not null, subject text not null, text text not null, html text not null,
     attachments_json text not null, created_at integer not null, sent_at integer, sender text, until integer);
   create index mails_by_day on mails (created_at);`,
  `create table order_letters (
     order_id text not null references orders on delete cascade, kind text not null, note text not null default '',
     primary key (order_id, kind));`,

  `create table idempotency_keys (
     key text primary key, fingerprint text not null, state text not null check (state in ('running', 'done')),
     status integer, body text, created_at integer not null);
   create index idempotency_keys_by_age on idempotency_keys (created_at);`,
];
