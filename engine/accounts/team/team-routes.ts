import type { ListedMember, TeamMember } from '#domain/contract/accounts/team.ts';
import * as calls from '#domain/contract/accounts/team.ts';
import { reason } from '#domain/contract/problems.ts';
import { Failed, forbiddenError, invalidError, notFoundError, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { type ChangeFacts, recordChange } from '../../history/record-change.ts';
import { instantText } from '../../http/json-response.ts';
import type { Principal } from '../../http/principal.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { assertUnchanged } from '../../http/request/if-match.ts';
import { readerLanguage } from '../../http/request/reader-language.ts';
import { type InputOf, type Route, route } from '../../http/route.ts';
import { invitationEmail } from '../model/account-emails.ts';
import { emailKey, normalEmail } from '../model/email-address.ts';
import { refuseLastOwner, requireAll, requireFor, requireIn, unknownPkError, wholeId } from '../model/in-account.ts';
import { filtered, listed } from '../model/lists.ts';
import { lockMember, type MemberRow, memberById, membersSeen, permissionsOf, roleFor } from '../model/team-queries.ts';
import { endDevicesOf } from '../sign-in/end-devices.ts';
import { askingForMail } from '../sign-in/rate-limits.ts';
import { joinByInvitation, openInvitation } from './invitations.ts';

/** The members of accounts' teams (A5, A12). A person joins a team by accepting an emailed invitation. */
export function teamRoutes(context: Context): Route[] {
  const { database } = context;

  return [
    route(calls.listMembers, 'authenticated', async (input) => {
      const { caller, query } = input;
      const members = (await database.read((tx) => membersSeen(tx, caller))).map((it) => listedMember(it, caller));
      const matching = filtered(members, query, filters);
      return listed(
        matching,
        input,
        ['email', 'first_name', 'last_name', 'role_name'],
        ['id', 'email', 'role', 'created_at'],
      );
    }),
    route(calls.createMember, 'authenticated', (input) => inviteMember(context, input)),
    route(calls.readMember, 'authenticated', async ({ params, caller }) =>
      shown(await database.read((tx) => seen(tx, caller, params['id']))),
    ),
    writeAs(context, calls.putMember, changeRole),
    writeAs(context, calls.changeMember, changeRole),
    writeAs(context, calls.dropMember, removeMember),
    route(calls.resendInvitation, 'authenticated', (input) => resendInvitation(context, input)),
    route(calls.acceptInvitation, 'authenticated', ({ params, caller, body, now }) =>
      database.write(async (tx) => {
        const invitation = { id: wholeId(params['id']), token: body.token };
        return shown(await joinByInvitation(tx, caller.user_id, invitation, now));
      }),
    ),
  ];
}

async function inviteMember(context: Context, { caller, body, request, now }: InputOf<typeof calls.createMember>) {
  const { base_account: account_id } = body;
  requireFor(caller, account_id, 'team.manage');
  await askingForMail(context, request, body.email).begin(now);
  const token = context.newId();
  return context.database.write(async (tx) => {
    const role = await roleFor(tx, account_id, body.role);
    if (!role) throw unknownPkError('role', body.role);
    requireAll(caller, account_id, permissionsOf(role));
    const email = normalEmail(body.email);
    const made = await tx
      .insertInto('team_members')
      .values({
        account_id,
        role_id: role.id,
        email,
        email_key: emailKey(email),
        invitation: openInvitation(token),
        created_at: now.epochMilliseconds,
      })
      .onConflict((it) => it.columns(['account_id', 'email_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw invalidError(['email'], reason('in_team'));
    const member = orNotFound(await memberById(tx, made.id));
    await mailInvitation(context, tx, { member, token, request, now });
    const after = { role: role.name, personal: { email } };
    await recordMemberChange(tx, member, { kind: 'invited', user_id: caller.user_id, now, after });
    return shown(member);
  });
}

async function resendInvitation(
  context: Context,
  { params, caller, request, now }: InputOf<typeof calls.resendInvitation>,
) {
  const { email } = await context.database.read((tx) => managed(tx, caller, params['id']));
  await askingForMail(context, request, email).begin(now);
  const token = context.newId();
  return context.database.write(async (tx) => {
    await lockMember(tx, wholeId(params['id']));
    const member = await managed(tx, caller, params['id']);
    if (member.user_id !== null) throw new Failed(409, 'This person is in the team already.', {}, { code: 'in_team' });
    const invited = { invitation: openInvitation(token), created_at: now.epochMilliseconds };
    await tx.updateTable('team_members').set(invited).where('id', '=', member.id).execute();
    await mailInvitation(context, tx, { member, token, request, now });
    return shown({ ...member, ...invited });
  });
}

async function mailInvitation(
  { mail, accounts }: Context,
  tx: Transaction,
  { member, token, request, now }: { member: MemberRow; token: string; request: Request; now: Temporal.Instant },
): Promise<void> {
  const account = await tx
    .selectFrom('base_accounts')
    .select('company_display_name as company')
    .where('id', '=', member.account_id)
    .executeTakeFirstOrThrow();
  const { email: to, role_name: role, id: member_id } = member;
  const language = readerLanguage(request);
  const invitation = { to, origin: accounts.origin(), role, member_id, token, language, ...account };
  await mail.queue(tx, invitationEmail(invitation), now, member.account_id);
}

async function changeRole(
  tx: Transaction,
  { params, caller, body, request, now }: InputOf<typeof calls.changeMember>,
): Promise<TeamMember> {
  await lockMember(tx, wholeId(params['id']));
  const member = await managed(tx, caller, params['id']);
  await assertUnchanged(request, 'team member', () => shown(member));
  if (body.role === undefined || body.role === member.role_id) return shown(member);
  const role = await roleFor(tx, member.account_id, body.role);
  if (!role) throw unknownPkError('role', body.role);
  requireAll(caller, member.account_id, permissionsOf(role));
  if (member.user_id !== null) await refuseLastOwner(tx, member.account_id, member.user_id);
  await tx.updateTable('team_members').set({ role_id: role.id }).where('id', '=', member.id).execute();
  const roles = { before: { role: member.role_name }, after: { role: role.name } };
  await recordMemberChange(tx, member, { kind: 'role', user_id: caller.user_id, now, ...roles });
  return shown({ ...member, role_id: role.id, role_name: role.name });
}

async function removeMember(tx: Transaction, { params, caller, request, now }: InputOf<typeof calls.dropMember>) {
  await lockMember(tx, wholeId(params['id']));
  const member = await seen(tx, caller, params['id']);
  // Any member may leave a team.
  if (member.user_id !== caller.user_id) await managed(tx, caller, params['id']);
  await assertUnchanged(request, 'team member', () => shown(member));
  if (member.user_id !== null) {
    await refuseLastOwner(tx, member.account_id, member.user_id);
    await endDevicesOf(tx, { user_id: member.user_id, account_id: member.account_id }, now);
  }
  await tx.deleteFrom('team_members').where('id', '=', member.id).execute();
  const before = { role: member.role_name, personal: { email: member.user_email ?? member.email } };
  await recordMemberChange(tx, member, { kind: 'removed', user_id: caller.user_id, now, before });
  return undefined;
}

const filters = {
  base_account: { of: (it: TeamMember) => it.base_account },
  role: { of: (it: TeamMember) => it.role },
  status: { of: (it: TeamMember) => it.status, choices: ['invited', 'active'] },
};

async function seen(tx: Transaction, caller: Principal, id: string | undefined): Promise<MemberRow> {
  const member = orNotFound(await memberById(tx, wholeId(id)));
  if (member.user_id !== caller.user_id && !caller.can(member.account_id, 'team.read')) throw notFoundError();
  return member;
}

/** A member whom the caller may change: nobody changes a member with more permissions than their own. @throws Failed 404, 403 */
async function managed(tx: Transaction, caller: Principal, id: string | undefined): Promise<MemberRow> {
  const member = await seen(tx, caller, id);
  requireIn(caller, member.account_id, 'team.manage');
  const role = await roleFor(tx, member.account_id, member.role_id);
  if (!role) throw forbiddenError();
  requireAll(caller, member.account_id, permissionsOf(role));
  return member;
}

interface MemberChange {
  readonly kind: string;
  readonly user_id: number;
  readonly now: Temporal.Instant;
  readonly before?: ChangeFacts;
  readonly after?: ChangeFacts;
}

async function recordMemberChange(
  tx: Transaction,
  { account_id, id }: MemberRow,
  { user_id, now, ...facts }: MemberChange,
): Promise<void> {
  const subject = { kind: 'team_member', id: String(id) } as const;
  await recordChange(tx, { account_id, subject, actor: { user_id }, at: now, ...facts });
}

function listedMember(member: MemberRow, caller: Principal): ListedMember {
  const { account_id, last_login: at } = member;
  const isShown = at !== null && caller.can(account_id, 'team.manage');
  return { ...shown(member), last_login: isShown ? instantText(at) : null };
}

function shown(member: MemberRow): TeamMember {
  return {
    id: member.id,
    base_account: member.account_id,
    user: member.user_id,
    email: member.user_email ?? member.email,
    first_name: member.first_name ?? '',
    last_name: member.last_name ?? '',
    role: member.role_id,
    role_name: member.role_name,
    status: member.user_id === null ? 'invited' : 'active',
    created_at: instantText(member.created_at),
    joined_at: member.joined_at === null ? null : instantText(member.joined_at),
  };
}
