import { cardAmount, cardLeast, type Minor, wholeSteps } from './money.ts';

/** What is due now of a total, so that cards can pay it and the rest: more of it, or all, where either would be too little (F6). */
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

/** What a code takes off a price, so that cards can pay what is left: all of it where that would be too little (C13). @param most  that it may take off */
export function payableDiscount(discount: Minor, subtotal: Minor, most: Minor, currency: string): Minor {
  if (discount === 0 || !leavesTooLittle(discount, subtotal, currency)) return discount;
  return most === subtotal ? most : Math.max(0, subtotal - cardLeast(currency));
}
