import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Devices of the desk, each with the secret of its cookie, and the codes that enrol them. The end of its user or role ends a device, but its
   * row stays, because its log and its vouchers stay.
   */
  '0053-desk-devices': `
    create table desk_devices (
      id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
      user_id integer references users on delete set null, role_id integer references roles on delete set null,
      name text not null, is_shared integer not null check (is_shared in (0, 1)), secret_hash text not null unique,
      created_at integer not null, last_contact_at integer not null, expires_at integer not null, revoked_at integer);
    create index desk_devices_by_account on desk_devices (account_id, id);
    create index desk_devices_by_user on desk_devices (user_id);
    create table desk_enrolments (
      code_hash text primary key, account_id integer not null references base_accounts on delete cascade,
      user_id integer not null references users on delete cascade,
      role_id integer not null references roles on delete cascade, name text not null, expires_at integer not null);
  `,

  /**
   * The log of the desks. An entry never changes, except for texts of an erased person. An entry names its line by number, because the entry
   * may be older than the line. An entry that its device was not allowed to make is stored and counts for nothing. A departure with its own
   * capacity keeps it when its schedule changes.
   */
  '0054-desk-log': `
    create table desk_log (
      id text primary key, account_id integer not null references base_accounts on delete cascade,
      device_id integer not null references desk_devices on delete cascade, kind text not null, line text,
      departure_id integer, at integer not null, received_at integer not null,
      is_allowed integer not null check (is_allowed in (0, 1)), entry_json text not null);
    create index desk_log_by_line on desk_log (line, account_id);
    create index desk_log_by_account on desk_log (account_id);
    create index desk_log_by_device on desk_log (device_id, at);
    alter table departures add column is_closed integer not null default 0 check (is_closed in (0, 1));
    alter table departures add column has_own_capacity integer not null default 0 check (has_own_capacity in (0, 1));
    alter table departures add column note text not null default '';
    alter table departures add column guide text not null default '';
  `,

  /** Keys that sign vouchers: an account's own keys with their private half, and devices' keys without it. */
  '0055-voucher-keys': `
    create table voucher_keys (
      id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
      device_id integer references desk_devices on delete cascade, public_key text not null, private_key text,
      created_at integer not null, ended_at integer);
    create index voucher_keys_by_account on voucher_keys (account_id, id);
  `,

  /**
   * Places that a device may sell without a network, and the order numbers for them. The cart with a lease's id holds its places until the start;
   * the lease outlives the cart, for sales that arrive late. An entry of the log that could not be applied has a conflict.
   */
  '0056-desk-leases': `
    create table desk_leases (
      id text primary key, account_id integer not null references base_accounts on delete cascade,
      device_id integer not null references desk_devices on delete cascade,
      store_id integer not null references stores on delete cascade, departure_id integer not null,
      version integer not null, places integer not null check (places >= 0), created_at integer not null,
      ended_at integer);
    create unique index desk_leases_open on desk_leases (device_id, departure_id) where ended_at is null;
    create index desk_leases_by_departure on desk_leases (departure_id);
    create index desk_leases_by_account on desk_leases (account_id);
    create table reserved_numbers (
      number text primary key, lease_id text not null references desk_leases on delete cascade);
    create index reserved_numbers_by_lease on reserved_numbers (lease_id);
    alter table desk_log add column conflict text;
    create index desk_log_conflicts on desk_log (account_id, at) where conflict is not null;
  `,
};
