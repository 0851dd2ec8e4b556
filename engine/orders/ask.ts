import type { Context } from '../context.ts';
import { CLOSE_SESSION } from '../jobs/close-session.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { OutOfPatience } from '../patience.ts';
import type { SessionRow } from './queries.ts';
import { sessionById } from './queries.ts';
import { REFUND } from './refund-states.ts';
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
  if (outcome.state === 'paid') await context.jobs.runDue(REFUND, session.order_id);
}

/**
 * Closes sessions that we have ended, or whose time is over, until the provider has decided them.
 *
 * @param context  whose provider is waited for only so long in one round
 */
export function sessionJobs(context: Context): JobHandlers {
  const find = (id: string) => context.database.read((tx) => sessionById(tx, id));
  return {
    [CLOSE_SESSION]: {
      leaseSeconds: 60,
      mostAttempts: Infinity,
      // Twice in the next round, then in pauses from 5 s to 5 min.
      pauseSeconds: (attempts) => (attempts <= 2 ? 0 : Math.min(5 * 2 ** (attempts - 3), 5 * 60)),
      run: async ({ key }) => {
        const now = context.now();
        const session = await find(key.split('/')[1] ?? '');
        if (!session || !isUndecided(session)) return undefined;
        if (session.provider !== context.payments.name) return now.add({ hours: 1 });
        try {
          await endSession(context, session, now);
        } catch (error) {
          if (error instanceof OutOfPatience) return 'postponed';
          throw error;
        }
        const ended = await find(session.id);
        return ended && isUndecided(ended) ? now.add({ seconds: 5 }) : undefined;
      },
    },
  };
}

/** Closes the ended card pages of an order, and sends its refunds, now; what fails is tried again by its job. */
export async function syncProvider({ jobs }: Context, order_id: string): Promise<void> {
  await jobs.runDue(CLOSE_SESSION, order_id);
  await jobs.runDue(REFUND, order_id);
}

/** Whether a card page of the provider in use may still be open, or its payment undecided. */
export function isLive({ payments }: Context, session: SessionRow): boolean {
  return session.provider === payments.name && isUndecided(session);
}

function isUndecided({ state, checkout_url, provider_ref }: SessionRow): boolean {
  const isOpen = state === 'open' || state === 'processing' || (state === 'cancelled' && checkout_url !== null);
  return provider_ref !== null && isOpen;
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
