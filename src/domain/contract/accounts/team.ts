import { permissions } from '../../permissions.ts';
import { endpoint } from '../endpoint.ts';
import {
  choice,
  instant,
  integer,
  list,
  nullable,
  type Of,
  optional,
  partial,
  shape,
  string,
  text,
} from '../fields.ts';
import { listQuery, pageOf } from '../webstore.ts';
import { emailAddress } from './email-address.ts';

/** An account's own role, or a role that every account has: then `base_account` is null and the role cannot be changed. */
export const Role = shape({
  id: integer(),
  base_account: nullable(integer()),
  name: string(),
  permissions: list(string()),
});
export type Role = Of<typeof Role>;

const roleInput = {
  name: text({ min: 3, max: 50 }),
  permissions: list(choice(...permissions), { empty: false, max: permissions.length }),
};
const RoleChange = shape(roleInput);
const roles = '/api/roles/';
const role = `${roles}{id}/`;
export const listRoles = endpoint('GET', roles, {
  query: shape({ ...listQuery, base_account: optional(string()) }),
  reply: pageOf(Role),
});
export const createRole = endpoint('POST', roles, {
  body: shape({ base_account: integer(), ...roleInput }),
  reply: Role,
  status: 201,
});
export const readRole = endpoint('GET', role, { reply: Role });
export const putRole = endpoint('PUT', role, { body: RoleChange, reply: Role });
export const changeRole = endpoint('PATCH', role, { body: partial(RoleChange), reply: Role });
export const dropRole = endpoint('DELETE', role, {});

const teamMember = {
  id: integer(),
  base_account: integer(),
  /** Null until the invitation is accepted. */
  user: nullable(integer()),
  email: string(),
  first_name: string(),
  last_name: string(),
  role: integer(),
  role_name: string(),
  status: string(),
  created_at: instant(),
  joined_at: nullable(instant()),
};
export const TeamMember = shape(teamMember);
export type TeamMember = Of<typeof TeamMember>;

export const ListedMember = shape({
  ...teamMember,
  /** Only for callers who manage the team; null if the member has never signed in. */
  last_login: nullable(instant()),
});
export type ListedMember = Of<typeof ListedMember>;

const MemberChange = shape({ role: integer() });
const members = '/api/team-members/';
const member = `${members}{id}/`;
export const listMembers = endpoint('GET', members, {
  query: shape({
    ...listQuery,
    base_account: optional(string()),
    role: optional(string()),
    status: optional(string()),
  }),
  reply: pageOf(ListedMember),
});
export const createMember = endpoint('POST', members, {
  body: shape({ base_account: integer(), email: emailAddress(), role: integer() }),
  reply: TeamMember,
  status: 201,
});
export const readMember = endpoint('GET', member, { reply: TeamMember });
export const putMember = endpoint('PUT', member, { body: MemberChange, reply: TeamMember });
export const changeMember = endpoint('PATCH', member, { body: partial(MemberChange), reply: TeamMember });
export const dropMember = endpoint('DELETE', member, {});
/** Sends the invitation again. Its link replaces the earlier one and is valid for a week (B15). */
export const resendInvitation = endpoint('POST', `${member}resend/`, { reply: TeamMember });
export const acceptInvitation = endpoint('POST', `${member}accept/`, {
  body: shape({ token: text() }),
  reply: TeamMember,
});
