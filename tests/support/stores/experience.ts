import { isOfChildren } from '#domain/booking/adult.ts';
import type { Selection } from '#domain/booking/party.ts';
import type { Experience, Extra, PricingOption, Rate, Schedule } from '#domain/contract/catalogue.ts';

/** A kayak tour of two kinds of unit, with a private boat as a second rate; change what the test is about. */
export function anExperience(changes: Partial<Experience> = {}): Experience {
  return {
    id: 1,
    slug: 'kayaking-under-the-cliffs',
    title: 'Kayaking under the cliffs',
    short_description: 'Along the cliffs of Marjan',
    image: null,
    duration: { days: 0, hours: 3, minutes: 0 },
    cancellation_policy: null,
    booking_deposit: 20,
    from_price: { gross: '20.00', currency: 'EUR', per: 'person', people: null, is_from: true },
    categories: ['sea/kayaking'],
    open_days: { from: '2026-11-20', days: '' },
    as_of: '2026-11-20T10:00:00Z',
    description: '',
    highlights: [],
    images: [],
    languages: ['en'],
    time_zone: 'Europe/Zagreb',
    currency: 'EUR',
    meeting_point: null,
    agenda_items: [],
    rates: [aRate(), aGroupRate()],
    default_rate_id: 7,
    extras: [anExtra()],
    pickup: { selection: 'unavailable', minutes_before_departure: 0, points: [] },
    dropoff: { selection: 'unavailable', minutes_before_departure: 0, points: [] },
    schedule: aSchedule(),
    booking_questions: [],
    included: [],
    not_included: [],
    what_to_bring: [],
    know_before: [],
    faq: [],
    guides: [],
    ...changes,
  };
}

/** Rate 7, per person: adults (3) at 40, children (4) at 20, infants (5) at nothing and without a place. */
export function aRate(changes: Partial<Rate> = {}): Rate {
  return {
    id: 7,
    title: 'Standard',
    is_group_pricing: false,
    min_per_booking: 1,
    max_per_booking: 12,
    pricing_options: [
      anOption(3, '40.00', { min_limit: 0, max_limit: 10 }),
      anOption(4, '20.00', { min_limit: 0, max_limit: 4 }),
      anOption(5, '0.00', { min_limit: 0, max_limit: 2, takes: 'none' }),
    ],
    ...changes,
  };
}

/** Rate 8, per group: a guide (31) for 2 to 6 people at 150, the whole boat (32) for 1 to 8 at 400. */
export function aGroupRate(changes: Partial<Rate> = {}): Rate {
  return {
    id: 8,
    title: 'Private',
    is_group_pricing: true,
    min_per_booking: 1,
    max_per_booking: 3,
    pricing_options: [
      anOption(31, '150.00', { min_limit: 2, max_limit: 6 }),
      anOption(32, '400.00', { min_limit: 1, max_limit: 8, takes: 'all' }),
    ],
    ...changes,
  };
}

export function anOption(id: number, gross: string, changes: Partial<PricingOption> = {}): PricingOption {
  const { pricing_category = { id, title: 'Adult', min_age: 13, max_age: null } } = changes;
  return {
    id,
    pricing_category,
    retail_price: { gross, currency: 'EUR' },
    min_limit: 1,
    max_limit: null,
    takes: 'size',
    needs_adult: isOfChildren(pricing_category),
    ...changes,
  };
}

/** A snorkel set (51) at 5, four at most. */
export function anExtra(changes: Partial<Extra> = {}): Extra {
  return {
    id: 51,
    title: 'Snorkel set',
    description: '',
    price: { gross: '5.00', currency: 'EUR' },
    pricing: 'unit',
    stock: null,
    max_quantity: 4,
    ...changes,
  };
}

/** Every day of each year at 08:00 (418) and 14:30 (419), with 20 places, bookable until an hour before. */
export function aSchedule(changes: Partial<Schedule> = {}): Schedule {
  return {
    time_zone: 'Europe/Zagreb',
    cutoff_minutes: 60,
    start_times: [
      { id: 418, time: '08:00:00' },
      { id: 419, time: '14:30:00' },
    ],
    seasons: [
      {
        from: '2026-01-01',
        to: '2026-12-31',
        yearly: true,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        start_time_ids: [418, 419],
        capacity: 20,
      },
    ],
    exceptions: [],
    ...changes,
  };
}

type Unit = Selection['booking_info']['pricing_units'][number];

/** Two adults on 1 December 2026 at 08:00, without extras. */
export function aSelection(
  pricing_units: Unit[] = [{ pricing_option_id: 3, quantity: 2 }],
  booking_info: Partial<Selection['booking_info']> = {},
  extra_items_units?: Selection['extra_items_units'],
): Selection {
  return {
    booking_info: { date: '2026-12-01', start_time_id: 418, pricing_rate_id: 7, pricing_units, ...booking_info },
    ...(extra_items_units && { extra_items_units }),
  };
}
