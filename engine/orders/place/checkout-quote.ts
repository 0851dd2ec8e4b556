import { unansweredOf } from '#domain/booking/booking-questions.ts';
import type { NewOrder } from '#domain/contract/orders.ts';
import { reason } from '#domain/contract/problems.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { promoWords } from '#text/promo-words.ts';
import { Invalid, problemsIn, Refused } from '../../base/errors.ts';
import { lineTotals } from '../../catalogue/line-totals.ts';
import { promoToUse } from '../../catalogue/promo.ts';
import { paymentMethodsOf } from '../../catalogue/settings.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { CartLineRow, CartRow } from '../../database/tables.ts';
import type { Input } from '../../http/route.ts';
import { answeredLine, unansweredProblems } from '../model/booking-answers.ts';
import { termsOf } from '../model/payment-terms.ts';
import type { PendingOrderInput } from '../model/pending-order.ts';
import { cartLinesOf } from '../model/queries.ts';

/** The checked and priced order of a cart; nothing is written yet. */
export interface CheckoutQuote extends Omit<PendingOrderInput, 'until' | 'rest_due_days'> {
  /** The first instant at which one of the lines can no longer be booked. */
  cutoff: Temporal.Instant;
}

/**
 * Checks and prices a visitor's payment for a locked cart.
 *
 * @throws Invalid for problems of the selection, or for missing fields of the contact step; Refused price_changed,
 *   amount_too_small
 */
export async function checkoutQuote(
  { payments }: Context,
  tx: Transaction,
  { body, store, storefront, now }: Input<unknown, NewOrder>,
  cart: CartRow,
): Promise<CheckoutQuote> {
  const { currency } = store;
  const lines = await cartLinesOf(tx, cart.id);
  const promo = await promoToUse(tx, { cart, lines, store, now });
  const totals = lineTotals(lines, promo?.discount ?? 0, storefront, now);
  if (promo?.refusal) refuseUnseen(promoWords(promo.refusal), body, totals, currency);
  const methods = paymentMethodsOf(storefront.settings);
  const card = { least: payments.least(currency), step: payments.step(currency) };
  const terms = termsOf(body, { methods, totals, currency, ...card });
  const noContact = { path: ['main_contact_info'], ...reason('contact_missing') };
  const missing = [
    ...(cart.main_contact_info_json === null ? [noContact] : []),
    ...lines.flatMap((line, i) => problemsIn(['lines', i], unansweredProblems(unansweredOf(answeredLine(line))))),
  ];
  if (missing.length > 0) throw new Invalid(missing);
  const cutoff = await firstCutoff(tx, lines);
  return { cart, lines, totals, promo, currency, terms, comment: body.comment ?? '', cutoff };
}

/**
 * Refuses a code that no longer applies, unless the visitor agreed to the total without it (W8).
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

async function firstCutoff(tx: Transaction, lines: readonly CartLineRow[]) {
  const ids = lines.map(({ departure_id }) => departure_id);
  const departures = await tx.selectFrom('departures').select('cutoff_at').where('id', 'in', ids).execute();
  return Temporal.Instant.fromEpochMilliseconds(Math.min(...departures.map(({ cutoff_at }) => cutoff_at)));
}
