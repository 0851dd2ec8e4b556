import {
  boolean,
  choice,
  date,
  decimal,
  integer,
  list,
  nullable,
  number,
  optional,
  shape,
  text,
  time,
} from '../fields.ts';
import { addressField, currency, duration, nameText, pk, slug, timeZone } from '../resource-fields.ts';
import { guideLanguages } from './guides.ts';
import { latitude, longitude } from './meeting-points.ts';
import { withTranslations } from './translations.ts';

export const experienceTypes = [
  'tour',
  'activity',
  'tasting',
  'class',
  'transfer',
  'rental',
  'ticket',
  'event',
] as const;
export const experienceStatuses = ['draft', 'published', 'archived'] as const;

/** The languages that a form offers, as their codes. */
export const tourLanguages: readonly string[] =
  'en hr de it fr es pt nl sv da nb fi is et lv lt pl cs sk sl sr bs mk sq bg ro hu el tr uk ru he ar fa hi bn ta ur th vi id ms zh ja ko ca eu gl ga cy mt'.split(
    ' ',
  );

export const weekday = integer({ min: 1, max: 7 });
export const capacity = integer({ min: 0, max: 100_000 });
/** Starts as times of day. */
export const times = list(time(), { max: 96 });

/** A day that differs from the seasons. Without start times, the tour does not run on it. */
const exception = shape({ date: date(), start_times: times, capacity: optional(capacity) });

/** The schedule of an experience, with its starts as times of day. */
export const ScheduleInput = shape({
  /** A start can be booked until this many minutes before it. */
  cutoff_minutes: optional(integer({ min: 0, max: 525_600 })),
  seasons: optional(
    list(
      shape({
        from: date(),
        to: date(),
        start_times: times,
        capacity,
        yearly: optional(boolean()),
        weekdays: optional(list(weekday, { empty: false, max: 7 })),
      }),
      { max: 100 },
    ),
  ),
  exceptions: optional(list(exception, { max: 1000 })),
});

/** Pick-up or drop-off, with its points. */
export const TransferInput = shape({
  selection: choice('unavailable', 'optional', 'required'),
  minutes_before_departure: optional(integer({ min: 0, max: 10_080 })),
  points: optional(
    list(
      shape({
        id: optional(pk()),
        name: text({ max: 200 }),
        address: optional(text({ max: 500, blank: true })),
        lat: latitude(),
        lon: longitude(),
      }),
      { max: 500 },
    ),
  ),
});

export const optionTakes = choice('size', 'none', 'all');

/** All options of a rate together: an option with its id is changed, an option without an id is new, a missing option is deleted. */
export const PricingOptionsInput = list(
  shape({
    id: optional(pk()),
    pricing_category: pk('pricing_categories'),
    retail_price: decimal({ min: 0 }),
    min_limit: optional(integer({ min: 0, max: 100_000 })),
    max_limit: optional(nullable(integer({ min: 1, max: 100_000 }))),
    takes: optional(optionTakes),
    needs_adult: optional(boolean()),
  }),
  { max: 50 },
);

/** All prices for certain days and departures together. If two seasons cover a day, the first counts (B12). */
export const PriceRulesInput = list(
  shape({
    kind: choice('season', 'day', 'departure'),
    from: date(),
    to: optional(nullable(date())),
    yearly: optional(boolean()),
    weekdays: optional(list(weekday, { empty: false, max: 7 })),
    start_time: optional(nullable(time())),
    prices: list(
      shape({
        pricing_category: pk('pricing_categories'),
        from_size: optional(integer({ min: 1, max: 100_000 })),
        price: decimal({ min: 0 }),
      }),
      { empty: false, max: 100 },
    ),
  }),
  { max: 100 },
);

/** The fields that sellers enter for a rate. */
export const pricingRateFields = withTranslations('pricing_rates', {
  title: text({ max: 100 }),
  is_group_pricing: boolean(),
  min_per_booking: integer({ min: 1, max: 100_000 }),
  max_per_booking: nullable(integer({ min: 1, max: 100_000 })),
  pricing_options: PricingOptionsInput,
  price_rules: PriceRulesInput,
});

/** The fields that sellers enter for a stop of the agenda. */
export const agendaItemFields = withTranslations('agenda_items', {
  title: text({ max: 200 }),
  text: text({ max: 5000, blank: true }),
  duration: nullable(duration()),
  location: nullable(addressField()),
});

/** A row that belongs to an experience, in a table of its own: with its id it is changed, without an id it is new. */
const owned = { id: optional(pk()) };

/** Short texts below one title, one for each line. */
const answers = () => list(text({ max: 300 }), { max: 30 });

/** The fields that sellers enter for an experience. */
export const experienceFields = withTranslations('experiences', {
  title: nameText(),
  slug: slug(),
  type: choice(...experienceTypes),
  status: choice(...experienceStatuses),
  short_description: text({ min: 50, max: 500, blank: true }),
  description: text({ max: 20_000, blank: true }),
  highlights: list(text({ min: 20, max: 300 }), { max: 30 }),
  included: answers(),
  not_included: answers(),
  what_to_bring: answers(),
  know_before: answers(),
  faq: list(shape({ question: text({ max: 200 }), answer: text({ max: 2000 }) }), { max: 20 }),
  guides: list(pk('guides'), { max: 200 }),
  languages: guideLanguages(),
  duration: nullable(duration()),
  time_zone: timeZone(),
  currency: currency(),
  cancellation_policy: nullable(pk('cancellation_policies')),
  booking_deposit: nullable(number({ min: 0, max: 100 })),
  meeting_point: nullable(pk('meeting_points')),
  pickup: TransferInput,
  dropoff: TransferInput,
  schedule: ScheduleInput,
  rates: list(shape({ ...owned, ...pricingRateFields }), { max: 50 }),
  default_rate: nullable(pk('pricing_rates')),
  extras: list(pk('inventory_items'), { max: 200 }),
  /** Categories of the account's stores: a category belongs to a store. */
  categories: list(pk('stores'), { max: 200 }),
  images: list(pk('pictures'), { max: 200 }),
  agenda_items: list(shape({ ...owned, ...agendaItemFields }), { max: 200 }),
});
