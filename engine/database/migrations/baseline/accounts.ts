/** Accounts of sellers, their people, keys and roles, and the right of one account to sell another's tours. */
export const accounts = [
  `create table meta (key text primary key, value text not null);`,

  `create table base_accounts (
     id integer primary key autoincrement, company_display_name text not null, created_at integer not null,
     type text not null default 'supplier' check (type in ('supplier', 'reseller', 'both')),
     legal_name text not null default '', email text not null default '', phone_number text not null default '',
     website text not null default '', address_json text, retention_months integer,
     language text not null default 'en', registration_number text not null default '',
     vat_number text not null default '');`,

  `create table users (
     id integer primary key autoincrement, email text not null, email_key text not null unique, password text not null,
     first_name text not null, last_name text not null, is_active integer not null check (is_active in (0, 1)),
     is_staff integer not null check (is_staff in (0, 1)), last_login integer, date_joined integer not null);`,

  /** The domain lists the permissions of the roles that all accounts share; they have the same ids in each database. */
  `create table roles (
     id integer primary key autoincrement, account_id integer references base_accounts on delete cascade,
     name text not null, permissions_json text, check ((account_id is null) = (permissions_json is null)));
   create unique index roles_by_account on roles (account_id, name);
   insert into roles (account_id, name, permissions_json) values (null, 'owner', null);
   insert into roles (account_id, name, permissions_json) values (null, 'manager', null);
   insert into roles (account_id, name, permissions_json) values (null, 'agent', null);
   insert into roles (account_id, name, permissions_json) values (null, 'guide', null);`,

  `create table team_members (
     id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
     user_id integer references users on delete cascade, role_id integer not null references roles, email text not null,
     email_key text not null, invitation text, created_at integer not null, joined_at integer,
     unique (account_id, email_key), unique (account_id, user_id), check ((user_id is null) = (joined_at is null)));
   create index team_members_by_user on team_members (user_id);
   create index team_members_by_role on team_members (role_id);`,

  `create table refresh_tokens (
     hash text primary key, family text not null, user_id integer not null references users on delete cascade,
     created_at integer not null, expires_at integer not null, used_at integer, ended_at integer);
   create index refresh_tokens_by_family on refresh_tokens (family);
   create index refresh_tokens_by_user on refresh_tokens (user_id);
   create index refresh_tokens_by_expiry on refresh_tokens (expires_at);`,

  `create table api_keys (
     id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
     user_id integer not null references users on delete cascade,
     role_id integer not null references roles on delete cascade, name text not null, hash text not null unique,
     hint text not null, created_at integer not null, expires_at integer not null, last_used_at integer);
   create index api_keys_by_account on api_keys (account_id, id);
   create index api_keys_by_user on api_keys (user_id);
   create index api_keys_by_role on api_keys (role_id);`,

  `create table tries (key text primary key, count integer not null, since integer not null, until integer not null);
   create index tries_by_end on tries (until);`,

  `create table resale_agreements (
     id integer primary key autoincrement, supplier_id integer not null references base_accounts on delete cascade,
     reseller_id integer not null references base_accounts on delete cascade, status text not null,
     note text not null default '', requested_at integer not null, decided_at integer,
     lease_share integer not null default 50, unique (supplier_id, reseller_id), check (supplier_id <> reseller_id));
   create index resale_agreements_by_reseller on resale_agreements (reseller_id);`,
];
