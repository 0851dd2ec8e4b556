import type { Installation } from '../support/installation.ts';
import { watch } from '../support/watch.ts';

/** The places of a departure, from the rows. */
export interface Places {
  readonly id: number;
  readonly capacity: number;
  readonly sold: number;
  /** Held places without those of leases. */
  readonly held: number;
  /** Places of leases: by their holds, and by their own rows. */
  readonly held_by_leases: number;
  readonly leased: number;
  /** The places of all lines that are sold. */
  readonly booked: number;
}

/** Reads the places of departures in one statement. */
export async function placesOf(at: Installation, ids: readonly number[]): Promise<Places[]> {
  const now = at.now();
  const holds = `from holds h where h.departure_id = d.id and h.item_id = 0 and h.expires_at > ${now}`;
  const isLease = '(select 1 from desk_leases l where l.id = h.cart_id)';
  const rows = await at.look(`
    select d.id, d.capacity, d.sold,
      (select coalesce(sum(h.quantity), 0) ${holds} and not exists ${isLease}) as held,
      (select coalesce(sum(h.quantity), 0) ${holds} and exists ${isLease}) as held_by_leases,
      (select coalesce(sum(l.places), 0) from desk_leases l
        where l.departure_id = d.id and (l.ends_at is null or l.ends_at > ${now})) as leased,
      (select coalesce(sum(l.places), 0) from order_lines l join orders o on o.id = l.order_id
        where l.departure_id = d.id and l.attendance_status <> 'cancelled' and o.status in ('confirmed', 'completed')) as booked
    from departures d where d.id in (${ids.join(', ')})`);
  return rows as unknown as Places[];
}

/** The ways in which places are wrong, in words. */
export function faultsOf({ id, capacity, sold, held, held_by_leases, leased, booked }: Places): string[] {
  const taken = sold + held + Math.max(held_by_leases, leased);
  const words = `departure ${id}: ${sold} sold, ${held} held, ${held_by_leases}/${leased} leased of ${capacity}`;
  return [
    ...(taken > capacity ? [`${words}: ${taken - capacity} too many`] : []),
    ...(held_by_leases === leased ? [] : [`${words}: leases and their holds differ`]),
    ...(sold === booked ? [] : [`${words}: the lines sold say ${booked}`]),
  ];
}

/** Looks at departures all the time, until it is stopped. */
export const watchPlaces = (at: Installation, ids: readonly number[]) =>
  watch(async () => (await placesOf(at, ids)).flatMap(faultsOf));
