import { dayPrice } from '#domain/booking/from-price.ts';
import type { BookingConfig, CalendarDay } from '#domain/contract/bookings.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { dayStatus } from '#domain/time/calendar.ts';
import { isOpenAt, type Vacancies } from '../places/vacancies.ts';

/** The days of a month, `YYYY-MM-DD`. */
export function daysOf(year: number, month: number): string[] {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return Array.from({ length: first.daysInMonth }, (_, n) => first.add({ days: n }).toString());
}

/** The calendar of an experience: its rates, and for each day whether and when it runs (A3). */
export function bookingConfig(
  experience: Experience,
  days: readonly string[],
  departures: readonly Vacancies[],
  now: Temporal.Instant,
): BookingConfig {
  const { id, time_zone, currency, default_rate_id, rates, cancellation_policy, pickup, dropoff } = experience;
  return {
    experience_id: id,
    time_zone,
    currency,
    default_rate_id,
    rates: rates.map((rate) => {
      // The days below already have the prices that the rules give.
      const { price_rules: _, ...sold } = rate;
      return { ...sold, cancellation_policy, pickup, dropoff };
    }),
    days: days.map((date) => calendarDay(experience, date, departures, now)),
    generated_at: now.toString(),
  };
}

/** A day of the calendar. Starts past their cut-off do not count: a day with no other start is closed. */
function calendarDay(
  { rates, default_rate_id }: Experience,
  date: string,
  departures: readonly Vacancies[],
  now: Temporal.Instant,
): CalendarDay {
  const bookable = departures.filter((it) => it.date === date && isOpenAt(it, now) && it.capacity > 0);
  const rate = rates.find(({ id }) => id === default_rate_id);
  const left = bookable.filter((it) => it.vacancies > 0);
  const vacancies = bookable.reduce((sum, it) => sum + it.vacancies, 0);
  const capacity = bookable.reduce((sum, it) => sum + it.capacity, 0);
  return {
    date,
    status: dayStatus(vacancies, capacity, bookable.length > 0),
    vacancies,
    capacity,
    from_price: rate && bookable.length > 0 ? dayPrice(rate, date, left.length > 0 ? left : bookable) : null,
    start_times: bookable.map((it) => ({
      id: it.start_time_id,
      time: it.time,
      vacancies: it.vacancies,
      capacity: it.capacity,
    })),
  };
}
