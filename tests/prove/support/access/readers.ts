import type { Permission } from '#domain/permissions.ts';

/** Each secret word's beginning, with the permissions of which one is enough to read it. Without any permission nobody reads it. */
const readers: readonly (readonly [string, readonly Permission[]])[] = [
  ['guest', ['orders.read', 'bookings.read', 'customers.read', 'payments.read']],
  ['linewish', ['orders.read', 'bookings.read']],
  ['ordersstaffnote', ['orders.read']],
  ['orders', ['orders.read', 'bookings.read']],
  ['orderlinesnote', ['orders.read', 'bookings.read']],
  ['departureactions', ['orders.read', 'bookings.read']],
  ['departureactionbookings', ['orders.read']],
  ['departures', ['bookings.read', 'orders.read']],
  ['carts', []],
  ['customers', ['customers.read', 'orders.read', 'orders.write']],
  ['promocodes', ['catalogue.read', 'orders.read']],
  ['legaltexts', ['stores.read']],
  ['storesbanner', ['stores.read']],
  [
    'stores',
    ['stores.read', 'orders.read', 'bookings.read', 'catalogue.read', 'payments.read', 'team.read', 'account.read'],
  ],
  ['qrcodes', ['stores.read']],
  ['eventdestinationstarget', ['stores.read']],
  ['eventdestinationssecret', []],
  ['pushsubscriptions', []],
  ['partnerrequests', ['customers.read']],
  ['rolesname', ['team.read', 'team.manage', 'account.read']],
  ['teammembers', ['team.read']],
  ['apikeys', ['team.manage']],
  ['deskenrolments', ['team.manage']],
  ['deskdevices', ['team.read', 'team.manage', 'account.read', 'orders.read', 'payments.read', 'bookings.read']],
  ['desklog', ['bookings.read', 'orders.read']],
  ['reviews', ['reviews.read']],
  ['imports', ['stores.write', 'stores.read']],
  ['jobs', []],
  [
    'users',
    [
      'team.read',
      'account.read',
      'orders.read',
      'bookings.read',
      'catalogue.read',
      'stores.read',
      'payments.read',
      'reviews.read',
      'customers.read',
    ],
  ],
  ['baseaccountvideos', ['account.read']],
  ['onboardings', ['account.read']],
  ['onboardingsteps', ['account.read']],
];

/** The permissions of which one allows to read a secret word; parts of the catalogue are for whoever reads the catalogue or sells it. */
export function readersOf(field: string): readonly Permission[] {
  const own = readers.filter(([start]) => field.startsWith(start)).toSorted(([a], [b]) => b.length - a.length)[0];
  return own?.[1] ?? ['catalogue.read', 'stores.read', 'bookings.read', 'orders.read'];
}
