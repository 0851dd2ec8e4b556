import type { SelectQueryBuilder } from 'kysely';
import { AttendanceStatus, OrderStatus } from '#domain/contract/orders.ts';
import { toDecimal } from '#domain/money/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { Invalid } from '../../errors.ts';
import { type ListQuery, orderingTerms, type Page, pageSlice, searchTerms } from '../../http/lists.ts';
import type { Principal } from '../../http/principal.ts';
import type { AccountInput } from '../../http/route.ts';
import { containing } from '../../resources/model/list-query.ts';
import type { DayLine, ResoldLine, ResoldQuery } from '../contract/days-contract.ts';
import { dueOf } from '../model/prices.ts';
import { noChoice } from './list-orders.ts';
import { linesOfOrders, sellerLines } from './seller-replies.ts';

interface Asked extends ListQuery {
  date: string;
  attendance_status?: string | undefined;
  status?: string | undefined;
}

/** Lines with their orders, stores and experiences. */
type Booked = SelectQueryBuilder<
  Tables & { l: Tables['order_lines']; o: Tables['orders']; s: Tables['stores']; e: Tables['experiences'] },
  'l' | 'o' | 's' | 'e',
  object
>;

/** The lines of stores and experiences of the accounts in which a caller sees who comes. */
function bookedFor(tx: Transaction, caller: Principal): Booked {
  const accounts = [0, ...caller.accountsWith('bookings.read')];
  return tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .innerJoin('experiences as e', 'e.id', 'l.experience_id')
    .where((it) => it.or([it('s.account_id', 'in', accounts), it('e.account_id', 'in', accounts)]));
}

/** GET /api/bookings/by-date/: who comes on a day, in the order of the starts (A3, A9). @throws Invalid; Failed 404 for no page */
export async function daySheet(
  tx: Transaction,
  { caller, query, url, origin, now }: AccountInput<Asked, unknown>,
): Promise<Page<DayLine>> {
  const found = searched(tx, filtered(bookedFor(tx, caller).where('l.date', '=', query.date), query), query.search);
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const at = pageSlice(Number(count), query, url, origin);
  const keys = await ordered(found, query.ordering)
    .select(['l.id', 'l.order_id'])
    .limit(at.limit)
    .offset(at.offset)
    .execute();
  return at.of(await dayLines(tx, keys, now));
}

/** GET /api/bookings/resold/: what other accounts sold of the caller's own tours (A26). @throws Invalid; Failed 404 for no page */
export async function resoldSheet(
  tx: Transaction,
  { caller, query, url, origin, now }: AccountInput<ResoldQuery, unknown>,
): Promise<Page<ResoldLine>> {
  const { date_from, date_to, seller } = query;
  const accounts = [0, ...caller.accountsWith('bookings.read')];
  const resold = bookedFor(tx, caller)
    .whereRef('s.account_id', '<>', 'e.account_id')
    .where('e.account_id', 'in', accounts)
    .$if(date_from !== undefined, (it) => it.where('l.date', '>=', date_from ?? ''))
    .$if(date_to !== undefined, (it) => it.where('l.date', '<=', date_to ?? ''))
    .$if(seller !== undefined, (it) => it.where('s.account_id', '=', seller ?? 0));
  const found = searched(tx, filtered(resold, query), query.search);
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const at = pageSlice(Number(count), query, url, origin);
  const keys = await ordered(found, query.ordering ?? '-created_at')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .select(['l.id', 'l.order_id', 's.account_id as seller', 'a.company_display_name as seller_name'])
    .limit(at.limit)
    .offset(at.offset)
    .execute();
  const lines = await dayLines(tx, keys, now);
  return at.of(
    lines.flatMap((line) => {
      const key = keys.find(({ id }) => id === line.id);
      return key ? [{ ...line, seller: key.seller, seller_name: key.seller_name }] : [];
    }),
  );
}

function filtered(booked: Booked, { attendance_status, status }: Pick<Asked, 'attendance_status' | 'status'>): Booked {
  const problems = [
    ...noChoice('attendance_status', AttendanceStatus, attendance_status),
    ...noChoice('status', OrderStatus, status),
  ];
  if (problems.length > 0) throw new Invalid(problems);
  const usual =
    attendance_status === 'cancelled' ? ['confirmed', 'completed', 'cancelled'] : ['confirmed', 'completed'];
  return booked
    .where('o.status', 'in', status === undefined ? usual : [status])
    .$if(attendance_status !== undefined, (it) => it.where('l.attendance_status', '=', attendance_status ?? ''))
    .$if(attendance_status === undefined && status === undefined, (it) =>
      it.where('l.attendance_status', '<>', 'cancelled'),
    );
}

function searched(tx: Transaction, booked: Booked, search: string | undefined): Booked {
  return searchTerms(search).reduce(
    (narrowed, term) => narrowed.where(containing(tx, ['o.search_text', 'l.note'], term)),
    booked,
  );
}

const orderings = {
  start: 'd.starts_at',
  title: 'e.title',
  attendance_status: 'l.attendance_status',
  created_at: 'o.created_at',
} as const;

function ordered(booked: Booked, ordering?: string) {
  const asked = orderingTerms(ordering).flatMap(({ name, isDown }) =>
    Object.hasOwn(orderings, name) ? [{ column: orderings[name as keyof typeof orderings], isDown }] : [],
  );
  const keys = asked.length > 0 ? asked : [{ column: orderings.start, isDown: false }];
  const withStarts = booked.innerJoin('departures as d', 'd.id', 'l.departure_id');
  return keys
    .reduce((sorted, { column, isDown }) => sorted.orderBy(column, isDown ? 'desc' : 'asc'), withStarts)
    .orderBy('o.created_at')
    .orderBy('l.id');
}

async function dayLines(
  tx: Transaction,
  keys: readonly { id: string; order_id: string }[],
  now: Temporal.Instant,
): Promise<DayLine[]> {
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ['', ...new Set(keys.map(({ order_id }) => order_id))])
    .execute();
  const all = await linesOfOrders(tx, orders);
  const shown = keys.flatMap(({ id, order_id }) => {
    const line = all.find((it) => it.id === id);
    const order = orders.find((it) => it.id === order_id);
    return line && order ? [{ line, order }] : [];
  });
  const answers = await sellerLines(tx, shown, all, now);
  return shown.flatMap(({ order }, i) => {
    const answer = answers[i];
    if (!answer) return [];
    return {
      ...answer,
      order_number: order.number,
      order_status: order.status as DayLine['order_status'],
      payment_status: order.payment_status as DayLine['payment_status'],
      due: { amount: toDecimal(dueOf(order), order.currency), currency: order.currency },
      main_contact_info: JSON.parse(order.main_contact_info_json ?? 'null') as DayLine['main_contact_info'],
      order_note: order.note,
    };
  });
}

interface Month {
  year: number;
  month: number;
  days: { date: string; bookings: number; participants: number; capacity: number }[];
}

/** GET /api/bookings/calendar/: how much is booked on each day, and how much there is room for (A3). */
export async function monthOf(tx: Transaction, caller: Principal, year: number, month: number): Promise<Month> {
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

/** Of what is published: the accounts' own experiences, and what their stores show of others. */
async function capacitiesBetween(
  tx: Transaction,
  caller: Principal,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, number>> {
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
