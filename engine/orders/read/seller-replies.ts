import { hrefTo } from '#domain/app/pages.ts';
import { storeOrigin } from '#domain/app/store-origin.ts';
import { isLanguage, type Language } from '#domain/contract/languages.ts';
import type { Order } from '#domain/contract/orders.ts';
import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';
import * as calls from '#domain/contract/seller-orders.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { readExperiences, settingsOf } from '../../catalogue/read-store.ts';
import { lineIn, settingsIn, translationOf } from '../../catalogue/translate.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Serialised } from '../../http/json-response.ts';
import { filterByText, ordered, paginate } from '../../http/lists.ts';
import { versioned } from '../../http/request/if-match.ts';
import { type Route, readAs } from '../../http/route.ts';
import { amendmentsOf } from '../model/amendments.ts';
import { openQuestions } from '../model/booking-answers.ts';
import { sellersLines } from '../model/order-access.ts';
import type { LineOfOrder } from '../model/prices.ts';
import { findLine, orderLinesOf, sessionsOf } from '../model/queries.ts';
import { isBalanceOverdue } from '../model/timetable.ts';
import { type MeetingPointOf, orderAnswer, orderLineReply } from './order-reply.ts';

/** The time and the origin of an answer. */
export interface SellerOrdersInput {
  readonly now: Temporal.Instant;
  readonly origin: string;
  /** The reader's language; without it, texts of the shop stay as it wrote them. */
  readonly language?: Language;
}

/** The stores of orders, each with its settings: a store of long texts is read once for all of its orders. */
async function storesOf(tx: Transaction, orders: readonly OrderRow[], language: Language | undefined) {
  const rows = await tx
    .selectFrom('stores as s')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.account_id', 's.domain', 's.settings_json', 's.translations_json', 'a.language'])
    .where('s.id', 'in', [...new Set(orders.map(({ store_id }) => store_id))])
    .execute();
  return new Map(
    rows.map((row) => {
      const settings = settingsOf(row);
      return [row.id, { ...row, settings: language ? settingsIn(settings, language) : settings }];
    }),
  );
}

/** Orders as sellers see them, in the given order, read by a few queries however many they are. */
export async function sellerOrders(
  tx: Transaction,
  orders: readonly OrderRow[],
  input: SellerOrdersInput,
): Promise<SellerOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await orderLinesOf(tx, ...ids);
  const sessions = await sessionsOf(tx, ...ids);
  const changes = await amendmentsOf(tx, ...ids);
  const carts = await openCarts(tx, orders);
  const meetingPoints = await meetingPointsOf(tx, lines);
  const stores = await storesOf(tx, orders, input.language);

  return orders.map((row) => {
    const mine = lines.filter(({ order_id }) => order_id === row.id);
    const cart = carts.find(({ order_id }) => order_id === row.id);
    const meetingPointOf = (id: number) => meetingPoints.get(id) ?? null;
    const store = stores.get(row.store_id);
    const ofOrder = <T extends { order_id: string }>(rows: readonly T[]) =>
      rows.filter(({ order_id }) => order_id === row.id);
    const parts = {
      lines: mine,
      sessions: ofOrder(sessions),
      changes: ofOrder(changes),
      settings: store?.settings ?? {},
      until: row.status === 'pending' ? Math.max(row.expires_at ?? 0, cart?.expires_at ?? 0) : null,
      meetingPointOf,
    };
    const [first] = mine;
    return {
      ...orderAnswer(row, parts, input.now),
      lines: mine.map((line) => sellerLine({ order: row, line, all: mine }, meetingPointOf, input.now)),
      store: row.store_id,
      seller: store?.account_id ?? 0,
      customer: row.customer_id,
      made_by: row.made_by,
      staff_note: row.staff_note,
      overdue: isBalanceOverdue(row, mine, input.now),
      language: row.language !== null && isLanguage(row.language) ? row.language : null,
      order_url: first ? storeOrigin(store?.domain ?? null, input.origin) + hrefTo.order(row.id, first.id) : null,
    };
  });
}

/** One order as sellers see it. */
export async function sellerOrder(tx: Transaction, order: OrderRow, input: SellerOrdersInput): Promise<SellerOrder> {
  const [shown] = await sellerOrders(tx, [order], input);
  if (!shown) throw new Error('one order is one answer');
  return shown;
}

