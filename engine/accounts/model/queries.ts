import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { emailKey } from './email-address.ts';

export type UserRow = Selectable<Tables['users']>;

export async function userByEmail(tx: Transaction, email: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export async function userById(tx: Transaction, id: number): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockUser(tx: Transaction, id: number): Promise<UserRow | undefined> {
  const query = tx.selectFrom('users').selectAll().where('id', '=', id);
  return query.forUpdate().executeTakeFirst();
}

/** @returns undefined if the address is taken */
export async function insertUser(tx: Transaction, user: Insertable<Tables['users']>): Promise<UserRow | undefined> {
  return tx
    .insertInto('users')
    .values(user)
    .onConflict((it) => it.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateUser(tx: Transaction, id: number, change: Updateable<Tables['users']>): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', id).execute();
}
