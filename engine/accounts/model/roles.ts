import { isPermission, type Permission, type RoleName, rolePermissions } from '#domain/permissions.ts';

/** What a role allows: a row's own list or, of one that every account has, that of the domain's table. */
export function permissionsOf(role: { name: string; permissions_json: string | null }): readonly Permission[] {
  if (role.permissions_json === null) return rolePermissions[role.name as RoleName] ?? [];
  return (JSON.parse(role.permissions_json) as unknown[]).filter(isPermission);
}
