import type { Of } from './fields.ts';
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
  string,
  time,
} from './fields.ts';

/** The storefront's data of an experience: the shapes of answers, which the shop's rules also compute with. */

/** The language of an object's texts, if it is not the requested one (G3). */
export const text_language = optional(string());

export const Price = shape({ gross: decimal(), currency: string() });
export type Price = Of<typeof Price>;

/**
 * A leading price and the party it is for (V1): one adult, a group, or the requested party. `people` is the size
 * of the largest group (null: no limit) or of the party. `is_from`: the same may cost more on another day, at another start or by another rate.
 */
export const LeadPrice = shape({
  gross: decimal(),
  currency: string(),
  per: choice('person', 'group', 'party'),
  people: nullable(integer()),
  is_from: boolean(),
});
export type LeadPrice = Of<typeof LeadPrice>;

export const Amount = shape({ amount: decimal(), currency: string() });
export type Amount = Of<typeof Amount>;

export const Duration = shape({ days: integer(), hours: integer(), minutes: integer() });
export type Duration = Of<typeof Duration>;

export const Location = shape({
  name: string(),
  road: string(),
  house_number: string(),
  city: string(),
  county: string(),
  country: string(),
});
export type Location = Of<typeof Location>;

/** A picture in all its widths. `url` contains the placeholders `{width}` and `{format}` (avif, webp). */
export const Picture = shape({
  url: string(),
  widths: list(integer()),
  width: integer(),
  height: integer(),
  alt_text: string(),
  /** Two colours, `#rrggbb,#rrggbb`: the top and the bottom of a gradient. */
  placeholder: string(),
  text_language,
});
export type Picture = Of<typeof Picture>;

/**
 * `cancellation_cutoff_time` is text, such as 'No cutoff time'. `tiers` have the percentage refunded until some minutes before the start; without
 * tiers, nothing is refunded.
 */
export const CancellationPolicy = shape({
  id: integer(),
  title: string(),
  type: string(),
  cancellation_cutoff_time: string(),
  tiers: list(shape({ minutes_before_start: integer(), refund_percentage: number() })),
  text_language,
});
export type CancellationPolicy = Of<typeof CancellationPolicy>;

export const PricingCategory = shape({
  id: integer(),
  title: string(),
  min_age: nullable(integer()),
  max_age: nullable(integer()),
  text_language,
});
export type PricingCategory = Of<typeof PricingCategory>;

/** One kind of unit of a rate. `min_limit` and `max_limit` bound its quantity, or the size of a group. */
export const PricingOption = shape({
  id: integer(),
  pricing_category: PricingCategory,
  retail_price: Price,
  min_limit: integer(),
  max_limit: nullable(integer()),
  /** The places that a unit takes: as many as people, none (an infant), or the whole departure. */
  takes: choice('size', 'none', 'all'),
  /** Such units cannot come alone: the party also needs a unit of another option (V2). */
  needs_adult: boolean(),
});
export type PricingOption = Of<typeof PricingOption>;

/**
 * A price for certain days or a single departure (B12). A season goes from `from` to `to` (both included). With `yearly` it repeats each year: then
 * only month and day count, and it may cross New Year. It applies on all weekdays unless `weekdays` names some (ISO: Monday 1). The other kinds are
 * for the day `from`.
 */
export const PriceRule = shape({
  kind: choice('season', 'day', 'departure'),
  from: date(),
  to: optional(date()),
  yearly: optional(boolean()),
  weekdays: optional(list(integer())),
  /** Only for the kind `departure`. */
  start_time: optional(time()),
  /** Per unit, in the currency of the rate, for parties of at least `from_size` people (1 by default). */
  prices: list(shape({ pricing_category: integer(), from_size: optional(integer()), price: decimal() })),
});
export type PriceRule = Of<typeof PriceRule>;

/** The limits per booking apply to the sum of the units' quantities. */
export const rateFields = {
  id: integer(),
  title: string(),
  is_group_pricing: boolean(),
  min_per_booking: integer(),
  max_per_booking: nullable(integer()),
};

export const Rate = shape({
  ...rateFields,
  pricing_options: list(PricingOption),
  /** Missing if the options cost the same on all days. */
  price_rules: optional(list(PriceRule)),
  text_language,
});
export type Rate = Of<typeof Rate>;

/** An extra is priced per unit, per person or per booking. `stock` counts per start time; null is unlimited. */
export const Extra = shape({
  id: integer(),
  title: string(),
  description: string(),
  price: Price,
  pricing: choice('unit', 'person', 'booking'),
  stock: nullable(integer()),
  max_quantity: nullable(integer()),
  text_language,
});
export type Extra = Of<typeof Extra>;

