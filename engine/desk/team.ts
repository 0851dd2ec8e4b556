import type { DeskDelta } from '#domain/contract/desk.ts';
import type { Transaction } from '../database/database.ts';

/** The members of the account's team, who may act at a shared device, by user id and name. */
export async function membersOf(tx: Transaction, account_id: number): Promise<DeskDelta['members']> {
  const rows = await tx
    .selectFrom('team_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email'])
    .where('m.account_id', '=', account_id)
    .where('m.joined_at', 'is not', null)
    .where('u.is_active', '=', 1)
    .orderBy('u.id')
    .execute();
  return rows.map((it) => ({ id: it.id, name: personName(it) }));
}

/** A user's name, or the part of the email address before the @ if the user has no name. */
export function personName(user: { first_name: string; last_name: string; email: string }): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email.replace(/@.*$/, '');
}
