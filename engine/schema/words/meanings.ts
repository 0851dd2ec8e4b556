import * as bookings from '#domain/contract/bookings.ts';
import * as cart from '#domain/contract/cart.ts';
import * as catalogue from '#domain/contract/catalogue.ts';
import * as desk from '#domain/contract/desk.ts';
import * as events from '#domain/contract/events.ts';
import { shape } from '#domain/contract/fields.ts';
import * as lineChange from '#domain/contract/line-change.ts';
import * as destinations from '#domain/contract/office/event-destinations.ts';
import * as numbers from '#domain/contract/office/numbers.ts';
import * as orders from '#domain/contract/orders.ts';
import { Refusal } from '#domain/contract/refusals.ts';
import { AppInfo, ListingQuery, pageOf } from '#domain/contract/webstore.ts';
import { describe, extraMeanings, listMeanings, questionMeanings, rateMeanings } from '../../http/describe.ts';

/** Meanings of fields and filters that their names do not tell, for `/schema/`. The compiler checks each name against its struct. */

describe(ListingQuery, {
  ...listMeanings,
  category: 'The slug of a category.',
  subcategory: 'The slug of a subcategory.',
  keyword: 'The slug of a keyword.',
  date_from: { description: 'Only experiences with a start on this day or later.', type: 'string', format: 'date' },
  date_to: { description: 'Only experiences with a start on this day or earlier.', type: 'string', format: 'date' },
  detail: { description: '`full` answers whole experiences in place of rows.', type: 'string', enum: ['full'] },
});
describe(pageOf(shape({})), {
  count: 'The number of results on all pages.',
  next: 'The address of the next page.',
  previous: 'The address of the page before.',
});

if (bookings.checkAvailability.query)
  describe(bookings.checkAvailability.query, {
    experience_id: 'The id of an experience, or its slug.',
    date_from: 'The day.',
    rate_id: 'The id of a rate; the default rate where it is left out.',
    pricing_options:
      'The party as `id:quantity`, repeated; or once, as JSON `[{"id": 1, "quantity": 2, "group_size": null}]`.',
    group_size: 'The number of people in one group, for a group rate.',
    cart_line_id: 'A line of a cart; its own places count as free.',
  });
if (bookings.readBookingConfig.query)
  describe(bookings.readBookingConfig.query, { experience_id: 'The id of an experience, or its slug.' });

describe(AppInfo, {
  api_version: 'The version of these calls.',
  min_client: 'The oldest page that still works with this engine.',
  retire_worker: 'Whether pages are to remove their service worker.',
  payment_hosts: 'Origins to which a `checkout_url` may lead, besides this one.',
  server_now: 'The engine’s clock.',
});
describe(catalogue.Price, { gross: 'The price with taxes.' });
describe(catalogue.Picture, {
  url: 'The address, with the placeholders `{width}` and `{format}` (avif, webp).',
  widths: 'The widths in which the picture exists, in pixels.',
  placeholder: 'Two colours, `#rrggbb,#rrggbb`: top and bottom of a gradient.',
});
describe(catalogue.CancellationPolicy, {
  cancellation_cutoff_time: 'The time limit in words, such as `24 hours before start`.',
  tiers:
    'The first tier whose `minutes_before_start` is not past yet says how many percent are paid back. Without such a tier nothing is paid back.',
});
describe(catalogue.PricingCategory, {
  min_age: 'The least age in years; null: no limit.',
  max_age: 'The greatest age in years; null: no limit.',
});
describe(catalogue.PricingOption, {
  min_limit: 'The least quantity; for a group rate, the least size of a group.',
  max_limit: 'The greatest quantity; for a group rate, the greatest size of a group. null: no limit.',
  takes: 'The places that one unit takes: as many as people (`size`), none, or all of the departure.',
  needs_adult: 'Whether a party with this option also needs a unit of another option, one without `needs_adult`.',
});
describe(catalogue.Rate, rateMeanings);
describe(catalogue.PriceRule, {
  from: 'The first day of a season; the day of the other kinds.',
  to: 'The last day of a season.',
  yearly: 'Whether it repeats each year: then only month and day count.',
  weekdays: 'The weekdays, from 1 for Monday; all of them where it is left out.',
  start_time: 'The time of day of a departure.',
  prices:
    'The prices for parties of `from_size` people and more. A category that is left out has the price of the next rule.',
});
describe(catalogue.Extra, extraMeanings);
describe(catalogue.Transfer, {
  selection: 'Whether guests may or must choose a point.',
  minutes_before_departure: 'The time at which guests are fetched, in minutes before the start; 0 for a drop-off.',
});
describe(catalogue.Season, {
  yearly: 'Whether it repeats each year: then only month and day count.',
  weekdays: 'The weekdays, from 1 for Monday.',
  capacity: 'Places of each start.',
});
describe(catalogue.ScheduleException, {
  start_time_ids: 'The starts of that day; an empty list: the day is closed.',
  capacity: 'Places of each start.',
});
describe(catalogue.Schedule, {
  time_zone: 'The IANA name of the zone in which it runs.',
  cutoff_minutes: 'A start can be booked until this many minutes before it.',
  seasons: 'If two seasons have the same start time on a day, the first counts.',
  exceptions: 'Days that differ from their season.',
});
describe(catalogue.OpenDays, {
  days: 'Bits in Base64, from the lowest bit of the first byte on: bit n says whether the day n days after `from` can be booked.',
});
describe(catalogue.BookingQuestion, questionMeanings);
describe(catalogue.LeadPrice, {
  per: 'The party that it is for: one adult (`person`), a `group`, or the `party` that was asked for.',
  people: 'The size of the largest group (null: no limit), or of the party.',
  is_from:
    'Whether one may pay more for the same: on another day, at another start, in a larger group, by another rate.',
});
const rowWords = {
  as_of: 'The time at which this was true.',
  booking_deposit: 'Percent due at booking; null: all, 0: nothing.',
  free_from: 'The first day whose next departure can still be cancelled for free; null: none.',
  from_price: 'The lowest price of an adult or a group, on the open days of the requested range.',
  categories: 'Paths of slugs, such as `sea/kayaking`.',
  place: 'The town where guests meet; left out where there is no meeting point.',
  lat: 'The latitude of the meeting point, to about 10 metres.',
  lon: 'The longitude of the meeting point, to about 10 metres.',
  rating: 'The average of its reviews; missing without reviews.',
};
describe(catalogue.Experience, {
  ...rowWords,
  highlights: 'The things that make it special, a sentence each.',
  languages: 'Codes of the languages it is guided in.',
  reviews: 'Its reviews; missing while no guest has written one.',
});
describe(catalogue.ExperienceRow, rowWords);
describe(catalogue.AverageRating, {
  average: 'The average of 1 to 5 stars, to one decimal.',
  count: 'The number of reviews that it is made of.',
});
describe(catalogue.ReviewSummary, {
  counts: 'The number of reviews with one star, with two, and so on to five.',
  hidden: 'The number of reviews that the seller hides: they do not count.',
  newest: 'The newest three reviews; long texts are cut.',
});
describe(catalogue.Review, {
  name: 'The name of the guest; empty once the guest’s data are redacted.',
  visited_in: 'The month of the tour, `2026-07`.',
  reply: 'The seller’s answer; empty without one.',
  reply_language: 'The language of the answer; missing without an answer.',
  is_cut: 'Whether only the beginnings of text and answer are shown.',
});
describe(catalogue.StoreInfo, {
  banner_focus: 'The important point of the banner, as a value of CSS’s `object-position`; missing for the middle.',
  accent: 'A colour `#rrggbb` for buttons and links.',
  version: 'A number that grows with each change of what the store shows.',
});

