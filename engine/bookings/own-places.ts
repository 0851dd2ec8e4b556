import type { Vacancies } from '../catalogue/vacancies.ts';
import type { Transaction } from '../database/database.ts';

/**
 * The places that are left of departures for changing a booked line: its own places count as free, and so do those that an earlier amendment
 * of it holds (P12).
 */
export async function withOwnPlaces(
  tx: Transaction,
  departures: readonly Vacancies[],
  line_id: string | undefined,
  now: Temporal.Instant,
): Promise<Vacancies[]> {
  const sold = await soldTo(tx, line_id);
  if (!sold) return [...departures];
  const held = await heldFor(tx, line_id ?? '', now);
  return departures.map((it) => {
    const own = [sold, ...held].filter(({ departure_id }) => departure_id === it.id);
    return { ...it, vacancies: own.reduce((sum, { places }) => sum + places, it.vacancies) };
  });
}

async function soldTo(tx: Transaction, line_id = '') {
  if (line_id === '') return undefined;
  return tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.departure_id', 'l.places'])
    .where('l.id', '=', line_id)
    .where('l.attendance_status', '=', 'expected')
    .where('o.status', '=', 'confirmed')
    .executeTakeFirst();
}

function heldFor(tx: Transaction, line_id: string, now: Temporal.Instant) {
  return tx
    .selectFrom('line_changes as c')
    .innerJoin('holds as h', 'h.line_id', 'c.id')
    .select(['h.departure_id', 'h.quantity as places'])
    .where('c.line_id', '=', line_id)
    .where('h.item_id', '=', 0)
    .where('h.expires_at', '>', now.epochMilliseconds)
    .execute();
}
