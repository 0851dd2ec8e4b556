import type { Transaction } from '../database/database.ts';
import { heldPlaces } from '../places/vacancies.ts';

/**
 * The departures of the accounts' own experiences and of the experiences that their stores list: those that can be booked, and those with sold
 * places. Each comes with its experience and its held places. The caller filters and sorts them.
 */
export function departureRows(tx: Transaction, accounts: readonly number[], now: Temporal.Instant) {
  return departuresOf(tx, accounts)
    .innerJoin('start_times as t', 't.id', 'd.start_time_id')
    .select(['d.id', 'd.experience_id', 'd.start_time_id', 'd.date', 'd.starts_at', 'd.capacity', 'd.sold'])
    .select(['d.is_closed', 'd.cancelled_at', 'd.note', 'd.guide'])
    .select(['e.title', 'e.time_zone', 'e.currency', 'e.account_id', 't.time'])
    .select((query) => heldPlaces(query, now.epochMilliseconds));
}

/** The same departures with nothing selected, for callers that count or choose among many. */
export function departuresOf(tx: Transaction, accounts: readonly number[]) {
  const own = [0, ...accounts];
  return tx
    .selectFrom('departures as d')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .where((it) => {
      const lines = it.selectFrom('order_lines as l').select('l.id').whereRef('l.departure_id', '=', 'd.id');
      const listed = it
        .selectFrom('store_experiences as x')
        .innerJoin('stores as s', 's.id', 'x.store_id')
        .select('x.experience_id')
        .where('s.account_id', 'in', own);
      const sold = lines
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .innerJoin('stores as s', 's.id', 'o.store_id')
        .where('s.account_id', 'in', own);
      // Staff may have set a capacity of 0, and must be able to change it again.
      const hasPlaces = it.or([it('d.capacity', '>', 0), it('d.has_own_capacity', '=', 1)]);
      const isBookable = it.and([it('e.status', '=', 'published'), hasPlaces]);
      return it.or([
        it.and([it('e.account_id', 'in', own), it.or([isBookable, it.exists(lines)])]),
        it.and([it('e.id', 'in', listed), isBookable]),
        it.exists(sold),
      ]);
    });
}

export type DepartureRow = Awaited<ReturnType<ReturnType<typeof departureRows>['execute']>>[number];
