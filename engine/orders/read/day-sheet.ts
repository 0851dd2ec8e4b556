import type { SelectQueryBuilder } from 'kysely';
import type { DayLine, DayQuery, ResoldLine, ResoldQuery } from '#domain/contract/booking-days.ts';
import { AttendanceStatus, OrderStatus } from '#domain/contract/orders.ts';
import { toDecimal } from '#domain/money/money.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { type Page, pageSlice, searchTerms } from '../../http/lists.ts';
import type { Principal } from '../../http/principal.ts';
import type { AccountInput } from '../../http/route.ts';
import { containing, folded } from '../../resources/model/list-query.ts';
import { dueOf } from '../model/prices.ts';
import { orderLinesOf } from '../model/queries.ts';
import { noChoice, sortKeys } from './list-orders.ts';
import { sellerLines } from './seller-replies.ts';

/** Lines with their orders, stores and experiences. */
type Booked = SelectQueryBuilder<
  Tables & { l: Tables['order_lines']; o: Tables['orders']; s: Tables['stores']; e: Tables['experiences'] },
  'l' | 'o' | 's' | 'e',
  object
>;

/** The lines of stores and experiences of the accounts in which a caller sees the guests. */
function bookedFor(tx: Transaction, caller: Principal): Booked {
  const accounts = [0, ...caller.accountsWith('bookings.read')];
  return tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .innerJoin('experiences as e', 'e.id', 'l.experience_id')
    .where((it) => it.or([it('s.account_id', 'in', accounts), it('e.account_id', 'in', accounts)]));
}

/** GET /api/bookings/by-date/: the guests of a day, in the order of the starts (A3, A9). @throws Invalid; Failed 404 for no page */
export async function daySheet(tx: Transaction, input: AccountInput<DayQuery, unknown>): Promise<Page<DayLine>> {
  const { caller, query } = input;
  const { at, shown } = await sheet(tx, bookedFor(tx, caller).where('l.date', '=', query.date), input, query.ordering);
  return at.of(shown.map(({ line }) => line));
}

/** GET /api/bookings/resold/: other accounts' sales of the caller's own tours (A26). @throws Invalid; Failed 404 for no page */
export async function resoldSheet(
  tx: Transaction,
  input: AccountInput<ResoldQuery, unknown>,
): Promise<Page<ResoldLine>> {
  const { caller, query } = input;
  const { date_from, date_to, seller, ordering = '-created_at' } = query;
  const own = caller.accountsWith('bookings.read');
  const resold = bookedFor(tx, caller)
    .whereRef('s.account_id', '<>', 'e.account_id')
    .where('e.account_id', 'in', [0, ...own])
    .where('o.store_id', 'in', [0, ...(await storesOfResellers(tx, own))])
    .$if(date_from !== undefined, (it) => it.where('l.date', '>=', date_from ?? ''))
    .$if(date_to !== undefined, (it) => it.where('l.date', '<=', date_to ?? ''))
    .$if(seller !== undefined, (it) => it.where('s.account_id', '=', seller ?? 0));
  const { at, shown } = await sheet(tx, resold, input, ordering);
  return at.of(shown.map(({ line, seller, seller_name }) => ({ ...line, seller, seller_name })));
}

/** The stores that sell these accounts' tours by agreement, even an ended one. Without this filter all lines of the own tours would be read. */
async function storesOfResellers(tx: Transaction, suppliers: readonly number[]): Promise<number[]> {
  const stores = await tx
    .selectFrom('stores as s')
    .innerJoin('resale_agreements as a', 'a.reseller_id', 's.account_id')
    .select('s.id')
    .distinct()
    .where('a.supplier_id', 'in', [0, ...suppliers])
    .execute();
  return stores.map(({ id }) => id);
}

/** A page of lines, each with its seller. */
async function sheet(
  tx: Transaction,
  booked: Booked,
  { query, url, origin, now }: Pick<AccountInput<DayQuery | ResoldQuery, unknown>, 'query' | 'url' | 'origin' | 'now'>,
  ordering: string | undefined,
) {
  const found = filtered(booked, query).where((where) =>
    where.and(
      searchTerms(query.search).map((term) => containing([where.ref('o.search_text'), folded('l.note')], term)),
    ),
  );
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const at = pageSlice(Number(count), query, url, origin);
  const withStarts = found.innerJoin('departures as d', 'd.id', 'l.departure_id');
  const keys = await sortKeys(ordering, orderings, 'start')
    .reduce((sorted, { column, direction }) => sorted.orderBy(column, direction), withStarts)
    .orderBy('o.created_at')
    .orderBy('l.id')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .select(['l.id', 'l.order_id', 's.account_id as seller', 'a.company_display_name as seller_name'])
    .limit(at.limit)
    .offset(at.offset)
    .execute();
  return { at, shown: await dayLines(tx, keys, now) };
}

