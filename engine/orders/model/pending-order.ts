import type { Language } from '#domain/contract/languages.ts';
import type { Totals } from '#domain/money/totals.ts';
import { paymentStatusOf } from '#domain/orders/status.ts';
import type { Promo } from '../../catalogue/promo.ts';
import { bookedDate, bookedPeople } from '../../database/booked-selection.ts';
import type { Transaction } from '../../database/database.ts';
import type { CartLineRow, CartRow, OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Actor } from '../../history/record-change.ts';
import { actorOf, moneyFact, recordOrderChange } from './order-history.ts';
import { orderNumber, searchText } from './order-number.ts';
import { insertOrderWords } from './order-words.ts';
import type { Terms } from './payment-terms.ts';
import { type Clock, orderLinesOf, updateOrder } from './queries.ts';

/** The data from which an order is made. */
export interface PendingOrderInput {
  cart: CartRow;
  lines: readonly CartLineRow[];
  totals: Totals;
  /** The effect of the cart's code; null without a code. */
  promo?: Promo | null;
  currency: string;
  terms: Terms;
  comment?: string;
  /** When the order frees its places. */
  until: Temporal.Instant;
  rest_due_days: number;
  /** The user who makes the order for a guest. */
  made_by?: number | null;
  customer_id?: number | null;
  /** The language of emails to its buyer; null: the store's own. */
  language?: Language | null | undefined;
  /** The person who sold it at a shared device, if `made_by` does not name that person. */
  actor?: Actor;
  staff_note?: string;
  /** For an order that a desk has sold already: its number, and the time of the sale. */
  sold?: { readonly number: string; readonly at: Temporal.Instant };
}

/** Makes the one pending order of a cart, or updates it to the cart's present state (P9). It shares the cart's holds. */
export async function savePendingOrder(
  tx: Transaction,
  known: OrderRow | undefined,
  bought: PendingOrderInput,
  at: Clock,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const order = known ? await updatePendingOrder(tx, known, bought) : await insertPendingOrder(tx, bought, at);
  await tx.deleteFrom('order_lines').where('order_id', '=', order.id).execute();
  await tx
    .insertInto('order_lines')
    .values(await linesFor(tx, order.id, bought, at))
    .execute();
  return { order, lines: await orderLinesOf(tx, order.id) };
}

async function updatePendingOrder(tx: Transaction, known: OrderRow, bought: PendingOrderInput): Promise<OrderRow> {
  const search_text = searchText({ ...bought.cart, number: known.number }, bought.lines);
  const { language = known.language } = bought;
  return updateOrder(tx, known, { ...contentOf(bought), search_text, language }, false);
}

async function insertPendingOrder(tx: Transaction, bought: PendingOrderInput, { now, newId }: Clock) {
  const content = contentOf(bought);
  const fresh = { ...content, status: 'pending' as const, paid: 0, refunded: 0 };
  const number = bought.sold?.number ?? (await freeNumber(tx, newId));
  const order: OrderRow = {
    ...fresh,
    id: newId(),
    number,
    store_id: bought.cart.store_id,
    cart_id: bought.cart.id,
    payment_status: paymentStatusOf({ ...fresh, failed: false }),
    created_at: (bought.sold?.at ?? now).epochMilliseconds,
    version: 1,
    redacted_at: null,
    customer_id: bought.customer_id ?? null,
    made_by: bought.made_by ?? null,
    staff_note: bought.staff_note ?? '',
    search_text: searchText({ ...bought.cart, number }, bought.lines),
    look_at: null,
    looked_at: 0,
    is_overdue: 0,
    rest_told: null,
    refund_told: 0,
    confirmed_at: null,
    source: sourceOf(bought),
    counted_version: 0,
    language: bought.language ?? null,
  };
  await tx.insertInto('orders').values(order).execute();
  await insertOrderWords(tx, order);
  const actor = bought.actor ?? actorOf(order.made_by);
  const at = Temporal.Instant.fromEpochMilliseconds(order.created_at);
  const total = moneyFact(order.total, order.currency);
  await recordOrderChange(tx, order, { kind: 'placed', actor, at, after: { status: order.status, total } });
  return order;
}

function sourceOf({ sold, made_by = null }: PendingOrderInput): OrderRow['source'] {
  if (sold) return 'desk';
  return made_by === null ? 'storefront' : 'staff';
}

function contentOf({ cart, totals, promo, currency, terms, comment = '', until, rest_due_days }: PendingOrderInput) {
  return {
    ...terms,
    currency,
    subtotal: totals.subtotal,
    discount: promo?.discount ?? 0,
    promo_code: promo?.used ? promo.code : null,
    promo_code_id: promo?.used?.id ?? null,
    promo_customer: promo?.used?.customer ?? null,
    total: totals.total,
    deposit: totals.deposit,
    main_contact_info_json: cart.main_contact_info_json,
    note: cart.note,
    comment,
    expires_at: until.epochMilliseconds,
    rest_due_days,
  };
}

/**
 * A number that no order has, and that no desk device may use. There are a thousand million numbers, so a taken number is rare, and the loop
 * hardly ever runs twice.
 */
export async function freeNumber(tx: Transaction, newId: () => string): Promise<string> {
  for (;;) {
    const number = orderNumber(newId());
    const taken = await tx
      .selectFrom('orders')
      .select('number')
      .where('number', '=', number)
      .unionAll(tx.selectFrom('reserved_numbers').select('number').where('number', '=', number))
      .executeTakeFirst();
    if (!taken) return number;
  }
}

/** The lines of an order. A line keeps its cart line's id, unless another order of the cart already has it. */
async function linesFor(
  tx: Transaction,
  order_id: string,
  { lines, promo }: Pick<PendingOrderInput, 'lines' | 'promo'>,
  { newId }: Clock,
): Promise<OrderLineRow[]> {
  const ids = lines.map(({ id }) => id);
  const all = tx.selectFrom('order_lines').select('id').where('id', 'in', ids);
  const elsewhere = await all.where('order_id', '<>', order_id).execute();
  const taken = new Set(elsewhere.map(({ id }) => id));
  return lines.map(({ cart_id: _ofTheCart, ...line }, i) => ({
    ...line,
    id: taken.has(line.id) ? newId() : line.id,
    order_id,
    attendance_status: 'expected',
    date: bookedDate(line.wish_json),
    people: bookedPeople(line.wish_json),
    retained: 0,
    refunded: 0,
    discount: promo?.shares[i] ?? 0,
    note: '',
    reminded_of: null,
    cancel_told: 0,
    departure_cancelled: 0,
  }));
}
