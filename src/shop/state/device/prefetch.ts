import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { hrefTo } from '#domain/app/pages.ts';
import { isGoodNetwork } from '#platform/network/network-quality.ts';
import { linksInView } from '#platform/page/links-in-view.ts';
import { whenIdle } from '#platform/page/visibility.ts';
import { cartAtom } from '../cart/cart.ts';
import { prefetchPageAtom } from '../page/page-link.ts';
import { servicesAtom } from '../services.ts';

// perf: docs/performance.md#prefetch-in-view
/** Loads the pages that the visitor is likely to open, once a page has been open for a while and the network is good (W12). */
export function usePrefetch(): void {
  const [pathname] = useLocation();
  const search = useSearch();
  const prefetch = useSetAtom(prefetchLikelyAtom);
  const address = search ? `${pathname}?${search}` : pathname;

  useEffect(() => whenIdle(STOOD_FOR, () => void prefetch(address)), [address, prefetch]);
}

/** Milliseconds: the first view, and the measures that are taken with it, are over by then. */
const STOOD_FOR = 5_000;
const MOST = 4;
const EXPERIENCES = '/experiences/';

/** Loads the pages of visible links one after the other, and the cart if there is one. Stops when the network is no longer good. */
const prefetchLikelyAtom = atom(null, async (get, set, address: string): Promise<void> => {
  // Chips that narrow the list come before the experiences.
  const inView = Object.groupBy(linksInView(), (it) => (it.startsWith(EXPERIENCES) ? 'first' : 'then'));
  const cart = get(cartAtom) ? [hrefTo.checkout(0)] : [];
  const likely = [...cart, ...(inView.first ?? []), ...(inView.then ?? [])].filter((it) => it !== address);
  for (const href of likely.slice(0, MOST)) {
    if (!isGoodNetwork() || get(servicesAtom).connection.isOut()) return;
    await set(prefetchPageAtom, href).catch(() => undefined);
  }
});
