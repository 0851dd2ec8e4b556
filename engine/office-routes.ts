import { identityRoutes } from './accounts/routes.ts';
import { firstRoutes } from './app.ts';
import type { Context } from './context.ts';
import { departureActionRoutes } from './departures/actions/action-routes.ts';
import { departureRoutes } from './departures/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import type { Route } from './http/route.ts';
import { importRoutes } from './import-export/account/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { fileRoutes } from './numbers/file-routes.ts';
import { numberRoutes } from './numbers/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { sellerRoutes } from './resources/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
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
  const own = [
    departureRoutes,
    departureActionRoutes,
    deskRoutes,
    numberRoutes,
    fileRoutes,
    notificationRoutes,
    historyRoutes,
    sellerRoutes,
    reviewRoutes,
    privacyRoutes,
    settingsRoutes,
    importRoutes,
    identityRoutes,
    jobRoutes,
  ].flatMap((area) => area(context));
  return own.concat(schemaRoutes([...others, ...own]));
}
