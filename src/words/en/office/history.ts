export const loading = 'Loading the history …';
export const none = 'Nothing was changed here since the history exists.';
export const older = 'Show older changes';
export const show = 'Show';
export const everything = 'Everything';
export const groups = {
  team: 'Team',
  roles: 'Roles',
  tours: 'Tours',
  prices: 'Prices',
  departures: 'Departures',
  promo_codes: 'Promo codes',
  stores: 'Shops',
  imports: 'Imports',
  reviews: 'Reviews',
  erasures: 'Erasures',
};
/** The texts that replace a name which is no longer known. */
export const unknown = {
  actor: 'Somebody',
  team: 'somebody',
  roles: 'a role',
  tours: 'a deleted tour',
  prices: 'a deleted tour',
  departures: 'a deleted tour',
  promo_codes: 'a promo code',
  stores: 'a shop',
  imports: 'a file',
  reviews: 'a review',
  erasures: 'a guest',
};
export const team = {
  invited: (actor: string, who: string, role: string) => `${actor} invited ${who} as ${role}`,
  joined: (actor: string, role: string) => `${actor} joined the team as ${role}`,
  role: (actor: string, who: string, before: string, after: string) => `${actor} changed the role of ${who} from ${before} to ${after}`,
  removed: (actor: string, who: string) => `${actor} removed ${who} from the team`,
};
export const objects = {
  created: (actor: string, what: string) => `${actor} added ${what}`,
  changed: (actor: string, what: string, fields: string) => `${actor} changed ${what}: ${fields}`,
  removed: (actor: string, what: string) => `${actor} deleted ${what}`,
};
export const departures = {
  cancelled: (actor: string, tour: string, start: string) => `${actor} cancelled the departure of “${tour}”, ${start}`,
  moved: (actor: string, tour: string, start: string, to: string) => `${actor} moved all guests of “${tour}” from ${start} to ${to}`,
  messaged: (actor: string, tour: string, start: string) => `${actor} wrote to all guests of “${tour}”, ${start}`,
};
export const imports = {
  imported: (actor: string, file: string, count: number) => `${actor} imported “${file}”: ${count === 1 ? '1 entry' : `${count} entries`} new or changed`,
  undone: (actor: string, file: string, count: number) => `${actor} undid the import of “${file}”: ${count === 1 ? '1 entry' : `${count} entries`} put back or deleted`,
};
export const reviews = {
  answered: (actor: string, what: string) => `${actor} answered ${what}`,
  unanswered: (actor: string, what: string) => `${actor} took back the answer to ${what}`,
  shown: (actor: string, what: string) => `${actor} shows ${what} again`,
  hidden: (actor: string, what: string, reason: string) => `${actor} hid ${what}: ${reason}`,
};
export const erasures = {
  requested: (actor: string, who: string) => `${actor} asked to erase the data of ${who}`,
  stopped: (actor: string, who: string) => `${actor} stopped the erasure of the data of ${who}`,
  done: (_actor: string, who: string) => `The data of ${who} were erased`,
};
/** @param numbers  of the guest's bookings */
export const guestOf = (numbers: string): string => `the guest of ${numbers}`;
/** The names of changed objects in a sentence. */
export const named = {
  roles: (title: string) => `the role “${title}”`,
  tours: (title: string) => `the tour “${title}”`,
  stores: (title: string) => `the shop “${title}”`,
  promo_codes: (code: string) => `the promo code “${code}”`,
  reviews: (title: string) => `a review of “${title}”`,
  rate: (rate: string) => `the rate “${rate}”`,
  rateOfTour: (rate: string, tour: string) => `the rate “${rate}” of “${tour}”`,
};
export const roleFields: Readonly<Record<string, string>> = { name: 'Name', permissions: 'Permissions' };
/** The labels of changes that are not fields of the shop's form. */
export const shopFields: Readonly<Record<string, string>> = { translations: 'Translations', settings: 'How the shop works', event_destinations: 'Analytics and advertising' };
export const rateFields: Readonly<Record<string, string>> = {
  translations: 'Translations',
  title: 'Title',
  is_group_pricing: 'Price per group',
  min_per_booking: 'Fewest people',
  max_per_booking: 'Most people',
  position: 'Order',
  pricing_options: 'Prices',
  price_rules: 'Prices by season',
};
