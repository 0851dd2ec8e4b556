import { bookingRoutes } from './bookings/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import type { Context } from './context.ts';
import { eventRoutes } from './events/routes.ts';
import type { Route } from './http/route.ts';
import { legalRoutes } from './legal/routes.ts';
import { locationRoutes } from './location/routes.ts';
import { mapRoutes } from './maps/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { paymentRoutes } from './payments/routes.ts';

/** Routes that visitors need after their first view: to book, to pay, to search places, and to come back to their bookings. */
export function visitorRoutes(context: Context): Route[] {
  return [
    bookingRoutes,
    cartRoutes,
    orderRoutes,
    eventRoutes,
    paymentRoutes,
    legalRoutes,
    partnerRoutes,
    locationRoutes,
    mapRoutes,
  ].flatMap((area) => area(context));
}
