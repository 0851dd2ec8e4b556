/** Devices of the desk with their log, leases and keys, and acts of staff on whole departures. */
export const desk = [
  /** The end of its user or role ends a device, but its row stays, because its log and its vouchers stay. */
  `create table desk_devices (
     id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
     user_id integer references users on delete set null, role_id integer references roles on delete set null,
     name text not null, is_shared integer not null check (is_shared in (0, 1)), secret_hash text not null unique,
     created_at integer not null, last_contact_at integer not null, expires_at integer not null, revoked_at integer);
   create index desk_devices_by_account on desk_devices (account_id, id);
   create index desk_devices_by_user on desk_devices (user_id);`,
  `create table desk_enrolments (
     code_hash text primary key, account_id integer not null references base_accounts on delete cascade,
     user_id integer not null references users on delete cascade,
     role_id integer not null references roles on delete cascade, name text not null, expires_at integer not null);`,

  /**
   * An entry never changes, except for texts of an erased person. It names its line by number, because it may be older than the line. Ids are
   * unique per account, so that an id that another account has stored blocks nobody.
   */
  `create table desk_log (
     id text not null, account_id integer not null references base_accounts on delete cascade,
     device_id integer not null references desk_devices on delete cascade, kind text not null, line text,
     departure_id integer, at integer not null, received_at integer not null,
     is_allowed integer not null check (is_allowed in (0, 1)), entry_json text not null, conflict text,
     settled_conflict text, settled_at integer, primary key (account_id, id));
   create index desk_log_by_line on desk_log (line, account_id);
   create index desk_log_by_account on desk_log (account_id);
   create index desk_log_by_device on desk_log (device_id, at);
   create index desk_log_conflicts on desk_log (account_id, at) where conflict is not null;
   create index desk_log_settled on desk_log (account_id, settled_at) where settled_at is not null;
   create index desk_log_for_supplier on desk_log (departure_id) where conflict = 'not_agreed';`,

  /** A lease outlives the cart that holds its places, for sales that arrive late. */
  `create table desk_leases (
     id text primary key, account_id integer not null references base_accounts on delete cascade,
     device_id integer not null references desk_devices on delete cascade,
     store_id integer not null references stores on delete cascade, departure_id integer not null,
     version integer not null, places integer not null check (places >= 0), created_at integer not null,
     ended_at integer, ends_at integer);
   create unique index desk_leases_open on desk_leases (device_id, departure_id) where ended_at is null;
   create index desk_leases_by_departure on desk_leases (departure_id);
   create index desk_leases_by_account on desk_leases (account_id);`,
  `create table reserved_numbers (
     number text primary key, lease_id text not null references desk_leases on delete cascade);
   create index reserved_numbers_by_lease on reserved_numbers (lease_id);`,

  `create table voucher_keys (
     id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
     device_id integer references desk_devices on delete cascade, public_key text not null, private_key text,
     created_at integer not null, ended_at integer);
   create index voucher_keys_by_account on voucher_keys (account_id, id);`,

  `create table departure_actions (
     id text primary key, account_id integer not null references base_accounts on delete cascade,
     departure_id integer not null references departures on delete cascade,
     kind text not null check (kind in ('cancel', 'message', 'move')), subject text not null, message text not null,
     choose_by integer, to_departure_id integer references departures on delete set null,
     created_by integer references users on delete set null, created_at integer not null);
   create index departure_actions_by_departure on departure_actions (departure_id, created_at);
   create index departure_actions_by_account on departure_actions (account_id);
   create index departure_actions_by_target on departure_actions (to_departure_id);
   create index departure_actions_by_user on departure_actions (created_by);`,
  `create table departure_action_bookings (
     action_id text not null references departure_actions on delete cascade,
     order_id text not null references orders on delete cascade,
     state text not null check (state in ('waiting', 'open', 'done', 'failed')),
     token_hash text unique, notified_at integer, outcome text, chosen_by text, done_at integer,
     refunded integer not null default 0, to_departure_id integer references departures on delete set null,
     problem text not null default '', primary key (action_id, order_id));
   create index departure_action_bookings_by_state on departure_action_bookings (action_id, state);
   create index departure_action_bookings_by_order on departure_action_bookings (order_id);
   create index departure_action_bookings_by_target on departure_action_bookings (to_departure_id);`,
];
