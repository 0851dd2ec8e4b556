import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Answers to the booking questions of a line. */
  '0025-booking-answers': `
    alter table cart_lines add column answers_json text not null default '[]';
    alter table order_lines add column answers_json text not null default '[]';
  `,

  /** Stores' promo codes, and the orders that have used one. */
  '0031-promo-codes': `
    create table promo_codes (
      id integer primary key autoincrement, account_id integer not null references base_accounts,
      store_id integer not null references stores on delete cascade, code text not null,
      kind text not null check (kind in ('none', 'set', 'subtract', 'percent')), value text not null, valid_from text,
      valid_until text, most_uses integer, most_uses_per_customer integer, minimum_total text,
      is_active integer not null check (is_active in (0, 1)));
    create unique index promo_codes_by_code on promo_codes (store_id, code);
    create index promo_codes_by_account on promo_codes (account_id, id);
    create table promo_code_experiences (
      promo_code_id integer not null references promo_codes on delete cascade,
      experience_id integer not null references experiences, primary key (promo_code_id, experience_id));
    create index promo_code_experiences_by_experience on promo_code_experiences (experience_id);
    alter table orders add column promo_code_id integer references promo_codes;
    alter table orders add column promo_customer text;
    alter table order_lines add column discount integer not null default 0;
    create index orders_by_promo_code on orders (promo_code_id, promo_customer, status);
  `,

  /** Emails that an order owes its buyer, until they are written. */
  '0032-order-letters': `
    create table order_letters (
      order_id text not null references orders on delete cascade, kind text not null, primary key (order_id, kind));
    alter table mails add column sender text;
  `,

  /** Another date or party that the buyer of a booked line asked for. Until it is paid, a cart of the same id holds its places. */
  '0035-line-changes': `
    create table line_changes (
      id text primary key, order_id text not null references orders on delete cascade,
      line_id text not null references order_lines on delete cascade,
      session_id text references payment_sessions on delete cascade, state text not null, departure_id integer not null,
      places integer not null, gross integer not null, deposit integer not null, discount integer not null,
      wish_json text not null, snapshot_json text not null, to_pay integer not null, created_at integer not null,
      expires_at integer);
    create index line_changes_by_order on line_changes (order_id);
    create index line_changes_by_session on line_changes (session_id);
  `,

  /** The buyer's answers for participants, until the change is made. */
  '0036-change-answers': `
    alter table line_changes add column answers_json text not null default '[]';
  `,

  /** When a booked order is reviewed next, the due day of its balance, and the facts that its buyer knows. Earlier buyers were told no day. */
  '0037-order-times': `
    alter table orders add column rest_due_days integer not null default 0;
    alter table orders add column look_at integer;
    alter table orders add column looked_at integer not null default 0;
    alter table orders add column is_overdue integer not null default 0 check (is_overdue in (0, 1));
    alter table orders add column rest_told text;
    alter table orders add column refund_told integer not null default 0;
    alter table order_lines add column reminded_of integer;
    alter table order_lines add column cancel_told integer not null default 0 check (cancel_told in (0, 1));
    update orders set look_at = 0 where status = 'confirmed';
    update orders set refund_told =
      (select coalesce(sum(amount), 0) from payments where order_id = orders.id and kind = 'refund');
    update order_lines set cancel_told = 1 where attendance_status = 'cancelled';
    create index orders_by_look on orders (look_at) where look_at is not null;
    create index orders_by_looked on orders (looked_at) where look_at is not null;
    create index orders_overdue on orders (store_id, created_at desc, id) where is_overdue = 1;
  `,

  /** Emails that are useless after an instant, and an index of orders that an older engine beside this one confirmed. */
  '0038-in-time': `
    alter table mails add column until integer;
    create index orders_unlooked on orders (id) where status = 'confirmed' and look_at is null;
  `,

  /** A provider's state of a refund, the time of its next try, and the refund that replaced it: one at most. */
  '0039-refund-states': `
    alter table payments add column refund_state text;
    alter table payments add column failure text;
    alter table payments add column attempt integer not null default 1;
    alter table payments add column look_at integer;
    alter table payments add column replaces text;
    create unique index payments_by_replaced on payments (replaces);
    create index payments_to_look_at on payments (look_at);
  `,
};
