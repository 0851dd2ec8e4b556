import { ScheduleImpact } from '#domain/contract/resources/schedule-impact.ts';
import { describe, describeField, extraMeanings, questionMeanings, rateMeanings } from '../http/describe.ts';
import { experiences } from './experiences/experiences.ts';
import { types } from './experiences/options.ts';
import type { SellerResource } from './model/resource.ts';
import { bookingQuestions } from './plain/booking-questions.ts';
import { cancellationPolicies } from './plain/cancellation-policies.ts';
import { filerImages } from './plain/filer-images.ts';
import { inventoryItems } from './plain/inventory-items.ts';
import { pricingRates } from './plain/pricing-rates.ts';
import { promoCodes } from './plain/promo-codes.ts';
import { qrCodes } from './qr-codes/qr-codes.ts';
import { OffersQuery } from './stores/offers.ts';
import { stores } from './stores/stores.ts';

/** @throws Error for a field that the resource does not have */
function describeResource({ name: resource, fields }: SellerResource, words: Readonly<Record<string, string>>): void {
  for (const [name, meaning] of Object.entries(words)) {
    const field = fields[name];
    if (!field) throw new Error(`There is no field ${name} in ${resource} to describe.`);
    describeField(field.output, name, meaning);
    if (field.input && field.input !== field.output) describeField(field.input, name, meaning);
  }
}

describeResource(experiences, {
  status: 'Only a published experience is shown and booked; to be published, it has to be complete.',
  slug: 'The last part of its address; made from the title where it is left out.',
  time_zone: 'The IANA name of the zone in which it runs.',
  booking_deposit: 'Percent due at booking; null: all, 0: nothing.',
  languages: 'Codes of the languages it is guided in.',
  default_rate: 'The rate that is chosen at first.',
  images: 'Ids of pictures; the first is the main one.',
  categories: 'Ids of the categories of stores in which it is listed.',
  stores: 'Stores that show it.',
  version: 'A number that grows with each change of what a store shows of it.',
});
describe(ScheduleImpact, {
  added: 'Departures to come that the schedule would add.',
  removed: 'Departures that would be removed: they have no sold or held places.',
  removed_with_settings:
    'The removed departures that staff have closed, or that have places, a note or a guide of their own.',
  remaining: 'Departures that are in both schedules.',
  resized: 'The remaining departures with another number of places.',
  booked: 'Departures that leave the schedule, but stay with their sold and held places.',
});
describeResource(stores, {
  domain: 'The host under which it answers.',
  currency: 'The currency of all that it shows.',
  banner_focus:
    'The important point of the banner, in percent from the left and from the top, such as `70% 40%`; null: its middle.',
  accent: 'A colour `#rrggbb` for buttons and links; where it could not be read, the shop shows it darker or lighter.',
  type_pairing: 'The faces of titles and texts.',
  color_scheme: '`both` follows the device of the visitor.',
  categories: 'All categories: one that is left out is deleted.',
  version: 'A number that grows with each change of what the store shows.',
});
describeResource(promoCodes, {
  store: 'The store of the code: amounts are in its currency, days are in its calendar.',
  code: 'The code, which is kept in capitals and without spaces.',
  value: 'A percentage for `percent`, an amount for `set` and `subtract`.',
  valid_from: 'The first day; null: from the beginning.',
  valid_until: 'The last day; null: for good.',
  most_uses: 'The most uses by orders that are pending or bought; null: no limit.',
  most_uses_per_customer: 'The most uses by one email address; null: no limit.',
  minimum_total: 'The least total of the cart before the discount; null: none.',
  experiences: 'The experiences that it is for; an empty list: all of them.',
  uses: 'The number of orders that use it.',
});
describeResource(pricingRates, rateMeanings);
describeResource(inventoryItems, extraMeanings);
describeResource(cancellationPolicies, {
  tiers: 'The first tier whose `minutes_before_start` is not past yet says how many percent are paid back.',
});
describeResource(bookingQuestions, questionMeanings);
describeResource(filerImages, {
  status: 'The state of the picture: its widths are made in the background.',
  problem: 'The reason why its widths could not be made.',
});
describeResource(qrCodes, {
  target_url: 'The address to which a code of the kind `link` leads.',
  short_url: 'The address in the code itself.',
  looks: 'The number of times that a program asked for its address.',
  scans: 'The number of times that a browser followed it.',
  leads: 'The number of times that somebody left a contact after it.',
});
describe(OffersQuery, {
  lat: 'The middle of a circle, with `lon` and `radius`.',
  lon: 'The middle of a circle, with `lat` and `radius`.',
  location: 'A place in words: the middle of the circle if it is found, else a text to search for.',
  radius: 'Kilometres around the middle; 50 where it is left out.',
  ownership: {
    description: '`own`: of the store’s account; `others`: of other accounts.',
    type: 'string',
    enum: ['own', 'others'],
  },
  supplier: { description: 'The account that it belongs to.', type: 'integer', 'x-names': 'base_accounts' },
  type: { description: 'The kind of experience.', type: 'string', enum: Object.keys(types) },
});
