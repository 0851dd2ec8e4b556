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

/** What the storefront knows of an experience: the shapes that answers carry and that the shop's rules compute with. */

/** The language of an object's texts, where it is not the one that was asked for (G3). */
export const text_language = optional(string());

export const Price = shape({ gross: decimal(), currency: string() });
export type Price = Of<typeof Price>;

/**
 * A price that leads, and what it is for (V1): one adult, a group, or the party that was asked for. Answers of earlier engines do not say. `people` is the size of
 * the largest group (null: no limit) or of the party, `is_from` whether one may pay more for the same: on another day, at another start, by another rate.
 */
export const LeadPrice = shape({
  gross: decimal(),
  currency: string(),
  per: optional(choice('person', 'group', 'party')),
  people: optional(nullable(integer())),
  is_from: optional(boolean()),
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

/** A picture in all its widths: `url` has the places `{width}` and `{format}` (avif, webp). */
export const Picture = shape({
  url: string(),
  widths: list(integer()),
  width: integer(),
  height: integer(),
  alt_text: string(),
  /** Two colours, `#rrggbb,#rrggbb`, top and bottom of a gradient. */
  placeholder: string(),
  text_language,
});
export type Picture = Of<typeof Picture>;

/** `cancellation_cutoff_time` is words, such as 'No cutoff time'. `tiers`: what is paid back until so long before the start; none: nothing. */
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
  /** How many places a unit takes: as many as people, none (an infant), or the whole departure. */
  takes: choice('size', 'none', 'all'),
  /** Nobody comes with such units alone: the party needs one of another option too (V2). Answers of earlier engines do not say. */
  needs_adult: optional(boolean()),
});
export type PricingOption = Of<typeof PricingOption>;

/**
 * A price for certain days or a single departure (B12). A season goes from `from` to `to` (both in), each year again where `yearly` (then only
 * month and day count; may wrap over New Year), on all weekdays unless `weekdays` names some (ISO: Monday 1). The other kinds are for the day `from`.
 */
export const PriceRule = shape({
  kind: choice('season', 'day', 'departure'),
  from: date(),
  to: optional(date()),
  yearly: optional(boolean()),
  weekdays: optional(list(integer())),
  /** Of a departure. */
  start_time: optional(time()),
  /** Per unit, in the currency of the rate, for parties of `from_size` people and more; 1 where it is left out. */
  prices: list(shape({ pricing_category: integer(), from_size: optional(integer()), price: decimal() })),
});
export type PriceRule = Of<typeof PriceRule>;

/** The limits per booking hold over the sum of the units' quantities. */
export const Rate = shape({
  id: integer(),
  title: string(),
  is_group_pricing: boolean(),
  min_per_booking: integer(),
  max_per_booking: nullable(integer()),
  pricing_options: list(PricingOption),
  /** Not there where the options cost the same on all days. */
  price_rules: optional(list(PriceRule)),
  text_language,
});
export type Rate = Of<typeof Rate>;

/** An extra is priced per unit, per person or per booking; `stock` counts per start time, null is endless. */
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

/** Pick-up or drop-off. `minutes_before_departure` is when the guest is fetched; 0 for a drop-off. */
export const Transfer = shape({
  selection: choice('unavailable', 'optional', 'required'),
  minutes_before_departure: integer(),
  points: list(TransferPoint),
});
export type Transfer = Of<typeof Transfer>;

export const StartTime = shape({ id: integer(), time: time() });
export type StartTime = Of<typeof StartTime>;

/** Days from `from` to `to` (both in), each year again where `yearly` (then only month and day count; may wrap over New Year). Weekdays are ISO: Monday 1. */
export const Season = shape({
  from: date(),
  to: date(),
  yearly: boolean(),
  weekdays: list(integer({ min: 1, max: 7 })),
  start_time_ids: list(integer()),
  capacity: integer({ min: 0 }),
});
export type Season = Of<typeof Season>;

/** One day that differs: closed where `start_time_ids` is empty. */
export const ScheduleException = shape({
  date: date(),
  start_time_ids: list(integer()),
  capacity: integer({ min: 0 }),
});
export type ScheduleException = Of<typeof ScheduleException>;

/** When an experience runs, in its own zone. Of two seasons with the same start time on a day the first counts. */
export const Schedule = shape({
  time_zone: string(),
  /** A start can be booked until so many minutes before it. */
  cutoff_minutes: integer({ min: 0 }),
  start_times: list(StartTime),
  seasons: list(Season),
  exceptions: list(ScheduleException),
});
export type Schedule = Of<typeof Schedule>;

/** The days on which a start can still be booked: bit n (from the lowest of the first byte) is `from` + n days. */
export const OpenDays = shape({ from: date(), days: string() });
export type OpenDays = Of<typeof OpenDays>;

