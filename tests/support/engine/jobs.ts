import { jobHandlers } from '#engine/background.ts';
import type { Context } from '#engine/context.ts';
import { Jobs } from '#engine/jobs/runner.ts';
import * as sweep from '#engine/orders/sweep.ts';
import type { Engine } from './engine.ts';
import type { Seller } from './sellers.ts';

/** Runs the due jobs of these kinds, one kind after the other, with the parts of this context. */
export async function runJobs(context: Context, kinds: readonly string[], signal?: AbortSignal): Promise<void> {
  const options = { random: () => 0, ...(signal && { signal }) };
  const jobs = new Jobs(context, () => jobHandlers(context), options);
  for (const kind of kinds) await jobs.runDue(kind);
}

export const sendEmails = (context: Context): Promise<void> => runJobs(context, ['email']);
export const writeOrderEmails = (context: Context): Promise<void> => runJobs(context, ['order-email']);
export const processUploads = (context: Context, signal?: AbortSignal): Promise<void> =>
  runJobs(context, ['remove-picture', 'make-picture', 'remove-picture'], signal);

/** Lets the sandbox decide due payments, then sends its notices. */
export async function sendNotices(context: Context): Promise<void> {
  await context.payments.work?.();
  await runJobs(context, ['sandbox-notice']);
}

/** Does to orders all that time does, and runs the jobs that follow, except sending emails. */
export async function sweepOrders(context: Context): Promise<void> {
  await sweepPayments(context);
  await sweepBookings(context);
}

export async function sweepPayments(context: Context): Promise<void> {
  await sweep.sweepPayments(context);
  await runJobs(context, ['close-session', 'refund']);
}

export async function sweepBookings(context: Context): Promise<void> {
  await sweep.sweepBookings(context);
  await writeOrderEmails(context);
}

/** Erases a person's data as if the days of grace were over. */
export async function eraseAtOnce(
  engine: Engine,
  seller: Seller,
  body: object,
  path = '/api/personal-data/erase/',
): Promise<Awaited<ReturnType<Seller['send']>>> {
  const answer = await seller.send('POST', path, body);
  await engine.database.write((tx) =>
    tx.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'erasure').execute(),
  );
  await runJobs(engine.context, ['erasure']);
  return answer;
}
