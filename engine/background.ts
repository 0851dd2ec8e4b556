import { sweepAccounts } from './accounts/sweep.ts';
import { repeatEvery } from './base/scheduler.ts';
import { sweep } from './cart/sweep.ts';
import { renewVoucherKeys } from './catalogue/voucher-keys.ts';
import type { Context } from './context.ts';
import { departureJobs } from './departures/actions/action-jobs.ts';
import { sweepReceipts } from './events/count-events.ts';
import { deliveryJobs } from './events/deliver-events.ts';
import { sweepDeliveries } from './events/delivery-queue.ts';
import { purchaseJobs } from './events/purchase.ts';
import { pictureJobs, sweepUploads } from './images/process-uploads.ts';
import { Uploads } from './import-export/account/uploads.ts';
import { sweepJobs } from './jobs/queue.ts';
import type { JobHandlers } from './jobs/runner.ts';
import { sweepMails } from './mail/mail.ts';
import { pushJobs } from './notifications/push-jobs.ts';
import { sweepNotifications } from './notifications/queries.ts';
import { notificationJobs } from './notifications/send-notifications.ts';
import { countSales } from './numbers/count-sales.ts';
import { orderEmailJobs } from './orders/email/write-emails.ts';
import { sessionJobs } from './orders/pay/session-jobs.ts';
import { refundJobs } from './orders/refund/refund-jobs.ts';
import { sweepBookings, sweepPayments } from './orders/sweep.ts';
import { extendDepartures } from './places/departures.ts';
import { erasureJobs } from './privacy/erase-person.ts';
import { applyRetention } from './privacy/retention.ts';
import { withTimeLimit } from './provider-time-limit.ts';
import { reviewJobs } from './reviews/request-jobs.ts';

/** Starts the engine's work besides answering. @returns a function that stops it and resolves when running work is done */
export function startBackground(context: Context): () => Promise<void> {
  const { catalogue, payments, jobs, now, log } = context;
  const chores = [
    repeatEvery(60, () => runHousekeeping(context), log),
    repeatEvery(5, () => catalogue.prepare(now()), log),
    repeatEvery(5, () => sweepBookings(context), log),
    repeatEvery(5, () => sweepPayments(context), log),
    repeatEvery(1, async () => payments.work?.(), log),
    jobs.start(),
  ];
  return async () => {
    await Promise.all(chores.map((stop) => stop()));
  };
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
    ...erasureJobs(context),
  };
}

/** Chores of once a minute: clean up, extend departures, renew keys, count. */
export async function runHousekeeping(context: Context): Promise<void> {
  const { database, now } = context;
  while (await database.write((tx) => sweep(tx, now())));
  while (await database.write((tx) => extendDepartures(tx, now())));
  await database.write((tx) => renewVoucherKeys(tx, now()));
  await database.write((tx) => sweepAccounts(tx, now()));
  await database.write((tx) => sweepMails(tx, now()));
  await database.write((tx) => sweepNotifications(tx, now()));
  await database.write((tx) => sweepReceipts(tx, now()));
  await database.write((tx) => sweepDeliveries(tx, now()));
  await database.write((tx) => sweepJobs(tx, now()));
  await countSales(context);
  await applyRetention(context);
  await sweepUploads(context);
  await new Uploads(context.config.dataDir).sweep();
}

/** The jobs of orders, for one round: all its calls of the provider share one time limit (P16). */
function orderJobs(context: Context): JobHandlers {
  const patient = withTimeLimit(context);
  return { ...sessionJobs(patient), ...refundJobs(patient), ...orderEmailJobs(context) };
}
