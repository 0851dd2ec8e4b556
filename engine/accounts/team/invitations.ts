import { hash } from 'node:crypto';
import { reason } from '#domain/contract/problems.ts';
import { Failed, Invalid, invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../history/record-change.ts';
import { type MemberRow, memberById } from '../model/team-queries.ts';

const INVITED_HOURS = 7 * 24;

export function openInvitation(token: string): string {
  return hash('sha256', token);
}

export interface Invitation {
  readonly id: number;
  readonly token: string;
}

/** The member whom an invitation is for. @throws Invalid for a secret that is wrong or no longer good */
export async function invitedBy(tx: Transaction, { id, token }: Invitation, now: Temporal.Instant): Promise<MemberRow> {
  const invited = await memberById(tx, id);
  const until = (invited?.created_at ?? 0) + INVITED_HOURS * 3_600_000;
  if (invited?.invitation !== openInvitation(token) || now.epochMilliseconds > until) throw invalidInvitationError();
  return invited;
}

/** An invitation's company, and the user who sent it; '' if the history does not name one. */
export async function invitationFacts(
  tx: Transaction,
  { id, account_id }: MemberRow,
): Promise<{ company: string; inviter: string }> {
  const { company } = await tx
    .selectFrom('base_accounts')
    .select('company_display_name as company')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const sent = await tx
    .selectFrom('history')
    .select('actor')
    .where('account_id', '=', account_id)
    .where('subject_kind', '=', 'team_member')
    .where('subject_id', '=', String(id))
    .where('kind', '=', 'invited')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { company, inviter: sent?.actor ?? '' };
}

function invalidInvitationError(): Invalid {
  return invalidError(['token'], reason('bad_invitation'));
}

/**
 * Gives a user the invited role. Any user with the secret may accept, whatever address they sign in with.
 *
 * @throws Invalid for a secret that is wrong or no longer good; Failed 409 for a user who is in the team already
 */
export async function joinByInvitation(
  tx: Transaction,
  user_id: number,
  invitation: Invitation,
  now: Temporal.Instant,
): Promise<MemberRow> {
  const { id } = invitation;
  const invited = await invitedBy(tx, invitation, now);
  const already = await tx
    .selectFrom('team_members')
    .select('id')
    .where('account_id', '=', invited.account_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (already) throw new Failed(409, 'You are in this team already.', {}, { code: 'in_team' });
  await tx
    .updateTable('team_members')
    .set({ user_id, invitation: null, joined_at: now.epochMilliseconds })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .execute();
  const joined = await memberById(tx, id);
  if (joined?.user_id !== user_id) throw invalidInvitationError();
  await recordChange(tx, {
    account_id: joined.account_id,
    subject: { kind: 'team_member', id: String(id) },
    kind: 'joined',
    actor: { user_id },
    at: now,
    after: { role: joined.role_name },
  });
  return joined;
}
