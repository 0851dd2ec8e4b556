import type { Context } from '../../context.ts';
import type { SessionRow } from '../../database/tables.ts';
import { Refused } from '../../errors.ts';
import { CLOSE_SESSION } from '../../jobs/close-session.ts';

import { REFUND } from './refunds.ts';
import { isLive } from './sessions.ts';
import { settleSession } from './settle.ts';

/**
 * Closes a session's card page and settles what became of it. No money comes by it afterwards, unless the provider is still
 * deciding. @throws the provider's error
 */
export async function closeSession(context: Context, session: SessionRow, now: Temporal.Instant): Promise<void> {
  if (session.provider_ref === null || !isLive(context, session)) return;
  await context.payments.close(session.provider_ref);
  await reconcileSession(context, session, now);
}

/** Asks the provider itself what became of a session (P8). @throws what the provider threw */
export async function reconcileSession(context: Context, session: SessionRow, now: Temporal.Instant): Promise<void> {
  if (session.provider_ref === null) return;
  const outcome = await context.payments.ask(session.provider_ref);
  const isChanged = outcome.state !== session.state || outcome.state === 'cancelled';
  if (!isChanged) return;
  await context.database.write((tx) => settleSession(tx, session.id, outcome, { now, newId: context.newId }));
  if (outcome.state === 'paid') await context.jobs.runDue(REFUND, session.order_id);
}

/** Closes the ended card pages of an order, and sends its refunds, now; what fails is tried again by its job. */
export async function syncProvider({ jobs }: Context, order_id: string): Promise<void> {
  await jobs.runDue(CLOSE_SESSION, order_id);
  await jobs.runDue(REFUND, order_id);
}

/** Ends an order's old sessions before a new one begins (P9). @throws Refused payment_unavailable where the provider is out of reach */
export async function closeSessions(
  context: Context,
  sessions: readonly SessionRow[],
  now: Temporal.Instant,
): Promise<void> {
  for (const session of sessions) {
    try {
      await closeSession(context, session, now);
    } catch (error) {
      context.log.error({ err: error }, 'the payment provider did not close a card page');
      throw new Refused('payment_unavailable', 'The card payment is out of reach. Please try again in a moment.', {
        order_id: session.order_id,
      });
    }
  }
}
