import { identityRoutes } from './accounts/routes.ts';
import { sweepAccounts } from './accounts/sweep.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { sweep } from './cart/sweep.ts';
import { extendDepartures } from './catalogue/departures.ts';
import { renewVoucherKeys } from './catalogue/voucher-keys.ts';
import type { Context } from './context.ts';
import { adoptOldQueues } from './database/adopt-old-queues.ts';
import { departureJobs } from './departure-actions/action-jobs.ts';
import { departureActionRoutes } from './departure-actions/action-routes.ts';
import { departureRoutes } from './departures/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { sweepReceipts } from './events/count-events.ts';
import { deliveryJobs } from './events/deliver-events.ts';
import { sweepDeliveries } from './events/delivery-queue.ts';
import { purchaseJobs } from './events/purchase.ts';
import { eventRoutes } from './events/routes.ts';
import { type Answers, createApi } from './http/dispatch/api.ts';
import { respond } from './http/headers.ts';
import { JsonResponse } from './http/json-response.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Route } from './http/route.ts';
import { appIconRoutes } from './images/icon-routes.ts';
import { pictureJobs, sweepUploads } from './images/process-uploads.ts';
import { imageRoutes } from './images/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { openUploads } from './imports/uploads.ts';
import { sweepJobs } from './jobs/queue.ts';
import { jobRoutes } from './jobs/routes.ts';
import type { JobHandlers } from './jobs/runner.ts';
import { legalRoutes } from './legal/routes.ts';
import { locationRoutes } from './location/routes.ts';
import { sweepMails } from './mail/mail.ts';
import { mapRoutes } from './maps/routes.ts';
import { pushJobs } from './notifications/push-jobs.ts';
import { sweepNotifications } from './notifications/queries.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { notificationJobs } from './notifications/send-notifications.ts';
import { countSales } from './numbers/count-sales.ts';
import { fileRoutes } from './numbers/file-routes.ts';
import { numberRoutes } from './numbers/routes.ts';
import { orderJobs } from './orders/jobs.ts';
import { orderRoutes } from './orders/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { applyRetention } from './privacy/retention.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { sellerRoutes } from './resources/routes.ts';
import { reviewJobs } from './reviews/request-jobs.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { schemaRoutes } from './schema/routes.ts';
import { historyRoutes } from './settings/account-history.ts';
import { settingsRoutes } from './settings/routes.ts';
import { webstoreRoutes } from './webstore/routes.ts';

export type App = (request: Request) => Promise<Response>;

export function createApp(context: Context, answer: Answers = createAnswers(context)): App {
  const nothing = new JsonResponse(404, JSON.stringify({ detail: 'Not found.' }));
  return async (request) => (await answer(request, new URL(request.url))) ?? respond(nothing, request.method);
}

/** The same with null for a path that no area has: what stands around the areas may have it. */
export function createAnswers(context: Context, responses?: ResponseCache): Answers {
  return createApi(context, routesOf(context), responses);
}

export function routesOf(context: Context): Route[] {
  const all = [
    webstoreRoutes,
    bookingRoutes,
    cartRoutes,
    orderRoutes,
    eventRoutes,
    departureRoutes,
    departureActionRoutes,
    deskRoutes,
    numberRoutes,
    fileRoutes,
    notificationRoutes,
    historyRoutes,
    paymentRoutes,
    imageRoutes,
    appIconRoutes,
    sellerRoutes,
    reviewRoutes,
    legalRoutes,
    partnerRoutes,
    privacyRoutes,
    settingsRoutes,
    importRoutes,
    identityRoutes,
    locationRoutes,
    mapRoutes,
    jobRoutes,
  ].flatMap((area) => area(context));
  return all.concat(schemaRoutes(all));
}

export function jobHandlers(context: Context): JobHandlers {
  return {
    ...context.mail.jobs,
    ...context.payments.jobs,
    ...orderJobs(context),
    ...purchaseJobs(context),
    ...deliveryJobs(context),
    ...departureJobs(context),
    ...reviewJobs(context),
    ...notificationJobs(context),
    ...pushJobs(context),
    ...pictureJobs(context),
  };
}

/** What the engine does of its own accord, once a minute. */
export async function housekeeping(context: Context): Promise<void> {
  const { database, now } = context;
  while (await database.write((tx) => sweep(tx, now())));
  while (await database.write((tx) => extendDepartures(tx, now())));
  await database.write((tx) => renewVoucherKeys(tx, now()));
  await database.write((tx) => sweepAccounts(tx, now()));
  await database.write((tx) => sweepMails(tx, now()));
  await database.write((tx) => sweepNotifications(tx, now()));
  await database.write((tx) => sweepReceipts(tx, now()));
  await database.write((tx) => sweepDeliveries(tx, now()));
  await database.write(async (tx) => {
    await adoptOldQueues(tx);
    await sweepJobs(tx, now());
  });
  await countSales(context);
  await applyRetention(context);
  await sweepUploads(context);
  await openUploads(context.config.dataDir).sweep();
}
