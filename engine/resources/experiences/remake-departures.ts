import { sql } from 'kysely';
import type { Schedule } from '#domain/contract/catalogue.ts';
import type { Transaction } from '../../database/database.ts';
import { makeDepartures } from '../../places/departures.ts';
import { moveLeases } from '../../places/leases.ts';
import { assertPossible, type DeparturePlan, planDepartures, readSchedule } from './plan-departures.ts';

/**
 * Changes the departures to come to an experience's present schedule. A departure whose start is no longer in it is deleted, unless it has taken
 * places or a line refers to it: then it keeps only the taken places.
 *
 * @throws Invalid for a capacity below the held and sold places (A13)
 */
export async function remakeDepartures(tx: Transaction, experience_id: number, now: Temporal.Instant): Promise<void> {
  const schedule = await readSchedule(tx, experience_id);
  const plan = await planDepartures(tx, experience_id, schedule, now, { isLocked: true });
  assertPossible(plan);

  await applyChanges(tx, plan);
  const before = schedule.cutoff_minutes * 60_000;
  await tx
    .updateTable('departures')
    .set({ cutoff_at: sql<number>`starts_at - ${sql.lit(before)}` })
    .where('experience_id', '=', experience_id)
    .where('starts_at', '>', now.epochMilliseconds)
    .execute();
  const { today, until } = plan;
  await makeDepartures(tx, experience_id, schedule, today, until);
  await dropStartTimes(tx, experience_id, schedule);
  await tx.updateTable('experiences').set({ departures_until: until }).where('id', '=', experience_id).execute();
}

async function applyChanges(
  tx: Transaction,
  { gone, resized, moved, unscheduled, rescheduled }: DeparturePlan,
): Promise<void> {
  for (const ids of portions(gone)) await tx.deleteFrom('departures').where('id', 'in', ids).execute();
  for (const [capacity, all] of Map.groupBy(resized, (it) => it.capacity))
    for (const ids of portions(all.map(({ id }) => id)))
      await tx.updateTable('departures').set({ capacity }).where('id', 'in', ids).execute();
  for (const ids of portions(unscheduled))
    await tx.updateTable('departures').set({ has_own_capacity: 0, is_unscheduled: 1 }).where('id', 'in', ids).execute();
  for (const ids of portions(rescheduled))
    await tx.updateTable('departures').set({ is_unscheduled: 0 }).where('id', 'in', ids).execute();
  for (const { id, starts_at } of moved) {
    await tx.updateTable('departures').set({ starts_at }).where('id', '=', id).execute();
    await moveLeases(tx, id, starts_at);
  }
}

function portions(ids: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let i = 0; i < ids.length; i += AT_ONCE) found.push(ids.slice(i, i + AT_ONCE));
  return found;
}

const AT_ONCE = 500;

/** Deletes start times that no season, exception or departure uses. */
async function dropStartTimes(tx: Transaction, experience_id: number, schedule: Schedule): Promise<void> {
  const inUse = [...schedule.seasons, ...schedule.exceptions].flatMap(({ start_time_ids }) => start_time_ids);
  await tx
    .deleteFrom('start_times')
    .where('experience_id', '=', experience_id)
    .where('id', 'not in', [0, ...inUse])
    .where(
      'id',
      'not in',
      tx.selectFrom('departures').select('start_time_id').where('experience_id', '=', experience_id),
    )
    .execute();
}
