/** The permissions of an account's users (A12): `read` allows to see, `write` allows to make, change and delete. */
export const permissions = [
  /** The account itself: its name, its videos and onboarding, and its deletion. */
  'account.read',
  'account.manage',
  /** The members of the team with their roles, and the account's own roles. */
  'team.read',
  'team.manage',
  /** Experiences and their parts: rates, policies, meeting points, extras, questions, pictures, videos. */
  'catalogue.read',
  'catalogue.write',
  /** Stores, their contents and their QR codes. */
  'stores.read',
  'stores.write',
  'orders.read',
  'orders.write',
  'payments.read',
  'payments.write',
  'customers.read',
  'customers.write',
  'bookings.read',
  'bookings.check_in',
  /** Guests' reviews of tours. To answer or to hide a review is to write. */
  'reviews.read',
  'reviews.write',
] as const;

export type Permission = (typeof permissions)[number];

export const roleNames = ['owner', 'manager', 'agent', 'guide'] as const;

/** The roles that every account has. Owners decide about account and team; an account's own roles are made beside these. */
export type RoleName = (typeof roleNames)[number];

const reading = ['account.read', 'team.read', 'catalogue.read', 'stores.read'] as const;
const selling = [
  'orders.read',
  'orders.write',
  'payments.read',
  'payments.write',
  'customers.read',
  'customers.write',
  'reviews.write',
] as const;
const guiding = ['bookings.read', 'bookings.check_in', 'reviews.read'] as const;

/** The permissions for an import (B18) and for an export: a caller needs all of them. */
export const importPermissions = ['catalogue.write', 'stores.write'] as const satisfies readonly Permission[];

/** The permissions of each role: the one table of A12. */
export const rolePermissions: Readonly<Record<RoleName, readonly Permission[]>> = {
  owner: permissions,
  manager: [...reading, 'catalogue.write', 'stores.write', ...selling, ...guiding],
  agent: [...reading, ...selling, ...guiding],
  guide: ['account.read', 'catalogue.read', ...guiding],
};

export function isPermission(value: unknown): value is Permission {
  return (permissions as readonly unknown[]).includes(value);
}
