import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type AnyField, choice, jsonSchema } from '#domain/contract/fields.ts';
import { isDate } from '#domain/contract/is-date.ts';
import { noSuchChoice } from '#domain/contract/messages.ts';
import { AttendanceStatus, OrderStatus, PaymentStatus } from '#domain/contract/orders.ts';
import type { Transaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { Invalid, type Problem } from '../../errors.ts';
import { type ListQuery, orderingTerms, type Page, pageSlice, searchTerms } from '../../http/lists.ts';
import type { Principal } from '../../http/principal.ts';
import type { AccountInput } from '../../http/route.ts';
import { containing } from '../../resources/model/list-query.ts';
import type { SellerOrder } from '../contract/sellers-contract.ts';
import { type SellerStore, storesWith } from '../model/order-access.ts';
import { sellerOrders } from './seller-replies.ts';

interface Filters extends ListQuery {
  date_range?: string | undefined;
  overdue?: string | undefined;
  payment_status?: string | undefined;
  seller?: string | undefined;
  status?: string | undefined;
  store?: string | undefined;
}

type Orders = SelectQueryBuilder<Tables, 'orders', object>;

/** GET /api/orders/: the orders of the caller's stores, the newest first (A4, A9). @throws Invalid; Failed 404 for no page */
export async function ordersPage(
  tx: Transaction,
  { caller, query, url, origin, now }: AccountInput<Filters, unknown>,
): Promise<Page<SellerOrder>> {
  const wanted = wantedStores(await storesWith(tx, caller, 'orders.read'), query);
  const found = searched(tx, inRange(filtered(tx, wanted, query), wanted, query.date_range, now), query.search);
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const at = pageSlice(Number(count), query, url, origin);
  const keys = await ordered(found, query.ordering).select('orders.id').limit(at.limit).offset(at.offset).execute();
  const ids = keys.map(({ id }) => id);
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return at.of(await sellerOrders(tx, inOrder, { now, origin }));
}

function wantedStores(stores: readonly SellerStore[], { store, seller }: Filters): readonly SellerStore[] {
  const problems: Problem[] = [];
  const narrowed = (wanted: string | undefined, name: string, of: (it: SellerStore) => number) => {
    if (wanted === undefined) return stores;
    const found = stores.filter((it) => String(of(it)) === wanted.trim());
    if (found.length === 0) problems.push({ path: [name], message: noSuchChoice() });
    return found;
  };
  const byStore = new Set(narrowed(store, 'store', ({ id }) => id));
  const bySeller = narrowed(seller, 'seller', ({ account_id }) => account_id);
  if (problems.length > 0) throw new Invalid(problems);
  return bySeller.filter((it) => byStore.has(it));
}

function filtered(
  tx: Transaction,
  stores: readonly SellerStore[],
  { status, payment_status, overdue }: Filters,
): Orders {
  const problems = [
    ...noChoice('status', OrderStatus, status),
    ...noChoice('payment_status', PaymentStatus, payment_status),
    ...noChoice('overdue', Overdue, overdue),
  ];
  if (problems.length > 0) throw new Invalid(problems);
  return tx
    .selectFrom('orders')
    .where((where) => ofStores(where, stores))
    .$if(status !== undefined, (it) => it.where('orders.status', '=', status ?? ''))
    .$if(payment_status !== undefined, (it) => it.where('orders.payment_status', '=', payment_status ?? ''))
    .$if(overdue === 'true', (it) => it.where(isOwing))
    .$if(overdue === 'false', (it) => it.where((where) => where.not(isOwing(where))));
}

const Overdue = choice('true', 'false');

/** Its time was over when it was last looked at, and what is due has not come since. */
function isOwing(where: ExpressionBuilder<Tables, 'orders'>) {
  return where.and([
    where('orders.is_overdue', '=', sql.lit(1)),
    where('orders.status', 'in', ['confirmed', 'completed']),
    where('orders.total', '>', where('orders.paid', '-', where.ref('orders.refunded'))),
  ]);
}

/** Of one store they lie in order already. */
function ofStores(where: ExpressionBuilder<Tables, 'orders'>, stores: readonly SellerStore[]) {
  const [only, ...others] = stores;
  return only && others.length === 0
    ? where('orders.store_id', '=', only.id)
    : where('orders.store_id', 'in', [0, ...stores.map(({ id }) => id)]);
}

/** What is wrong with a filter that has no such value. */
export function noChoice(name: string, field: AnyField, wanted: string | undefined): Problem[] {
  const choices = jsonSchema(field)['enum'] as readonly string[];
  if (wanted === undefined || choices.includes(wanted)) return [];
  return [{ path: [name], message: noSuchChoice(wanted) }];
}

/** Made on these days, by each store's own calendar. */
function inRange(
  orders: Orders,
  stores: readonly SellerStore[],
  wanted: string | undefined,
  now: Temporal.Instant,
): Orders {
  if (wanted === undefined) return orders;
  const zones = [...new Set(stores.map(({ time_zone }) => time_zone))];
  const ranges = (zones.length === 0 ? ['UTC'] : zones).map((zone) => {
    const range = dateRange(wanted, now.toZonedDateTimeISO(zone).toPlainDate());
    if (range) return { zone, ...instantsOf(range, zone) };
    const message = `Enter ${Object.keys(namedRanges).join(', ')}, or days with a comma between them: 2026-12-01,2026-12-31.`;
    throw new Invalid([{ path: ['date_range'], message }]);
  });
  return orders.where((where: ExpressionBuilder<Tables, 'orders'>) =>
    where.or(
      ranges.map(({ zone, since, before }) => {
        const mine = stores.filter(({ time_zone }) => time_zone === zone);
        return where.and([
          ofStores(where, mine),
          ...(since === null ? [] : [where('orders.created_at', '>=', since)]),
          ...(before === null ? [] : [where('orders.created_at', '<', before)]),
        ]);
      }),
    ),
  );
}

function searched(tx: Transaction, orders: Orders, search: string | undefined): Orders {
  return searchTerms(search).reduce(
    (narrowed, term) => narrowed.where(containing(tx, ['orders.search_text'], term)),
    orders,
  );
}

const orderings = ['created_at', 'number', 'status', 'payment_status', 'total', 'paid'] as const;

function ordered(orders: Orders, ordering?: string): Orders {
  const asked = orderingTerms(ordering).flatMap(({ name, isDown }) => {
    const column = orderings.find((it) => it === name);
    return column ? [{ column, isDown }] : [];
  });
  const keys = asked.length > 0 ? asked : [{ column: 'created_at' as const, isDown: true }];
  return keys
    .reduce((sorted, { column, isDown }) => sorted.orderBy(`orders.${column}`, isDown ? 'desc' : 'asc'), orders)
    .orderBy('orders.id');
}

/** What a list of orders can be narrowed to by a word, as django-filter names them. */
export const namedRanges = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Past 7 days',
  month: 'This month',
  year: 'This year',
} as const;

