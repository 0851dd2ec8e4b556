import { atom } from 'jotai';
import { type PageView, resourcesOf } from '#domain/app/pages.ts';
import { watchPull } from '#platform/page/pull-to-refresh.ts';
import { cartAtom, openCartAtom } from '../cart/cart.ts';
import { refreshAtom } from '../resources.ts';
import { servicesAtom } from '../services.ts';

/** Reads the data of a page and the cart again. Data that cannot be read stays as it is. @returns whether the engine could be reached */
export const refreshPageAtom = atom(null, async (get, set, view: PageView): Promise<boolean> => {
  const refreshBookings = async () => {
    if (view.page !== 'order' && view.page !== 'overview') return;
    const { readOrderAtom, refreshBookingsAtom } = await import('../orders/orders.ts');
    await (view.page === 'order' ? set(readOrderAtom, view.orderId) : set(refreshBookingsAtom));
  };
  const cart = async () => void (get(cartAtom) && (await (await set(openCartAtom)).refresh()));

  await Promise.all([
    ...resourcesOf(view).map((resource) => set(refreshAtom, resource, true)),
    refreshBookings(),
    cart(),
  ]);
  return !get(servicesAtom).connection.isOut();
});

/** Reports that a page is pulled down. See `platform/page/pull-to-refresh.ts`. */
export const watchPullAtom = atom(null, (_get, _set, pulled: (far: number) => void, letGo: () => void) =>
  watchPull(pulled, letGo),
);
