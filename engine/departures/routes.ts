import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { changeDepartureRoutes } from './change-departure.ts';
import { departureLeaseRoutes } from './departure-leases.ts';
import { departureReadRoutes } from './read-departures.ts';
import { singleDepartureRoutes } from './single-departure.ts';

/** Departures as resources (T10), and the calendar of the office (B1 to B3). */
export function departureRoutes(context: Context): Route[] {
  return [
    ...departureReadRoutes(context),
    ...departureLeaseRoutes(context),
    ...changeDepartureRoutes(context),
    ...singleDepartureRoutes(context),
  ];
}
