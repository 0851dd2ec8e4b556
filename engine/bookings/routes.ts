import { checkAvailability, readBookingConfig } from '#domain/contract/bookings.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { unknownId } from '#domain/contract/problems.ts';
import { invalidError } from '../base/errors.ts';
import { restDueDays } from '../catalogue/settings.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { type Route, route } from '../http/route.ts';
import { type Vacancies, vacanciesBetween } from '../places/vacancies.ts';
import { availability } from './availability.ts';
import { bookingConfig, daysOf } from './config.ts';
import { availabilityQuestion } from './question.ts';

/** The calls that read what can be booked, and when (A3). */
export function bookingRoutes(context: Context): Route[] {
  return [
    route(readBookingConfig, async ({ query, storefront, now }) => {
      const experience = named(storefront, query.experience_id);
      const days = daysOf(query.year, query.month);
      const departures = await context.database.read((tx) =>
        vacanciesBetween(tx, experience.id, days[0] ?? '', days.at(-1) ?? '', now),
      );
      return bookingConfig(experience, days, departures, now);
    }),
    route(checkAvailability, async ({ query, storefront, now }) => {
      const experience = named(storefront, query.experience_id);
      const selection = availabilityQuestion(experience, query);
      const { date_from, cart_line_id } = query;
      const departures = await context.database.read(async (tx) => {
        const found = await vacanciesBetween(tx, experience.id, date_from, date_from, now, cart_line_id);
        return cart_line_id ? withOwnPlaces(tx, found, cart_line_id, now) : found;
      });
      const rest_due_days = restDueDays(storefront.settings);
      return availability(experience, selection, departures, { now, rest_due_days });
    }),
  ];
}

function named(storefront: Storefront, idOrSlug: string): Experience {
  const experience = storefront.experience(idOrSlug);
  if (experience) return experience;
  throw invalidError(['experience_id'], unknownId(idOrSlug));
}

/**
 * The departures with places left for a change of a booked line: its own places count as free, and so do places that an earlier amendment of
 * the line holds (P12).
 */
async function withOwnPlaces(
  tx: Transaction,
  departures: readonly Vacancies[],
  line_id: string,
  now: Temporal.Instant,
): Promise<readonly Vacancies[]> {
  const sold = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.departure_id', 'l.places'])
    .where('l.id', '=', line_id)
    .where('l.attendance_status', '=', 'expected')
    .where('o.status', '=', 'confirmed')
    .executeTakeFirst();
  if (!sold) return departures;
  const held = await tx
    .selectFrom('line_changes as c')
    .innerJoin('holds as h', 'h.line_id', 'c.id')
    .select(['h.departure_id', 'h.quantity as places'])
    .where('c.line_id', '=', line_id)
    .where('h.item_id', '=', 0)
    .where('h.expires_at', '>', now.epochMilliseconds)
    .execute();
  return departures.map((it) => {
    const own = [sold, ...held].filter(({ departure_id }) => departure_id === it.id);
    return { ...it, vacancies: own.reduce((sum, { places }) => sum + places, it.vacancies) };
  });
}
