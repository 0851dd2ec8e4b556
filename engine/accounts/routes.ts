import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { confirmationRoutes } from './confirmations.ts';
import { guardedRoutes } from './guarded-changes.ts';
import { signInRoutes } from './sign-in.ts';
import { userRoutes } from './users.ts';

/** Users, their tokens, and the accounts in which they act (A5, A7, A12). */
export function routes(context: Context): Route[] {
  return [signInRoutes, userRoutes, confirmationRoutes, guardedRoutes].flatMap((part) => part(context));
}
