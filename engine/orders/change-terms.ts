import type { ChangeOrder, ChangeWish } from '#domain/contract/line-change.ts';
import { formatMoney } from '#domain/format-money.ts';
import { changeAmounts, discountAfter } from '#domain/line-change.ts';
import type { Minor } from '#domain/money.ts';
import { decimal } from '#domain/money.ts';
import { MANUAL } from '#domain/order-form.ts';
import { appliesToday } from '../catalogue/promo.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Transaction } from '../database/database.ts';
import { Refused } from '../http/errors.ts';
import type { ChangedLine } from './changed-line.ts';
import { changedLine, refuseUnchangeable } from './changed-line.ts';
import { dueOf } from './due.ts';
import { lineAfter } from './line-after.ts';
import { pendingChange } from './line-changes.ts';
import { priceOf } from './order-price.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { orderLinesOf } from './queries.ts';
import { statedMinor } from './terms.ts';

/** A change as it was checked and priced: what the line would be, and what the order would cost. */
export interface ChangeTerms {
  changed: ChangedLine;
  /** Of the line. */
  discount: Minor;
  price: ReturnType<typeof priceOf>;
  to_pay: Minor;
  to_refund: Minor;
  until: Temporal.Instant;
}

interface Asked {
  order: OrderRow;
  line: OrderLineRow;
  wish: ChangeWish;
  storefront: Storefront;
  now: Temporal.Instant;
  /** The least that a card payment can be, and what it is a multiple of. */
  least: Minor;
  step: Minor;
}

/** What another wish for a booked line of a locked order comes to. @throws Failed 409; Invalid; Refused past_cutoff, places_taken */
export async function changeTerms(
  tx: Transaction,
  { order, line, wish, storefront, now, least, step }: Asked,
): Promise<ChangeTerms> {
  const lines = await orderLinesOf(tx, order.id);
  const until = refuseUnchangeable(order, line, lines, now);
  const pending = await pendingChange(tx, order.id);
  const changed = await changedLine(tx, { line, wish, pending, storefront, now });
  // A code that is over counts as the amount that it was.
  const isShare =
    (await isPercentage(tx, order)) && (await appliesToday(tx, order, { lines, store: storefront.store, now }));
  const discount = discountAfter(line, changed.row.gross, isShare);
  const price = priceAfter(order, lines, lineAfter(line, { ...changed.row, discount, answers_json: '[]' }));
  const before = { total: order.total, due: dueOf(order), deposit: order.deposit };
  return {
    changed,
    discount,
    price,
    ...changeAmounts(before, price, {
      paid: order.paid - order.refunded,
      isByHand: order.payment_method_id === MANUAL,
      least,
      step,
    }),
    until,
  };
}

/** What an order comes to with a line as it is to be. */
export function priceAfter(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  line: OrderLineRow,
): ReturnType<typeof priceOf> {
  return priceOf(
    order,
    lines.map((it) => (it.id === line.id ? line : it)),
  );
}

async function isPercentage(tx: Transaction, { promo_code_id }: OrderRow): Promise<boolean> {
  if (promo_code_id === null) return false;
  const code = await tx.selectFrom('promo_codes').select('kind').where('id', '=', promo_code_id).executeTakeFirst();
  return code?.kind === 'percent';
}

/** @throws Refused price_changed where the buyer was told other amounts; Invalid */
export function refuseOtherAmounts(
  { expected_to_pay, expected_to_refund }: ChangeOrder,
  { to_pay, to_refund }: Pick<ChangeTerms, 'to_pay' | 'to_refund'>,
  currency: string,
): void {
  const told = { expected_to_pay, expected_to_refund };
  const now = { expected_to_pay: to_pay, expected_to_refund: to_refund };
  for (const field of ['expected_to_pay', 'expected_to_refund'] as const) {
    const said = told[field];
    if (said === undefined) continue;
    const expected = statedMinor(field, said, currency);
    if (expected === now[field]) continue;
    const [old_total, new_total] = [decimal(expected, currency), decimal(now[field], currency)];
    const what = field === 'expected_to_pay' ? 'to pay' : 'that goes back';
    const detail = `It is ${formatMoney(new_total, currency)} ${what} now. Nothing has been changed.`;
    throw new Refused('price_changed', detail, { old_total, new_total, currency });
  }
}
