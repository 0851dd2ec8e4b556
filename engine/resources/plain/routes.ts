import type { Context } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import type { Resource } from '../resource.ts';
import { resourceRoutes } from '../resource-routes.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { meetingPoints } from './meeting-points.ts';
import { pricingCategories } from './pricing-categories.ts';

/** The resources that are no more than their declarations (A5). */
export const plainResources: readonly Resource[] = [cancellationPolicies, meetingPoints, pricingCategories];

export function routes(context: Context): Route[] {
  return plainResources.flatMap((resource) => resourceRoutes(context, resource, plainResources));
}
