import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Acts of staff on a whole departure (B8): to cancel it, to move it, or to write to its guests; and the outcome for each booking. The `note` of an
   * email holds staff's words at its beginning.
   */
  '0060-departure-cancellations': `
    create table departure_actions (
      id text primary key, account_id integer not null references base_accounts on delete cascade,
      departure_id integer not null references departures on delete cascade,
      kind text not null check (kind in ('cancel', 'message', 'move')), subject text not null, message text not null,
      choose_by integer, to_departure_id integer references departures on delete set null,
      created_by integer references users on delete set null, created_at integer not null);
    create index departure_actions_by_departure on departure_actions (departure_id, created_at);
    create index departure_actions_by_account on departure_actions (account_id);
    create index departure_actions_by_target on departure_actions (to_departure_id);
    create index departure_actions_by_user on departure_actions (created_by);

    create table departure_action_bookings (
      action_id text not null references departure_actions on delete cascade,
      order_id text not null references orders on delete cascade,
      state text not null check (state in ('waiting', 'open', 'done', 'failed')),
      token_hash text unique, told_at integer, outcome text, chosen_by text, done_at integer,
      refunded integer not null default 0, to_departure_id integer references departures on delete set null,
      problem text not null default '',
      primary key (action_id, order_id));
    create index departure_action_bookings_by_state on departure_action_bookings (action_id, state);
    create index departure_action_bookings_by_order on departure_action_bookings (order_id);
    create index departure_action_bookings_by_target on departure_action_bookings (to_departure_id);

    alter table departures add column cancelled_at integer;
    alter table order_lines add column departure_cancelled integer not null default 0
      check (departure_cancelled in (0, 1));
    alter table order_letters add column note text not null default '';
  `,
};
