import { toDecimal } from '#domain/money/money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { type Cell, decimalCell } from '#domain/text/csv.ts';
import { usualTitles } from '#text/payment-titles.ts';
import { buyerContact } from '../database/buyer-contact.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../database/tables.ts';
import { dueOf } from '../orders/model/prices.ts';
import { storeOf } from '../orders/model/queries.ts';
import { refundStateOf } from '../orders/model/refunds.ts';
import type { CountedStore } from './queries.ts';

/** A language's words for kinds, ways to pay, states and sources, by their values in the tables. */
export type ValueWords = Readonly<Record<string, string>>;

/** A store, and the time from one instant until before another, in epoch milliseconds. */
export interface FileRange {
  readonly store: number;
  readonly since: number;
  readonly until: number;
}

export const paymentColumns =
  'date time number first_name last_name experience_title tour_date kind method amount currency state made_by reference'.split(
    ' ',
  );

/** The payments that the numbers count as paid and refunded (B7), the oldest first. */
export async function paymentIds(tx: Transaction, { store, since, until }: FileRange): Promise<string[]> {
  const rows = await tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where('o.store_id', '=', store)
    .where('p.at', '>=', since)
    .where('p.at', '<', until)
    // A refund that was replaced counts once, with the refund that replaces it.
    .where((it) => it.or([it('p.refund_state', 'is', null), it('p.refund_state', '<>', 'replaced')]))
    .orderBy('p.at')
    .orderBy('p.kind')
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Rows of `paymentColumns`, in the order of the ids. */
export async function paymentCells(
  tx: Transaction,
  ids: readonly string[],
  store: CountedStore,
  words: ValueWords,
): Promise<Cell[][]> {
  const rows = await tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .leftJoin('users as u', 'u.id', 'p.made_by')
    .leftJoin('payments as mistake', (join) =>
      join.onRef('mistake.id', '=', 'p.replaces').on('mistake.kind', '=', 'payment'),
    )
    .select(['p.id', 'p.order_id', 'p.session_id', 'p.kind', 'p.amount', 'p.method_id', 'p.type_id', 'p.provider_ref'])
    .select(['p.at', 'p.made_by', 'p.refund_state', 'o.number', 'o.currency', 'o.main_contact_info_json'])
    .select(['u.first_name', 'u.last_name', 'u.email', 'mistake.id as mistake'])
    .where('p.id', 'in', ids)
    .execute();
  const orders = rows.map(({ order_id }) => order_id);
  const tours = await toursOf(tx, orders);
  const sellers = await sellersOf(tx, orders);
  const { payment_types = [] } = (await storeOf(tx, { store_id: store.id })).settings;
  const titles = new Map(payment_types.map(({ id, title }) => [id, title]));
  const methodOf = (id: string) => {
    const title = titles.get(id) ?? id;
    return usualTitles[id as keyof typeof usualTitles] === title || !titles.has(id) ? (words[id] ?? title) : title;
  };

  return inOrder(ids, rows).map((row) => {
    const amount = toDecimal(row.kind === 'refund' ? -row.amount : row.amount, row.currency);
    const user = [row.first_name, row.last_name].join(' ').trim() || row.email;
    const { titles: title, dates } = tours(row.order_id);
    return [
      ...momentOf(row.at, store),
      row.number,
      ...guestOf(row),
      title,
      dates,
      words[row.mistake === null ? row.kind : 'correction'],
      row.method_id === PAYMENT_LINK ? words['card'] : methodOf(row.type_id ?? row.method_id),
      decimalCell(amount),
      row.currency,
      // A correction is of what was received: the sum of both is what came.
      words[row.kind === 'payment' || row.mistake !== null ? 'received' : refundStateOf(row)],
      row.made_by === null ? '' : (sellers.get(`${row.order_id} ${row.at}`) ?? user),
      row.provider_ref,
    ];
  });
}

export const bookingColumns =
  'date time number first_name last_name email phone_number experience_title tour_date people total paid refunded due currency source status promo_code'.split(
    ' ',
  );

/** The orders that the numbers count as sold (B7), by the instant of their confirmation. */
export async function bookingIds(tx: Transaction, { store, since, until }: FileRange): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', store)
    .where('confirmed_at', '>=', since)
    .where('confirmed_at', '<', until)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Rows of `bookingColumns`, in the order of the ids. */
export async function bookingCells(
  tx: Transaction,
  ids: readonly string[],
  store: CountedStore,
  words: ValueWords,
): Promise<Cell[][]> {
  const rows = await tx.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const tours = await toursOf(tx, ids);

  return inOrder(ids, rows).map((row) => {
    const { titles, dates, people } = tours(row.id);
    const { email, phone_number } = buyerContact(row);
    return [
      ...momentOf(row.confirmed_at ?? row.created_at, store),
      row.number,
      ...guestOf(row),
      email,
      phone_number,
      titles,
      dates,
      people,
      ...[row.total, row.paid, row.refunded, dueOf(row)].map((amount) => decimalCell(toDecimal(amount, row.currency))),
      row.currency,
      words[row.source],
      words[row.status],
      row.promo_code,
    ];
  });
}

/** The tours of orders and their days, in words, including lines that were cancelled later. */
async function toursOf(tx: Transaction, orders: readonly string[]) {
  const lines = await tx
    .selectFrom('order_lines as l')
    .innerJoin('experiences as e', 'e.id', 'l.experience_id')
    .select(['l.order_id', 'l.date', 'l.people', 'e.title'])
    .where('l.order_id', 'in', orders)
    .orderBy('l.position')
    .execute();
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  const listed = (all: readonly string[]) => [...new Set(all)].join(', ');
  return (order: string) => {
    const own = byOrder.get(order) ?? [];
    return {
      titles: listed(own.map(({ title }) => title)),
      dates: listed(own.map(({ date }) => date)),
      people: own.reduce((sum, { people }) => sum + people, 0),
    };
  };
}

/** Names of staff by order and instant. At a shared device the payment's user is the one who enrolled it, not the person who took the money. */
async function sellersOf(tx: Transaction, orders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = await tx
    .selectFrom('history')
    .select(['subject_id', 'at', 'actor'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', 'in', orders)
    .where('actor_kind', '=', 'staff')
    .execute();
  return new Map(entries.map(({ subject_id, at, actor }) => [`${subject_id} ${at}`, actor]));
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Day and time by the store's clock. */
function momentOf(at: number, { time_zone }: CountedStore): [string, string] {
  const moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(time_zone);
  return [moment.toPlainDate().toString(), moment.toPlainTime().toString({ smallestUnit: 'minute' })];
}

function guestOf(row: Pick<OrderRow, 'main_contact_info_json'>): Cell[] {
  const { first_name, last_name } = buyerContact(row);
  return [first_name, last_name];
}
