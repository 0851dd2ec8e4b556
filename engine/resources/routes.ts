import './meanings.ts';
import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { resources } from './all.ts';
import { experienceRoutes } from './experiences/routes.ts';
import { resourceRoutes } from './model/resource-routes.ts';
import { qrCodeRoutes } from './qr-codes/routes.ts';
import { resaleRoutes } from './resale/routes.ts';
import { storeRoutes } from './stores/routes.ts';
import { publishingRoutes } from './tours/publishing.ts';
import { starterTourRoute } from './tours/starter-tour.ts';
import { textsRoute } from './tours/texts-route.ts';
import { tourListRoute } from './tours/tour-list.ts';

export function sellerRoutes(context: Context): Route[] {
  return [
    ...resources.flatMap((resource) => resourceRoutes(context, resource, resources)),
    ...experienceRoutes(context),
    // The office's calls that list, start and publish tours (B10).
    tourListRoute(context),
    ...publishingRoutes(context),
    textsRoute(context),
    starterTourRoute(context),
    ...[storeRoutes, resaleRoutes, qrCodeRoutes].flatMap((area) => area(context)),
  ];
}
