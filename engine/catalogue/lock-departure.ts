import type { ExpressionBuilder } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { needsRowLocks } from '../database/row-locks.ts';
import { settleAll } from '../database/settle-all.ts';
import type { RowOf, Tables } from '../database/tables.ts';

export type Departure = RowOf<'departures'>;

/** A departure that is locked, and its places that are neither sold nor held by others. */
export interface LockedDeparture {
  readonly departure: Departure;
  readonly left: number;
}

export type At = Pick<Departure, 'experience_id' | 'date' | 'start_time_id'>;

/**
 * Locks a departure until the transaction ends, then counts its holds in a second statement, which sees what was committed during the wait.
 * @param line_id  whose own places count as free (E8). @returns null where nothing runs then
 */
export async function lockDeparture(
  tx: Transaction,
  { experience_id, date, start_time_id }: At,
  now: Temporal.Instant,
  line_id: string,
): Promise<LockedDeparture | null> {
  const at = { experience_id, date, start_time_id };
  const [locked, held] = await settleAll(
    departureAt(tx, at),
    heldAt(tx, { ...at, now: now.epochMilliseconds, line_id }),
  );
  const [departure] = locked();
  if (!departure) return null;
  return { departure, left: leftOf(departure, Number(held()[0]?.quantity ?? 0)) };
}

const departureAt = prepared((tx, it: At) =>
  tx
    .selectFrom('departures')
    .selectAll()
    .where('experience_id', '=', it.experience_id)
    .where('date', '=', it.date)
    .where('start_time_id', '=', it.start_time_id)
    .$if(needsRowLocks(tx), (query) => query.forNoKeyUpdate()),
);

const heldAt = prepared((tx, it: At & { now: number; line_id: string }) =>
  tx
    .selectFrom('holds')
    .select(({ fn }) => fn.sum('quantity').as('quantity'))
    .where('departure_id', '=', (query) =>
      query
        .selectFrom('departures')
        .select('id')
        .where('experience_id', '=', it.experience_id)
        .where('date', '=', it.date)
        .where('start_time_id', '=', it.start_time_id),
    )
    .where('item_id', '=', 0)
    .where('expires_at', '>', it.now)
    .where('line_id', '<>', it.line_id),
);

/** Places of a departure of which so many are held. */
export function leftOf({ capacity, sold }: Departure, held: number): number {
  return Math.max(0, capacity - sold - held);
}

/** A line that is wished anew, before anything of it has been read. */
interface OnlyLine {
  readonly cart_id: string;
  readonly line_id: string;
  readonly date: string;
  readonly start_time_id: number;
}

/** The same before the cart is read, for the only line of a cart at the same start; else nothing is locked, to keep the order of ids. */
export async function lockOnlyLine(
  tx: Transaction,
  { cart_id, line_id, date, start_time_id }: OnlyLine,
  now: Temporal.Instant,
): Promise<LockedDeparture | null> {
  const only = { cart_id, line_id, date, start_time_id };
  const [locked, held] = await settleAll(
    departureOfOnlyLine(tx, only),
    heldBesideOnlyLine(tx, { ...only, now: now.epochMilliseconds }),
  );
  const [departure] = locked();
  if (!departure) return null;
  return { departure, left: leftOf(departure, Number(held()[0]?.quantity ?? 0)) };
}

const departureOfOnlyLine = prepared((tx, it: OnlyLine) =>
  tx
    .selectFrom('departures')
    .selectAll()
    .where('id', '=', idOfOnlyLine(it))
    .where('date', '=', it.date)
    .where('start_time_id', '=', it.start_time_id)
    .$if(needsRowLocks(tx), (query) => query.forNoKeyUpdate()),
);

const heldBesideOnlyLine = prepared((tx, it: OnlyLine & { now: number }) =>
  tx
    .selectFrom('holds')
    .select(({ fn }) => fn.sum('quantity').as('quantity'))
    .where('departure_id', '=', idOfOnlyLine(it))
    .where('item_id', '=', 0)
    .where('expires_at', '>', it.now)
    .where('line_id', '<>', it.line_id),
);

function idOfOnlyLine({ cart_id, line_id }: OnlyLine) {
  return (query: ExpressionBuilder<Tables, keyof Tables>) =>
    query
      .selectFrom('cart_lines as l')
      .select('l.departure_id')
      .where('l.id', '=', line_id)
      .where('l.cart_id', '=', cart_id)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('cart_lines as o')
              .select('o.id')
              .where('o.cart_id', '=', cart_id)
              .where('o.id', '<>', line_id),
          ),
        ),
      );
}
