import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { accountRoutes } from './account-routes.ts';
import { credentialRoutes } from './change-credentials.ts';
import { confirmationPages } from './confirmation-pages.ts';
import { confirmationRoutes } from './confirmations.ts';
import { apiKeyRoutes } from './sign-in/api-keys.ts';
import { recaptchaRoutes } from './sign-in/recaptcha.ts';
import { userSessionRoutes } from './sign-in/sessions.ts';
import { signInRoutes } from './sign-in/sign-in.ts';
import { invitationPage } from './team/invitation-page.ts';
import { roleRoutes } from './team/role-routes.ts';
import { teamRoutes } from './team/team-routes.ts';
import { userRoutes } from './users.ts';

/** Users, their tokens, and the accounts in which they act (A5, A7, A12). */
export function identityRoutes(context: Context): Route[] {
  const ofUsers = [signInRoutes, userRoutes, confirmationRoutes, credentialRoutes, userSessionRoutes];
  const others = [
    accountRoutes,
    roleRoutes,
    teamRoutes,
    apiKeyRoutes,
    recaptchaRoutes,
    confirmationPages,
    invitationPage,
  ];
  // Many clients send these calls as forms, because DRF takes forms too.
  return [
    ...ofUsers.flatMap((part) => part(context)).map((it) => ({ ...it, takesForms: Boolean(it.endpoint?.body) })),
    ...others.flatMap((part) => part(context)),
  ];
}
