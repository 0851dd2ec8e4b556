import type { PaymentMethod } from '#domain/contract/cart.ts';
import type { NewOrder } from '#domain/contract/orders.ts';
import { notAChoice, reason } from '#domain/contract/problems.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, type Minor, toDecimal } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { amountProblem, MANUAL } from '#domain/orders/order-form.ts';
import { Invalid, invalidError, Refused } from '../../base/errors.ts';

/** How an order is to be paid. */
export interface Terms {
  payment_method_id: string;
  /** Only for manual payment (P2). */
  payment_type_id: string | null;
  amount: Minor;
}

type PaymentChoice = Pick<NewOrder, 'payment_method_id' | 'payment_type_id' | 'amount' | 'expected_total'>;

/** The least amount of card payments, and the step of their amounts; 1 by default. */
interface CardSteps {
  currency: string;
  least: Minor;
  step?: Minor;
}

interface Offer extends CardSteps {
  methods: readonly PaymentMethod[];
  totals: Totals;
}

interface Bounds extends CardSteps {
  deposit: Minor;
  total: Minor;
  isManual: boolean;
}

/**
 * A visitor's choice of payment and amount, as the cart offers them (P2, P3, P11).
 *
 * @throws Invalid with messages per field; Refused price_changed or amount_too_small
 */
export function termsOf(choice: PaymentChoice, offer: Offer): Terms {
  const { methods, totals, currency } = offer;
  const words = (total: string) => `The total is ${total} now.`;
  refuseOtherAmount('expected_total', choice.expected_total, totals.total, currency, words);
  const method = methods.find(({ id }) => id === choice.payment_method_id);
  if (!method) throw invalidError(['payment_method_id'], notAChoice(choice.payment_method_id));
  const isManual = method.id === MANUAL;
  return {
    payment_method_id: method.id,
    payment_type_id: isManual ? paymentType(choice.payment_type_id, method) : null,
    amount: amountToPay(choice.amount, { ...offer, ...totals, isManual }),
  };
}

/**
 * Checks an amount that the caller expects, if they state one: it must be the present amount.
 *
 * @param words  the refusal's words about the present amount
 * @throws Refused price_changed, or refund_changed for `expected_refund`; Invalid
 */
export function refuseOtherAmount(
  field: string,
  stated: string | undefined,
  now: Minor,
  currency: string,
  words: (amount: string) => string,
): void {
  if (stated === undefined) return;
  const expected = statedMinor(field, stated, currency);
  if (expected === now) return;
  const [before, after] = [toDecimal(expected, currency), toDecimal(now, currency)];
  const detail = words(formatMoney(after, currency));
  throw field === 'expected_refund'
    ? new Refused('refund_changed', detail, { old_refund: before, new_refund: after, currency })
    : new Refused('price_changed', detail, { old_total: before, new_total: after, currency });
}

/** @throws Invalid for a type of manual payment that the method does not have */
export function paymentType(chosen: string | null | undefined, { payment_types }: PaymentMethod): string {
  if (chosen === undefined) throw invalidError(['payment_type_id'], reason('required'));
  if (chosen === null || chosen === '') throw invalidError(['payment_type_id'], reason('required_to_pay'));
  if (!payment_types.some(({ id }) => id === chosen)) throw invalidError(['payment_type_id'], notAChoice(chosen));
  return chosen;
}

/**
 * An amount between the part that is due now and the full price (P3); 0 is allowed only if nothing is due now (P11).
 *
 * @throws Invalid; Refused amount_too_small for a card payment below the provider's least
 */
export function amountToPay(stated: string, { deposit, total, currency, least, step = 1, isManual }: Bounds): Minor {
  const amount = statedMinor('amount', stated, currency);
  const bounds = { deposit: toDecimal(deposit, currency), total: toDecimal(total, currency), currency };
  const problem = amountProblem(toDecimal(amount, currency), bounds, isManual);
  if (problem) throw invalidError(['amount'], problem);
  if (!isManual && amount > 0 && amount < least) throw amountTooSmallError(least, currency);
  if (!isManual && amount % step !== 0) throw amountStepError(amount, { step, total, currency });
  return amount;
}

function amountTooSmallError(least: Minor, currency: string): Refused {
  const words = formatMoney(toDecimal(least, currency), currency);
  return new Refused('amount_too_small', `A card payment is ${words} or more.`, { currency });
}

function amountStepError(
  amount: Minor,
  { step, total, currency }: { step: Minor; total: Minor; currency: string },
): Invalid {
  const below = amount - (amount % step);
  const possible = [below, below + step].filter((it) => it <= total);
  const amounts = possible.map((it) => toDecimal(it, currency));
  return invalidError(['amount'], reason('not_payable_by_card', { amounts, currency }));
}

/** A body's amount in minor units. @throws Invalid if it has more decimals than its currency */
export function statedMinor(field: string, stated: string, currency: string): Minor {
  const amount = exactMinor(stated, currency);
  if (amount !== null) return amount;
  throw invalidError([field], reason('too_many_decimals', { places: exponent(currency) }));
}
