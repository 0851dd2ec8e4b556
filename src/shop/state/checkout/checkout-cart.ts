import { atom } from 'jotai';
import { type ShownCart, withLinesDue } from '#domain/cart/shown-cart.ts';
import { isBalanceDueNow, USUAL_DUE_DAYS } from '#domain/orders/balance-due.ts';
import { cartAtom } from '../cart/cart.ts';
import { nowAtom } from '../clock.ts';
import { storeAtom } from '../resources.ts';

/** The ids of lines whose balance would be due by today (V3). The engine's answer about their deposit may be of yesterday. */
const dueLinesAtom = atom((get): string => {
  const cart = get(cartAtom);
  const { rest_due_days = USUAL_DUE_DAYS } = get(storeAtom);
  const now = get(nowAtom);
  const due = cart?.lines.filter((line) => isBalanceDueNow({ rest_due_days, ...cart, lines: [line] }, now)) ?? [];
  return due.map(({ id }) => id).join(' ');
});

/** The cart as it is paid: lines that cannot be paid later are due in full. */
export const checkoutCartAtom = atom((get): ShownCart | null | undefined => {
  const cart = get(cartAtom);
  return cart && withLinesDue(cart, new Set(get(dueLinesAtom).split(' ')));
});
