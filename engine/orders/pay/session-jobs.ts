import type { Context } from '../../context.ts';
import type { SessionRow } from '../../database/tables.ts';
import { CLOSE_SESSION } from '../../jobs/close-session.ts';
import type { JobHandlers } from '../../jobs/runner.ts';
import { providerJob } from '../../provider-time-limit.ts';
import { sessionById } from '../model/queries.ts';
import { closeSession, isLive, isUndecided, reconcileSession } from '../model/sessions.ts';

/**
 * Closes sessions that we have ended, or whose time has passed, until the provider has decided them.
 *
 * @param context  a context whose provider has a time limit in each round
 */
export function sessionJobs(context: Context): JobHandlers {
  const find = (id: string) => context.database.read((tx) => sessionById(tx, id));
  return {
    [CLOSE_SESSION]: providerJob(5 * 60, async ({ key }) => {
      const now = context.now();
      const session = await find(key.split('/')[1] ?? '');
      if (!session || !isUndecided(session)) return undefined;
      if (session.provider !== context.payments.name) return now.add({ hours: 1 });
      await closeSession(context, session, now);
      const ended = await find(session.id);
      return ended && isUndecided(ended) ? now.add({ seconds: 5 }) : undefined;
    }),
  };
}

const ASK_EVERY_MILLISECONDS = 2_000;

/** Asks about one session at most every two seconds, however many callers ask; a provider that is out of reach is asked again later. */
export function patientAsker(context: Context): (session: SessionRow, now: Temporal.Instant) => Promise<void> {
  const polledAt = new Map<string, number>();
  return async (session, now) => {
    const at = now.epochMilliseconds;
    if (!isLive(context, session) || isRecent(polledAt.get(session.id), at)) return;
    for (const [id, last] of polledAt) if (!isRecent(last, at)) polledAt.delete(id);
    polledAt.set(session.id, at);
    try {
      await (session.state === 'cancelled' ? closeSession : reconcileSession)(context, session, now);
    } catch (error) {
      context.log.warn({ err: error }, 'the payment provider did not answer');
    }
  };
}

/** Whether a time is recent. The difference counts in both directions, so that a clock that was set back delays nothing. */
function isRecent(last: number | undefined, at: number): boolean {
  return last !== undefined && Math.abs(at - last) < ASK_EVERY_MILLISECONDS;
}
