import { checkAvailability, readBookingConfig } from '#domain/contract/bookings.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import { vacanciesBetween } from '../catalogue/vacancies.ts';
import type { Context } from '../context.ts';
import { Invalid } from '../errors.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { availability } from './availability.ts';
import { bookingConfig, daysOf } from './config.ts';
import { withOwnPlaces } from './own-places.ts';
import { availabilityQuestion } from './question.ts';

/** What can be booked, and when (A3). */
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
        return withOwnPlaces(tx, found, cart_line_id, now);
      });
      return availability(experience, selection, departures, now);
    }),
  ];
}

function named(storefront: Storefront, idOrSlug: string): Experience {
  const experience = storefront.experience(idOrSlug);
  if (experience) return experience;
  throw new Invalid([{ path: ['experience_id'], message: `Invalid pk "${idOrSlug}" - object does not exist.` }]);
}
