import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { deviceRoutes } from './devices.ts';
import { drawersRoute } from './drawers.ts';
import { firstStepsRoute } from './first-steps.ts';
import { handOverRoute } from './hand-over.ts';
import { leaseRoute } from './leases.ts';
import { paymentLinkRoute } from './payment-link.ts';
import { deskSessionRoutes } from './session.ts';
import { syncRoute } from './sync.ts';
import { deskTourRoute } from './tours.ts';

/** The calls of the desk at `/desk/`: they answer what its devices hold, and store what staff did. */
export function deskRoutes(context: Context): Route[] {
  return [
    ...deskSessionRoutes(context),
    handOverRoute(context),
    ...deviceRoutes(context),
    syncRoute(context),
    deskTourRoute(context),
    leaseRoute(context),
    drawersRoute(context),
    paymentLinkRoute(context),
    firstStepsRoute(context),
  ];
}
