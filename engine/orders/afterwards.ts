import type { Context } from '../context.ts';
import { withPatience } from '../patience.ts';
import { endSessions } from './expire.ts';
import type { OrderRow } from './queries.ts';
import { sendRefunds } from './refunds.ts';

/** What a change of an order leaves to be done at the payment provider, at once; what fails is the sweeper's to try again. */
export async function settleOutside(
  context: Context,
  order: Pick<OrderRow, 'id' | 'number'>,
  now: Temporal.Instant,
): Promise<void> {
  await endSessions(withPatience(context), order, now);
  await sendRefunds(withPatience(context), order.id);
}
