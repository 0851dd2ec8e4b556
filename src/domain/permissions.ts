/** Everything that may be allowed to somebody in an account (A12); `read` is to see, `write` to make, change and delete. */
export const permissions = [
  /** The account itself: its name, its videos and onboarding, its end. */
  'account.read',
  'account.manage',
  /** Who is in the team, as what; the account's own roles. */
  'team.read',
  'team.manage',
  /** Experiences and what they are made of: rates, policies, meeting points, extras, questions, pictures, videos. */
  'catalogue.read',
  'catalogue.write',
  /** Stores, what they show, their QR codes. */
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
  /** What guests say of tours: to answer and to hide is to write. */
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

/** What an import writes (B18), and an export hands out. Both need all of these. */
export const importPermissions = ['catalogue.write', 'stores.write'] as const satisfies readonly Permission[];

/** What each role may do: the one table of A12. */
export const rolePermissions: Readonly<Record<RoleName, readonly Permission[]>> = {
  owner: permissions,
  manager: [...reading, 'catalogue.write', 'stores.write', ...selling, ...guiding],
  agent: [...reading, ...selling, ...guiding],
  guide: ['account.read', 'catalogue.read', ...guiding],
};

export function isPermission(value: unknown): value is Permission {
  return (permissions as readonly unknown[]).includes(value);
}
