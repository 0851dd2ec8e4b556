import './meanings.ts';
import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { resources } from './all.ts';
import { experienceRoutes } from './experiences/routes.ts';
import { resourceRoutes } from './model/resource-routes.ts';
import { qrCodeRoutes } from './qr-codes/routes.ts';
import { resaleRoutes } from './resale/routes.ts';
import { storeRoutes } from './stores/routes.ts';
import { tourRoutes } from './tours/routes.ts';

export function sellerRoutes(context: Context): Route[] {
  return [
    ...resources.flatMap((resource) => resourceRoutes(context, resource, resources)),
    ...[experienceRoutes, tourRoutes, storeRoutes, resaleRoutes, qrCodeRoutes].flatMap((area) => area(context)),
  ];
}
