import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type AnyField, choice, jsonSchema } from '#domain/contract/fields.ts';
import { isDate } from '#domain/contract/formats/is-date.ts';
import { AttendanceStatus, OrderStatus, PaymentStatus } from '#domain/contract/orders.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import type { OrdersQuery, SellerOrder } from '#domain/contract/seller-orders.ts';
import { Invalid, invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { orderingTerms, type Page, type PageSlice, pageSlice, searchTerms } from '../../http/lists.ts';
import type { Principal } from '../../http/principal.ts';
import type { AccountInput } from '../../http/route.ts';
import { containing } from '../../resources/model/list-query.ts';
import { type SellerStore, storesWith } from '../model/order-access.ts';
import { sellerOrders } from './seller-replies.ts';

type Orders = SelectQueryBuilder<Tables, 'orders', object>;

/** GET /api/orders/: the orders of the caller's stores, the newest first (A4, A9). @throws Invalid; Failed 404 for no page */
export async function ordersPage(
  tx: Transaction,
  { caller, query, url, origin, now }: AccountInput<OrdersQuery, unknown>,
): Promise<Page<SellerOrder>> {
  const listed = listedStores(await storesWith(tx, caller, 'orders.read'), query);
  const found = inRange(filtered(tx, listed, query), listed, query.date_range, now).where((where) =>
    where.and(searchTerms(query.search).map((term) => containing([where.ref('orders.search_text')], term))),
  );
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const at = pageSlice(Number(count), query, url, origin);
  const keys = sortKeys(query.ordering, orderings, '-created_at');
  const ids = await pageIds(found, [...keys, { column: 'orders.id', direction: 'asc' }], at, Number(count));
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return at.of(await sellerOrders(tx, inOrder, { now, origin }));
}

type SortKey = { column: (typeof orderings)[keyof typeof orderings] | 'orders.id'; direction: 'asc' | 'desc' };

/** The ids of a page. The database has to skip the rows before it, so a page of the second half is read from the end. */
async function pageIds(found: Orders, keys: readonly SortKey[], at: PageSlice, count: number): Promise<string[]> {
  const { offset } = at;
  const limit = Math.min(at.limit, count - offset);
  const isFromEnd = offset > count / 2;
  const direction = (it: SortKey) => (isFromEnd ? (it.direction === 'asc' ? 'desc' : 'asc') : it.direction);
  const rows = await keys
    .reduce((sorted, it) => sorted.orderBy(it.column, direction(it)), found)
    .select('orders.id')
    .limit(Math.max(0, limit))
    .offset(isFromEnd ? count - offset - limit : offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.toReversed() : ids;
}

function listedStores(stores: readonly SellerStore[], { store, seller }: OrdersQuery): readonly SellerStore[] {
  const problems: Problem[] = [];
  const narrowed = (value: string | undefined, name: string, of: (it: SellerStore) => number) => {
    if (value === undefined) return stores;
    const found = stores.filter((it) => String(of(it)) === value.trim());
    if (found.length === 0) problems.push({ path: [name], ...reason('no_such_choice', { value: null }) });
    return found;
  };
  const byStore = new Set(narrowed(store, 'store', ({ id }) => id));
  const bySeller = narrowed(seller, 'seller', ({ account_id }) => account_id);
  if (problems.length > 0) throw new Invalid(problems);
  return bySeller.filter((it) => byStore.has(it));
}

function filtered(tx: Transaction, stores: readonly SellerStore[], query: OrdersQuery): Orders {
  const { status, payment_status, overdue } = query;
  const problems = [
    ...noChoice('status', OrderStatus, status),
    ...noChoice('payment_status', PaymentStatus, payment_status),
    ...noChoice('overdue', Overdue, overdue),
  ];
  if (problems.length > 0) throw new Invalid(problems);
  return tx
    .selectFrom('orders')
    .where((where) => ofStores(where, stores))
    .$if(status !== undefined, (it) => it.where('orders.status', '=', status as OrderStatus))
    .$if(payment_status !== undefined, (it) => it.where('orders.payment_status', '=', payment_status as PaymentStatus))
    .$if(overdue === 'true', (it) => it.where(isOwing))
    .$if(overdue === 'false', (it) => it.where((where) => where.not(isOwing(where))));
}

const Overdue = choice('true', 'false');

/** Whether an order was overdue at its last review, and its balance has not been paid since. */
function isOwing(where: ExpressionBuilder<Tables, 'orders'>) {
  return where.and([
    where('orders.is_overdue', '=', sql.lit(1)),
    // As an expression, which no index of `status` fits, so that the database uses the index of the few overdue orders.
    where(sql<string>`orders.status || ''`, 'in', ['confirmed', 'completed']),
    where('orders.total', '>', where('orders.paid', '-', where.ref('orders.refunded'))),
  ]);
}

/** A condition on stores. With one store it is an equality, by which an index returns the orders sorted. */
function ofStores(where: ExpressionBuilder<Tables, 'orders'>, stores: readonly SellerStore[]) {
  const [only, ...others] = stores;
  return only && others.length === 0
    ? where('orders.store_id', '=', only.id)
    : where('orders.store_id', 'in', [0, ...stores.map(({ id }) => id)]);
}

/** The problem of a filter with an unknown value. */
export function noChoice(name: string, field: AnyField, value: string | undefined): Problem[] {
  if (value === undefined || valuesOf(field).includes(value)) return [];
  return [{ path: [name], ...reason('no_such_choice', { value }) }];
}

/** Orders that were made on these days, by each store's own calendar. */
function inRange(orders: Orders, stores: readonly SellerStore[], range: string | undefined, now: Temporal.Instant) {
  if (range === undefined) return orders;
  const zones = new Set(stores.map(({ time_zone }) => time_zone));
  const ranges = [...(zones.size === 0 ? ['UTC'] : zones)].map((zone) => ({ zone, ...rangeIn(zone, range, now) }));
  return orders.where((where) =>
    where.or(
      ranges.map(({ zone, since, before }) => {
        const mine = stores.filter(({ time_zone }) => time_zone === zone);
        const created = 'orders.created_at';
        return where.and([ofStores(where, mine), where(created, '>=', since), where(created, '<', before)]);
      }),
    ),
  );
}

const orderings = {
  created_at: 'orders.created_at',
  number: 'orders.number',
  status: 'orders.status',
  payment_status: 'orders.payment_status',
  total: 'orders.total',
  paid: 'orders.paid',
} as const;

/** The columns that `ordering=-price,title` names; unknown names are ignored, and `usual` counts if no name is known. */
export function sortKeys<Column>(
  ordering: string | undefined,
  columns: Readonly<Record<string, Column>>,
  usual: string,
): { column: Column; direction: 'asc' | 'desc' }[] {
  const [chosen, otherwise] = [ordering, usual].map((text) =>
    orderingTerms(text).flatMap(({ name, isDown }) => {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
      return column === undefined ? [] : [{ column, direction: isDown ? ('desc' as const) : ('asc' as const) }];
    }),
  );
  return (chosen?.length ? chosen : otherwise) ?? [];
}

type DayOf = (today: Temporal.PlainDate) => Temporal.PlainDate;
const same: DayOf = (today) => today;
const yesterday: DayOf = (today) => today.subtract({ days: 1 });

/** Named ranges of a list of orders, with django-filter's names: the first and the last day, both included. */
export const namedRanges: Readonly<Record<string, { label: string; from: DayOf; to: DayOf }>> = {
  today: { label: 'Today', from: same, to: same },
  yesterday: { label: 'Yesterday', from: yesterday, to: yesterday },
  week: { label: 'Past 7 days', from: (today) => today.subtract({ days: 6 }), to: same },
  month: { label: 'This month', from: (today) => today.with({ day: 1 }), to: same },
  year: { label: 'This year', from: (today) => today.with({ month: 1, day: 1 }), to: same },
};

/**
 * Parses `today`, …, or `2026-12-01,2026-12-31`, of which one day may be left out.
 *
 * @returns the beginning and the end of the range, in epoch milliseconds
 * @throws Invalid for any other text
 */
function rangeIn(time_zone: string, text: string, now: Temporal.Instant): { since: number; before: number } {
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(time_zone).epochMilliseconds;
  const end = (day: Temporal.PlainDate) => start(day.add({ days: 1 }));
  const named = Object.hasOwn(namedRanges, text) ? namedRanges[text] : undefined;
  const today = now.toZonedDateTimeISO(time_zone).toPlainDate();
  if (named) return { since: start(named.from(today)), before: end(named.to(today)) };

  const [from = '', to = '', ...more] = text.split(',').map((it) => it.trim());
  const isDay = (it: string) => it === '' || isDate(it);
  if (more.length > 0 || !text.includes(',') || (from === '' && to === '') || !isDay(from) || !isDay(to)) {
    throw invalidError(['date_range'], reason('not_a_date_range', { names: Object.keys(namedRanges).join(', ') }));
  }
  return {
    since: from === '' ? 0 : start(Temporal.PlainDate.from(from)),
    before: to === '' ? Number.MAX_SAFE_INTEGER : end(Temporal.PlainDate.from(to)),
  };
}

/** GET /api/orders/filter-options/: the filters of the caller's orders, each choice with its words in English. */
export async function filterOptions(tx: Transaction, caller: Principal) {
  const stores = await storesWith(tx, caller, 'orders.read');
  const accounts = await tx
    .selectFrom('base_accounts')
    .select(['id', 'company_display_name'])
    .where('id', 'in', [0, ...stores.map(({ account_id }) => account_id)])
    .orderBy('id')
    .execute();
  return {
    status: choices(OrderStatus),
    payment_status: choices(PaymentStatus),
    attendance_status: choices(AttendanceStatus),
    overdue: [
      { value: 'true', label: 'Overdue' },
      { value: 'false', label: 'Not overdue' },
    ],
    store: stores.map(({ id, title }) => ({ value: String(id), label: title })),
    seller: accounts.map((it) => ({ value: String(it.id), label: it.company_display_name })),
    date_range: Object.entries(namedRanges).map(([value, { label }]) => ({ value, label })),
  };
}

/** Each value of a field, with its words: 'Partially paid'. */
function choices(field: AnyField) {
  return valuesOf(field).map((value) => {
    const words = value.replaceAll('_', ' ');
    return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
  });
}

function valuesOf(field: AnyField): readonly string[] {
  return jsonSchema(field)['enum'] as readonly string[];
}