describe(bookings.AvailableStart, {
  vacancies: 'Places that are free.',
  cutoff_at: 'The time until which it can be booked.',
  reason: 'The reason why the party cannot be booked; null where it can be booked.',
  deposit: 'The amount due at booking.',
});
describe(bookings.CalendarDay, {
  vacancies: 'Places that are free on the day.',
  from_price: 'The lowest price of an adult or a group on that day.',
});
describe(bookings.Availability, { reason: 'The reason why no start can be booked; null where one can be booked.' });

describe(cart.selection.booking_info, {
  start_time_id: 'An id from `start_times` of the day.',
  pricing_rate_id: 'An id from `rates` of the experience.',
  pickup_point_id: 'The pick-up point; needed where pick-up is required.',
  dropoff_point_id: 'The drop-off point; needed where drop-off is required.',
});
const expected_total = 'The price that the buyer was shown: 409 `price_changed` where the price is another one now.';
const client_ref = 'A UUID that the client makes; it becomes the id.';
describe(cart.NewCart, {
  extra_items_units: 'Extras by their ids.',
  client_ref,
  expected_total,
  line_client_ref: 'A UUID that the client makes; it becomes the id of the first line.',
});
describe(cart.LineSelection, { client_ref, expected_total });
describe(cart.LineChange, { expected_total });
describe(cart.CartChange, {
  extend_hold: '`true` asks for five more minutes.',
  promo_code: 'null or an empty text takes the code away.',
  has_participants_info: 'Whether the names of the participants are given.',
});
describe(cart.ParticipantsInfo, { has_main_contact: 'Whether the contact person comes too.' });
describe(cart.CartLine, {
  starts_at: 'The instant of the date and start time, in the zone of the experience.',
  total_unit_price: 'The price of the units, without extras.',
  booking_deposit: 'The amount due at booking.',
  total: 'The price of units and extras.',
});
describe(cart.Cart, {
  id: 'A secret: with it the cart is read, changed and ordered.',
  subtotal: 'The price before the discount.',
  total: 'The price after the discount.',
  total_deposit: 'The least amount that is due when the cart is ordered.',
  unsold_lines: 'Lines that cannot be ordered any more, with the code of the refusal.',
  promo_problem: 'The reason why the code takes nothing off any more, in words.',
  promo_refusal: 'The same reason as a value.',
  expires_at: 'The time until which its places are held.',
  max_expires_at: 'The latest time to which the hold can be extended.',
  rest_due_days: 'The balance after a deposit is due this many days before the first start.',
  version: 'A number that grows with each change; it is the `ETag`.',
  server_now: 'The engine’s clock.',
});

