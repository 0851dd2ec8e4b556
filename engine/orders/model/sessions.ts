import type { Minor } from '#domain/money/money.ts';
import { PAYMENT_SESSION_MINUTES } from '#domain/time/hold.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { SessionRow } from '../../database/tables.ts';
import { closeSessionLater } from '../../jobs/close-session.ts';
import { dropAmendments } from './amendments.ts';
import type { Clock } from './queries.ts';

interface SessionInput {
  order_id: string;
  /** Of the provider, 'manual', or 'none' where nothing is to be paid. */
  provider: string;
  amount: Minor;
  state: 'open' | 'paid';
  /** The session ends with the places that it pays for. */
  until: Temporal.Instant;
}

/** A new session to pay an order; what of the same order never came to have a card page ends with it. */
export async function createSession(
  tx: Transaction,
  { until, ...wanted }: SessionInput,
  { now, newId }: Clock,
): Promise<SessionRow> {
  await endUnopenedSessions(tx, wanted.order_id, 'cancelled');
  const session: SessionRow = {
    ...wanted,
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

/** A provider's sessions live for half an hour at least. */
const LEAST_MINUTES = PAYMENT_SESSION_MINUTES - 1;

/** A session for a card page. An earlier session without a page is reused where it fits, so a second try never makes a second page. */
export async function reuseOrCreateSession(
  tx: Transaction,
  sessions: readonly SessionRow[],
  wanted: Omit<SessionInput, 'state'>,
  at: Clock,
): Promise<SessionRow> {
  const leastEnd = Math.min(at.now.add({ minutes: LEAST_MINUTES }).epochMilliseconds, wanted.until.epochMilliseconds);
  const left = sessions.find(
    (it) =>
      it.provider === wanted.provider &&
      it.provider_ref === null &&
      (it.state === 'open' || it.state === 'failed') &&
      it.amount === wanted.amount &&
      it.expires_at >= leastEnd,
  );
  if (!left) return createSession(tx, { ...wanted, state: 'open' }, at);
  await tx.updateTable('payment_sessions').set({ state: 'open', failure: null }).where('id', '=', left.id).execute();
  return { ...left, state: 'open', failure: null };
}

/** Sessions of which no provider knows: of manual payment, or of a card page that never opened. */
export async function endUnopenedSessions(
  tx: Transaction,
  order_id: string,
  state: 'expired' | 'cancelled',
): Promise<void> {
  await tx
    .updateTable('payment_sessions')
    .set({ state })
    .where('order_id', '=', order_id)
    .where('state', '=', 'open')
    .where('provider_ref', 'is', null)
    .execute();
}

/** Ends what would pay for an order, and a change that waits for that. Card pages that are open are closed by jobs. */
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

/** Whether a card page of the provider in use may still be open, or its payment undecided. */
export function isLive({ payments }: Context, session: SessionRow): boolean {
  return session.provider === payments.name && isUndecided(session);
}

export function isUndecided({ state, checkout_url, provider_ref }: SessionRow): boolean {
  const isOpen = state === 'open' || state === 'processing' || (state === 'cancelled' && checkout_url !== null);
  return provider_ref !== null && isOpen;
}
