import type { RoleName } from '#domain/permissions.ts';
import type { Transaction } from '#engine/database/database.ts';

interface NewUser {
  readonly email: string;
  /** The stored hash; '!' lets nobody sign in with a password. */
  readonly password: string;
  readonly is_staff?: boolean;
}

/** Adds an active user. @param at  epoch milliseconds. @returns its id */
export async function addActiveUser(
  tx: Transaction,
  { email, password, is_staff = false }: NewUser,
  at: number,
): Promise<number> {
  const name = { first_name: 'Ana', last_name: 'Anić' };
  const { id } = await tx
    .insertInto('users')
    .values({
      ...name,
      email,
      email_key: email,
      password,
      is_active: 1,
      is_staff: is_staff ? 1 : 0,
      last_login: null,
      date_joined: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a user a member of an account, with one of the roles that every account has. @param at  epoch milliseconds */
export async function addMember(
  tx: Transaction,
  { user_id, email, account_id, role }: { user_id: number; email: string; account_id: number; role: RoleName },
  at: number,
): Promise<void> {
  const { id: role_id } = await tx
    .selectFrom('roles')
    .select('id')
    .where('account_id', 'is', null)
    .where('name', '=', role)
    .executeTakeFirstOrThrow();
  const member = { account_id, user_id, role_id, email, email_key: email, invitation: null };
  await tx
    .insertInto('team_members')
    .values({ ...member, created_at: at, joined_at: at })
    .execute();
}

/** Adds an active user who is a member of one account. @param at  epoch milliseconds */
export async function addTeamUser(
  tx: Transaction,
  { email, password, account_id, role }: NewUser & { account_id: number; role: RoleName },
  at: number,
): Promise<void> {
  const user_id = await addActiveUser(tx, { email, password }, at);
  await addMember(tx, { user_id, email, account_id, role }, at);
}
