import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Notifications to the team of an account (B14), each person's choice of emails, and the devices that take Web Push. `is_shared` is 1 if
   * another person than `user_id` acted at a device that `user_id` has enrolled. `device_id` of a read mark is 0 for all devices of a person.
   */
  '0065-notifications': `
    create table notifications (
      id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
      order_id text not null references orders on delete cascade, kind text not null, at integer not null,
      is_seller integer not null, actor_kind text not null, user_id integer references users on delete set null,
      actor text not null, is_shared integer not null, lines_json text not null, amount integer,
      is_sent integer not null default 0);
    create index notifications_by_account on notifications (account_id, id);
    create index notifications_by_order on notifications (order_id);
    create index notifications_by_user on notifications (user_id);
    create index notifications_by_time on notifications (at);
    create index notifications_unsent on notifications (account_id, id) where is_sent = 0;
    create table notification_preferences (
      account_id integer not null references base_accounts on delete cascade,
      user_id integer not null references users on delete cascade,
      bookings text, changes text, cancellations text, payments text, language text not null,
      primary key (account_id, user_id));
    create index notification_preferences_by_user on notification_preferences (user_id);
    create table notification_marks (
      account_id integer not null references base_accounts on delete cascade,
      user_id integer not null references users on delete cascade, device_id integer not null,
      seen_id integer not null, primary key (account_id, user_id, device_id));
    create index notification_marks_by_user on notification_marks (user_id);
    create table notification_digest_items (
      account_id integer not null references base_accounts on delete cascade,
      user_id integer not null references users on delete cascade,
      notification_id integer not null references notifications on delete cascade,
      primary key (account_id, user_id, notification_id));
    create index notification_digest_items_by_user on notification_digest_items (user_id);
    create index notification_digest_items_by_notification on notification_digest_items (notification_id);
    create table push_subscriptions (
      device_id integer primary key references desk_devices on delete cascade, endpoint text not null,
      p256dh text not null, auth text not null, language text not null, created_at integer not null);
  `,
};
