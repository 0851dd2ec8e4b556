import type { Context } from '../context.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { withTimeLimit } from '../provider-time-limit.ts';
import { orderEmailJobs } from './email/write-emails.ts';
import { sessionJobs } from './pay/session-jobs.ts';
import { refundJobs } from './refund/refund-jobs.ts';

/** The jobs of orders, for one round: all its calls of the provider share one time limit (P16). */
export function orderJobs(context: Context): JobHandlers {
  const patient = withTimeLimit(context);
  return { ...sessionJobs(patient), ...refundJobs(patient), ...orderEmailJobs(context) };
}
