import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Reviews by guests who took part (V14), at most one per line. `account_id` is the supplier's. A request stores the hash of the token in the
   * link of the email that asked for the review.
   */
  '0080-reviews': `
    create table reviews (
      id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
      experience_id integer not null references experiences on delete cascade,
      line_id text not null unique references order_lines on delete cascade,
      rating integer not null check (rating between 1 and 5), text text not null, name text not null,
      language text not null, created_at integer not null, edited_at integer,
      reply text not null default '', replied_at integer, hidden_reason text, hidden_at integer);
    create index reviews_by_account on reviews (account_id, id);
    create index reviews_by_experience on reviews (experience_id, id);
    create table review_requests (
      line_id text primary key references order_lines on delete cascade, token_hash text not null unique,
      asked_at integer not null);
  `,

  /** When a person gets emails about new reviews (B14). */
  '0081-review-emails': `
    alter table notification_preferences add column reviews text;
  `,
};
