import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const MOST_HOLD_HOURS = 8_760;

/** Stores that keep the places of manual orders for longer than a year keep them for a year: more than that is refused from now on. */
export async function holdHours(db: Kysely<Tables>): Promise<void> {
  for (const { id, settings_json } of await db.selectFrom('stores').select(['id', 'settings_json']).execute()) {
    const settings = JSON.parse(settings_json) as { manual_hold_hours?: number };
    if ((settings.manual_hold_hours ?? 0) <= MOST_HOLD_HOURS) continue;
    const changed = JSON.stringify({ ...settings, manual_hold_hours: MOST_HOLD_HOURS });
    await db.updateTable('stores').set({ settings_json: changed }).where('id', '=', id).execute();
  }
}
