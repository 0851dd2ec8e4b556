import '../meanings.ts';
import type { Context } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { routes as experienceRoutes } from '../experiences/routes.ts';
import { routes as qrCodeRoutes } from '../qr-codes/routes.ts';
import { routes as resaleRoutes } from '../resale/routes.ts';
import { resourceRoutes } from '../resource-routes.ts';
import { routes as storeRoutes } from '../stores/routes.ts';
import { resources } from './all.ts';

export function routes(context: Context): Route[] {
  return [
    ...resources.flatMap((resource) => resourceRoutes(context, resource, resources)),
    ...[experienceRoutes, storeRoutes, resaleRoutes, qrCodeRoutes].flatMap((area) => area(context)),
  ];
}
