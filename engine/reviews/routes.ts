import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { guestReviewRoutes } from './guest-routes.ts';
import { staffReviewRoutes } from './staff-routes.ts';

/** Reviews by guests, and staff's calls about them. Visitors read reviews with the storefront (engine/webstore). */
export function reviewRoutes(context: Context): Route[] {
  return [...guestReviewRoutes(context), ...staffReviewRoutes(context)];
}