/** Days, the first and the last, both in; null where it has no end. */
interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Reads `today`, …, or `2026-12-01,2026-12-31`, of which either may be left out. Null for what is neither. */
function dateRange(text: string, today: Temporal.PlainDate): DateRange | null {
  if (Object.hasOwn(namedRanges, text)) return named(text as keyof typeof namedRanges, today);
  const [from = '', to = '', ...more] = text.split(',').map((it) => it.trim());
  const isDay = (it: string) => it === '' || isDate(it);
  if (more.length > 0 || !text.includes(',') || (from === '' && to === '') || !isDay(from) || !isDay(to)) return null;
  return { from: from || null, to: to || null };
}

function named(name: keyof typeof namedRanges, today: Temporal.PlainDate): DateRange {
  const until = (from: Temporal.PlainDate, to = today) => ({ from: from.toString(), to: to.toString() });
  switch (name) {
    case 'today':
      return until(today);
    case 'yesterday':
      return until(today.subtract({ days: 1 }), today.subtract({ days: 1 }));
    case 'week':
      return until(today.subtract({ days: 6 }));
    case 'month':
      return until(today.with({ day: 1 }));
    case 'year':
      return until(today.with({ month: 1, day: 1 }));
  }
}

/** When a range begins and when it is over, in a time zone, in epoch milliseconds. */
function instantsOf({ from, to }: DateRange, time_zone: string): { since: number | null; before: number | null } {
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(time_zone).epochMilliseconds;
  return {
    since: from === null ? null : start(Temporal.PlainDate.from(from)),
    before: to === null ? null : start(Temporal.PlainDate.from(to).add({ days: 1 })),
  };
}

/** GET /api/orders/filter-options/: what a list of the caller's orders can be narrowed by, each choice with its words in English. */
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
    date_range: Object.entries(namedRanges).map(([value, label]) => ({ value, label })),
  };
}

function choices(field: Parameters<typeof jsonSchema>[0]): { value: string; label: string }[] {
  const values = jsonSchema(field)['enum'] as readonly string[];
  return values.map((value) => ({ value, label: spoken(value) }));
}

function spoken(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
