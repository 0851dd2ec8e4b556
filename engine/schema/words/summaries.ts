import type { Route } from '../../http/route.ts';

/** What calls do that are more than their method and path say, by both. */
const said: Readonly<Record<string, string>> = {
  'POST /api/desk/session/': 'Sign in at a device of the desk; a cookie keeps it signed in for 90 days',
  'POST /api/desk/session/open-shop/': 'Open a company and its shop, and sign in as their owner',
  'POST /api/desk/session/enrol/': 'Enrol a device by a code, for several people',
  'POST /api/desk/session/renew/': 'A new access token by the device’s cookie, and 90 more days',
  'POST /api/desk/session/hand-over/': 'Hand over what a device had not sent when it was revoked',
  'DELETE /api/desk/session/': 'Sign the device out',
  'GET /api/desk/devices/': 'Devices of an account, with their last contact; without `team.manage` one’s own',
  'DELETE /api/desk/devices/{id}/': 'Revoke a device: it is refused at its next request',
  'POST /api/desk/enrolments/': 'A code that enrols one device within ten minutes',
  'POST /api/desk/payment-links/{line}/': 'Open a card page for what the order of a line owes',
  'POST /api/desk/sync/': 'Hand over what a device did, and learn what changed of its days',
  'GET /api/desk/tours/{id}/': 'A tour with its prices, as an account sells it at its desks',
  'PUT /api/desk/leases/{departure}/': 'Lease places of a departure to the device, which it may sell without a network',
  'GET /api/desk/first-steps/': 'What a new shop has, from its first tour to its first booking',
  'GET /api/desk/drawers/': 'What the cash drawers of an account’s devices took in; also as CSV',
  'GET /api/history/': 'Who changed what in an account, the newest first',
  'GET /api/notifications/': 'What happened to bookings, the newest first',
  'POST /api/notifications/seen/': 'Mark notifications as seen',
  'GET /api/notification-preferences/me/': 'Which emails one gets',
  'PATCH /api/notification-preferences/me/': 'Choose which emails one gets',
  'GET /api/push-subscriptions/': 'Whether Web Push is on for this device, and the key to subscribe with',
  'POST /api/push-subscriptions/': 'Turn Web Push on for this device',
  'DELETE /api/push-subscriptions/': 'Turn Web Push off for this device',
  'GET /api/numbers/': 'What a store sold, took and gave back, and how full its departures were; also as CSV',
  'GET /api/departures/': 'Departures of one’s tours and of those that one sells; also as CSV',
  'GET /api/departures/{id}/people/': 'Who comes on a departure; also as CSV',
  'PATCH /api/departures/{id}/': 'Change the places of one departure, close it, or note something for the day’s staff',
  'GET /api/departures/{id}/bookings/': 'What would be cancelled or moved: bookings, guests and money of a departure',
  'POST /api/departures/{id}/cancel/': 'Cancel a departure: its guests choose money back or another day',
  'POST /api/departures/{id}/message/': 'Write to all guests of a departure',
  'POST /api/departures/{id}/move/': 'Move all guests of a departure to another one of the tour',
  'GET /api/departure-actions/': 'Departures that were cancelled, moved or written to',
  'GET /api/departure-actions/{id}/': 'What became of each booking of such a departure; also as CSV',
  'POST /api/departure-actions/{id}/retry/': 'Try the bookings that failed once more',
  'GET /api/departure-actions/{id}/bookings/{number}/': 'What a guest of a cancelled departure can choose',
  'POST /api/departure-actions/{id}/bookings/{number}/': 'Choose for a guest of a cancelled departure',
  'GET /api/departure-choices/{token}/': 'What a guest can choose, by the link of the email',
  'POST /api/departure-choices/{token}/': 'Choose money back or another day, once',
  'GET /api/webstores/': 'The store of the request’s host, as its visitors see it',
  'GET /api/webstores/experiences/': 'The listing: what the store offers, filtered as on its page',
  'GET /api/webstores/experiences/{id}/': 'One experience with all that its page shows, by id or slug',
  'POST /api/webstores/order/': 'Order what is in a cart; the answer says where it is paid',
  'GET /api/failed-jobs/': 'Jobs that were given up, the last one first',
  'POST /api/failed-jobs/{id}/retry/': 'Run a job again that was given up',
  'GET /api/app-info/': 'What a client asks first: versions, hosts of payments, the time',
  'GET /api/bookings/config/': 'A month of an experience, day by day, with its rates',
  'GET /api/bookings/check-availability/': 'Whether a party can be booked on a day, at which times, for how much',
  'GET /api/bookings/by-number/{number}/': 'One booking with its payments and its history',
  'POST /api/orders/{id}/resend/': 'Send the confirmation of a booking once more',
  'PUT /api/bookings/holds/{id}/': 'Hold places while staff enter a booking, and say its price',
  'DELETE /api/bookings/holds/{id}/': 'Free the places of a hold',
  'POST /api/orders/{orderId}/lines/{id}/move-quote/':
    'What moving a booked line to another day or party would come to',
  'POST /api/orders/{orderId}/lines/{id}/move/': 'Move a booked line to another day or party',
  'GET /api/orders/{id}/history/': 'All changes of an order, and who made them',
  'GET /api/bookings/search/': 'Bookings by a part of a name, number, email or phone',
  'GET /api/bookings/by-date/': 'Booked lines of a day',
  'GET /api/bookings/resold/': 'What other accounts sold of one’s own tours',
  'GET /api/users/me/sessions/': 'Where one is signed in: at devices, and by tokens of programs',
  'DELETE /api/users/me/sessions/': 'End all other sessions',
  'DELETE /api/users/me/sessions/{id}/': 'End one session',
  'POST /api/team-members/{id}/resend/': 'Send an invitation once more, with a new link',
  'GET /api/base-accounts/{id}/closing/': 'What closing the account would mean',
  'POST /api/base-accounts/{id}/closing/': 'Close the account for good',
  'GET /api/base-accounts/{id}/export/': 'All that the account has entered, as one document',
  'POST /api/resale-agreements/': 'Ask to sell a supplier’s tours, or let another account sell one’s own',
  'PATCH /api/resale-agreements/{id}/': 'Grant, refuse or revoke an agreement, or ask again',
  'GET /api/bookings/calendar/': 'How much is booked on each day of a month',
  'POST /api/cart/': 'Begin a cart by its first line; its places are held',
  'GET /api/cart/{id}/': 'A cart with its lines and totals',
  'PUT /api/cart/{id}/': 'Change what a cart says of its contact, participants, note, code or hold',
  'PATCH /api/cart/{id}/': 'Change what a cart says of its contact, participants, note, code or hold',
  'DELETE /api/cart/{id}/': 'Empty a cart and let its places go',
  'GET /api/cart/{cartId}/lines/': 'Lines of a cart',
  'POST /api/cart/{cartId}/lines/': 'Add a line to a cart; its places are held',
  'GET /api/cart/{cartId}/lines/{id}/': 'One line of a cart',
  'PATCH /api/cart/{cartId}/lines/{id}/': 'Change a line of a cart, its places with it',
  'DELETE /api/cart/{cartId}/lines/{id}/': 'Remove a line; with the last one goes its cart',
  'GET /api/order/': 'The order of a payment session',
  'POST /api/orders/lookup/': 'Mail the way to a booking to whoever made it',
  'GET /api/orders/{id}/': 'An order with its lines and payments',
  'GET /api/orders/': 'Orders of one’s stores, the newest first',
  'POST /api/orders/': 'Make an order for somebody: its lines are booked at once, or none',
  'GET /api/orders/filter-options/': 'What a list of orders can be narrowed by',
  'PUT /api/orders/{id}/': 'Change who bought an order, its notes, or its status',
  'PATCH /api/orders/{id}/': 'Change who bought an order, its notes, or its status',
  'DELETE /api/orders/{id}/': 'Delete an order that came to nothing',
  'POST /api/orders/{id}/cancel/': 'Cancel an order; its places are free, and money goes back by its policy',
  'GET /api/vouchers/{code}/': 'Whom a voucher is for, by the code on it',
  'POST /api/vouchers/{code}/check-in/': 'Check in the guests of a voucher, once',
  'GET /api/orders/{orderId}/payments/': 'Payments and refunds of an order',
  'POST /api/orders/{orderId}/payments/': 'Pay what an order still owes, or book what was paid by hand',
  'GET /api/orders/{orderId}/payments/{id}/': 'One payment or refund of an order',
  'POST /api/orders/{orderId}/payments/{id}/replace/': 'Note that a refund which failed was given back by hand, once',
  'GET /api/orders/{orderId}/lines/': 'Lines of an order',
  'GET /api/orders/{orderId}/lines/{id}/': 'One line of an order',
  'PATCH /api/orders/{orderId}/lines/{id}/': 'Check the guests of a line in, or note that they did not come',
  'POST /api/orders/{orderId}/lines/{id}/cancel/': 'Cancel one line of an order, with the last one all of it',
  'POST /api/orders/{orderId}/lines/{id}/change-quote/':
    'What another date or party for a booked line would cost, or give back',
  'POST /api/orders/{orderId}/lines/{id}/change/':
    'Change the date or the party of a booked line, at once or when the difference is paid',
  'DELETE /api/orders/{orderId}/change/': 'Give up a change that waits for its payment',
  'POST /api/payments/notices/{provider}/': 'Signed notices of a payment provider',
  'POST /api/filer-images/': 'Upload a picture; its widths are then made in the background',
  'POST /api/experiences/{id}/duplicate/': 'A draft that is the same but for its bookings',
  'GET /api/experiences/overview/': 'The tours of an account, with the next departure and what is missing of each',
  'GET /api/experiences/{id}/publishing/': 'What is missing to publish it, and its addresses',
  'GET /api/experiences/{id}/images/': 'Its pictures, also those that are still being made',
  'GET /api/experiences/{id}/history/': 'What was done to it, and by whom',
  'POST /api/starter-tours/': 'A draft with a meeting point, a season and a price',
  'PATCH /api/stores/{id}/reorder-experiences/': 'Put the experiences of a store in another order',
  'POST /api/experiences/{id}/schedule-impact/':
    'What another schedule would do to the departures and bookings of an experience; nothing is changed',
  'PATCH /api/experiences/{id}/reorder-images/': 'Put the images of an experience in another order',
  'GET /api/stores/{id}/app-icon/': 'The icon of the shop as an installed app',
  'GET /api/stores/{id}/card-payments/': 'Who takes card payments, and whether they are real',
  'POST /api/stores/{id}/verify-domain/': 'Prove the domain of a store by its DNS record',
  'POST /api/stores/{id}/add-experience/': 'Let a store show an experience',
  'POST /api/stores/{id}/remove-experience/': 'Show an experience in a store no longer',
  'GET /api/stores/{storeId}/experiences/': 'What a store shows, near a place or of a supplier',
  'GET /api/stores/{storeId}/eligible-experiences/': 'What a store might show and does not yet',
  'GET /api/experience-options/': 'What a form for an experience may offer',
  'GET /api/location-autocomplete/':
    'Places by what somebody types of them, the likeliest first. Data: GeoNames, CC BY 4.0',
  'GET /api/location-forward-geo/': 'The place that a text means, with its address. Data: GeoNames, CC BY 4.0',
  'GET /api/o/{id}/': 'Where a QR code leads; counts a look, or a scan by a browser, which is sent on',
  'POST /api/o/{id}/': 'Count a scan or a lead of a QR code',
  'GET /api/qr-codes/{id}/picture/': 'A QR code to print, as SVG or PNG',
  'GET /pictures/{name}/': 'A picture in one of its widths, as AVIF or WebP',
  'GET /sandbox/pay/{id}/': 'The card page of the sandbox',
  'POST /sandbox/pay/{id}/': 'Pay on the card page of the sandbox',
  'GET /schema/': 'This description',
  'GET /api/schema/': 'This description',
  'GET /api/customers/{id}/export/': 'All that is known of a customer',
  'POST /api/customers/{id}/erase/': 'Erase the personal data of a customer; their orders stay in the books',
  'POST /api/personal-data/export/': 'All that an account knows of the person with an email address',
  'POST /api/personal-data/erase/': 'Erase the personal data of the person with an email address from an account',
  'POST /api/api-keys/': 'Make a key for a machine, which is shown this once',
  'DELETE /api/api-keys/{id}/': 'Revoke a key',
  'POST /api/jwt/create/': 'Sign in: a pair of tokens for an address and a password',
  'POST /api/jwt/refresh/': 'A new pair of tokens for a refresh token, which is spent by it',
  'POST /api/jwt/verify/': 'Whether a token is good',
  'POST /api/logout/': 'Sign out: end a refresh token',
};

/** What a route does, in a line: said above, or as its method and path say it. */
export function summaryOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  const known = said[`${method} ${path}`];
  if (known) return known;
  const words = path.split('/').filter((it) => it !== '' && it !== 'api');
  const last = words.at(-1) ?? '';
  const isOne = last.startsWith('{');
  const name = spoken(words.findLast((it) => !it.startsWith('{')) ?? '');
  if (!path.startsWith('/api/')) return `${method === 'GET' ? 'Show' : 'Send the form of'} the page ‘${name}’`;
  if (method === 'POST' && words.length > 1) return capital(name);
  const verbs = isOne ? ofOne : ofAll;
  return `${verbs[method]} ${name}`;
}

const ofAll: Readonly<Record<string, string>> = {
  GET: 'List',
  POST: 'Create one of the',
  PUT: 'Replace',
  PATCH: 'Change',
  DELETE: 'Delete',
};
const ofOne: Readonly<Record<string, string>> = {
  GET: 'Show one of the',
  POST: 'Act on one of the',
  PUT: 'Replace one of the',
  PATCH: 'Change one of the',
  DELETE: 'Delete one of the',
};

function spoken(name: string): string {
  return name.replaceAll(/[-_]/g, ' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
