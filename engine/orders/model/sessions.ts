import type { Minor } from '#domain/money/money.ts';
import { PAYMENT_SESSION_MINUTES } from '#domain/time/hold.ts';
import { Refused } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { SessionRow } from '../../database/tables.ts';
import type { Keep } from '../../http/request/idempotency.ts';
import { CLOSE_SESSION, closeSessionLater } from '../../jobs/close-session.ts';
import { dropAmendments } from './amendments.ts';
import { type Clock, endUnopenedSessions, updateSession } from './queries.ts';
import { REFUND } from './refunds.ts';
import { settleSession } from './settle.ts';

interface SessionInput {
  order_id: string;
  /** The provider's name, 'manual', or 'none' if nothing has to be paid. */
  provider: string;
  amount: Minor;
  state: 'open' | 'paid';
  /** The session ends with the places that it pays for. */
  until: Temporal.Instant;
}

/** Makes a session to pay an order; the order's sessions without a card page end. */
export async function createSession(
  tx: Transaction,
  { until, ...fields }: SessionInput,
  { now, newId }: Clock,
): Promise<SessionRow> {
  await endUnopenedSessions(tx, { order_id: fields.order_id }, 'cancelled');
  const session: SessionRow = {
    ...fields,
    id: newId(),
    provider_ref: null,
    checkout_url: null,
    failure: null,
    created_at: now.epochMilliseconds,
    expires_at: until.epochMilliseconds,
  };
  await tx.insertInto('payment_sessions').values(session).execute();
  return session;
}

/** A provider's sessions last at least half an hour. */
const LEAST_MINUTES = PAYMENT_SESSION_MINUTES - 1;

/** A session for a card page. A fitting earlier session without a page is reused, so that a second try never makes a second page. */
export async function reuseOrCreateSession(
  tx: Transaction,
  sessions: readonly SessionRow[],
  fields: Omit<SessionInput, 'state'>,
  at: Clock,
): Promise<SessionRow> {
  const leastEnd = Math.min(at.now.add({ minutes: LEAST_MINUTES }).epochMilliseconds, fields.until.epochMilliseconds);
  const left = sessions.find(
    (it) =>
      it.provider === fields.provider &&
      it.provider_ref === null &&
      (it.state === 'open' || it.state === 'failed') &&
      it.amount === fields.amount &&
      it.expires_at >= leastEnd,
  );
  if (!left) return createSession(tx, { ...fields, state: 'open' }, at);
  await updateSession(tx, left.id, { state: 'open', failure: null });
  return { ...left, state: 'open', failure: null };
}

/** Ends the sessions that would pay for an order, and a change that waits for one. Jobs close their open card pages. */
export async function endLiveSessions(tx: Transaction, order_id: string): Promise<void> {
  await dropAmendments(tx, order_id);
  const ended = await tx
    .updateTable('payment_sessions')
    .set({ state: 'cancelled' })
    .where('order_id', '=', order_id)
    .where('provider_ref', 'is not', null)
    .where('state', 'in', ['open', 'processing'])
    .returning(['id', 'order_id'])
    .execute();
  for (const session of ended) await closeSessionLater(tx, session);
}

/** Whether a card page of the present provider may still be open, or its payment undecided. */
export function isLive({ payments }: Context, session: SessionRow): boolean {
  return session.provider === payments.name && isUndecided(session);
}

export function isUndecided({ state, checkout_url, provider_ref }: SessionRow): boolean {
  const isOpen = state === 'open' || state === 'processing' || (state === 'cancelled' && checkout_url !== null);
  return provider_ref !== null && isOpen;
}

/**
 * Closes a session's card page and applies its outcome. No money is paid by it afterwards, unless the provider is still
 * deciding. @throws the provider's error
 */
export async function closeSession(context: Context, session: SessionRow, now: Temporal.Instant): Promise<void> {
  if (session.provider_ref === null || !isLive(context, session)) return;
  await context.payments.close(session.provider_ref);
  await reconcileSession(context, session, now);
}

/** Asks the provider for the outcome of a session (P8). @throws the provider's error */
export async function reconcileSession(context: Context, session: SessionRow, now: Temporal.Instant): Promise<void> {
  if (session.provider_ref === null) return;
  const outcome = await context.payments.ask(session.provider_ref);
  const isChanged = outcome.state !== session.state || outcome.state === 'cancelled';
  if (!isChanged) return;
  await context.database.write((tx) => settleSession(tx, session.id, outcome, { now, newId: context.newId }));
  if (outcome.state === 'paid') await context.jobs.runDue(REFUND, session.order_id);
}

/** How long a guest or staff member who cancels waits for the answer that the money is on its way. */
const SYNC_MILLISECONDS = 3_000;

/** Closes the ended card pages of an order, and sends its refunds, now; steps that fail or take longer are left to their jobs. */
export async function syncProvider({ jobs }: Context, order_id: string): Promise<void> {
  const done = (async () => {
    await jobs.runDue(CLOSE_SESSION, order_id);
    await jobs.runDue(REFUND, order_id);
  })();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, SYNC_MILLISECONDS)));
  await Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Changes an order in one transaction, which stores the answer, and then takes the resulting steps at the provider. */
export async function changeAndSync<R>(
  context: Context,
  order_id: string | undefined,
  keep: Keep<R>,
  change: (tx: Transaction) => Promise<R>,
): Promise<R> {
  const reply = await context.database.write(async (tx) => {
    const changed = await change(tx);
    await keep(tx, changed);
    return changed;
  });
  await syncProvider(context, order_id ?? '');
  return reply;
}

/** Thrown while other payments of an order are open; `prepareAfterClosing` closes them. */
class PaidElsewhere extends Refused {
  readonly live: readonly SessionRow[];

  constructor(what: 'cart' | 'order', live: readonly SessionRow[]) {
    super('session_closed', `This ${what} is being paid in another window.`);
    this.live = live;
  }
}

/**
 * Refuses a payment, before anything of it is written, while another payment of the order is open.
 *
 * @param ended  sessions that were just ended: those that are still live are being decided
 * @throws Refused
 */
export function refuseLive(
  context: Context,
  what: 'cart' | 'order',
  sessions: readonly SessionRow[],
  ended: readonly SessionRow[],
  undecidedError: (session: SessionRow) => Refused,
): void {
  const live = sessions.filter((it) => isLive(context, it));
  const undecided = live.find(({ id }) => ended.some((it) => it.id === id));
  if (undecided) throw undecidedError(undecided);
  if (live.length > 0) throw new PaidElsewhere(what, live);
}

/** Prepares a payment in one transaction. If other sessions are live, they are closed first, and the payment is prepared once more. */
export async function prepareAfterClosing<Step>(
  context: Context,
  now: Temporal.Instant,
  prepare: (tx: Transaction, ended: readonly SessionRow[]) => Promise<Step>,
): Promise<Step> {
  try {
    return await context.database.write((tx) => prepare(tx, []));
  } catch (error) {
    if (!(error instanceof PaidElsewhere)) throw error;
    await closeSessions(context, error.live, now);
    return context.database.write((tx) => prepare(tx, error.live));
  }
}

/** Ends an order's old sessions before a new one begins (P9). @throws Refused payment_unavailable if the provider is out of reach */
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
