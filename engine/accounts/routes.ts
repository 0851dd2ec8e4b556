import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { takingForms } from '../http/route.ts';
import { accountRoutes } from './account-routes.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { confirmationPages } from './confirmation-pages.ts';
import { confirmationRoutes } from './confirmations.ts';
import { guardedRoutes } from './guarded-changes.ts';
import { invitationPage } from './invitation-page.ts';
import { recaptchaRoutes } from './recaptcha.ts';
import { roleRoutes } from './role-routes.ts';
import { signInRoutes } from './sign-in.ts';
import { teamRoutes } from './team-routes.ts';
import { userRoutes } from './users.ts';

/** Users, their tokens, and the accounts in which they act (A5, A7, A12). */
export function routes(context: Context): Route[] {
  const ofUsers = [signInRoutes, userRoutes, confirmationRoutes, guardedRoutes];
  const others = [
    accountRoutes,
    roleRoutes,
    teamRoutes,
    apiKeyRoutes,
    recaptchaRoutes,
    confirmationPages,
    invitationPage,
  ];
  // Many a client sends these as forms: DRF takes both.
  return [
    ...ofUsers.flatMap((part) => part(context)).map((it) => (it.endpoint?.body ? takingForms(it) : it)),
    ...others.flatMap((part) => part(context)),
  ];
}
