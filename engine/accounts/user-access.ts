import type { Transaction } from '../database/database.ts';
import { forbidden, Invalid, notFound } from '../errors.ts';
import type { Principal } from '../http/principal.ts';
import { type UserRow, userById, usersOf } from './model/queries.ts';
import type { User } from './model/users-contract.ts';
import { TAKEN } from './sign-in/verify-password.ts';

export function shownUser({ first_name, last_name, id, email }: User): User {
  return { first_name, last_name, id, email };
}

/** All whom a caller sees: those of accounts whose team they may see, and themselves; the operator sees everybody. */
export async function seenUsers(tx: Transaction, caller: Principal): Promise<UserRow[]> {
  return usersOf(tx, caller.user_id, caller.is_staff ? null : caller.accountsWith('team.read'));
}

/** One of them. @throws Failed 404 */
export async function seenUser(tx: Transaction, caller: Principal, id: string): Promise<UserRow> {
  const user = /^\d{1,15}$/.test(id) ? await userById(tx, Number(id)) : undefined;
  if (!user) throw notFound();
  if (user.id === caller.user_id || caller.is_staff) return user;
  const seen = await usersOf(tx, caller.user_id, caller.accountsWith('team.read'));
  if (!seen.some((it) => it.id === user.id)) throw notFound();
  return user;
}

/** One whom the caller may change: themselves, or anybody for the operator. @throws Failed 404, 403 */
export async function ownUser(tx: Transaction, caller: Principal, id: string): Promise<UserRow> {
  const user = await seenUser(tx, caller, id);
  if (user.id !== caller.user_id && !caller.is_staff) throw forbidden();
  return user;
}

export function taken(path: string): Invalid {
  return new Invalid([{ path: [path], message: TAKEN }]);
}
