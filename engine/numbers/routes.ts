import { funnelSteps } from '#domain/contract/events.ts';
import {
  type Funnel,
  MOST_NUMBER_DAYS,
  type Numbers,
  type NumbersQuery,
  readFunnel,
  readNumbers,
} from '#domain/contract/office/numbers.ts';
import { reason } from '#domain/contract/problems.ts';
import { type DayRange, dayCount, listDays, rangeBefore } from '#domain/desk/number-ranges.ts';
import { funnelCsv, numbersCsv } from '#domain/desk/numbers-csv.ts';
import { toDecimal } from '#domain/money/money.ts';
import { invalidError, notFoundError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { csvFormatOf, csvResponse, wantsCsv } from '../departures/csv.ts';
import type { Principal } from '../http/principal.ts';
import { type AccountInput, type Route, readAs, route } from '../http/route.ts';
import { countRange, countTotal, noTally, type RangeCount, type Tally } from './count-range.ts';
import { countSales, countUncounted } from './count-sales.ts';
import type { CountedStore } from './queries.ts';

/** A store's sales, payments, refunds and sold places (B7), as JSON or as one CSV table; and its funnel (O9), as JSON or CSV. */
export function numberRoutes(context: Context): Route[] {
  return [
    route(readNumbers, 'payments.read', async (input) => {
      const numbers = await numbersOf(context, input);
      if (!wantsCsv(input.request)) return numbers;
      const { table = 'days', date_from, date_to } = input.query;
      return csvResponse(`${table}-${date_from}-${date_to}`, numbersCsv(numbers, table, csvFormatOf(input.request)));
    }),
    readAs(context, readFunnel, 'payments.read', async (tx, { caller, query, request }) => {
      const { store: id, ...range } = query;
      refuseLength(range);
      const stores = await countedStores(tx, caller);
      const store = id === undefined ? stores[0] : stores.find((it) => it.id === id);
      if (!store && id !== undefined) throw notFoundError();
      const funnel = await countFunnel(tx, store?.id ?? 0, range);
      if (!wantsCsv(request)) return funnel;
      return csvResponse(`funnel-${range.date_from}-${range.date_to}`, funnelCsv(funnel, csvFormatOf(request)));
    }),
  ];
}

/** The most batches of orders that a reader waits for. More are left only after an update of the engine. */
const MOST_BATCHES = 5;

/** @throws Invalid for a range that is too long; Failed 404 for another account's store */
async function numbersOf(
  context: Context,
  { caller, query: { date_from, date_to, store: id } }: AccountInput<NumbersQuery, unknown>,
): Promise<Numbers> {
  const range = { date_from, date_to };
  refuseLength(range);
  await countSales(context, MOST_BATCHES);
  return context.database.read(async (tx) => {
    const stores = await countedStores(tx, caller);
    const store = id === undefined ? stores[0] : stores.find((it) => it.id === id);
    if (!store && id !== undefined) throw notFoundError();
    const before = rangeBefore(range);
    const count = store ? await countRange(tx, store, range) : nothing();
    const totalBefore = store ? await countTotal(tx, store, before) : noTally();
    const currency = store?.currency ?? 'EUR';
    return {
      store: store ? { id: store.id, title: store.title, currency } : null,
      stores: stores.map((it) => ({ id: it.id, title: it.title })),
      uncounted: await countUncounted(tx, store ? [store.id] : []),
      range,
      before,
      ...figuresOf(count, range, await titlesOf(tx, [...count.tours.keys()]), currency),
      total_before: figures(totalBefore, currency),
    };
  });
}

function nothing(): RangeCount {
  return { total: noTally(), days: new Map(), tours: new Map(), sources: new Map() };
}

/** @throws Invalid */
export function refuseLength(range: DayRange): void {
  const days = dayCount(range);
  if (days >= 1 && days <= MOST_NUMBER_DAYS) return;
  const why = reason('range_too_long', { days: MOST_NUMBER_DAYS });
  throw invalidError(['date_to'], why);
}

/** The stores whose money a caller may see. */
export function countedStores(tx: Transaction, caller: Principal): Promise<CountedStore[]> {
  return tx
    .selectFrom('stores')
    .select(['id', 'account_id', 'title', 'currency', 'time_zone'])
    .where('account_id', 'in', [0, ...caller.accountsWith('payments.read')])
    .orderBy('id')
    .execute();
}

async function titlesOf(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('experiences')
    .select(['id', 'title'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

function figuresOf(count: RangeCount, range: DayRange, titles: ReadonlyMap<number, string>, currency: string) {
  const tours = [...count.tours].toSorted(([a, one], [b, other]) => other.sold - one.sold || a - b);
  const sources = (['storefront', 'staff', 'desk', 'reseller'] as const).filter((it) => count.sources.has(it));
  return {
    total: figures(count.total, currency),
    days: listDays(range).map((date) => ({ date, ...figures(count.days.get(date) ?? noTally(), currency) })),
    tours: tours.map(([id, tally]) => ({ id, title: titles.get(id) ?? '', ...figures(tally, currency) })),
    sources: sources.map((source) => ({ source, ...salesFigures(count.sources.get(source) ?? noTally(), currency) })),
  };
}

function figures(tally: Tally, currency: string) {
  const { places_sold, capacity } = tally;
  return { ...salesFigures(tally, currency), places_sold, capacity };
}

function salesFigures({ sold, bookings, guests, paid, refunded }: Tally, currency: string) {
  const money = (amount: number) => toDecimal(amount, currency);
  return { sold: money(sold), bookings, guests, paid: money(paid), refunded: money(refunded) };
}

/** The steps of a store's visitors in a range of days (O9). */
async function countFunnel(tx: Transaction, store_id: number, { date_from, date_to }: DayRange): Promise<Funnel> {
  const rows = await tx
    .selectFrom('event_counts')
    .select(['date', 'name', 'count'])
    .where('store_id', '=', store_id)
    .where('date', '>=', date_from)
    .where('date', '<=', date_to)
    .orderBy('date')
    .execute();
  const totals = (all: typeof rows) =>
    funnelSteps.map((name) => all.reduce((sum, it) => sum + (it.name === name ? it.count : 0), 0));
  const all = totals(rows);
  return {
    steps: funnelSteps.map((name, n) => ({ name, count: all[n] ?? 0 })),
    days: [...Map.groupBy(rows, ({ date }) => date)].map(([date, ofDay]) => ({ date, counts: totals(ofDay) })),
  };
}
