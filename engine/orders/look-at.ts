import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { oweLetter } from './owed-letters.ts';
import type { OrderRow } from './queries.ts';
import { changeOrder, isBooked, lockOrder, orderLinesOf } from './queries.ts';
import { dutiesOf } from './timetable.ts';

const MOST_AT_ONCE = 100;

/** Clocks of engines beside each other may differ by so much. */
const SKEW_SECONDS = 60;

/**
 * Looks at the booked orders whose time has come: owes reminders, notes what is overdue, completes what has taken place. Each order
 * says itself when it is next; one that says nothing is looked at, and one that a clock has looked at which had run ahead, again.
 */
export async function lookAtOrders({ database, now, log }: Context): Promise<void> {
  const at = now();
  for (const [id, number] of await database.read((tx) => ordersToLookAt(tx, at))) {
    try {
      await database.write((tx) => lookAt(tx, id, at));
    } catch (error) {
      log.warn({ order: number, err: error }, 'an order could not be looked at');
    }
  }
}

/** By three indexes, of which none has anything to say most of the time. */
async function ordersToLookAt(tx: Transaction, now: Temporal.Instant): Promise<Map<string, string>> {
  const booked = tx.selectFrom('orders').select(['id', 'number']).limit(MOST_AT_ONCE);
  const due = await booked.where('look_at', '<=', now.epochMilliseconds).orderBy('look_at').execute();
  const ahead = await booked.where('look_at', 'is not', null).where('looked_at', '>', latest(now)).execute();
  const silent = await booked.where('status', '=', sql.lit('confirmed')).where('look_at', 'is', null).execute();
  return new Map([...due, ...ahead, ...silent].map(({ id, number }) => [id, number]));
}

async function lookAt(tx: Transaction, id: string, now: Temporal.Instant): Promise<void> {
  const order = await lockOrder(tx, id);
  const { look_at, looked_at } = order;
  const note = (noted: Partial<OrderRow>) => tx.updateTable('orders').set(noted).where('id', '=', id).execute();
  if (!isBooked(order)) return void (await note({ look_at: null }));
  // Another engine may have been here since.
  if (look_at !== null && look_at > now.epochMilliseconds && looked_at <= latest(now)) return;

  const { remind, askForRest, isOverdue, isOver, next } = dutiesOf(order, await orderLinesOf(tx, id), now);
  if (remind) await oweLetter(tx, order, 'reminder');
  if (askForRest) await oweLetter(tx, order, 'rest_due');
  const noted = {
    look_at: isOver ? null : next,
    looked_at: now.epochMilliseconds,
    is_overdue: Number(isOverdue),
  };
  if (isOver) await changeOrder(tx, order, { status: 'completed', ...noted });
  else await note(noted);
}

function latest(now: Temporal.Instant): number {
  return now.add({ seconds: SKEW_SECONDS }).epochMilliseconds;
}
