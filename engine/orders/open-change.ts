import type { ChangedBooking, ChangeState } from '#domain/contract/line-change.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { ChangeRow } from './line-changes.ts';
import { endChange, pendingChange } from './line-changes.ts';
import type { Unopened } from './open-page.ts';
import { openPage } from './open-page.ts';
import type { Keep } from './phased.ts';
import { lockOrder } from './queries.ts';

/** Opens the card page of a change that is held, outside of any transaction; where it cannot be, the change is over. */
export async function openChange(
  context: Context,
  { unopened, change }: { unopened: Unopened; change: ChangeRow },
  keep: Keep<ChangedBooking>,
): Promise<ChangedBooking> {
  const reply = (placed: { session_id: string; checkout_url: string }) =>
    changedReply(change.order_id, 'pending', placed);
  try {
    return reply(await openPage(context, unopened, async (tx, placed) => keep(tx, reply(placed))));
  } catch (error) {
    await context.database.write((tx) => giveUp(tx, change));
    throw error;
  }
}

/** There is no page to pay it on: what it holds is free at once. */
async function giveUp(tx: Transaction, { id, order_id }: ChangeRow): Promise<void> {
  await lockOrder(tx, order_id);
  const pending = await pendingChange(tx, order_id);
  if (pending?.id === id) await endChange(tx, pending, 'dropped');
}

/** What its buyer is told of a change that was asked for. */
export function changedReply(
  order: string,
  state: ChangeState,
  placed: { session_id: string; checkout_url: string } | null,
): ChangedBooking {
  return { order, state, session_id: placed?.session_id ?? null, checkout_url: placed?.checkout_url ?? null };
}
