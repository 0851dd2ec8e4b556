import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { roleNames } from '#domain/permissions.ts';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn, createTable, ids } from './create-table.ts';

/** Users, their tokens and tries, accounts' teams and roles, and the mails that wait to go out. */
export async function accounts(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await sql.raw(statement).execute(db);
}

function statements(dialect: Dialect): string[] {
  const id = ids[dialect];
  const table = (name: string, columns: string) => createTable(dialect, name, columns);
  const flag = (name: string) => `${name} integer not null check (${name} in (0, 1))`;
  const account = (column: string) => addColumn(dialect, 'base_accounts', column);

  return [
    account(`type text not null default 'supplier' check (type in ('supplier', 'reseller', 'both'))`),
    account(`legal_name text not null default ''`),
    account(`email text not null default ''`),
    account(`phone_number text not null default ''`),
    account(`website text not null default ''`),
    account(`address_json text`),

    table(
      'users',
      `id ${id}, email text not null, email_key text not null unique, password text not null,
       first_name text not null, last_name text not null, ${flag('is_active')}, ${flag('is_staff')},
       last_login integer, date_joined integer not null`,
    ),
    table(
      'roles',
      `id ${id}, account_id integer references base_accounts on delete cascade, name text not null, permissions_json text,
       check ((account_id is null) = (permissions_json is null))`,
    ),
    `create unique index roles_by_account on roles (account_id, name)`,
    ...roleNames.map((name) => `insert into roles (account_id, name, permissions_json) values (null, '${name}', null)`),
    table(
      'team_members',
      `id ${id}, account_id integer not null references base_accounts on delete cascade,
       user_id integer references users on delete cascade, role_id integer not null references roles,
       email text not null, email_key text not null, invitation text, created_at integer not null, joined_at integer,
       unique (account_id, email_key), unique (account_id, user_id), check ((user_id is null) = (joined_at is null))`,
    ),
    `create index team_members_by_user on team_members (user_id)`,
    `create index team_members_by_role on team_members (role_id)`,

    table(
      'refresh_tokens',
      `hash text primary key, family text not null, user_id integer not null references users on delete cascade,
       created_at integer not null, expires_at integer not null, used_at integer, ended_at integer`,
    ),
    `create index refresh_tokens_by_family on refresh_tokens (family)`,
    `create index refresh_tokens_by_user on refresh_tokens (user_id)`,
    `create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`,
    table('tries', `key text primary key, count integer not null, since integer not null, until integer not null`),
    `create index tries_by_end on tries (until)`,

    table(
      'mails',
      `id text primary key, recipient text not null, subject text not null, text text not null, html text not null, attachments_json text not null,
       created_at integer not null, attempts integer not null, next_at integer, sent_at integer, failure text`,
    ),
    `create index mails_by_time on mails (next_at)`,
  ];
}
