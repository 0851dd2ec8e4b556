import { type Reason, reason } from '../contract/problems.ts';
import { exponent } from '../money/currency-decimals.ts';
import { minor, toDecimal } from '../money/money.ts';
import { leavesTooLittle } from '../money/payable.ts';
import { amountTextProblem, asTyped, typedDecimal } from '../money/typed-amount.ts';

export const MANUAL = '1';
export const PAYMENT_LINK = '2';

/** The content of the payment step. `amount` and `percentage` are as typed. */
export interface OrderForm {
  readonly payment_method_id: string;
  readonly payment_type_id: string;
  readonly amount: string;
  readonly percentage: string;
  readonly comment: string;
}

/** The limits of the amount, as decimal strings of one currency. */
export interface OrderBounds {
  readonly total: string;
  readonly deposit: string;
  readonly currency: string;
}

/** The form when it opens, with the deposit, which may be 0. Manual payment is never of 0 (P3). */
export function openedOrderForm(payment_method_id: string, bounds: OrderBounds): OrderForm {
  const form = { payment_method_id, payment_type_id: '', amount: '', percentage: '', comment: '' };
  return withMethod(withAmount(form, asTyped(bounds.deposit), bounds), payment_method_id, bounds);
}

/** P2: a payment link has no payment type. Manual payment is never of 0, so it then takes the whole total. */
export function withMethod(form: OrderForm, payment_method_id: string, bounds: OrderBounds): OrderForm {
  if (payment_method_id === PAYMENT_LINK) return { ...form, payment_method_id, payment_type_id: '' };
  const manual = { ...form, payment_method_id };
  return isOfNothing(form) ? withAmount(manual, asTyped(bounds.total), bounds) : manual;
}

export function isOfNothing({ amount }: OrderForm): boolean {
  return /^0+([.,]0*)?$/.test(amount.trim());
}

/** Whether the form's amount equals a decimal string, in whatever way it was typed. */
export function isOfAmount({ amount }: Pick<OrderForm, 'amount'>, expected: string, currency: string): boolean {
  return parsed(amount, exponent(currency)) === Number(expected);
}

/** P3: the percentage follows the amount, rounded to 2 decimals. For an invalid amount it is empty. */
export function withAmount(form: OrderForm, amount: string, { total, currency }: OrderBounds): OrderForm {
  const whole = minor(total, currency);
  const part = parsed(amount, exponent(currency));
  if (part === null || whole === 0) return { ...form, amount, percentage: '' };
  return { ...form, amount, percentage: asTyped(String(Math.round((part / Number(total)) * 100 * 100) / 100)) };
}

/** P3: the amount follows the percentage, rounded to the currency's decimals (2 for most). */
export function withPercentage(form: OrderForm, percentage: string, { total, currency }: OrderBounds): OrderForm {
  const share = parsed(percentage, 2);
  if (share === null) return { ...form, percentage, amount: '' };
  const amount = toDecimal(Math.round((minor(total, currency) * share) / 100), currency);
  return { ...form, percentage, amount: asTyped(amount) };
}

export type OrderProblems = Partial<Record<'payment_method_id' | 'payment_type_id' | 'amount' | 'percentage', Reason>>;

/** The problems of the form (P2 to P4). The engine checks amounts by the same limits. */
export function orderFormProblems(form: OrderForm, bounds: OrderBounds): OrderProblems {
  const problems: OrderProblems = {};
  if (form.payment_method_id === '') problems.payment_method_id = reason('required_to_pay');
  if (form.payment_method_id === MANUAL && form.payment_type_id === '')
    problems.payment_type_id = reason('required_to_pay');
  const amount = amountProblem(form.amount, bounds, form.payment_method_id === MANUAL);
  if (amount) problems.amount = amount;
  const share = parsed(form.percentage, 2);
  if (form.percentage !== '' && (share === null || share < 0 || share > 100))
    problems.percentage = reason('bad_percentage');
  return problems;
}

/** The problem of an amount to pay now, or null. `manual` payment is never of 0, and may leave any balance, because it may be paid by hand. */
export function amountProblem(
  amount: string,
  { total, deposit, currency }: OrderBounds,
  manual: boolean,
): Reason | null {
  const value = parsed(amount, exponent(currency));
  if (value === null) return amountTextProblem(amount, currency);
  if (manual && value === 0) return reason('required_to_pay');
  if (value < Number(deposit)) return reason('pay_at_least', { amount: deposit, currency });
  if (value > Number(total)) return reason('pay_at_most', { amount: total, currency });
  const [paid, all] = [minor(String(value), currency), minor(total, currency)];
  if (manual || !leavesTooLittle(paid, all, currency)) return null;
  return reason('leaves_too_little', { rest: toDecimal(all - paid, currency), total, currency });
}

/** Null if the text is not a number. */
function parsed(text: string, places: number): number | null {
  const decimal = typedDecimal(text, places);
  return decimal === null ? null : Number(decimal);
}
