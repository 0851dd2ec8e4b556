import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#engine/database/database.ts';
import type { Shop } from '#tests/support/engine/shop.ts';
import type { Cut } from './messages.ts';
import { rowsOf, type World } from './world.ts';

/** The number of messages, refunds and notices that still wait. */
const WAITING = `select
  (select count(*) from mails where sent_at is null) + (select count(*) from order_letters) +
  (select count(*) from event_deliveries) +
  (select count(*) from jobs where kind in ('purchase', 'sandbox-notice', 'notification', 'push') and failed_at is null) +
  (select count(*) from payments where kind = 'refund' and session_id is not null and refund_state is null) as count`;

/** Minutes by which the engine's clock moves on at once. */
const MINUTES = 3;

/** Moves the engine's clock on, so that leases and pauses end. */
export async function moveClock(shop: Shop): Promise<Cut> {
  const from = Date.now();
  await shop.passTime({ minutes: MINUTES });
  return { from, until: Date.now() };
}

/** The time by the engine's clock after so many moves. */
export function nowAfter(moves: number): Temporal.Instant {
  return Temporal.Now.instant().add({ minutes: MINUTES * moves });
}

/** Waits until nothing waits any more; the clock moves on for leases and pauses. @returns how many things wait still, and the clock's jumps */
export async function waitForRest(
  world: World,
  shop: Shop,
  { isClockStill = false, mostSeconds = 180 } = {},
): Promise<{ count: number; cuts: Cut[] }> {
  const cuts: Cut[] = [];
  const began = performance.now();
  for (let turn = 0; ; turn += 1) {
    if (!isClockStill && turn % 30 === 0) cuts.push(await moveClock(shop));
    const count = await world.look(countWaiting);
    if (count === 0 || performance.now() - began > mostSeconds * 1_000) return { count, cuts };
    await pause(100);
  }
}

async function countWaiting(database: Pick<Database, 'read'>): Promise<number> {
  const [row] = await database.read((tx) => rowsOf(tx, WAITING));
  return Number(row?.['count']);
}
