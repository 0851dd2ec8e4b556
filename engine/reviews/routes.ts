import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { guestReviewRoutes } from './guest-routes.ts';
import { staffReviewRoutes } from './staff-routes.ts';

/** What guests write, and what staff do with it. Visitors read reviews with the storefront (engine/webstore). */
export function reviewRoutes(context: Context): Route[] {
  return [...guestReviewRoutes(context), ...staffReviewRoutes(context)];
}