/** What guests who were there gave: the average of 1 to 5 stars to one decimal, and of how many reviews. */
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
  /** Percent due at booking; null: all is due now, 0: nothing is. */
  booking_deposit: nullable(number()),
  from_price: nullable(LeadPrice),
  /** The most people that one booking may be for; null: any number. */
  max_party: optional(nullable(integer())),
  /** The days of the next two weeks that have one to four places left, of more: how many, sold places alone counted (V9). */
  few_left: optional(list(shape({ date: date(), places: integer() }))),
  /** Paths of slugs: `sea/kayaking/sunset`, `sea/kayaking` or `sea`. */
  categories: list(string()),
  open_days: OpenDays,
  /** The day from which on the next departure can be cancelled for free as of now; null for none, not there where the policy has none (V9). */
  free_from: optional(nullable(date())),
  as_of: string(),
  /** The town where guests meet, and that point to about 10 metres; not there where nobody has said it. */
  place: optional(string()),
  lat: optional(number()),
  lon: optional(number()),
  /** Not there without a review. */
  rating: optional(AverageRating),
  text_language,
  /** The names of its texts that are in `text_language`. */
  untranslated: optional(list(string())),
};

export const ExperienceRow = shape(row);
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

/** What a seller wants to know before a booking is paid: of the whole booking, or of each who comes. `choices` are those of a choice. */
export const BookingQuestion = shape({
  id: integer(),
  title: string(),
  help_text: string(),
  scope: choice('booking', 'traveler'),
  type: choice('string', 'number', 'date', 'choice', 'boolean'),
  choices: list(string()),
  /** What is shown of each choice, where that is not what an answer says. */
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

/** What a guest says who was there (V14). */
export const Review = shape({
  id: integer(),
  rating: integer({ min: 1, max: 5 }),
  /** '' where the guest gave stars only. */
  text: string(),
  /** '' once the guest's data are redacted. */
  name: string(),
  /** Of the text. */
  language: string(),
  /** The month of the tour: `2026-07`. */
  visited_in: string(),
  is_edited: boolean(),
  /** The seller's answer; '' without one. */
  reply: string(),
  /** Of the answer: that in which its account writes. */
  reply_language: optional(string()),
  /** Whether text and answer are only their beginnings. */
  is_cut: optional(boolean()),
});
export type Review = Of<typeof Review>;

/** All reviews of an experience in numbers, and the newest of them. */
export const ReviewSummary = shape({
  /** How many gave one star, two, to five. */
  counts: list(integer()),
  /** How many the seller hides. */
  hidden: integer(),
  newest: list(Review),
});
export type ReviewSummary = Of<typeof ReviewSummary>;

/** Who leads an experience. `text` is a sentence, or ''; `languages` are codes. */
export const Guide = shape({
  id: integer(),
  name: string(),
  picture: nullable(Picture),
  text: string(),
  languages: list(string()),
  text_language,
});
export type Guide = Of<typeof Guide>;

/** A question that guests ask, with the seller's answer. */
export const Faq = shape({ question: string(), answer: string() });

/** All that the experience page and the price of a booking need. */
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
  /** A device may keep an answer of an engine that did not ask yet. */
  booking_questions: optional(list(BookingQuestion)),
  /** Not there while no guest has written. */
  reviews: optional(ReviewSummary),
  /** A line each (V10). A device may keep an answer of an engine that did not say these yet. */
  included: optional(list(string())),
  not_included: optional(list(string())),
  what_to_bring: optional(list(string())),
  know_before: optional(list(string())),
  faq: optional(list(Faq)),
  guides: optional(list(Guide)),
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
  /** What matters in it, as CSS's `object-position` has it; not there where it is the middle. */
  banner_focus: optional(string()),
  logo: nullable(shape({ url: string(), alt_text: string(), text_language })),
  categories: list(Category),
  /** Whom visitors ask: phone number and email are '' where the seller gives none. The others are not there then; the address is one line (O4). */
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
  /** A colour of the store's own for its accent, or null. */
  accent: nullable(string()),
  /** Which visitors can choose; not there where these are all. */
  languages: optional(list(string())),
  /** The balance after a deposit is due so many days before the first start; not there where it is 1. */
  rest_due_days: optional(integer()),
  /** The address of a tag manager's script; not there where none is allowed (O9). */
  tag_manager: optional(string()),
  /** Of a tablet at a tour desk, where it differs from what is usual. */
  kiosk: optional(
    shape({
      idle_seconds: optional(integer()),
      message: optional(string()),
      /** Of the message. */
      text_language,
      manual_payment: optional(boolean()),
    }),
  ),
  version: integer(),
  text_language,
});
export type StoreInfo = Of<typeof StoreInfo>;
