import { unansweredOf } from '#domain/booking/booking-questions.ts';
import type { NewOrder } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { promoWords } from '#domain/text/promo-words.ts';
import { lineTotals } from '../../catalogue/line-totals.ts';
import { promoToUse } from '../../catalogue/promo.ts';
import { notForSale } from '../../catalogue/resale.ts';
import { paymentMethodsOf } from '../../catalogue/settings.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { CartLineRow, CartRow } from '../../database/tables.ts';
import { Invalid, problemsIn, Refused } from '../../errors.ts';
import type { Input } from '../../http/route.ts';
import { answeredLine, unansweredProblems } from '../model/booking-answers.ts';
import { titlesOf } from '../model/order-number.ts';
import { termsOf } from '../model/payment-terms.ts';
import type { PendingOrderInput } from '../model/pending-order.ts';
import { cartLinesOf } from '../model/queries.ts';

/** What a cart is to be bought for: all that can be said against it has been asked, and nothing is written yet. */
export interface CheckoutQuote extends Omit<PendingOrderInput, 'until' | 'rest_due_days'> {
  /** The first instant at which one of the lines can be booked no more. */
  cutoff: Temporal.Instant;
}

/**
 * Checks and prices what a visitor wants to pay for a locked cart.
 *
 * @throws Invalid for what is wrong with the selection, or where something of the contact step is missing; Refused price_changed,
 *   amount_too_small, past_cutoff, not_for_sale
 */
export async function checkoutQuote(
  { payments }: Context,
  tx: Transaction,
  { body, store, storefront, now }: Input<unknown, NewOrder>,
  cart: CartRow,
): Promise<CheckoutQuote> {
  const { currency } = store;
  const lines = await cartLinesOf(tx, cart.id);
  await refuseRevoked(tx, cart, lines);
  const promo = await promoToUse(tx, { cart, lines, store, now });
  const totals = lineTotals(lines, promo?.discount ?? 0, storefront, now);
  if (promo?.refusal) refuseUnseen(promoWords(promo.refusal), body, totals, currency);
  const methods = paymentMethodsOf(storefront.settings);
  const card = { least: payments.least(currency), step: payments.step(currency) };
  const terms = termsOf(body, { methods, totals, currency, ...card });
  const noContact = { path: ['main_contact_info'], message: 'Please fill in the contact details first.' };
  const missing = [
    ...(cart.main_contact_info_json === null ? [noContact] : []),
    ...lines.flatMap((line, i) => problemsIn(['lines', i], unansweredProblems(unansweredOf(answeredLine(line))))),
  ];
  if (missing.length > 0) throw new Invalid(missing);
  const cutoff = await firstCutoff(tx, lines, now);
  return { cart, lines, totals, promo, currency, terms, comment: body.comment ?? '', cutoff };
}

/** A tour whose supplier has ended the agreement since it was put in the cart (A26). @throws Refused not_for_sale */
async function refuseRevoked(tx: Transaction, { store_id }: CartRow, lines: readonly CartLineRow[]): Promise<void> {
  const ids = lines.map(({ experience_id }) => experience_id);
  const gone = await notForSale(tx, store_id, ids);
  const [title] = titlesOf(lines.filter(({ experience_id }) => gone.has(experience_id)));
  if (title !== undefined)
    throw new Refused('not_for_sale', `“${title}” is not sold here any more. Remove it from the cart.`);
}

/**
 * A code that no longer applies is refused unless the visitor agreed to the total without it (W8).
 *
 * @throws Refused price_changed
 */
function refuseUnseen(problem: string, { expected_total }: NewOrder, { total }: Totals, currency: string): void {
  const expected = expected_total === undefined ? null : exactMinor(expected_total, currency);
  if (expected === total) return;
  const new_total = toDecimal(total, currency);
  const old = expected === null ? {} : { old_total: toDecimal(expected, currency) };
  const detail = `${problem} The total is ${formatMoney(new_total, currency)} now.`;
  throw new Refused('price_changed', detail, { ...old, new_total, currency });
}

async function firstCutoff(tx: Transaction, lines: readonly CartLineRow[], now: Temporal.Instant) {
  const ids = lines.map(({ departure_id }) => departure_id);
  const departures = await tx.selectFrom('departures').select(['id', 'cutoff_at']).where('id', 'in', ids).execute();
  const past = departures.find(({ cutoff_at }) => cutoff_at < now.epochMilliseconds);
  if (past) {
    const [title] = titlesOf(lines.filter(({ departure_id }) => departure_id === past.id));
    throw new Refused('past_cutoff', `It is too late to book “${title}” for this time.`);
  }
  return Temporal.Instant.fromEpochMilliseconds(Math.min(...departures.map(({ cutoff_at }) => cutoff_at)));
}
