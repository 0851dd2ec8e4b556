import { Amount, CancellationPolicy, LeadPrice, Price, PricingOption, rateFields, Transfer } from './catalogue.ts';
import { endpoint, paths } from './endpoint.ts';
import type { Of } from './fields.ts';
import { boolean, choice, date, instant, integer, list, nullable, optional, shape, string, time } from './fields.ts';

/** The starts that can be booked. */

export const DayStatus = choice('AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED');
export type DayStatus = Of<typeof DayStatus>;

export const CalendarDay = shape({
  date: date(),
  status: DayStatus,
  vacancies: integer(),
  capacity: integer(),
  from_price: nullable(LeadPrice),
  /** The starts that can still be booked, with their places. */
  start_times: list(shape({ id: integer(), time: time(), vacancies: integer(), capacity: integer() })),
});
export type CalendarDay = Of<typeof CalendarDay>;

export const BookingConfig = shape({
  experience_id: integer(),
  time_zone: string(),
  currency: string(),
  default_rate_id: integer(),
  rates: list(
    shape({
      ...rateFields,
      pricing_options: list(PricingOption),
      cancellation_policy: nullable(CancellationPolicy),
      pickup: Transfer,
      dropoff: Transfer,
    }),
  ),
  days: list(CalendarDay),
  generated_at: instant(),
});
export type BookingConfig = Of<typeof BookingConfig>;

/** The reply has one object for each day of the month. */
export const readBookingConfig = endpoint('GET', paths.bookingConfig, {
  query: shape({
    experience_id: string(),
    month: integer({ min: 1, max: 12 }),
    year: integer({ min: 2000, max: 2200 }),
  }),
  reply: BookingConfig,
});

export const UnavailableReason = choice(
  'NOT_OPERATING',
  'SOLD_OUT',
  'NOT_ENOUGH_PLACES',
  'PAST_BOOKING_CUTOFF',
  'TRAVELER_MISMATCH',
);
export type UnavailableReason = Of<typeof UnavailableReason>;

export const QuotedUnit = shape({
  pricing_option_id: integer(),
  quantity: integer(),
  group_size: nullable(integer()),
  unit_price: Price,
  subtotal: Price,
});

export const AvailableStart = shape({
  id: integer(),
  time: time(),
  starts_at: instant(),
  ends_at: nullable(instant()),
  status: DayStatus,
  vacancies: integer(),
  capacity: integer(),
  cutoff_at: instant(),
  reason: nullable(UnavailableReason),
  units: list(QuotedUnit),
  total: nullable(Price),
  deposit: nullable(Amount),
});
export type AvailableStart = Of<typeof AvailableStart>;

export const Availability = shape({
  available: boolean(),
  reason: nullable(UnavailableReason),
  checked_at: instant(),
  start_times: list(AvailableStart),
});
export type Availability = Of<typeof Availability>;

/** `pricing_options` is repeated `id:quantity`, or JSON `[{"id", "quantity", "group_size"}]`. */
export const checkAvailability = endpoint('GET', '/api/bookings/check-availability/', {
  query: shape({
    experience_id: string(),
    date_from: date(),
    rate_id: optional(integer()),
    pricing_options: optional(list(string())),
    group_size: optional(integer({ min: 1 })),
    cart_line_id: optional(string()),
  }),
  reply: Availability,
});
