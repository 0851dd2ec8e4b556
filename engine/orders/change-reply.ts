import type { PendingChange } from '#domain/contract/line-change.ts';
import { unitLabel } from '#domain/line-words.ts';
import { decimal } from '#domain/money.ts';
import type { LineSnapshot } from '../catalogue/wished-line.ts';
import type { ChangeRow } from './line-changes.ts';
import type { OrderRow, SessionRow } from './queries.ts';

/** The last change that was asked for of an order, as its buyer and its sellers see it; null where there was none. */
export function changeReply(
  order: Pick<OrderRow, 'id' | 'currency'>,
  changes: readonly ChangeRow[],
  sessions: readonly SessionRow[],
  now: Temporal.Instant,
): PendingChange | null {
  const change = changes.find(({ order_id }) => order_id === order.id);
  if (!change) return null;
  const { currency } = order;
  const { booking_info } = JSON.parse(change.snapshot_json) as LineSnapshot;
  const session = sessions.find(({ id }) => id === change.session_id);
  const isOver = (change.expires_at ?? 0) <= now.epochMilliseconds && session?.state !== 'processing';
  const state = change.state === 'pending' && isOver ? 'lapsed' : (change.state as PendingChange['state']);
  const isPayable = state === 'pending' && session?.state === 'open' && session.expires_at > now.epochMilliseconds;
  return {
    line: change.line_id,
    state,
    session_id: change.session_id,
    to_pay: { amount: decimal(change.to_pay, currency), currency },
    date: booking_info.date,
    start_time: booking_info.start_time,
    units: booking_info.pricing_units.map(unitLabel),
    expires_at: session ? Temporal.Instant.fromEpochMilliseconds(session.expires_at).toString() : null,
    checkout_url: isPayable ? session.checkout_url : null,
    failure: session?.failure ?? null,
  };
}

/** An order's sessions that pay for the order itself: what pays for a change of it is told with the change. */
export function ownSessions(sessions: readonly SessionRow[], changes: readonly ChangeRow[]): SessionRow[] {
  return sessions.filter(({ id }) => changes.every(({ session_id }) => session_id !== id));
}
