import { fullName } from '#desk/shared/full-name.ts';
import type { TeamMember } from '#domain/contract/accounts/team.ts';
import * as words from '#words/office/team.ts';

export function nameOfMember(member: TeamMember): string {
  return fullName(member) || member.email;
}

/** The title of a role: translated for the four roles that every account has; the role's own name for any other. */
export function titleOfRole(name: string): string {
  return words.common[name]?.title ?? name;
}
