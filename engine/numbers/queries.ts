import type { NumberSource } from '#domain/contract/office/numbers.ts';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import type { Transaction } from '../database/database.ts';

/** A store whose sales are counted. */
export interface CountedStore {
  readonly id: number;
  readonly account_id: number;
  readonly title: string;
  readonly currency: string;
  readonly time_zone: string;
}

/** Amounts in minor units of the store's currency. */
export interface Sales {
  readonly sold: number;
  readonly bookings: number;
  readonly guests: number;
  readonly paid: number;
  readonly refunded: number;
}

/** Sales of a range by day, including those of resellers. */
export async function salesByDay(tx: Transaction, store: CountedStore, range: DayRange) {
  const [own, resold] = [
    await salesOf(tx, store, range).select('date').groupBy('date').execute(),
    await (await resoldOf(tx, store, range)).select('date').groupBy('date').execute(),
  ];
  return [...own.map(numeric), ...resold.map((row) => withoutMoney(numeric(row)))];
}

/** Sales of a range by tour and source, including those of resellers. */
export async function salesByTour(
  tx: Transaction,
  store: CountedStore,
  range: DayRange,
): Promise<(Sales & { tour: number; source: NumberSource })[]> {
  const [own, resold] = [
    await salesOf(tx, store, range)
      .select(['experience_id as tour', 'source'])
      .groupBy(['experience_id', 'source'])
      .execute(),
    await (await resoldOf(tx, store, range)).select('experience_id as tour').groupBy('experience_id').execute(),
  ];
  return [
    ...own.map(numeric),
    ...resold.map((row) => ({ ...withoutMoney(numeric(row)), source: 'reseller' as const })),
  ];
}

function salesOf(tx: Transaction, { id }: CountedStore, range: DayRange) {
  return sumsIn(tx, range).where('store_id', '=', id);
}

/** Sales by other accounts of the account's own tours that the store lists. Their orders belong to their stores. */
async function resoldOf(tx: Transaction, store: CountedStore, range: DayRange) {
  const resellers = await tx
    .selectFrom('resale_agreements as a')
    .innerJoin('stores as s', 's.account_id', 'a.reseller_id')
    .select('s.id')
    .where('a.supplier_id', '=', store.account_id)
    .where('s.currency', '=', store.currency)
    .execute();
  return sumsIn(tx, range)
    .where('store_id', 'in', [0, ...resellers.map(({ id }) => id)])
    .where('experience_id', 'in', (it) =>
      it
        .selectFrom('store_experiences as x')
        .innerJoin('experiences as e', 'e.id', 'x.experience_id')
        .select('e.id')
        .where('x.store_id', '=', store.id)
        .where('e.account_id', '=', store.account_id),
    );
}

function sumsIn(tx: Transaction, { date_from, date_to }: DayRange) {
  return tx
    .selectFrom('sales_entries')
    .select(({ fn }) => [
      fn.sum('sold').as('sold'),
      fn.sum('bookings').as('bookings'),
      fn.sum('guests').as('guests'),
      fn.sum('paid').as('paid'),
      fn.sum('refunded').as('refunded'),
    ])
    .where('date', '>=', date_from)
    .where('date', '<=', date_to);
}

/** Sums as numbers, because PostgreSQL answers them as texts. */
function numeric<Row extends { readonly [name in keyof Sales]: unknown }>(row: Row) {
  const { sold, bookings, guests, paid, refunded } = row;
  return {
    ...row,
    sold: Number(sold),
    bookings: Number(bookings),
    guests: Number(guests),
    paid: Number(paid),
    refunded: Number(refunded),
  };
}

/** Sales of a reseller without money, because its guests pay the reseller. */
function withoutMoney<Row extends Sales>(row: Row): Row {
  return { ...row, paid: 0, refunded: 0 };
}

/**
 * Places of the account's own tours, by the day of the departure. A closed departure, or one of a tour that is off sale, counts if it has guests; a
 * cancelled one never does.
 */
export async function placesByDay(tx: Transaction, { account_id }: CountedStore, { date_from, date_to }: DayRange) {
  const rows = await tx
    .selectFrom('departures as d')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .select(({ fn }) => [
      'd.date',
      'd.experience_id as tour',
      fn.sum('d.sold').as('places_sold'),
      fn.sum('d.capacity').as('capacity'),
    ])
    .where('e.account_id', '=', account_id)
    .where('d.date', '>=', date_from)
    .where('d.date', '<=', date_to)
    .where('d.cancelled_at', 'is', null)
    .where((it) => it.or([it('d.sold', '>', 0), it.and([it('d.is_closed', '=', 0), it('e.status', '=', 'published')])]))
    .groupBy(['d.date', 'd.experience_id'])
    .execute();
  return rows.map((it) => ({ ...it, places_sold: Number(it.places_sold), capacity: Number(it.capacity) }));
}
