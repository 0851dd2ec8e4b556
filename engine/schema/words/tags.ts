/** The part of the API that a path belongs to. */
export function tagOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return first === 'api' ? second : first;
}

/** What a part of the API is about. */
export function aboutTag(tag: string): string | undefined {
  return tags[tag];
}

const tags: Readonly<Record<string, string>> = {
  activate: 'The page that a registration’s email leads to.',
  'agenda-items': 'Stops of an experience, in order.',
  'api-keys': 'Keys by which programs act for an account.',
  'app-info': 'What a client asks first.',
  'base-account-videos': 'Videos about an account.',
  'base-accounts': 'Businesses that sell: all that is sold belongs to one, and a team works for it.',
  'booking-questions': 'What guests are asked when they book.',
  bookings: 'Days and start times: what can be booked, and for sellers who comes when.',
  'cancellation-policies': 'How much goes back when a booking is cancelled, by when.',
  cart: 'A cart holds places for a while, until it is ordered or expires.',
  customers: 'People who bought, as an account knows them.',
  email: 'The page that a change of an email address leads to.',
  departures: 'Scheduled departures: their places, who comes, and what the day’s staff should know.',
  'departure-actions': 'Departures that were cancelled, moved or written to as a whole, with a line for each booking.',
  'departure-choices': 'What a guest of a cancelled departure chooses: the token is in the link of an email.',
  desk: 'Devices at gates and counters: what they hold, and what was done at them.',
  'experience-options': 'The choices that a form for an experience offers.',
  experiences: 'Tours and activities, with their schedule, prices and pictures.',
  'failed-jobs': 'What the engine tried to do after a request, and has given up.',
  'filer-folders': 'Folders of pictures.',
  'filer-images': 'Uploaded pictures.',
  'inventory-items': 'Extras that can be booked with an experience, with their stock.',
  'inventory-items-categories': 'Groups of extras.',
  jwt: 'Signing in: access and refresh tokens.',
  'location-autocomplete': 'Places by what somebody types.',
  'location-forward-geo': 'The place that a text means.',
  logout: 'Signing out.',
  'meeting-points': 'Where guests are met.',
  numbers: 'What stores sold, by day, tour and source.',
  o: 'Where QR codes lead.',
  'onboarding-steps': 'Steps of the checklist of an account.',
  onboardings: 'Checklists of an account that begins to sell.',
  order: 'The order of a payment session.',
  orders: 'Orders with their lines, payments, changes and cancellations.',
  password: 'The page that a forgotten password’s email leads to.',
  payments: 'Notices of payment providers.',
  'personal-data': 'What is known of a person, to be exported or erased.',
  pictures: 'Pictures in the widths that pages show.',
  'pricing-categories': 'Kinds of guests that prices are for: adult, child.',
  'pricing-rates': 'Prices of an experience, for each guest or for a group.',
  'promo-codes': 'Codes that take something off a cart.',
  'qr-codes': 'QR codes that lead to a store, an experience or elsewhere, and count their scans.',
  recaptcha: 'Whether a form was sent by a person.',
  'resale-agreements': 'Which account may sell the tours of which other one.',
  roles: 'What the members of a team may do.',
  sandbox: 'The card page of the sandbox, which takes no money.',
  schema: 'This description.',
  'starter-tours': 'A first tour, with all that it needs to be bookable.',
  stores: 'Shops: which experiences each shows, under which address, in which currency.',
  team: 'The page that an invitation leads to.',
  'team-members': 'Who works for an account, and who is invited to.',
  users: 'Users: registration, passwords, email addresses.',
  videos: 'Videos of experiences.',
  vouchers: 'Vouchers, by the code on them.',
  webstores: 'The store of the request’s host, as its visitors see it.',
};
