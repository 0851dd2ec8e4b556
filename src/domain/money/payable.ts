import { cardAmount, cardLeast, type Minor, wholeSteps } from './money.ts';

/** The deposit of a total, raised or all of it where cards could not pay it or the rest (F6). */
export function payableDeposit(asked: Minor, total: Minor, currency: string): Minor {
  if (asked === 0) return 0;
  const least = cardLeast(currency);
  const deposit = cardAmount(Math.max(asked, least), currency);
  return total - deposit < least ? wholeSteps(total, currency) : deposit;
}

/** Whether an amount leaves something of what is due, but less than another card payment. */
export function leavesTooLittle(amount: Minor, due: Minor, currency: string): boolean {
  return amount < due && due - amount < cardLeast(currency);
}

/** The discount of a code, all of the price where cards could not pay what it leaves (C13). @param most  the prices of the lines that it is for */
export function payableDiscount(discount: Minor, subtotal: Minor, most: Minor, currency: string): Minor {
  if (discount === 0 || !leavesTooLittle(discount, subtotal, currency)) return discount;
  return most === subtotal ? most : Math.max(0, subtotal - cardLeast(currency));
}