const orderings = {
  start: 'd.starts_at',
  title: 'e.title',
  attendance_status: 'l.attendance_status',
  created_at: 'o.created_at',
} as const;

function filtered(booked: Booked, { attendance_status, status }: Pick<DayQuery, 'attendance_status' | 'status'>) {
  const problems = [
    ...noChoice('attendance_status', AttendanceStatus, attendance_status),
    ...noChoice('status', OrderStatus, status),
  ];
  if (problems.length > 0) throw new Invalid(problems);
  const usual = ['confirmed', 'completed', ...(attendance_status === 'cancelled' ? ['cancelled'] : [])];
  return booked
    .where('o.status', 'in', (status === undefined ? usual : [status]) as OrderStatus[])
    .$if(attendance_status !== undefined, (it) =>
      it.where('l.attendance_status', '=', attendance_status as AttendanceStatus),
    )
    .$if(attendance_status === undefined && status === undefined, (it) =>
      it.where('l.attendance_status', '<>', 'cancelled'),
    );
}

async function dayLines<Key extends { id: string; order_id: string }>(
  tx: Transaction,
  keys: readonly Key[],
  now: Temporal.Instant,
): Promise<(Key & { line: DayLine })[]> {
  const order_ids = new Set(keys.map(({ order_id }) => order_id));
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ['', ...order_ids])
    .execute();
  const lines = await orderLinesOf(tx, ...order_ids);
  const shown = keys.flatMap((key) => {
    const order = orders.find(({ id }) => id === key.order_id);
    const all = lines.filter(({ order_id }) => order_id === key.order_id);
    const line = all.find(({ id }) => id === key.id);
    return line && order ? [{ key, line, order, all }] : [];
  });
  const answers = await sellerLines(tx, shown, now);
  return answers.flatMap((answer, i) => {
    const { key, order } = shown[i] ?? {};
    if (!key || !order) return [];
    const line = {
      ...answer,
      order_number: order.number,
      order_status: order.status,
      payment_status: order.payment_status,
      due: { amount: toDecimal(dueOf(order), order.currency), currency: order.currency },
      main_contact_info: JSON.parse(order.main_contact_info_json ?? 'null') as DayLine['main_contact_info'],
      order_note: order.note,
    };
    return [{ ...key, line }];
  });
}

/** GET /api/bookings/calendar/: the bookings and the capacity of each day (A3). */
export async function monthOf(tx: Transaction, caller: Principal, year: number, month: number) {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const days = Array.from({ length: first.daysInMonth }, (_, n) => first.add({ days: n }).toString());
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const booked = await bookedFor(tx, caller)
    .select(({ fn }) => ['l.date', fn.countAll().as('bookings'), fn.sum('l.people').as('participants')])
    .where('l.date', '>=', from)
    .where('l.date', '<=', to)
    .where('o.status', 'in', ['confirmed', 'completed'])
    .where('l.attendance_status', '<>', 'cancelled')
    .groupBy('l.date')
    .execute();
  const capacities = await capacitiesBetween(tx, caller, from, to);
  return {
    year,
    month,
    days: days.map((date) => {
      const day = booked.find((it) => it.date === date);
      const bookings = Number(day?.bookings ?? 0);
      return { date, bookings, participants: Number(day?.participants ?? 0), capacity: capacities.get(date) ?? 0 };
    }),
  };
}

/** Capacities of published experiences: the accounts' own, and those of others that their stores list. */
async function capacitiesBetween(tx: Transaction, caller: Principal, from: string, to: string) {
  const accounts = [0, ...caller.accountsWith('bookings.read')];
  const rows = await tx
    .selectFrom('departures as d')
    .select(({ fn }) => ['d.date', fn.sum('d.capacity').as('capacity')])
    .where('d.date', '>=', from)
    .where('d.date', '<=', to)
    .where('d.experience_id', 'in', (query) =>
      query
        .selectFrom('experiences as e')
        .select('e.id')
        .where('e.status', '=', 'published')
        .where((it) =>
          it.or([
            it('e.account_id', 'in', accounts),
            it(
              'e.id',
              'in',
              it
                .selectFrom('store_experiences as x')
                .innerJoin('stores as s', 's.id', 'x.store_id')
                .select('x.experience_id')
                .where('s.account_id', 'in', accounts),
            ),
          ]),
        ),
    )
    .groupBy('d.date')
    .execute();
  return new Map(rows.map(({ date, capacity }) => [date, Number(capacity)]));
}