export const TransferPoint = shape({ id: integer(), name: string(), address: string(), lat: number(), lon: number() });
export type TransferPoint = Of<typeof TransferPoint>;

/** Pick-up or drop-off. `minutes_before_departure` is the time at which the guest is fetched; 0 for a drop-off. */
export const Transfer = shape({
  selection: choice('unavailable', 'optional', 'required'),
  minutes_before_departure: integer(),
  points: list(TransferPoint),
});
export type Transfer = Of<typeof Transfer>;

export const StartTime = shape({ id: integer(), time: time() });
export type StartTime = Of<typeof StartTime>;

/**
 * Days from `from` to `to` (both included). With `yearly` they repeat each year: then only month and day count, and they may cross New Year. Weekdays
 * are ISO: Monday 1.
 */
export const Season = shape({
  from: date(),
  to: date(),
  yearly: boolean(),
  weekdays: list(integer({ min: 1, max: 7 })),
  start_time_ids: list(integer()),
  capacity: integer({ min: 0 }),
});
export type Season = Of<typeof Season>;

/** One day that differs from the seasons. Without `start_time_ids` it is closed. */
export const ScheduleException = shape({
  date: date(),
  start_time_ids: list(integer()),
  capacity: integer({ min: 0 }),
});
export type ScheduleException = Of<typeof ScheduleException>;

/** The starts of an experience, in its own zone. If two seasons have the same start time on a day, the first season counts. */
export const Schedule = shape({
  time_zone: string(),
  /** A start can be booked until this many minutes before it. */
  cutoff_minutes: integer({ min: 0 }),
  start_times: list(StartTime),
  seasons: list(Season),
  exceptions: list(ScheduleException),
});
export type Schedule = Of<typeof Schedule>;

/** The days on which a start can still be booked: bit n (from the lowest of the first byte) is `from` + n days. */
export const OpenDays = shape({ from: date(), days: string() });
export type OpenDays = Of<typeof OpenDays>;

/** The guests' ratings: the average of 1 to 5 stars to one decimal, and the number of reviews. */
export const AverageRating = shape({ average: number(), count: integer() });
export type AverageRating = Of<typeof AverageRating>;

const row = {
  id: integer(),
  slug: string(),
  title: string(),
  short_description: string(),
  image: nullable(Picture),
  duration: nullable(Duration),
  cancellation_policy: nullable(CancellationPolicy),
  /** Percent due at booking. Null: all is due now; 0: nothing is. */
  booking_deposit: nullable(number()),
  from_price: nullable(LeadPrice),
  /** The largest party of one booking; null for any number. */
  max_party: optional(nullable(integer())),
  /** The days of the next two weeks with only one to four places left of a larger capacity, and that number. Only sold places count as taken (V9). */
  few_left: optional(list(shape({ date: date(), places: integer() }))),
  /** Paths of slugs: `sea/kayaking/sunset`, `sea/kayaking` or `sea`. */
  categories: list(string()),
  open_days: OpenDays,
  /** The first day whose next departure can still be cancelled for free; null for none. Missing if the policy has no free cancellation (V9). */
  free_from: optional(nullable(date())),
  as_of: string(),
  /** The town of the meeting point, and its position to about 10 metres. Missing if the seller has not entered them. */
  place: optional(string()),
  lat: optional(number()),
  lon: optional(number()),
  text_language,
  /** The names of the texts that are in `text_language`. */
  untranslated: optional(list(string())),
};

/** Missing without a review. */
const rating = optional(AverageRating);

export const ExperienceRow = shape({ ...row, rating });
export type ExperienceRow = Of<typeof ExperienceRow>;

export const AgendaItem = shape({
  id: integer(),
  title: string(),
  text: string(),
  duration: nullable(Duration),
  location: nullable(Location),
  text_language,
});
export type AgendaItem = Of<typeof AgendaItem>;

/** A seller's question, answered before a booking is paid: for the whole booking, or for each guest. `choices` belong to the type `choice`. */
export const BookingQuestion = shape({
  id: integer(),
  title: string(),
  help_text: string(),
  scope: choice('booking', 'traveler'),
  type: choice('string', 'number', 'date', 'choice', 'boolean'),
  choices: list(string()),
  /** The shown titles of the choices, if they differ from the values in answers. */
  choice_titles: optional(list(string())),
  mandatory: boolean(),
  text_language,
});
export type BookingQuestion = Of<typeof BookingQuestion>;

export const MeetingPoint = shape({
  id: integer(),
  name: string(),
  address: Location,
  lat: number(),
  lon: number(),
  instructions: string(),
  text_language,
});
export type MeetingPoint = Of<typeof MeetingPoint>;

