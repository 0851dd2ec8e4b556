import { routes as accounts } from './accounts/routes.ts';
import { sweepAccounts } from './accounts/sweep.ts';
import { routes as bookings } from './bookings/routes.ts';
import { routes as cart } from './cart/routes.ts';
import { sweep } from './cart/sweep.ts';
import { extendDepartures } from './catalogue/departures.ts';
import type { Context } from './context.ts';
import { Answer } from './http/answers.ts';
import type { Answers } from './http/api.ts';
import { createApi } from './http/api.ts';
import { respond } from './http/headers.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Route } from './http/route.ts';
import { routes as location } from './location/routes.ts';
import { sweepMails } from './mail/mail.ts';
import { routes as orders } from './orders/routes.ts';
import { routes as payments } from './payments/routes.ts';
import { sweepUploads } from './pictures/making.ts';
import { routes as pictures } from './pictures/routes.ts';
import { applyRetention } from './privacy/retention.ts';
import { routes as privacy } from './privacy/routes.ts';
import { routes as resources } from './resources/plain/routes.ts';
import { routes as schema } from './schema/routes.ts';
import { routes as webstore } from './webstore/routes.ts';

export type App = (request: Request) => Promise<Response>;

/** The engine as a function: what its areas answer, and nothing else. */
export function createApp(context: Context, answer: Answers = createAnswers(context)): App {
  const nothing = new Answer(404, JSON.stringify({ detail: 'Not found.' }));
  return async (request) => (await answer(request, new URL(request.url))) ?? respond(nothing, request.method);
}

/** The same with null for a path that no area has: what stands around the areas may have it. */
export function createAnswers(context: Context, responses?: ResponseCache): Answers {
  return createApi(context, routesOf(context), responses);
}

/** Every route of every area. */
export function routesOf(context: Context): Route[] {
  const all = [webstore, bookings, cart, orders, payments, pictures, resources, privacy, accounts, location].flatMap(
    (area) => area(context),
  );
  return all.concat(schema(all));
}

/** What the engine does of its own accord, once a minute. */
export async function housekeeping(context: Context): Promise<void> {
  const { database, now } = context;
  while (await database.write((tx) => sweep(tx, now())));
  while (await database.write((tx) => extendDepartures(tx, now())));
  await database.write((tx) => sweepAccounts(tx, now()));
  await database.write((tx) => sweepMails(tx, now()));
  await applyRetention(context);
  await sweepUploads(context);
}