describe(orders.NewOrder, {
  payment_method_id: '`1`: by hand, `2`: by a payment link.',
  payment_type_id: 'A payment type of the method, from the cart’s `payment_methods`.',
  amount: 'The amount to pay now: between the deposit and the total.',
  expected_total,
});
describe(orders.PlacedOrder, {
  session_id: 'The payment session, by which `GET /api/order` reads the order.',
  checkout_url: 'The page where the order is paid.',
});
describe(orders.OrderLine, {
  cancellable: 'Whether its buyer can cancel it now.',
  changeable_until: 'The time until which its buyer can change its date and party; null: not at all.',
  refund_quote: 'The refund if it were cancelled now.',
  refunded: 'The amount that went back when it was cancelled.',
});
describe(orders.PaymentSession, {
  state: '`open`: the card page waits; `processing`: the provider has not decided; the rest are final.',
  checkout_url: 'The page where paying goes on, while the session is open.',
  failure: 'The reason why it failed, in words.',
  failure_language: 'The language of these words, where it is not that of the reader.',
});
describe(lineChange.PendingChange, {
  failure_language: 'The language of the failure, where it is not that of the reader.',
});
describe(orders.Order, {
  id: 'A secret: with it the order is read and paid.',
  number: 'The number by which people name the order.',
  paid: 'The amount that came in and has not gone back.',
  refunded: 'The amount that went back.',
  due: 'The amount that is still to be paid.',
  due_by: 'The last day on which the payment of `due` is in time.',
  comment: 'The text that the buyer wrote.',
  expires_at: 'The time until which its places are kept while it is not paid; null: for good.',
  session: 'The payment session that was asked about.',
  change: 'The last requested change of a line.',
});
describe(events.EventItem, {
  experience: 'The id of an experience.',
  quantity: 'The number of people.',
  price: 'The price of all these people together, in the currency of the store.',
});
describe(events.ShopEvent, {
  id: 'A random id. Events with the same id count once.',
  seconds_ago: 'The age of the event by the device’s own clock.',
  consent: 'The consents that the visitor had granted then and grants now; none where it is left out.',
  items: 'The tours that it is about.',
  value: 'The value in the currency of the store.',
});
describe(events.EventBatch, {
  visitor: 'A random number of the device, only with consent.',
  session: 'A number of the visit, only with consent.',
});
describe(destinations.EventDestination, {
  target: 'The measurement ID, dataset ID, domain or address.',
  has_secret: 'Whether there is a secret. It is never answered.',
  waiting: 'Events that are to be sent.',
  dropped: 'Events that waited too long, or were too many.',
  last_error: 'The error of the last attempt; null where the attempt succeeded.',
});
describe(Refusal, {
  code: 'The kind of the refusal, for programs.',
  left: 'With `places_taken`: places left at that start, or pieces of the extra.',
  start_times: 'With `places_taken`: other starts of that day.',
  old_total: 'With `price_changed`: the price that was expected.',
  new_total: 'With `price_changed`: the price now.',
  version: 'With `stale_version`: the present version.',
  errors: 'With some codes: messages by field.',
});

describe(desk.DeskSession, {
  access: 'The access token for the other calls; a device keeps it in memory only.',
  expires_in: 'Seconds until `access` expires.',
  user: 'The user who signed in, or who enrolled the device.',
  accounts: 'The accounts to which the device may move by `renew`.',
  permissions: 'The permissions in this account, as of now.',
});
describe(desk.DeskDevice, {
  is_shared: 'Whether the device is enrolled for several people; else one user signed in at it.',
  role: 'The role that limits its permissions; empty where it has all permissions of its user.',
  leased: 'Places that it may have sold since its last contact.',
});
describe(desk.DeskLease, {
  version: 'A number that grows with each change: the answer with the higher version is newer.',
  places: 'The places that are leased and not sold, as far as the engine knows.',
  expires_at:
    'The end of the lease: the start of the departure, or earlier for a reseller (24 hours after the last renewal, and 2 hours before the start).',
  numbers: 'The numbers for the orders of its sales; none of them is used yet.',
});
describe(numbers.Numbers, {
  store: 'The store that is counted; null for an account without a store.',
  stores: 'All stores that can be counted.',
  uncounted: 'Orders that are not in the numbers yet: some for a few minutes after an update of the engine, else none.',
  range: 'The first and the last day by the store’s calendar, both included.',
  before:
    'The days with which the range is compared: the same days of the month before, or as many days right before it.',
  days: 'Each day of the range, in order.',
  tours: 'The tours, the one that sold most first.',
});
describe(desk.DrawerReply, {
  date: 'The day of its first entry, by the clock of the tours that were paid for; without such a tour by that of the account’s first store.',
  opened_at: 'The time of the opening; null where cash was taken with a closed drawer.',
  taken: 'Cash from guests.',
  moved: 'Cash that was put in, less cash that was taken out.',
  expected: 'The cash that should be in it.',
  counted: 'The cash that was counted; null while it is open.',
  difference: 'The counted cash, less the expected cash.',
});