/** The review of a guest who was there (V14). */
export const Review = shape({
  id: integer(),
  rating: integer({ min: 1, max: 5 }),
  /** '' if the guest gave only stars. */
  text: string(),
  /** '' once the guest's data are redacted. */
  name: string(),
  /** The language of the text. */
  language: string(),
  /** The month of the tour: `2026-07`. */
  visited_in: string(),
  is_edited: boolean(),
  /** The seller's answer; '' without one. */
  reply: string(),
  /** The language of the answer: the one that the seller's account writes in. */
  reply_language: optional(string()),
  /** Whether text and answer are shortened to their beginnings. */
  is_cut: optional(boolean()),
});
export type Review = Of<typeof Review>;

/** Numbers about all reviews of an experience, and the newest reviews. */
export const ReviewSummary = shape({
  /** The number of reviews with one star, two, and so on to five. */
  counts: list(integer()),
  /** The number of reviews that the seller hides. */
  hidden: integer(),
  newest: list(Review),
});
export type ReviewSummary = Of<typeof ReviewSummary>;

/** A guide of an experience. `text` is a sentence, or ''; `languages` are codes. */
export const Guide = shape({
  id: integer(),
  name: string(),
  picture: nullable(Picture),
  text: string(),
  languages: list(string()),
  text_language,
});
export type Guide = Of<typeof Guide>;

/** A frequent question, with the seller's answer. */
export const Faq = shape({ question: string(), answer: string() });

/** The data that the experience page and the price of a booking need. */
export const Experience = shape({
  ...row,
  description: string(),
  highlights: list(string()),
  images: list(Picture),
  languages: list(string()),
  time_zone: string(),
  currency: string(),
  meeting_point: nullable(MeetingPoint),
  agenda_items: list(AgendaItem),
  rates: list(Rate),
  default_rate_id: integer(),
  extras: list(Extra),
  pickup: Transfer,
  dropoff: Transfer,
  schedule: Schedule,
  booking_questions: list(BookingQuestion),
  /** Slugs that it had before: their addresses lead to it too (E1). Missing if there are none. */
  former_slugs: optional(list(string())),
  rating,
  /** Missing while no guest has written a review. */
  reviews: optional(ReviewSummary),
  /** One text for each line (V10). */
  included: list(string()),
  not_included: list(string()),
  what_to_bring: list(string()),
  know_before: list(string()),
  faq: list(Faq),
  guides: list(Guide),
});
export type Experience = Of<typeof Experience>;

const named = { id: integer(), slug: string(), title: string(), text_language };
export const Keyword = shape(named);
export type Keyword = Of<typeof Keyword>;
export const Subcategory = shape({ ...named, keywords: list(Keyword) });
export type Subcategory = Of<typeof Subcategory>;
export const Category = shape({ ...named, children: list(Subcategory) });
export type Category = Of<typeof Category>;

export const StoreInfo = shape({
  id: integer(),
  title: string(),
  banner_message: string(),
  banner: nullable(string()),
  banner_picture: nullable(Picture),
  /** The important point of the picture, as a value of CSS's `object-position`. Missing for the middle. */
  banner_focus: optional(string()),
  logo: nullable(shape({ url: string(), alt_text: string(), text_language })),
  categories: list(Category),
  /**
   * The contact for visitors: phone number and email are '' if the seller gives none, the other fields are missing then. The address is one line
   * (O4).
   */
  base_account: shape({
    company_display_name: string(),
    legal_name: optional(string()),
    address: optional(string()),
    registration_number: optional(string()),
    vat_number: optional(string()),
    phone_number: optional(string()),
    email: optional(string()),
  }),
  time_zone: string(),
  currency: string(),
  social_links: list(shape({ kind: string(), url: string() })),
  /** The store's own accent colour, or null. */
  accent: nullable(string()),
  /** The languages that visitors can choose. Missing if these are all. */
  languages: optional(list(string())),
  /** The balance after a deposit is due this many days before the first start. Missing if it is 1. */
  rest_due_days: optional(integer()),
  /** The address of a tag manager's script. Missing if none is allowed (O9). */
  tag_manager: optional(string()),
  /** Settings of a tablet at a tour desk that differ from the defaults. */
  kiosk: optional(
    shape({
      idle_seconds: optional(integer()),
      message: optional(string()),
      /** The language of the message. */
      text_language,
      manual_payment: optional(boolean()),
    }),
  ),
  version: integer(),
  text_language,
});
export type StoreInfo = Of<typeof StoreInfo>;
