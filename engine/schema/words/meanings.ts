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
  date_from: { description: 'With a start on this day or later.', type: 'string', format: 'date' },
  date_to: { description: 'With a start on this day or earlier.', type: 'string', format: 'date' },
  detail: { description: '`full` answers whole experiences in place of rows.', type: 'string', enum: ['full'] },
});
describe(pageOf(shape({})), {
  count: 'Of all pages.',
  next: 'The address of the next page.',
  previous: 'The address of the page before.',
});

if (bookings.checkAvailability.query)
  describe(bookings.checkAvailability.query, {
    experience_id: 'The id of an experience, or its slug.',
    date_from: 'The day.',
    rate_id: 'Left out: the default rate.',
    pricing_options:
      'Who comes: `id:quantity`, repeated; or once, as JSON `[{"id": 1, "quantity": 2, "group_size": null}]`.',
    group_size: 'How many are in one group, for a group rate.',
    cart_line_id: 'A line of a cart whose own places count as free.',
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
describe(catalogue.Price, { gross: 'With taxes.' });
describe(catalogue.Picture, {
  url: 'With the places `{width}` and `{format}` (avif, webp).',
  widths: 'Widths that there are, in pixels.',
  placeholder: 'Two colours, `#rrggbb,#rrggbb`: top and bottom of a gradient.',
});
describe(catalogue.CancellationPolicy, {
  cancellation_cutoff_time: 'In words, such as `24 hours before start`.',
  tiers:
    'The first whose `minutes_before_start` is not past yet says how many percent are paid back; none of them: nothing.',
});
describe(catalogue.PricingCategory, { min_age: 'Years; null: no limit.', max_age: 'Years; null: no limit.' });
describe(catalogue.PricingOption, {
  min_limit: 'Of its quantity; for a group rate, of the size of a group.',
  max_limit: 'Of its quantity; for a group rate, of the size of a group. null: no limit.',
  takes: 'Places of one unit: as many as people (`size`), none, or all of the departure.',
  needs_adult:
    'Nobody comes with units of this option alone: a unit of an option without `needs_adult` has to be with them.',
});
describe(catalogue.Rate, rateMeanings);
describe(catalogue.PriceRule, {
  from: 'The first day of a season; the day of the other kinds.',
  to: 'The last day of a season.',
  yearly: 'Each year again: only month and day count.',
  weekdays: 'Monday is 1; left out: all.',
  start_time: 'The time of day of a departure.',
  prices: 'For parties of `from_size` people and more. A category that is left out has the price of the next rule.',
});
describe(catalogue.Extra, extraMeanings);
describe(catalogue.Transfer, {
  selection: 'Whether guests may or must choose a point.',
  minutes_before_departure: 'When guests are fetched; 0 for a drop-off.',
});
describe(catalogue.Season, {
  yearly: 'Each year again: only month and day count.',
  weekdays: 'Monday is 1.',
  capacity: 'Places of each start.',
});
describe(catalogue.ScheduleException, {
  start_time_ids: 'None: closed on that day.',
  capacity: 'Places of each start.',
});
describe(catalogue.Schedule, {
  time_zone: 'The IANA name of the zone in which it runs.',
  cutoff_minutes: 'A start can be booked until so many minutes before it.',
  seasons: 'Of two with the same start time on a day the first counts.',
  exceptions: 'Days that differ from their season.',
});
describe(catalogue.OpenDays, {
  days: 'Base64 of bits, the lowest of the first byte first: bit n says whether `from` + n days can be booked.',
});
describe(catalogue.BookingQuestion, questionMeanings);
describe(catalogue.LeadPrice, {
  per: 'What it is for: one adult (`person`), a `group`, or the `party` that was asked for.',
  people: 'The size of the largest group (null: no limit), or of the party.',
  is_from:
    'Whether one may pay more for the same: on another day, at another start, in a larger group, by another rate.',
});
const rowWords = {
  as_of: 'When this was true.',
  booking_deposit: 'Percent due at booking; null: all, 0: nothing.',
  free_from: 'The day from which on the next departure can be cancelled for free as of now; null: none.',
  from_price: 'The lowest price of an adult or a group, on the open days asked for.',
  categories: 'Paths of slugs, such as `sea/kayaking`.',
  place: 'The town where guests meet; left out where there is no meeting point.',
  lat: 'Of the meeting point, to about 10 metres.',
  lon: 'Of the meeting point, to about 10 metres.',
  rating: 'The average of its reviews; not there without any.',
};
describe(catalogue.Experience, {
  ...rowWords,
  highlights: 'What makes it special, a sentence each.',
  languages: 'Codes of the languages it is guided in.',
  reviews: 'Not there while no guest has written.',
});
describe(catalogue.ExperienceRow, rowWords);
describe(catalogue.AverageRating, {
  average: 'Of 1 to 5 stars, to one decimal.',
  count: 'How many reviews it is made of.',
});
describe(catalogue.ReviewSummary, {
  counts: 'How many gave one star, two, to five.',
  hidden: 'How many the seller hides: they do not count.',
  newest: 'The newest three, long texts cut.',
});
describe(catalogue.Review, {
  name: 'Empty once the guest’s data are redacted.',
  visited_in: 'The month of the tour, `2026-07`.',
  reply: 'The seller’s answer; empty without one.',
  reply_language: 'Of the answer; not there without one.',
  is_cut: 'Whether text and answer are only their beginnings.',
});
describe(catalogue.StoreInfo, {
  banner_focus: 'What matters in the banner, as CSS’s `object-position` has it; not there where it is the middle.',
  accent: 'A colour `#rrggbb` for buttons and links.',
  version: 'Grows with each change of what it shows.',
});

describe(bookings.AvailableStart, {
  vacancies: 'Places that are free.',
  cutoff_at: 'Until when it can be booked.',
  reason: 'Why the party cannot be booked; null where it can.',
  deposit: 'Due at booking.',
});
describe(bookings.CalendarDay, {
  vacancies: 'Places that are free on the day.',
  from_price: 'The lowest price of an adult or a group on that day.',
});
describe(bookings.Availability, { reason: 'Why no start can be booked; null where one can.' });

describe(cart.selection.booking_info, {
  start_time_id: 'From `start_times` of the day.',
  pricing_rate_id: 'From `rates` of the experience.',
  pickup_point_id: 'Needed where pick-up is required.',
  dropoff_point_id: 'Needed where drop-off is required.',
});
const expected_total = 'What the buyer was shown: 409 `price_changed` where it costs something else.';
const client_ref = 'A UUID of the client’s own, which becomes the id.';
describe(cart.NewCart, {
  extra_items_units: 'Extras by their ids.',
  client_ref,
  expected_total,
  line_client_ref: 'The same for the first line.',
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
  starts_at: 'With the date and start time, in the zone of the experience.',
  total_unit_price: 'Of the units, without extras.',
  booking_deposit: 'Due at booking.',
  total: 'Of units and extras.',
});
describe(cart.Cart, {
  id: 'A secret: with it the cart is read, changed and ordered.',
  subtotal: 'Before the discount.',
  total: 'After the discount.',
  total_deposit: 'The least that is due when it is ordered.',
  unsold_lines: 'Lines that cannot be ordered any more, with the code of the refusal.',
  promo_problem: 'Why the code takes nothing off any more, in words.',
  promo_refusal: 'The same as a value.',
  expires_at: 'Until when its places are held.',
  max_expires_at: 'The hold can be moved no further.',
  rest_due_days: 'The balance after a deposit is due so many days before the first start.',
  version: 'Grows with each change; the `ETag`.',
  server_now: 'The engine’s clock.',
});

describe(orders.NewOrder, {
  payment_method_id: '`1`: by hand, `2`: by a payment link.',
  payment_type_id: 'Of the method, as the cart’s `payment_methods` list them.',
  amount: 'What is to be paid now: between the deposit and the total.',
  expected_total,
});
describe(orders.PlacedOrder, {
  session_id: 'Reads the order with `GET /api/order`.',
  checkout_url: 'Where it is paid.',
});
describe(orders.OrderLine, {
  cancellable: 'Whether its buyer can cancel it now.',
  changeable_until: 'Until when its buyer can change its date and party; null: not at all.',
  refund_quote: 'What would go back if it were cancelled now.',
  refunded: 'What went back when it was cancelled.',
});
describe(orders.PaymentSession, {
  state: '`open`: the card page waits; `processing`: the provider has not decided; the rest are final.',
  checkout_url: 'Where paying goes on, while it is open.',
  failure: 'Why it failed, in words.',
  failure_language: 'Of these words, where it is not that of the reader.',
});
describe(lineChange.PendingChange, {
  failure_language: 'Of the failure, where it is not that of the reader.',
});
describe(orders.Order, {
  id: 'A secret: with it the order is read and paid.',
  number: 'What people call it.',
  paid: 'What came in and has not gone back.',
  refunded: 'What went back.',
  due: 'What is still to be paid.',
  due_by: 'The last day on which that is in time.',
  comment: 'What the buyer wrote.',
  expires_at: 'Until when its places are kept while it is not paid; null: for good.',
  session: 'The payment session that was asked about.',
  change: 'The last change that was asked for.',
});
describe(events.EventItem, {
  experience: 'The id of an experience.',
  quantity: 'How many people.',
  price: 'What all of them pay, in the currency of the store.',
});
describe(events.ShopEvent, {
  id: 'Random. An event with the same id counts once.',
  seconds_ago: 'By the device’s own clock.',
  consent: 'What the visitor had granted then and grants now. Left out: nothing.',
  items: 'The tours that it is about.',
  value: 'In the currency of the store.',
});
describe(events.EventBatch, {
  visitor: 'A random number of the device, with consent alone.',
  session: 'A number of the visit, with consent alone.',
});
describe(destinations.EventDestination, {
  target: 'The measurement ID, dataset ID, domain or address.',
  has_secret: 'Whether there is a secret. It is never answered.',
  waiting: 'Events that are to be sent.',
  dropped: 'Events that waited too long, or were too many.',
  last_error: 'Of the last attempt; null where it was taken.',
});
describe(Refusal, {
  code: 'Which no it is, for programs.',
  left: 'With `places_taken`: places left at that start, or pieces of the extra.',
  start_times: 'With `places_taken`: other starts of that day.',
  old_total: 'With `price_changed`: what was expected.',
  new_total: 'With `price_changed`: what it costs.',
  version: 'With `stale_version`: the version that there is.',
  errors: 'With some codes: messages by field.',
});

describe(desk.DeskSession, {
  access: 'Signs the other calls, as any access token does; a device keeps it in memory only.',
  expires_in: 'Seconds until `access` is over.',
  user: 'Who signed in, or who enrolled the device.',
  accounts: 'Those that the device may move to by `renew`.',
  permissions: 'In this account, now.',
});
describe(desk.DeskDevice, {
  is_shared: 'Enrolled for several people; else one user signed in at it.',
  role: 'Of its permissions; empty where it has all of its user’s.',
  leased: 'Places that it may have sold since its last contact.',
});
describe(desk.DeskLease, {
  version: 'Grows with each change: of two answers the one with the higher version is newer.',
  places: 'Leased and not sold, as far as the engine knows.',
  expires_at: 'The start of the departure.',
  numbers: 'For the orders of its sales; none is used yet.',
});
describe(numbers.Numbers, {
  store: 'The one that is counted; null for an account without a store.',
  stores: 'All that can be counted.',
  uncounted: 'Orders that are not in the numbers yet: some for a few minutes after an update of the engine, else none.',
  range: 'Days of the store’s calendar, both included.',
  before: 'What the range is compared with: the same days of the month before, or as many days right before.',
  days: 'Each day of the range, in order.',
  tours: 'The one that sold most first.',
});
describe(desk.DrawerReply, {
  date: 'Of its first act, by the clock of the tours that were paid for; without one by that of the account’s first store.',
  opened_at: 'Null where cash was taken with a closed drawer.',
  taken: 'Cash from guests.',
  moved: 'Put in, less what was taken out.',
  expected: 'What should be in it.',
  counted: 'Null while it is open.',
  difference: 'Counted less expected.',
});
