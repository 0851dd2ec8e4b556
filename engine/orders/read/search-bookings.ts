import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { BookingsQuery, FoundBookings } from '#domain/contract/office/bookings.ts';
import { OrderStatus, PaymentStatus } from '#domain/contract/orders.ts';
import { reason, unknownId } from '#domain/contract/problems.ts';
import { parseVoucherText } from '#domain/desk/voucher-text.ts';
import { type SearchTerm, searchTermsOf } from '#domain/orders/search-words.ts';
import { Invalid, invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow, Tables } from '../../database/tables.ts';
import type { AccountInput } from '../../http/route.ts';
import { storesWith } from '../model/order-access.ts';
import { bookingRows } from './booking-rows.ts';
import { noChoice } from './list-orders.ts';

const PAGE = 20;

/** The most orders of a condition that is looked up in its index. A condition with more orders is checked order by order, the newest first. */
const FEW = 1_000;

/** Up to so many orders of one condition are checked for the other conditions. */
const SOME = 20_000;

/** The position of an order in the list. */
type Key = Pick<OrderRow, 'id' | 'number' | 'created_at'>;

/** A condition on orders: as the ids of the orders that meet it, and as a check of one order. */
interface Condition {
  readonly ids: SelectQueryBuilder<Tables, never, { order_id: string }>;
  readonly check: (order_id: string) => Expression<SqlBool>;
}

/**
 * GET /api/bookings/search/: a page of the bookings of the caller's stores, the newest first (B4).
 *
 * @param few  the most orders of a condition that is looked up
 * @throws Invalid
 */
export async function bookingsPage(
  tx: Transaction,
  { caller, query }: Pick<AccountInput<BookingsQuery, unknown>, 'caller' | 'query'>,
  few = FEW,
): Promise<FoundBookings> {
  const stores = (await storesWith(tx, caller, 'orders.read')).map(({ id }) => id);
  const problems = [
    ...noChoice('status', OrderStatus, query.status),
    ...noChoice('payment_status', PaymentStatus, query.payment_status),
  ];
  const { store } = query;
  if (store !== undefined && !stores.includes(store)) problems.push({ path: ['store'], ...unknownId(store) });
  if (problems.length > 0) throw new Invalid(problems);

  const storeIds = store === undefined ? stores : [store];
  const search = { stores: storeIds, query, conditions: conditionsOf(tx, storeIds, query) };
  const counted = await fewKeys(tx, search, few);
  const { keys, count } = counted ?? { keys: await newestKeys(tx, search), count: null };
  const page = keys.slice(0, PAGE);
  const last = page.at(-1);
  const next = last && keys.length > PAGE ? `${last.created_at}.${last.number}` : null;
  return {
    results: await bookingRows(
      tx,
      page.map(({ id }) => id),
    ),
    count,
    next,
  };
}

function conditionsOf(tx: Transaction, stores: readonly number[], query: BookingsQuery): Condition[] {
  const { search = '', experience, date_from, date_to } = query;
  const number = parseVoucherText(search)?.voucher.number;
  const terms = searchTermsOf(number ?? search).map((term) => wordCondition(tx, stores, term));
  const isOfLine = experience !== undefined || date_from !== undefined || date_to !== undefined;
  return isOfLine ? [...terms, lineCondition(tx, { experience, date_from, date_to })] : terms;
}

/** One of an order's words begins with the term. Both databases compare texts by code points, so a beginning is a range. */
function wordCondition(tx: Transaction, stores: readonly number[], term: SearchTerm): Condition {
  const isBegun = sql<SqlBool>`(${sql.join(
    term.map((it) => sql`(word >= ${it} and word < ${`${it}\u{10ffff}`})`),
    sql` or `,
  )})`;
  return {
    ids: tx
      .selectFrom('order_words')
      .select('order_id')
      .where('store_id', 'in', [0, ...stores])
      .where(isBegun),
    check: (order_id) => meets(tx.selectFrom('order_words as l').select('l.word').where(isBegun), order_id),
  };
}

/** A line of the order is of the tour and on one of the days. */
function lineCondition(
  tx: Transaction,
  { experience, date_from, date_to }: Pick<BookingsQuery, 'experience' | 'date_from' | 'date_to'>,
): Condition {
  const ofLine = (from: Lines) =>
    from.and([
      ...(experience === undefined ? [] : [from('l.experience_id', '=', experience)]),
      ...(date_from === undefined ? [] : [from('l.date', '>=', date_from)]),
      ...(date_to === undefined ? [] : [from('l.date', '<=', date_to)]),
    ]);
  return {
    ids: tx.selectFrom('order_lines as l').select('l.order_id').where(ofLine),
    check: (order_id) => meets(tx.selectFrom('order_lines as l').select('l.experience_id').where(ofLine), order_id),
  };
}

type Lines = ExpressionBuilder<Tables & { l: Tables['order_lines'] }, 'l'>;

/** Whether an order has such a row. With `exists`, PostgreSQL would find all orders first; a scalar value is read for one order after the other. */
function meets<Row>(
  rows: { where: (of: Expression<SqlBool>) => { limit: (count: number) => Expression<Row> } },
  order_id: string,
) {
  return sql<SqlBool>`${rows.where(sql<SqlBool>`l.order_id = ${sql.ref(order_id)}`).limit(1)} is not null`;
}

