import type { Context } from '../context.ts';
import { Refused } from '../http/errors.ts';
import { endSession } from './ask.ts';
import type { SessionRow } from './queries.ts';

/** Ends an order's old sessions before a new one begins (P9). @throws Refused payment_unavailable where the provider is out of reach */
export async function endedOrTold(
  context: Context,
  sessions: readonly SessionRow[],
  now: Temporal.Instant,
): Promise<void> {
  for (const session of sessions) {
    try {
      await endSession(context, session, now);
    } catch (error) {
      context.log.error({ err: error }, 'the payment provider did not close a card page');
      throw new Refused('payment_unavailable', 'The card payment is out of reach. Please try again in a moment.', {
        order_id: session.order_id,
      });
    }
  }
}
