import { identityRoutes } from './accounts/routes.ts';
import { firstRoutes } from './app.ts';
import type { Context } from './context.ts';
import { departureActionRoutes } from './departures/actions/action-routes.ts';
import { changeDepartureRoutes } from './departures/change-departure.ts';
import { departureLeaseRoutes } from './departures/departure-leases.ts';
import { departureReadRoutes } from './departures/read-departures.ts';
import { singleDepartureRoutes } from './departures/single-departure.ts';
import { deviceRoutes } from './desk/devices.ts';
import { drawersRoute } from './desk/drawers.ts';
import { firstStepsRoute } from './desk/first-steps.ts';
import { handOverRoute } from './desk/hand-over.ts';
import { leaseRoute } from './desk/leases.ts';
import { paymentLinkRoute } from './desk/payment-link.ts';
import { deskSessionRoutes } from './desk/session.ts';
import { syncRoute } from './desk/sync.ts';
import { deskTourRoute } from './desk/tours.ts';
import type { Route } from './http/route.ts';
import { importRoutes } from './import-export/account/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { fileRoutes } from './numbers/file-routes.ts';
import { numberRoutes } from './numbers/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { sellerRoutes } from './resources/routes.ts';
import { guestReviewRoutes } from './reviews/guest-routes.ts';
import { staffReviewRoutes } from './reviews/staff-routes.ts';
import { schemaRoutes } from './schema/routes.ts';
import { historyRoutes } from './settings/account-history.ts';
import { settingsRoutes } from './settings/routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** Every route of the engine. */
export function routesOf(context: Context): Route[] {
  const others = [...firstRoutes(context), ...visitorRoutes(context)];
  return others.concat(officeRoutes(context, others));
}

/**
 * Routes for staff and operators, and the description of all calls.
 *
 * @param others  every other route
 */
export function officeRoutes(context: Context, others: readonly Route[]): Route[] {
  const areas: readonly ((context: Context) => Route | Route[])[] = [
    departureReadRoutes,
    departureLeaseRoutes,
    changeDepartureRoutes,
    singleDepartureRoutes,
    departureActionRoutes,
    deskSessionRoutes,
    handOverRoute,
    deviceRoutes,
    syncRoute,
    deskTourRoute,
    leaseRoute,
    drawersRoute,
    paymentLinkRoute,
    firstStepsRoute,
    numberRoutes,
    fileRoutes,
    notificationRoutes,
    historyRoutes,
    sellerRoutes,
    guestReviewRoutes,
    staffReviewRoutes,
    privacyRoutes,
    settingsRoutes,
    importRoutes,
    identityRoutes,
    jobRoutes,
  ];
  const own = areas.flatMap((area) => area(context));
  return own.concat(schemaRoutes([...others, ...own]));
}