interface Search {
  readonly stores: readonly number[];
  readonly query: BookingsQuery;
  readonly conditions: readonly Condition[];
}

/** All following keys, counted, by conditions that few orders meet; null if many orders meet them, or if there is no condition. */
async function fewKeys(tx: Transaction, search: Search, few: number): Promise<{ keys: Key[]; count: number } | null> {
  const { conditions } = search;
  const [first, ...more] = conditions;
  if (!first) return null;
  const { rarest, rows } = await findRarest(tx, conditions, few * (SOME / FEW));
  const rest = conditions.filter((it) => it !== rarest);
  if (rows <= few) return countedKeys(tx, { ...search, conditions: rest }, await orderIds(rarest.ids));
  if (more.length === 0) return null;
  const common =
    rows <= few * (SOME / FEW)
      ? rest.reduce(
          (found, { check }) => found.where(check('found.order_id')),
          tx.selectFrom(rarest.ids.as('found')).select('found.order_id').distinct(),
        )
      : more.reduce((all, { ids }) => all.intersect(ids), first.ids);
  const ids = await orderIds(common.limit(few + 1));
  return ids.length > few ? null : countedKeys(tx, { ...search, conditions: [] }, ids);
}

/** The condition that the fewest rows meet, with their number. One query counts for all, each up to one more than the limit, and returns no rows. */
async function findRarest(tx: Transaction, conditions: readonly Condition[], most: number) {
  const counts = await tx
    .selectNoFrom(
      conditions.map(({ ids }, n) =>
        sql<number>`(select cast(count(*) as integer) from (${ids.limit(most + 1)}) as met)`.as(String(n)),
      ),
    )
    .executeTakeFirstOrThrow();
  const [found] = conditions
    .map((rarest, n) => ({ rarest, rows: counts[String(n)] ?? 0 }))
    .toSorted((a, b) => a.rows - b.rows);
  if (!found) throw new Error('there is a condition');
  return found;
}

/** The ids, each once, because an order may have two of the rows. The query has no `distinct`, so that the database can stop at its limit. */
async function orderIds(rows: { execute: () => Promise<{ order_id: string }[]> }): Promise<readonly string[]> {
  const found = await rows.execute();
  return [...new Set(found.map(({ order_id }) => order_id))];
}

async function countedKeys(
  tx: Transaction,
  search: Search,
  ids: readonly string[],
): Promise<{ keys: Key[]; count: number }> {
  const all = await selected(tx, search)
    .where('orders.id', 'in', ['', ...ids])
    .execute();
  all.sort(newestFirst);
  const before = cursorOf(search.query.before);
  return { keys: all.filter((it) => !before || isAfter(it, before)), count: all.length };
}

function newestFirst(a: Cursor, b: Cursor): number {
  return isAfter(a, b) ? 1 : -1;
}

/** The newest orders of each store: one more than a page, which shows whether there is another page. */
async function newestKeys(tx: Transaction, search: Search): Promise<Key[]> {
  const before = cursorOf(search.query.before);
  const found: Key[] = [];
  for (const store of search.stores) {
    const rows = await selected(tx, { ...search, stores: [store] })
      .$if(before !== null, (it) =>
        it.where((where) =>
          where.and([
            where('orders.created_at', '<=', before?.created_at ?? 0),
            where.or([
              where('orders.created_at', '<', before?.created_at ?? 0),
              where('orders.number', '<', before?.number ?? ''),
            ]),
          ]),
        ),
      )
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.number', 'desc')
      .limit(PAGE + 1)
      .execute();
    found.push(...rows);
  }
  return found.toSorted(newestFirst);
}

function selected(tx: Transaction, { stores, query, conditions }: Search) {
  const { status, payment_status } = query;
  const [only, ...more] = stores;
  return tx
    .selectFrom('orders')
    .select(['orders.id', 'orders.number', 'orders.created_at'])
    .where((where) =>
      where.and([
        // For one store the index returns them in order.
        only !== undefined && more.length === 0
          ? where('orders.store_id', '=', only)
          : where('orders.store_id', 'in', [0, ...stores]),
        ...conditions.map(({ check }) => check('orders.id')),
      ]),
    )
    .$if(status !== undefined, (it) => it.where('orders.status', '=', status as OrderRow['status']))
    .$if(payment_status !== undefined, (it) =>
      it.where('orders.payment_status', '=', payment_status as OrderRow['payment_status']),
    );
}

type Cursor = Pick<Key, 'created_at' | 'number'>;

/** @throws Invalid for a text that is no `next` */
function cursorOf(before: string | undefined): Cursor | null {
  if (before === undefined) return null;
  const [, created_at, number] = /^(\d{1,15})\.(LF-\w{6})$/.exec(before) ?? [];
  if (created_at === undefined || number === undefined) throw invalidError(['before'], reason('not_the_next'));
  return { created_at: Number(created_at), number };
}

function isAfter(it: Cursor, before: Cursor): boolean {
  if (it.created_at !== before.created_at) return it.created_at < before.created_at;
  return it.number < before.number;
}
