import type { Context } from './context.ts';
import { type Answers, createApi } from './http/dispatch/api.ts';
import { respond } from './http/headers.ts';
import { JsonResponse } from './http/json-response.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Route } from './http/route.ts';
import { appIconRoutes } from './images/icon-routes.ts';
import { imageRoutes } from './images/routes.ts';
import { webstoreRoutes } from './webstore/routes.ts';

export type App = (request: Request) => Promise<Response>;

export function createApp(context: Context, answer: Answers = createAnswers(context)): App {
  const nothing = new JsonResponse(404, JSON.stringify({ detail: 'Not found.' }));
  return async (request) => (await answer(request, new URL(request.url))) ?? respond(nothing, request.method);
}

/** The same as `createApp`, with null for a path that no area has: the code around the areas may have it. */
export function createAnswers(context: Context, responses?: ResponseCache): Answers {
  const late = [
    async () => (await import('./visitor-routes.ts')).visitorRoutes(context),
    async (known: readonly Route[]) => (await import('./office-routes.ts')).officeRoutes(context, known),
  ];
  return createApi(context, firstRoutes(context), responses, { paths: LATE_PATHS, late });
}

/** Routes that a first view calls. Other routes are loaded at their first call: loading them all takes half of the time of a start. */
export function firstRoutes(context: Context): Route[] {
  return [webstoreRoutes, imageRoutes, appIconRoutes].flatMap((area) => area(context));
}

// perf: docs/performance.md#late-routes
/** Paths of all other routes. The shop's own pages have no path like these. */
export const LATE_PATHS = /^\/(api|schema|sandbox|maps|activate|password|email|team)\//;