/** The same for its buyer: with the tours' texts in a language, archived tours too (G4). */
export async function buyerOrder(
  tx: Transaction,
  order: OrderRow,
  language: Language,
  input: SellerOrdersInput,
): Promise<SellerOrder> {
  const shown = await sellerOrder(tx, order, { ...input, language });
  const ids = [...new Set(shown.lines.map(({ experience_id }) => experience_id))];
  const tours = new Map((await readExperiences(tx, ids, order.store_id, true)).map((it) => [it.id, it]));
  const translated = (line: SellerLine) => {
    const tour = tours.get(line.experience_id);
    const inLanguage = tour && translationOf(tour, language);
    return inLanguage ? lineIn(line, inLanguage) : line;
  };
  return { ...shown, lines: shown.lines.map(translated) };
}

/** The same with its version, which `If-Match` can name. */
export async function versionedOrder(tx: Transaction, order: OrderRow, input: SellerOrdersInput): Promise<Serialised> {
  return versioned(await sellerOrder(tx, order, input), order.version);
}

/** Lines of orders as sellers see them. */
export async function sellerLines(
  tx: Transaction,
  shown: readonly LineOfOrder[],
  now: Temporal.Instant,
): Promise<SellerLine[]> {
  const lines = shown.map(({ line }) => line);
  const points = await meetingPointsOf(tx, lines);
  return shown.map((of) => sellerLine(of, (id) => points.get(id) ?? null, now));
}

function sellerLine(of: LineOfOrder, pointOf: MeetingPointOf, now: Temporal.Instant): SellerLine {
  const { line } = of;
  const { currency } = of.order;
  const sum = (amount: Minor) => ({ amount: toDecimal(amount, currency), currency });
  return {
    ...orderLineReply(of, pointOf, now),
    people: line.people,
    note: line.note,
    refunded: sum(line.refunded),
    discount: sum(line.discount),
    open_questions: openQuestions(line),
  };
}

/** The carts of pending orders: such an order lives as long as the cart whose holds it shares. */
function openCarts(tx: Transaction, orders: readonly OrderRow[]) {
  const ids = orders.flatMap(({ status, cart_id }) => (status === 'pending' && cart_id !== null ? cart_id : []));
  return tx
    .selectFrom('carts')
    .select(['order_id', 'expires_at'])
    .where('id', 'in', ['', ...ids])
    .where('ordered', '=', 0)
    .execute();
}

async function meetingPointsOf(tx: Transaction, lines: readonly OrderLineRow[]) {
  const ids = [...new Set(lines.map(({ experience_id }) => experience_id))];
  const rows = await tx
    .selectFrom('experiences as e')
    .innerJoin('meeting_points as m', 'm.id', 'e.meeting_point_id')
    .select(['e.id as experience_id', 'm.id', 'm.name', 'm.address_json', 'm.lat', 'm.lon', 'm.instructions'])
    .where('e.id', 'in', [0, ...ids])
    .execute();
  return new Map(
    rows.map(({ experience_id, address_json, ...point }) => [
      experience_id,
      { ...point, address: JSON.parse(address_json) as NonNullable<Point>['address'] },
    ]),
  );
}

type Point = Order['lines'][number]['meeting_point'];

/** GET of the lines of an order with a token, for callers who see its guests. */
export function listSellerLinesRoute(context: Context): Route {
  return readAs(context, calls.listSellerLines, 'bookings.read', async (tx, input) => {
    const { params, caller, query, url, origin, now } = input;
    const { order, all, seen } = await sellersLines(tx, caller, params['orderId'], 'bookings.read');
    const shown = seen.map((line) => ({ order, line, all }));
    const text = (it: SellerLine) => `${it.experience.title}\n${it.note}`;
    const found = filterByText(await sellerLines(tx, shown, now), query.search, text);
    return paginate(ordered(found, query.ordering, orderings), query, url, origin);
  });
}

const orderings = {
  starts_at: (it: SellerLine) => Date.parse(it.starts_at),
  title: (it: SellerLine) => it.experience.title,
  total: (it: SellerLine) => Number(it.total.gross),
  attendance_status: (it: SellerLine) => it.attendance_status,
};

/** GET of one line with a token. */
export function readSellerLineRoute(context: Context): Route {
  return readAs(context, calls.readSellerLine, 'bookings.read', async (tx, { params, caller, now }) => {
    const { order, all, seen } = await sellersLines(tx, caller, params['orderId'], 'bookings.read');
    return oneLine(tx, { order, line: findLine(seen, params['id']), all }, now);
  });
}

/** One line as sellers see it, with the version of its order. */
export async function oneLine(tx: Transaction, shown: LineOfOrder, now: Temporal.Instant): Promise<Serialised> {
  const [answer] = await sellerLines(tx, [shown], now);
  if (!answer) throw new Error('one line is one answer');
  return versioned(answer, shown.order.version);
}
