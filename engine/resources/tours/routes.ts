import type { Context } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { publishingRoutes } from './publishing.ts';
import { starterTourRoute } from './starter-tour.ts';
import { textsRoute } from './texts-route.ts';
import { tourListRoute } from './tour-list.ts';

/** The office's calls that list, start and publish tours (B10). */
export function tourRoutes(context: Context): Route[] {
  return [tourListRoute(context), ...publishingRoutes(context), textsRoute(context), starterTourRoute(context)];
}
