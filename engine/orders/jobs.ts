import type { Context } from '../context.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { withPatience } from '../patience.ts';
import { sessionJobs } from './ask.ts';
import { refundJobs } from './refunds.ts';
import { orderEmailJobs } from './write-letters.ts';

/** The jobs of orders, for one round: all of its calls of the provider together wait for it only so long (P16). */
export function orderJobs(context: Context): JobHandlers {
  const patient = withPatience(context);
  return { ...sessionJobs(patient), ...refundJobs(patient), ...orderEmailJobs(context) };
}
