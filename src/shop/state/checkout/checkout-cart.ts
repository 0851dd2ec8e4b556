import { atom } from 'jotai';
import { type ShownCart, withAllDue } from '#domain/cart/shown-cart.ts';
import { isBalanceDueNow, USUAL_DUE_DAYS } from '#domain/orders/balance-due.ts';
import { cartAtom } from '../cart/cart.ts';
import { nowAtom } from '../clock.ts';
import { storeAtom } from '../resources.ts';

/** Whether a balance of the cart would be due by today (V3): what the engine said of its deposit may be of yesterday. */
const isAllDueAtom = atom((get): boolean => {
  const cart = get(cartAtom);
  const { rest_due_days = USUAL_DUE_DAYS } = get(storeAtom);
  return cart ? isBalanceDueNow({ rest_due_days, ...cart }, get(nowAtom)) : false;
});

/** The cart as it is paid: all of it where nothing can be paid later. */
export const checkoutCartAtom = atom((get): ShownCart | null | undefined => {
  const cart = get(cartAtom);
  return cart && get(isAllDueAtom) ? withAllDue(cart) : cart;
});
