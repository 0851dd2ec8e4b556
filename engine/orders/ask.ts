import type { Context } from '../context.ts';
import type { SessionRow } from './queries.ts';
import { sendRefunds } from './refunds.ts';
import { settle } from './settle.ts';

/**
 * Closes a session's card page for good, and settles what had become of it by then: afterwards no money can come by it, unless
 * the provider is just deciding. @throws what the provider threw
 */
export async function endSession(context: Context, session: SessionRow, now: Temporal.Instant): Promise<void> {
  if (session.provider_ref === null || !isLive(context, session)) return;
  await context.payments.close(session.provider_ref);
  await askProvider(context, session, now);
}

/** Asks the provider itself what became of a session (P8). @throws what the provider threw */
async function askProvider(context: Context, session: SessionRow, now: Temporal.Instant): Promise<void> {
  if (session.provider_ref === null) return;
  const outcome = await context.payments.ask(session.provider_ref);
  const isNews = outcome.state !== session.state || outcome.state === 'cancelled';
  if (!isNews) return;
  await context.database.write((tx) => settle(tx, session.id, outcome, { now, newId: context.newId }));
  if (outcome.state === 'paid') await sendRefunds(context, session.order_id);
}

/** Whether a card page of the provider in use may still be open, or its payment undecided. */
export function isLive({ payments }: Context, { provider, state, checkout_url, provider_ref }: SessionRow): boolean {
  return (
    provider === payments.name &&
    provider_ref !== null &&
    (state === 'open' || state === 'processing' || (state === 'cancelled' && checkout_url !== null))
  );
}

const ASK_EVERY_MILLISECONDS = 2_000;

/** Asks at most every two seconds for one session, however many look; a provider that is out of reach is asked again later. */
export function patientAsker(context: Context): (session: SessionRow, now: Temporal.Instant) => Promise<void> {
  const asked = new Map<string, number>();
  return async (session, now) => {
    const at = now.epochMilliseconds;
    if (!isLive(context, session) || isRecent(asked.get(session.id), at)) return;
    for (const [id, last] of asked) if (!isRecent(last, at)) asked.delete(id);
    asked.set(session.id, at);
    try {
      await (session.state === 'cancelled' ? endSession : askProvider)(context, session, now);
    } catch (error) {
      context.log.warn({ err: error }, 'the payment provider did not answer');
    }
  };
}

/** A clock that was set back is no reason to wait. */
function isRecent(last: number | undefined, at: number): boolean {
  return last !== undefined && Math.abs(at - last) < ASK_EVERY_MILLISECONDS;
}
