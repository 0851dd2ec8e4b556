import { cardAmount, cardLeast, type Minor, wholeSteps } from './money.ts';

/** The deposit of a total. It is raised, or becomes the whole total, if cards could not pay it or the balance (F6). */
export function payableDeposit(amount: Minor, total: Minor, currency: string): Minor {
  if (amount === 0) return 0;
  const least = cardLeast(currency);
  const deposit = cardAmount(Math.max(amount, least), currency);
  return total - deposit < least ? wholeSteps(total, currency) : deposit;
}

/** Whether an amount leaves a balance that is too small for a card payment. */
export function leavesTooLittle(amount: Minor, due: Minor, currency: string): boolean {
  return amount < due && due - amount < cardLeast(currency);
}

/**
 * The discount of a code (C13). If cards could not pay the rest, the discount is the whole price, or leaves the least payable amount. @param most
 * the price of the lines that the code is for
 */
export function payableDiscount(discount: Minor, subtotal: Minor, most: Minor, currency: string): Minor {
  if (discount === 0 || !leavesTooLittle(discount, subtotal, currency)) return discount;
  return most === subtotal ? most : Math.max(0, subtotal - cardLeast(currency));
}

/** The part of what is due that cards can pay: nothing of too little, and whole steps. The rest is given to the buyer (P12). */
export function payablePart(due: Minor, { least, step = 1 }: { least: Minor; step?: Minor }): Minor {
  return due < least ? 0 : due - (due % step);
}
