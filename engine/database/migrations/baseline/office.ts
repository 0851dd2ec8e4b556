/** The history of accounts, notifications to their teams, imports, and visitors' events. */
export const office = [
  /** An entry has no reference to its subject, because it may outlive it. Most entries are of orders: the account's own have an index. */
  `create table history (
     id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
     subject_kind text not null, subject_id text not null, kind text not null, at integer not null,
     actor_kind text not null, user_id integer references users on delete set null, actor text not null,
     before_json text, after_json text);
   create index history_by_subject on history (subject_kind, subject_id, id);
   create index history_by_account on history (account_id, id);
   create index history_of_account on history (account_id, id) where subject_kind <> 'order';
   create index history_by_user on history (user_id);`,

  `create table notifications (
     id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
     order_id text not null references orders on delete cascade, kind text not null, at integer not null,
     is_seller integer not null, actor_kind text not null, user_id integer references users on delete set null,
     actor text not null, is_shared integer not null, lines_json text not null, amount integer,
     is_sent integer not null default 0);
   create index notifications_by_account on notifications (account_id, id);
   create index notifications_by_order on notifications (order_id);
   create index notifications_by_user on notifications (user_id);
   create index notifications_by_time on notifications (at);
   create index notifications_unsent on notifications (account_id, id) where is_sent = 0;`,
  `create table notification_preferences (
     account_id integer not null references base_accounts on delete cascade,
     user_id integer not null references users on delete cascade,
     bookings text, changes text, cancellations text, payments text, language text not null, reviews text,
     primary key (account_id, user_id));
   create index notification_preferences_by_user on notification_preferences (user_id);`,
  `create table notification_marks (
     account_id integer not null references base_accounts on delete cascade,
     user_id integer not null references users on delete cascade, device_id integer not null,
     seen_id integer not null, primary key (account_id, user_id, device_id));
   create index notification_marks_by_user on notification_marks (user_id);`,
  `create table notification_digest_items (
     account_id integer not null references base_accounts on delete cascade,
     user_id integer not null references users on delete cascade,
     notification_id integer not null references notifications on delete cascade,
     primary key (account_id, user_id, notification_id));
   create index notification_digest_items_by_user on notification_digest_items (user_id);
   create index notification_digest_items_by_notification on notification_digest_items (notification_id);`,
  `create table push_subscriptions (
     device_id integer primary key references desk_devices on delete cascade, endpoint text not null,
     p256dh text not null, auth text not null, language text not null, created_at integer not null);`,

  `create table imports (
     id text primary key, account_id integer not null references base_accounts on delete cascade,
     user_id integer references users on delete set null, file_name text not null, created_at integer not null,
     undone_at integer, result_json text not null, undo_json text not null);
   create index imports_by_account on imports (account_id, created_at);
   create index imports_by_user on imports (user_id);`,
  `create table imported_ids (
     account_id integer not null references base_accounts on delete cascade, origin text not null,
     table_name text not null, file_id text not null, row_id integer not null,
     primary key (account_id, origin, table_name, file_id));`,

  `create table event_counts (
     store_id integer not null references stores on delete cascade, date text not null, name text not null,
     count integer not null, primary key (store_id, date, name));`,
  `create table event_receipts (
     store_id integer not null references stores on delete cascade, event_id text not null, at integer not null,
     primary key (store_id, event_id));
   create index event_receipts_by_time on event_receipts (at);`,
  `create table event_destinations (
     id integer primary key autoincrement, store_id integer not null references stores on delete cascade,
     kind text not null check (kind in ('ga4', 'meta', 'plausible', 'webhook')),
     target text not null, secret text not null default '', is_on integer not null default 1,
     failures integer not null default 0, retry_at integer, last_error text, last_sent_at integer,
     sent integer not null default 0, dropped integer not null default 0, unique (store_id, kind));`,
  `create table event_deliveries (
     id integer primary key autoincrement,
     destination_id integer not null references event_destinations on delete cascade, event_id text not null,
     order_id text references orders on delete cascade, at integer not null, event_json text not null,
     unique (destination_id, event_id));
   create index event_deliveries_by_order on event_deliveries (order_id);`,
];
